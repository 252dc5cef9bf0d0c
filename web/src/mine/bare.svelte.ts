/** The cells on which nothing lies. Nobody sees them, so they come after the first picture of a mine, a row a frame. */

import type { Cell } from "$wire";

export interface CellRow {
  readonly y: number;
  readonly cells: readonly Cell[];
}

/** How many bare cells are made in a frame, unless a row alone has more. */
const FRAME = 12;

export class Bare {
  /** How many rows are whole, from the north. */
  private whole = $state.raw(Infinity);

  /** `later`: at first only what is seen is there. */
  constructor(later: boolean) {
    if (later && typeof requestAnimationFrame === "function") this.whole = 0;
  }

  /** The rows as far as they are there: of the others only the cells that are seen. */
  of(rows: readonly CellRow[], isSeen: (cell: Cell) => boolean): readonly CellRow[] {
    if (this.whole >= rows.length) return rows;
    const there = rows.map((row, number) => (number < this.whole ? row : { y: row.y, cells: row.cells.filter(isSeen) }));
    return there.filter(({ cells }) => cells.length > 0);
  }

  /** To be called once something is drawn; ends what it began when it is called back. */
  come(rows: () => readonly CellRow[]): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let frame = 0;
    const next = (): void => {
      const left = rows().length - this.whole;
      if (left <= 0) return void (this.whole = Infinity);
      this.whole += Math.max(1, Math.floor(FRAME / (rows()[0]?.cells.length ?? FRAME)));
      wait();
    };
    // After a frame, so that it is painted first.
    const wait = (): void => void (frame = requestAnimationFrame(() => (timer = setTimeout(next))));
    if (this.whole !== Infinity) wait();
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }
}
