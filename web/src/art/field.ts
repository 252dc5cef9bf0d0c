import { hash } from "./chance.ts";

/** A stretch of tunnel: everything within `radius` of the line from one point to another. */
export type Capsule = readonly [x1: number, y1: number, x2: number, y2: number, radius: number];

/** Where something is carved: left, top, width, height. */
export type Box = readonly [left: number, top: number, width: number, height: number];

/** How far a point lies from the wall of a hollow; negative inside. */
export type Field = (x: number, y: number) => number;

/** How rough a wall is: how far it strays, and over which length. */
export interface Roughness {
  readonly amplitude: number;
  readonly cell: number;
}

/** 0 before `from`, 1 after `to`, rising smoothly between. */
export function smooth(from: number, to: number, at: number): number {
  const share = Math.max(0, Math.min(1, (at - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

/** A smooth random field between -1 and 1 with one value for each cell of a grid. */
function noise(seed: string, cell: number): Field {
  const key = hash(seed);
  const corner = (i: number, j: number): number => {
    let mixed = Math.imul(i + 57, 374761393) ^ Math.imul(j + 91, 668265263) ^ key;
    mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2147483648 - 1;
  };
  return (x, y) => {
    const i = Math.floor(x / cell);
    const j = Math.floor(y / cell);
    const u = smooth(0, 1, x / cell - i);
    const v = smooth(0, 1, y / cell - j);
    const upper = corner(i, j) * (1 - u) + corner(i + 1, j) * u;
    const lower = corner(i, j + 1) * (1 - u) + corner(i + 1, j + 1) * u;
    return upper * (1 - v) + lower * v;
  };
}

function distance([x1, y1, x2, y2, radius]: Capsule, x: number, y: number): number {
  const dx = x2 - x1;
  const dy = y2 - y1;
  const length = dx * dx + dy * dy;
  const along = length ? Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / length)) : 0;
  const offX = x - x1 - along * dx;
  const offY = y - y1 - along * dy;
  return Math.sqrt(offX * offX + offY * offY) - radius;
}

/** The field around capsules. Its walls are rough, but not at the edge of the box, so that the mouths of neighbours meet. */
export function fieldOf(capsules: readonly Capsule[], seed: string, box: Box, rough: Roughness): Field {
  const stray = noise(seed, rough.cell);
  const [left, top, width, height] = box;
  return (x, y) => {
    let nearest = Infinity;
    for (const capsule of capsules) nearest = Math.min(nearest, distance(capsule, x, y));
    const edge = Math.min(x - left, y - top, left + width - x, top + height - y);
    return nearest + stray(x, y) * rough.amplitude * smooth(3, 16, edge);
  };
}
