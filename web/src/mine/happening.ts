/** What just happened to one cell, as it is to be seen. */

import type { Difference, Relit } from "$web/mine/difference";
import type { Laid } from "$web/mine/layout";

export interface Happening {
  /** It was just laid: from where it flies, in pixels; `null`: it lay there already, to be seen by whoever laid it. */
  readonly landed?: { readonly dx: number; readonly dy: number } | null | undefined;
  readonly relit?: Relit | undefined;
  /** How the goal lay that was turned over. */
  readonly hidden?: Laid | undefined;
  readonly turned: boolean;
  readonly marked: boolean;
  readonly lookedAt: boolean;
}

/** Nothing, for most cells. */
export function happeningAt(name: string, difference: Difference, origin: (seat: number | null) => Happening["landed"]): Happening | undefined {
  const seat = difference.laid.get(name);
  const landed = seat === undefined ? undefined : origin(seat);
  const [relit, hidden] = [difference.relit.get(name), difference.turnedOver.get(name)];
  const [turned, marked, lookedAt] = [difference.turnedAround.has(name), difference.marked.has(name), difference.lookedAt.has(name)];
  const isQuiet = landed === undefined && !relit && !hidden && !turned && !marked && !lookedAt;
  return isQuiet ? undefined : { landed, relit, hidden, turned, marked, lookedAt };
}
