/** What just happened to one cell, as it is to be seen. */

import type { Difference, Relit } from "$web/mine/difference";
import type { Laid } from "$web/mine/layout";

export interface Happening {
  /** It was just laid: from where it flies, in pixels; `null`: it lay there already, to be seen by whoever laid it. */
  readonly landed?: { readonly dx: number; readonly dy: number } | null | undefined;
  readonly relit?: Relit | undefined;
  /** How the goal lay that was turned over. */
  readonly hidden?: Laid | undefined;
  /** Milliseconds until it begins to change: first the card lands. */
  readonly after: number;
  readonly turned: boolean;
  readonly marked: boolean;
  readonly lookedAt: boolean;
}

const LANDING = 460;
/** Of the light: when the card touches the ground, or the stones do; then from cell to cell. */
const BEGINNING = 260;
const EACH_CELL = 110;

/** Nothing, for most cells. */
export function happeningAt(name: string, difference: Difference, origin: (seat: number | null) => Happening["landed"]): Happening | undefined {
  const seat = difference.laid.get(name);
  const landed = seat === undefined ? undefined : origin(seat);
  const [relit, hidden] = [difference.relit.get(name), difference.turnedOver.get(name)];
  const [turned, marked, lookedAt] = [difference.turnedAround.has(name), difference.marked.has(name), difference.lookedAt.has(name)];
  const isQuiet = landed === undefined && !relit && !hidden && !turned && !marked && !lookedAt;
  if (isQuiet) return undefined;
  const landing = difference.laid.size ? LANDING : 0;
  const after = relit ? BEGINNING + EACH_CELL * relit.after : landing;
  return { landed, relit, hidden, turned, marked, lookedAt, after };
}
