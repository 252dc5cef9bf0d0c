/** What one seat of ours, or a watcher, has been told of a table. No DOM, no rule. */

import type { EventsMessage, ShownClocks, ShownMove, ShownQuestion, ToldEvent, View, ViewMessage } from "$wire";
import { changed } from "$web/state/change";
import { causeOf, type Consequence, consequenceOf } from "$web/state/consequence";

export interface Clocks extends ShownClocks {
  /** When the server said so, by our clock. */
  readonly since: number;
}

export interface Stream {
  /** Whose eyes these are: a seat of ours, or a watcher's. */
  readonly seat: number | null;
  /** The number of the last event. */
  readonly at: number;
  readonly view: View;
  /** What the game waits for. */
  readonly question: ShownQuestion;
  /** All that may be answered; empty unless this seat is asked. */
  readonly moves: readonly ShownMove[];
  readonly clocks: Clocks | null;
  /** What was told, the oldest first. */
  readonly log: readonly ToldEvent[];
  /** What the last message told: what an animation is made of. */
  readonly news: readonly ToldEvent[];
  /** What events did to the light, by their numbers. */
  readonly consequences?: ReadonlyMap<number, Consequence>;
  /** When the game began, by our clock: the times of events count from it. */
  readonly began?: number;
}

const MOST_LOGGED = 2_000;

/** A view replaces all that was known; the log goes on if nothing was missed. */
export function viewed(before: Stream | undefined, message: ViewMessage, now: number): Stream {
  const goesOn = before !== undefined && before.at <= message.at;
  return {
    seat: message.seat,
    at: message.at,
    view: message.view,
    question: message.question,
    moves: message.moves,
    clocks: clocksOf(message, now),
    log: goesOn ? before.log : [],
    news: [],
    ...(goesOn ? remembered(before) : {}),
  };
}

const remembered = ({ consequences, began }: Stream): Pick<Stream, "consequences" | "began"> => ({
  ...(consequences ? { consequences } : {}),
  ...(began === undefined ? {} : { began }),
});

/** What happened is added to the log, what happened before our log began too; what it changed is put over the view. */
export function told(before: Stream, message: EventsMessage, now: number): Stream {
  const news = message.events.filter((event) => event.number > before.at);
  const first = before.log[0]?.number ?? before.at + 1;
  const earlier = message.events.filter((event) => event.number < first);
  const view = message.change ? changed(before.view, message.change) : before.view;
  const [cause, consequence] = [causeOf(news), consequenceOf(before.view, view)];
  const times = news.flatMap(({ time }) => (time === undefined ? [] : [now - time]));
  const began = Math.min(before.began ?? Infinity, ...times);
  return {
    seat: message.seat,
    at: message.at,
    view,
    question: message.question,
    moves: message.moves,
    clocks: clocksOf(message, now),
    log: [...earlier, ...before.log, ...news].slice(-MOST_LOGGED),
    news,
    ...remembered(before),
    ...(cause !== null && consequence ? { consequences: new Map(before.consequences).set(cause, consequence) } : {}),
    ...(began < Infinity ? { began } : {}),
  };
}

function clocksOf(message: ViewMessage | EventsMessage, now: number): Clocks | null {
  return message.clocks ? { ...message.clocks, since: now } : null;
}

/** Whether this seat has to answer now. */
export function isAsked(stream: Stream): boolean {
  return stream.seat !== null && stream.question.seat === stream.seat && stream.moves.length > 0;
}
