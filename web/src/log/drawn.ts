/** The portraits of a table's seats, as those who sit there want to be drawn. */

import { portraitOf } from "$web/seats/look";
import type { Desk } from "$web/table/desk.svelte";

export type Portrait = (seat: number) => string;

export const portraitsOf = (desk: Desk): Portrait => (seat) => portraitOf(desk.seatAt(seat) ?? undefined, seat);
