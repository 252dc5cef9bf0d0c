/** All that was said and written at a table, in one order. */

import type { Sentence, Statement, TalkMessage, ToldEvent } from "$wire";

export type Utterance =
  | {
      readonly kind: "statement"; readonly key: string; readonly when: number; readonly seat: number;
      readonly says: Statement; readonly words: Sentence;
    }
  | {
      readonly kind: "chat"; readonly key: string; readonly when: number; readonly seat: number | null;
      readonly person: string; readonly name: string; readonly text: string; readonly watching: boolean;
    };

/** Where the clocks of events and of the server lie: what time of ours each of them begins at. */
export interface Clocks {
  /** The game began, by our clock. */
  readonly began: number | undefined;
  /** The server's clock was at 0, by our clock. */
  readonly server: number;
}

export function conversation(
  log: readonly ToldEvent[], talk: readonly TalkMessage[], people: readonly { readonly person: string | null }[], clocks: Clocks,
): Utterance[] {
  const began = clocks.began ?? Infinity;
  const statements = log.flatMap((event): Utterance[] => {
    const words = event.said?.[0]?.args?.["words"];
    if (!("says" in event) || typeof words !== "object" || !("key" in words)) return [];
    return [{ kind: "statement", key: `s${event.number}`, when: began + (event.time ?? 0), seat: event.seat, says: event.says, words }];
  });
  const written = talk.map(({ number, time, person, name, text, watching }): Utterance => {
    const seat = people.findIndex((each) => each.person === person);
    return { kind: "chat", key: `c${number}`, when: clocks.server + time, seat: seat < 0 ? null : seat, person, name, text, watching };
  });
  return [...written, ...statements].sort((one, other) => one.when - other.when || 0);
}

/** What each seat said last, until it has moved or the round is over: for the bubbles beside the seats. */
export function lastStatements(log: readonly ToldEvent[]): ReadonlyMap<number, Extract<ToldEvent, { readonly says: Statement }>> {
  const last = new Map<number, Extract<ToldEvent, { readonly says: Statement }>>();
  for (const event of log) {
    if ("says" in event) last.set(event.seat, event);
    else if ("fact" in event && event.fact === "round_ended") last.clear();
    else if ("fact" in event && "seat" in event && event.fact !== "drew" && event.fact !== "asked" && event.seat !== null) last.delete(event.seat);
  }
  return last;
}
