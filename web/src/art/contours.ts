import type { Box, Field } from "./field.ts";

export type Point = readonly [x: number, y: number];

/** A closed line; its last point is joined to its first. */
export type Ring = readonly Point[];

/** A field measured on a grid, one step beyond its box on every side. */
export interface Grid {
  readonly values: Float32Array;
  readonly columns: number;
  readonly rows: number;
  readonly left: number;
  readonly top: number;
  readonly step: number;
}

/** Outside the grid there is rock, this far from any wall. */
const ROCK = 4;

/** A contour of fewer points is a crumb and is not carved. */
const FEWEST_POINTS = 6;

/** For each way in which the corners of a square can lie inside: the sides where the contour enters and leaves. */
const CROSSINGS = ["", "LB", "BR", "LR", "RT", "LBRT", "BT", "LT", "TL", "TB", "TLBR", "TR", "RL", "RB", "BL", ""] as const;

export function sample(field: Field, [left, top, width, height]: Box, step: number): Grid {
  const columns = Math.ceil(width / step) + 5;
  const rows = Math.ceil(height / step) + 5;
  const values = new Float32Array(columns * rows).fill(Infinity);
  for (let j = 1; j < rows - 1; j++) {
    for (let i = 1; i < columns - 1; i++) {
      values[j * columns + i] = field(left + (i - 2) * step, top + (j - 2) * step);
    }
  }
  return { values, columns, rows, left: left - 2 * step, top: top - 2 * step, step };
}

/** The lines on which a measured field has a level, by marching squares; what is less lies on their right. */
export function contours(grid: Grid, level: number): Ring[] {
  const { columns, rows, left, top, step } = grid;
  const height = (i: number, j: number): number => {
    const value = (grid.values[j * columns + i] as number) - level;
    return value === Infinity ? ROCK : value;
  };
  const points = new Map<number, Point>();
  const next = new Map<number, number>();

  const crossing = (i: number, j: number, side: string): number => {
    const column = side === "R" ? i + 1 : i;
    const row = side === "B" ? j + 1 : j;
    const flat = side === "T" || side === "B";
    const id = (row * columns + column) * 2 + (flat ? 0 : 1);
    if (!points.has(id)) {
      const from = height(column, row);
      const to = flat ? height(column + 1, row) : height(column, row + 1);
      const share = from / (from - to);
      points.set(id, [left + (column + (flat ? share : 0)) * step, top + (row + (flat ? 0 : share)) * step]);
    }
    return id;
  };

  for (let j = 0; j < rows - 1; j++) {
    for (let i = 0; i < columns - 1; i++) {
      const inside =
        (height(i, j) < 0 ? 8 : 0) + (height(i + 1, j) < 0 ? 4 : 0) + (height(i + 1, j + 1) < 0 ? 2 : 0) + (height(i, j + 1) < 0 ? 1 : 0);
      const sides = CROSSINGS[inside] as string;
      for (let at = 0; at < sides.length; at += 2) {
        next.set(crossing(i, j, sides.charAt(at)), crossing(i, j, sides.charAt(at + 1)));
      }
    }
  }
  return traced(next, points).filter((ring) => ring.length >= FEWEST_POINTS);
}

function traced(next: Map<number, number>, points: ReadonlyMap<number, Point>): Ring[] {
  const rings: Ring[] = [];
  for (const start of points.keys()) {
    const ring: Point[] = [];
    let at: number | undefined = start;
    while (at !== undefined && next.has(at)) {
      const following: number | undefined = next.get(at);
      next.delete(at);
      ring.push(points.get(at) as Point);
      at = following;
    }
    if (ring.length) rings.push(ring);
  }
  return rings;
}
