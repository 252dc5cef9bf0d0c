/** Which card was just played on a seat, and by whom. No DOM. */

import type { Card, ToldEvent } from "$wire";

export interface Hit {
  readonly card: Card;
  readonly seat: number;
  readonly target: number;
}

const PLAYED: ReadonlySet<string> = new Set(["put", "lifted", "inspected", "swapped_hats", "swapped_hands"]);

/** Nothing: no card was played on a seat. A tool is also mended by cards that are thrown away. */
export function hitOf(news: readonly ToldEvent[]): Hit | null {
  for (const event of news) {
    if (!("fact" in event) || !PLAYED.has(event.fact) || !("target" in event) || !("card" in event)) continue;
    if (event.card !== null) return { card: event.card, seat: event.seat, target: event.target };
  }
  return null;
}
