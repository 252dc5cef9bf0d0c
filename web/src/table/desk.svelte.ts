/** One table on the screen: what is shown, what is chosen, what is on its way to the server. */

import type { Cell, Sentence, ShownMove, ShownTunnels } from "$wire";
import { session } from "$web/app/session.svelte";
import {
  aimAt, type Choice, clearInstead, draftOf, kept, NOTHING, pointAt, takeCard, throwCard, toggleTray, turn,
} from "$web/state/choice";
import { mostDiscarded, type MatCard, type Target } from "$web/state/options";
import { isAsked, type Stream } from "$web/state/stream";
import { namesOf, ownSeats, shownStream, type TableState } from "$web/state/table";
import { Stage } from "$web/table/stage.svelte";
import { Refusal } from "$web/wire/refusal";

/** Why something was not done, as the sign says it. */
export interface Reason {
  readonly said: Sentence;
  readonly rule: string;
  /** Where it was tried, so that the place can show it. */
  readonly cell: Cell | null;
}

export class Desk {
  readonly table: string;
  readonly stage = new Stage();
  choice = $state.raw<Choice>(NOTHING);
  /** The move that is on its way: it goes out again by itself, once, if the line is lost. */
  inFlight = $state.raw<string | null>(null);
  reason = $state.raw<Reason | null>(null);
  /** What the chosen move would light and darken, as far as the server has answered. */
  wouldBe = $state.raw<ShownTunnels | null>(null);
  private lastSeat: number | null = null;
  private questions = 0;

  constructor(table: string) {
    this.table = table;
    session.open(table);
  }

  get state(): TableState | null {
    return session.tables.get(this.table) ?? null;
  }

  /** As it is shown: a little behind what is known, where several things happened at once. */
  get stream(): Stream | null {
    return this.stage.shown;
  }

  get names(): string[] {
    return this.state ? namesOf(this.state) : [];
  }

  /** Our seats. */
  get seats(): number[] {
    return this.state && session.person ? ownSeats(this.state, session.person.id) : [];
  }

  /** Whether it is ours to answer, and we have seen what led to it. */
  get isAsked(): boolean {
    return this.stream !== null && isAsked(this.stream) && this.inFlight === null;
  }

  /** The legal move that is chosen. */
  get draft(): ShownMove | null {
    return this.stream && this.isAsked ? draftOf(this.choice, this.stream) : null;
  }

  /** To be called whenever `state` has changed. */
  follow(): void {
    const latest = this.state ? shownStream(this.state, this.lastSeat) : null;
    const before = this.stage.shown;
    const own = latest !== null && latest.news.some((event) => "fact" in event && "seat" in event && event.seat === latest.seat);
    this.stage.put(latest, own);
    if (latest) this.lastSeat = latest.seat;
    if (before && latest && latest.at !== before.at) {
      this.choose(latest.seat === before.seat ? kept(this.choice, before.view, latest.view) : NOTHING);
    }
  }

  // -- choosing --------------------------------------------------------------------------------------------------

  takeCard(index: number): void {
    if (!this.stream) return;
    if (this.choice.kind === "discard") this.choose(throwCard(this.choice, index, mostDiscarded(this.stream.moves)));
    else this.choose(takeCard(this.choice, index, this.stream));
  }

  /** Points at a cell of the mine; one where the card does not fit is answered with the reason. */
  pointAt(cell: Cell): void {
    if (!this.stream || this.choice.kind !== "card") return;
    this.choose(pointAt(this.choice, cell, this.stream));
    if (this.isAsked && !this.draft) void this.askWhy(cell);
  }

  turn(): void {
    if (this.stream) this.choose(turn(this.choice, this.stream));
  }

  aimAt(target: Pick<Target, "seat" | "tool">): void {
    this.choose(aimAt(this.choice, target));
  }

  toggleTray(): void {
    this.choose(toggleTray(this.choice));
  }

  clearInstead(what: MatCard | null): void {
    this.choose(clearInstead(this.choice, what));
  }

  answer(text: string): void {
    this.choose({ kind: "answer", text });
  }

  back(): void {
    this.choose(NOTHING);
  }

  private choose(choice: Choice): void {
    this.choice = choice;
    this.reason = null;
    this.wouldBe = null;
    void this.askWhatIf();
  }

  // -- asking the server -----------------------------------------------------------------------------------------

  /** Makes the chosen move. */
  async send(): Promise<void> {
    const { stream, draft } = this;
    if (!stream || stream.seat === null || !draft) return;
    this.inFlight = draft.text;
    try {
      await session.connection.ask({ do: "move", table: this.table, seat: stream.seat, move: draft.text, at: stream.at });
      this.choice = NOTHING;
    } catch (fault) {
      this.refused(fault, null);
    } finally {
      this.inFlight = null;
    }
  }

  /** Anything else that a table takes; a refusal is shown on the sign. */
  async ask(wish: Parameters<typeof session.connection.ask>[0]): Promise<boolean> {
    try {
      await session.connection.ask(wish);
      return true;
    } catch (fault) {
      this.refused(fault, null);
      return false;
    }
  }

  private async askWhy(cell: Cell): Promise<void> {
    const { stream, choice } = this;
    if (!stream || stream.seat === null || choice.kind !== "card") return;
    const isTunnel = session.cards.get(choice.card)?.use === "tunnel";
    const [x, y] = cell;
    const move = isTunnel
      ? `lay ${choice.card} ${x},${y}${choice.turned ? " turned" : ""}`
      : `play ${choice.card} ${x},${y}`;
    const answer = await this.question({ do: "why", table: this.table, seat: stream.seat, move });
    if (answer?.what === "why" && answer.answer) this.reason = { ...answer.answer, cell };
  }

  private async askWhatIf(): Promise<void> {
    const { stream, draft } = this;
    const move = draft?.move;
    if (!stream || stream.seat === null || !draft || !move || !("cell" in move)) return;
    const answer = await this.question({ do: "what_if", table: this.table, seat: stream.seat, move: draft.text });
    if (answer?.what === "what_if") this.wouldBe = answer.answer;
  }

  /** A question that changes nothing; only the answer to the last one counts. */
  private async question(wish: Parameters<typeof session.connection.ask>[0]) {
    this.questions += 1;
    const mine = this.questions;
    try {
      const answer = await session.connection.ask(wish);
      return mine === this.questions && answer.tell === "answer" ? answer : null;
    } catch {
      return null; // it was only to help
    }
  }

  private refused(fault: unknown, cell: Cell | null): void {
    if (!(fault instanceof Refusal)) throw fault;
    this.reason = { said: fault.said, rule: fault.rule, cell };
  }
}
