import { chance } from "./chance.ts";
import type { Point } from "./contours.ts";
import { shape } from "./path.ts";
import { type Group, isUpright, type Side } from "./sides.ts";
import { INWARD, reachOf, SIDE_MIDDLES } from "./ways.ts";

/** The corners of a lump, always the same for the same seed. */
export function lump(x: number, y: number, radius: number, seed: string, corners: number, stretch: number): Point[] {
  const next = chance(seed);
  const first = next() * 2 * Math.PI;
  return Array.from({ length: corners }, (_, number) => {
    const angle = first + (number / corners) * 2 * Math.PI;
    const away = radius * (0.82 + next() * 0.3);
    return [x + Math.cos(angle) * away * stretch, y + Math.sin(angle) * away];
  });
}

export function stone(x: number, y: number, radius: number, seed: string): string {
  const outline = lump(x, y, radius, seed, 7, 1.08);
  const top = outline.map(([cornerX, cornerY]): Point => [x + (cornerX - x) * 0.62 - radius * 0.14, y + (cornerY - y) * 0.55 - radius * 0.2]);
  return `<g class="stone">${shape("ol st", outline)}${shape("sthi", top)}</g>`;
}

/** The three stones that close a dead end; this much further in if something lies before them. */
export function rubble(side: Side, all: readonly Group[], seed: string, further: number): string {
  const [inX, inY] = INWARD[side];
  const far = reachOf(side, all) + (all.every((group) => group.length === 1) ? 7 : 4.5) + further;
  const x = SIDE_MIDDLES[side][0] + inX * far;
  const y = SIDE_MIDDLES[side][1] + inY * far;
  const [acrossX, acrossY] = isUpright(side) ? [8.5, 0] : [0, 8.5];
  return (
    stone(x + acrossX, y + acrossY, 7.6, `${seed}${side}1`) +
    stone(x - acrossX, y - acrossY, 7, `${seed}${side}2`) +
    stone(x + inX * 1.5, y + inY * 1.5, 8.6, `${seed}${side}3`)
  );
}

/** A heap of three stones: what lies under a goal without gold. */
export function heap(x: number, y: number): string {
  return stone(x - 9, y + 5, 11, "o1") + stone(x + 10, y + 4, 9, "o2") + stone(x, y - 6, 10, "o3");
}
