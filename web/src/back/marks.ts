/** What is worth a mark over the scrub bar: the moments at which a game turns. */

import type { Card, ToldEvent } from "$wire";
import type { Frame, Round } from "$web/back/frames";

export interface Mark {
  readonly at: number;
  readonly card: Card;
  readonly turned: boolean;
}

/** The lower, the sooner it gives way where there is little room. */
const WEIGHT: { readonly [fact: string]: number } = {
  revealed: 6, collapsed: 5, uncovered: 4, put: 3, swapped_hats: 3, swapped_hands: 3, inspected: 3, opened: 3, peeked: 2, lifted: 1,
};

/** At most so many of a round, none nearer to another than a share of its length. */
export function marksOf(frames: readonly Frame[], round: Round, most: number): Mark[] {
  const found: (Mark & { weight: number })[] = [];
  for (let at = round.first; at <= round.last; at++) {
    const best = (frames[at]?.events ?? []).flatMap((event) => markOf(event, at)).sort((one, other) => other.weight - one.weight)[0];
    if (best) found.push(best);
  }
  const apart = Math.max(1, (round.last - round.first) / Math.max(1, most));
  const kept: Mark[] = [];
  for (const { weight: _, ...mark } of found.sort((one, other) => other.weight - one.weight || one.at - other.at)) {
    if (kept.every(({ at }) => Math.abs(at - mark.at) >= apart)) kept.push(mark);
  }
  return kept.sort((one, other) => one.at - other.at);
}

function markOf(event: ToldEvent, at: number): (Mark & { weight: number })[] {
  const weight = "fact" in event ? WEIGHT[event.fact] : undefined;
  if (weight === undefined || !("fact" in event)) return [];
  const card = event.fact === "revealed" || event.fact === "uncovered" ? event.face : "card" in event ? event.card : null;
  return card && card !== "?" ? [{ at, card, turned: false, weight }] : [];
}
