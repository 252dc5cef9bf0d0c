/** Time that runs out: read from what the server said and our own clock since then. */

import type { Clocks } from "$web/state/stream";

/** Milliseconds that a seat has left now. */
export function timeLeft(clocks: Clocks, seat: number, now: number): number {
  const left = clocks.left[seat] ?? 0;
  return Math.max(0, clocks.running === seat ? left - (now - clocks.since) : left);
}

/** Minutes and seconds, as a clock shows them. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
