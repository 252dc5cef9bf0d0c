import type { Point, Ring } from "./contours.ts";
import type { Box } from "./field.ts";

/** A ring with straight facets as a chisel leaves them (Douglas and Peucker). Where it leaves the box it stays as it is. */
export function facets(ring: Ring, tolerance: number, box: Box): Point[] {
  const points = withEdges(ring, box);
  const closed = [...points, points[0] as EdgePoint];
  const half = points.length >> 1;
  const keep = new Set<number>([0, half, points.length]);
  points.forEach((point, at) => {
    if (point.edge) keep.add(at);
  });
  const fixed = [...keep].sort((a, b) => a - b);
  fixed.slice(1).forEach((to, number) => simplify(closed, fixed[number] as number, to, tolerance, keep));
  return points.filter((_, at) => keep.has(at)).map(({ x, y }) => [x, y]);
}

interface EdgePoint {
  readonly x: number;
  readonly y: number;
  /** Whether the ring crosses the edge of the box here. */
  readonly edge: boolean;
}

/** The ring with a point wherever it crosses the edge of the box. */
function withEdges(ring: Ring, [left, top, width, height]: Box): EdgePoint[] {
  const right = left + width;
  const bottom = top + height;
  const result: EdgePoint[] = [];
  ring.forEach(([x, y], at) => {
    result.push({ x, y, edge: x === left || x === right || y === top || y === bottom });
    const [toX, toY] = ring[(at + 1) % ring.length] as Point;
    const shares = [share(x, toX, left), share(x, toX, right), share(y, toY, top), share(y, toY, bottom)];
    for (const part of shares.filter((value) => value > 0 && value < 1).sort((a, b) => a - b)) {
      result.push({ x: x + (toX - x) * part, y: y + (toY - y) * part, edge: true });
    }
  });
  return result;
}

/** Which part of the way from one number to another a third one lies; NaN if they are equal. */
function share(from: number, to: number, at: number): number {
  return from === to ? Number.NaN : (at - from) / (to - from);
}

function simplify(points: readonly EdgePoint[], from: number, to: number, tolerance: number, keep: Set<number>): void {
  let furthest = 0;
  let at = -1;
  for (let between = from + 1; between < to; between++) {
    const off = offLine(points[between] as EdgePoint, points[from] as EdgePoint, points[to] as EdgePoint);
    if (off > furthest) {
      furthest = off;
      at = between;
    }
  }
  if (furthest <= tolerance) return;
  keep.add(at);
  simplify(points, from, at, tolerance, keep);
  simplify(points, at, to, tolerance, keep);
}

function offLine(point: EdgePoint, from: EdgePoint, to: EdgePoint): number {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < 1e-3) return Math.hypot(point.x - from.x, point.y - from.y);
  return Math.abs((to.x - from.x) * (from.y - point.y) - (from.x - point.x) * (to.y - from.y)) / length;
}
