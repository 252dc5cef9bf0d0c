/** The last thing that is worth to be told in one line: what somebody did, not what they drew then. */

import type { Card, Sentence, ToldEvent } from "$wire";

export interface Told {
  readonly said: readonly Sentence[];
  readonly card: Card | null;
  readonly turned: boolean;
  /** It was about cards that nobody may see. */
  readonly isHidden: boolean;
}

const ASIDE: ReadonlySet<string> = new Set(["drew", "asked"]);

export function lastTold(log: readonly ToldEvent[]): Told | null {
  const event = log.findLast((each) => each.said?.length && !("fact" in each && ASIDE.has(each.fact)));
  if (!event?.said) return null;
  return {
    said: event.said,
    card: "card" in event && event.card !== null && event.card !== "?" ? event.card : null,
    turned: "turned" in event && event.turned,
    isHidden: "fact" in event && event.fact === "discarded",
  };
}
