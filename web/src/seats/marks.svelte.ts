/** What somebody thinks of the others, in chalk; kept in this browser for each table, never sent. */

export type Mark = "trust" | "unsure" | "suspect";

export const MARKS: readonly Mark[] = ["trust", "unsure", "suspect"];
/** What each mark is called. */
export const MARK_WORDS: { readonly [mark in Mark]: string } = {
  trust: "table-mark-trust",
  unsure: "table-mark-unsure",
  suspect: "table-mark-suspect",
};
/** How many tables are remembered. */
const MOST = 30;
const KEY = "saboteur-marks";

interface Kept {
  readonly table: string;
  readonly marks: { readonly [seat: string]: Mark };
  readonly notes: string;
}

function remembered(store: Storage): readonly Kept[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as Kept[]) : [];
  } catch {
    return [];
  }
}

export class Marks {
  private now = $state.raw<Kept>({ table: "", marks: {}, notes: "" });

  constructor(
    table: string,
    private readonly store: Storage = localStorage,
  ) {
    this.now = remembered(store).find((each) => each.table === table) ?? { table, marks: {}, notes: "" };
  }

  of(seat: number): Mark | null {
    return this.now.marks[seat] ?? null;
  }

  get notes(): string {
    return this.now.notes;
  }

  /** Chalks a mark on, or wipes it off if it is there already. */
  put(seat: number, mark: Mark): void {
    const { [seat]: before, ...others } = this.now.marks;
    this.keep({ ...this.now, marks: before === mark ? others : { ...others, [seat]: mark } });
  }

  note(notes: string): void {
    this.keep({ ...this.now, notes });
  }

  private keep(kept: Kept): void {
    this.now = kept;
    const others = remembered(this.store).filter(({ table }) => table !== kept.table);
    try {
      this.store.setItem(KEY, JSON.stringify([...others, kept].slice(-MOST)));
    } catch {
      // A private window keeps nothing: it holds until the page is closed.
    }
  }
}
