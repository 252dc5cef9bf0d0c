/** One table on the screen: what is shown, what is chosen, what is on its way to the server. */

import type { Cell, Sentence, ShownMove, ShownSeat, ShownTunnels, TableMessage } from "$wire";
import { type CarvedBox, takeCards } from "$web/art";
import { appearance } from "$web/app/appearance.svelte";
import { session } from "$web/app/session.svelte";
import {
  aimAt, type Choice, clearInstead, draftOf, kept, NOTHING, pointAt, settled, takeCard, throwCard, toggleTray, turn,
} from "$web/state/choice";
import type { Direction } from "$web/state/cells";
import { mostDiscarded, type MatCard, optionsOf, placeAt, spotAt, type Target } from "$web/state/options";
import { steady } from "$web/state/steady";
import { isAsked, type Stream } from "$web/state/stream";
import { choiceFor } from "$web/state/suggestion";
import { namesOf, ownSeats, shownStream, type TableState } from "$web/state/table";
import { Stage } from "$web/table/stage.svelte";
import { Refusal, Unreachable } from "$web/wire/refusal";

/** Why something was not done, as the sign says it. */
export interface Reason {
  readonly said: Sentence;
  readonly rule: string;
  /** Where it was tried, so that the place can show it. */
  readonly cell: Cell | null;
}

/** What the mine on the screen can be told to do. */
export interface MineHandle {
  walk(direction: Direction): void;
  /** To the start, or to the furthest card in the light. */
  goTo(end: "start" | "furthest"): void;
  zoom(factor: number): void;
  showAll(): void;
  show(cell: Cell): void;
  whereAmI(): string;
}

const NOBODY: ReadonlyMap<number, Sentence> = new Map();

type Wish = Parameters<typeof session.connection.ask>[0];

export class Desk {
  readonly table: string;
  readonly stage = new Stage((before, after) => this.goOn(before, after));
  choice = $state.raw<Choice>(NOTHING);
  /** The move that is on its way: it goes out again by itself, once, if the line is lost. */
  inFlight = $state.raw<string | null>(null);
  /** How many of our moves were answered, made or refused. */
  landed = $state.raw(0);
  reason = $state.raw<Reason | null>(null);
  /** What the chosen move would light and darken, as far as the server has answered. */
  wouldBe = $state.raw<ShownTunnels | null>(null);
  /** Why the chosen card cannot be played on some seats. */
  excluded = $state.raw<ReadonlyMap<number, Sentence>>(NOBODY);
  /** What was suggested, and why; it is said as long as just that is chosen. */
  private suggested = $state.raw<{ readonly at: number; readonly text: string; readonly why: Sentence } | null>(null);
  /** Somebody thinks about what to suggest. */
  isPondered = $state(false);
  /** Several of us sit at this device: the seat whose cards may be shown; the others' stay covered. */
  uncovered = $state.raw<number | null>(null);
  /** The round that has just ended, until somebody has looked at how. */
  ended = $state.raw<number | null>(null);
  /** The game whose cards can be drawn: their carved forms are there. */
  carved = $state.raw<string | null>(null);
  /** The mine that is on the screen. */
  mine: MineHandle | null = null;
  private lastSeat: number | null = null;
  private questions = 0;
  /** The number of the last event when our move was stored: what is asked until then is answered. */
  private answered = $state.raw(-1);

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

  /** What is played, and who sits where: the same object until somebody says otherwise. */
  readonly people: TableMessage | null = $derived(this.state?.people ?? null);

  readonly names: readonly string[] = $derived.by(steady(() => namesOf(this.people)));

  /** Our seats. */
  readonly seats: readonly number[] = $derived.by(steady(() => (session.person ? ownSeats(this.people, session.person.id) : [])));

  /** The seat whose eyes are shown; `null` for a watcher. */
  get seat(): number | null {
    return this.stream?.seat ?? null;
  }

  seatAt(seat: number): ShownSeat | null {
    return this.people?.seats[seat] ?? null;
  }

  get isHost(): boolean {
    return this.people?.host === session.person?.id;
  }

  /** Whether it is ours to answer, and we have seen what led to it. */
  readonly isAsked: boolean = $derived(
    this.stream !== null && isAsked(this.stream) && this.inFlight === null && this.stream.at !== this.answered,
  );

  /** A bot plays for the seat shown, until we come back. */
  get isAway(): boolean {
    return this.seat !== null && this.seatAt(this.seat)?.away !== null && this.seatAt(this.seat)?.bot !== null;
  }

  /** Somebody else of us has to be handed the device before their cards are shown. */
  get isCovered(): boolean {
    return this.seats.length > 1 && this.seat !== null && this.uncovered !== this.seat;
  }

  /** Carved forms that came before all others: if what is shown needs no more, it can be drawn. */
  takeForms(forms: unknown): void {
    const { stream, people } = this;
    if (!forms || !stream) return;
    const shown = [...stream.view.mine.map(({ card }) => card), ...(stream.view.hands[stream.seat ?? -1] ?? [])];
    const described = shown.flatMap((card) => session.cards.get(card) ?? []);
    if (takeCards(forms as CarvedBox, described)) this.carved = people?.settings.game ?? null;
  }

  get isCarved(): boolean {
    return this.carved !== null && this.carved === this.people?.settings.game;
  }

  /** With geologists: the crystals that lie in the mine. */
  get crystals(): number | null {
    const view = this.stream?.view;
    if (view?.game.game !== "saboteur2") return null;
    return view.mine.reduce((sum, { card }) => sum + (session.cards.get(card)?.crystals ?? 0), 0);
  }

  /** The legal move that is chosen. */
  readonly draft: ShownMove | null = $derived(this.stream && this.isAsked ? draftOf(this.choice, this.stream) : null);

  /** Whether a hint may be asked for. */
  get mayAskHint(): boolean {
    return this.isAsked && this.people?.settings.hints === true;
  }

  /** Why the chosen move was suggested, if it was. */
  get hint(): Sentence | null {
    const { suggested, draft, stream } = this;
    return suggested && suggested.at === stream?.at && suggested.text === draft?.text ? suggested.why : null;
  }

  /** To be called whenever `state` has changed. */
  follow(): void {
    const latest = this.state ? shownStream(this.state, this.lastSeat) : null;
    const own = latest !== null && latest.news.some((event) => "seat" in event && event.seat === latest.seat);
    if (latest) this.lastSeat = latest.seat;
    this.stage.put(latest, own);
  }

  /** Nobody looks at this table any more. */
  leave(): void {
    this.stage.end();
    session.close(this.table);
  }

  /** Something else is shown: what was chosen stays, as far as it is still there; what was chosen ahead is tried. */
  private goOn(before: Stream | null, after: Stream | null): void {
    // Not only the last news: where much happened at once, some of it was skipped.
    const since = before && after && before.seat === after.seat ? before.at : Infinity;
    for (const event of after?.log ?? []) {
      if (event.number > since && "fact" in event && event.fact === "round_ended") this.ended = event.round;
    }
    if (!after || before?.seat !== after.seat) {
      this.choose(NOTHING);
    } else if (before && before.at !== after.at && !isRemark(before, after)) {
      const choice = kept(this.choice, before.view, after.view);
      const wasAsked = isAsked(before);
      this.choose(isAsked(after) && !wasAsked ? settled(choice, after) : choice);
      if (!wasAsked && choice.kind === "card" && choice.cell && this.isAsked && !this.draft) void this.askWhy(choice.cell);
    }
  }

  // -- choosing --------------------------------------------------------------------------------------------------

  takeCard(index: number): void {
    const { stream } = this;
    if (!stream) return;
    if (this.choice.kind === "discard") this.choose(throwCard(this.choice, index, this.mostDiscarded));
    else this.choose(takeCard(this.choice, index, stream));
  }

  /** How many cards may go at once; while others play nobody has said so, so one. */
  get mostDiscarded(): number {
    return Math.max(1, mostDiscarded(this.stream?.moves ?? []));
  }

  /** Points at a cell of the mine; one where the card does not fit is answered with the reason. */
  pointAt(cell: Cell): void {
    const { stream, choice } = this;
    if (!stream) return;
    if (choice.kind !== "card") {
      const spot = stream.moves.find(({ move }) => move.move === "bribe" && String(move.cell) === String(cell));
      if (spot) this.answer(spot.text);
      return;
    }
    const options = optionsOf(stream.moves, choice.card);
    this.choose(pointAt(choice, cell, stream));
    const fits = placeAt(options, cell) ?? spotAt(options, cell);
    if (this.isAsked && !fits) void this.askWhy(cell);
    else if (this.draft && appearance.now.atOnce && !placeIsTurnable(options, cell)) void this.send();
  }

  /** A card that is dragged is over a place. */
  moveTo(cell: Cell): void {
    if (this.stream && this.choice.kind === "card") this.choose(pointAt(this.choice, cell, this.stream));
  }

  /** A troll that could be bribed; asked again, the next one. */
  bribe(): void {
    const texts = this.stream?.moves.flatMap(({ move, text }) => (move.move === "bribe" ? [text] : [])) ?? [];
    const at = this.choice.kind === "answer" ? texts.indexOf(this.choice.text) : -1;
    const next = texts[(at + 1) % texts.length];
    if (next !== undefined) this.answer(next);
  }

  turn(): void {
    if (this.stream) this.choose(turn(this.choice, this.stream));
  }

  aimAt(target: Pick<Target, "seat" | "tool">): void {
    this.choose(aimAt(this.choice, target));
    if (this.draft && appearance.now.atOnce) void this.send();
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
    const another = choice.kind !== "card" || this.choice.kind !== "card" || choice.card !== this.choice.card;
    this.choice = choice;
    this.reason = null;
    this.wouldBe = null;
    if (another) {
      this.excluded = NOBODY;
      void this.askWhyNot();
    }
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
      this.answered = stream.at;
      this.choice = NOTHING;
    } catch (fault) {
      this.refused(fault);
    } finally {
      this.inFlight = null;
      this.landed += 1;
    }
  }

  /** Asks what a good player would do, and chooses that; the big button still has to be pressed. */
  async askHint(): Promise<void> {
    const { stream } = this;
    if (!stream || stream.seat === null || !this.mayAskHint || this.isPondered) return;
    this.isPondered = true;
    try {
      const answer = await session.connection.ask({ do: "hint", table: this.table, seat: stream.seat });
      if (answer.tell !== "answer" || answer.what !== "hint" || this.stream?.at !== stream.at) return;
      this.choose(choiceFor(answer.answer, stream));
      this.suggested = { at: stream.at, text: answer.answer.text, why: answer.answer.why };
    } catch (fault) {
      this.refused(fault);
    } finally {
      this.isPondered = false;
    }
  }

  /** Anything else that a table takes; a refusal is shown on the sign. */
  async ask(wish: Wish): Promise<boolean> {
    try {
      await session.connection.ask(wish);
      return true;
    } catch (fault) {
      this.refused(fault);
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

  /** A card is played on a seat: why not on the others? */
  private async askWhyNot(): Promise<void> {
    const { stream, choice } = this;
    if (!stream || stream.seat === null || choice.kind !== "card" || !this.isAsked) return;
    const { targets } = optionsOf(stream.moves, choice.card);
    const tools = session.cards.get(choice.card)?.tools ?? [];
    const isAimed = targets.length > 0 || tools.length > 0;
    const others = Array.from({ length: isAimed ? stream.view.seats : 0 }, (_, seat) => seat);
    for (const seat of others.filter((each) => !targets.some((target) => target.seat === each))) {
      const tool = session.cards.get(choice.card)?.effect === "repair" ? ` ${tools[0]}` : "";
      const move = `play ${choice.card} ${seat}${tool}`;
      const answer = await this.help({ do: "why", table: this.table, seat: stream.seat, move });
      if (this.choice.kind !== "card" || this.choice.card !== choice.card) return;
      const said = answer?.what === "why" ? answer.answer?.said : undefined;
      if (said) this.excluded = new Map(this.excluded).set(seat, said);
    }
  }

  private async askWhatIf(): Promise<void> {
    const { stream, draft } = this;
    const move = draft?.move;
    if (!stream || stream.seat === null || !draft || !move || !("cell" in move)) return;
    const answer = await this.question({ do: "what_if", table: this.table, seat: stream.seat, move: draft.text });
    if (answer?.what === "what_if") this.wouldBe = answer.answer;
  }

  /** A question that changes nothing; only the answer to the last one counts. */
  private async question(wish: Wish) {
    this.questions += 1;
    const mine = this.questions;
    const answer = await this.help(wish);
    return mine === this.questions ? answer : null;
  }

  private async help(wish: Wish) {
    try {
      const answer = await session.connection.ask(wish);
      return answer.tell === "answer" ? answer : null;
    } catch {
      return null; // it was only to help
    }
  }

  private refused(fault: unknown): void {
    if (fault instanceof Unreachable) return; // the strip says so
    if (!(fault instanceof Refusal)) throw fault;
    this.reason = { said: fault.said, rule: fault.rule, cell: null };
  }
}

/** Whether somebody has only said something: then what one reads and has chosen stays as it is. */
function isRemark(before: Stream, after: Stream): boolean {
  const since = after.log.filter(({ number }) => number > before.at);
  const isWhole = since.length === after.at - before.at;
  return isWhole && since.every((event) => !("fact" in event)) && isAsked(before) === isAsked(after);
}

/** At such a place a tap may mean to turn the card first. */
function placeIsTurnable(options: ReturnType<typeof optionsOf>, cell: Cell): boolean {
  const place = placeAt(options, cell);
  return place !== null && place.upright !== null && place.turned !== null;
}
