/** What everybody got at the end of a round, as far as one was told. */

import type { Card, ToldEvent } from "$wire";

export type Pay =
  /** A nugget card; `?`: another's, face down. */
  | { readonly kind: "nugget"; readonly value: number | "?" }
  /** Pieces of gold. */
  | { readonly kind: "coins"; readonly amount: number | "?" }
  /** In duel and solo: a card of the mine with a marker on it. */
  | { readonly kind: "card"; readonly card: Card }
  | { readonly kind: "toll"; readonly value: number };

/** The events from the end of a round to the beginning of the next. */
export function afterRound(log: readonly ToldEvent[], round: number): readonly ToldEvent[] {
  const begin = log.findIndex((event) => "fact" in event && event.fact === "round_ended" && event.round === round);
  if (begin < 0) return [];
  const end = log.findIndex((event, index) => index > begin && "fact" in event && event.fact === "round_began");
  return log.slice(begin, end < 0 ? undefined : end);
}

export function paysOf(events: readonly ToldEvent[]): ReadonlyMap<number, readonly Pay[]> {
  const pays = new Map<number, Pay[]>();
  const of = (seat: number): Pay[] => {
    if (!pays.has(seat)) pays.set(seat, []);
    return pays.get(seat) as Pay[];
  };
  for (const event of events) {
    if (!("fact" in event)) continue;
    if (event.fact === "took") of(event.seat).push({ kind: "nugget", value: event.value });
    else if (event.fact === "put_back") event.values.forEach((value) => remove(of(event.seat), value));
    else if (event.fact === "paid") of(event.seat).push({ kind: "coins", amount: event.amount });
    else if (event.fact === "scored") of(event.seat).push(...event.cards.map((card): Pay => ({ kind: "card", card })));
    else if (event.fact === "toll") of(event.seat).push({ kind: "toll", value: event.value });
  }
  return pays;
}

function remove(pays: Pay[], value: number | "?"): void {
  const at = pays.findLastIndex((pay) => pay.kind === "nugget" && pay.value === value);
  if (at >= 0) pays.splice(at, 1);
}
