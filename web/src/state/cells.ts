/** Cells of the mine: x grows east, y grows north. */

import type { Cell } from "$wire";

export const key = ([x, y]: Cell): string => `${x},${y}`;
export const cellOf = (text: string): Cell => {
  const [x = 0, y = 0] = text.split(",").map(Number);
  return [x, y];
};
/** A cell as it is shown: with a space, and with a minus that is none of a hyphen. */
export const cellText = ([x, y]: Cell): string => `${x}, ${y}`.replaceAll("-", "\u2212");
export const same = (one: Cell, other: Cell): boolean => one[0] === other[0] && one[1] === other[1];
export const steps = (one: Cell, other: Cell): number => Math.abs(one[0] - other[0]) + Math.abs(one[1] - other[1]);

export type Direction = "left" | "right" | "up" | "down";
const WAY: { readonly [name in Direction]: Cell } = { left: [-1, 0], right: [1, 0], up: [0, 1], down: [0, -1] };

/** The next of some cells in a direction: nearest by the way itself first, then by how far it is off that way. */
export function nextCell(from: Cell, cells: readonly Cell[], direction: Direction): Cell | null {
  const [dx, dy] = WAY[direction];
  let best: Cell | null = null;
  let least = Infinity;
  for (const cell of cells) {
    const along = (cell[0] - from[0]) * dx + (cell[1] - from[1]) * dy;
    const aside = Math.abs((cell[0] - from[0]) * dy) + Math.abs((cell[1] - from[1]) * dx);
    if (along > 0 && along + 2 * aside < least) [best, least] = [cell, along + 2 * aside];
  }
  return best;
}

export interface Extent {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** The smallest rectangle around some cells. */
export function extent(cells: readonly Cell[]): Extent {
  const xs = cells.map(([x]) => x);
  const ys = cells.map(([, y]) => y);
  return { left: Math.min(0, ...xs), right: Math.max(0, ...xs), bottom: Math.min(0, ...ys), top: Math.max(0, ...ys) };
}
