/** Who played: what they are called, and how they are drawn. */

import type { ShownSeat } from "$wire";
import { portraitOf } from "$web/seats/look";

export interface Cast {
  readonly names: readonly string[];
  readonly portrait: (seat: number) => string;
}

/** @param seats who sits at the table; nobody for a record from a file, which has names alone */
export function castOf(names: readonly string[], seats: readonly ShownSeat[] = []): Cast {
  return {
    names: seats.length ? seats.map(({ name }) => name) : names,
    portrait: (seat) => portraitOf(seats[seat], seat),
  };
}
