/** Seats that somebody who watches may take: those of bots that play for nobody else. */

import type { ShownSeat } from "$wire";

export function offered(seats: readonly ShownSeat[]): number[] {
  return seats.flatMap(({ person, bot }, seat) => (person === null && bot !== null ? [seat] : []));
}
