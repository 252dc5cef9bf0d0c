/** Which sides of a card are open as it lies, and where they do not agree with the cards next to it. For a picture of a refusal. */

import type { Card, Cell, DescribedCard, View } from "$wire";
import { key } from "$web/state/cells";

export type Side = "N" | "E" | "S" | "W";

const ACROSS: { readonly [side in Side]: Side } = { N: "S", E: "W", S: "N", W: "E" };
const BEYOND: { readonly [side in Side]: Cell } = { N: [0, 1], E: [1, 0], S: [0, -1], W: [-1, 0] };
export const SIDES: readonly Side[] = ["N", "E", "S", "W"];

const isOpen = (card: DescribedCard | undefined, side: Side, turned: boolean): boolean =>
  (card?.tunnels ?? "").includes(turned ? ACROSS[side] : side);

/** The sides of a card that meet a wall with a tunnel, or a tunnel with a wall. */
export function clashes(
  view: View, laid: { readonly card: Card; readonly cell: Cell; readonly turned: boolean }, cards: ReadonlyMap<string, DescribedCard>,
): Side[] {
  const lying = new Map(view.mine.map((each) => [key(each.cell), each]));
  return SIDES.filter((side) => {
    const [dx, dy] = BEYOND[side];
    const beside = lying.get(key([laid.cell[0] + dx, laid.cell[1] + dy]));
    if (!beside) return false;
    return isOpen(cards.get(laid.card), side, laid.turned) !== isOpen(cards.get(beside.card), ACROSS[side], beside.turned);
  });
}
