/** Who stands on the stage when a round is over, in the order in which the hats come off. */

import type { Role, ToldEvent } from "$wire";

export interface Cast {
  /** `null`: a dwarf that nobody had. */
  readonly seat: number | null;
  /** `null`: there are no roles in this game. */
  readonly role: Role | null;
  readonly isWinner: boolean;
}

/** Oneself first, then the others in order of play, then what was left over. */
export function castOf(events: readonly ToldEvent[], seats: number, own: number | null): Cast[] {
  const ended = events.find((event) => "fact" in event && event.fact === "round_ended");
  const roles: readonly Role[] = ended && "cause" in ended ? ended.roles : [];
  const winners: readonly number[] = ended && "cause" in ended ? ended.winners : [];
  const left = events.flatMap((event) => ("fact" in event && event.fact === "left_over" ? [event.role] : []));
  const order = Array.from({ length: seats }, (_, number) => ((own ?? 0) + number) % seats);
  return [
    ...order.map((seat): Cast => ({ seat, role: roles[seat] ?? null, isWinner: winners.includes(seat) })),
    ...left.map((role): Cast => ({ seat: null, role, isWinner: false })),
  ];
}
