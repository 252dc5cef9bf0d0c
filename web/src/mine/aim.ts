/** Which cell somebody means who points at the mine, and which of the cells meant are out of sight. */

import type { Cell } from "$wire";
import { type Box, type Camera, centreOf, FINGER, type Pad, type Point, rectangleOf, TALL } from "$web/mine/camera";

/** How near a card that is dragged has to be, in widths of a card. */
const SNAP = 0.6;

/** The nearest of some cells into which a card that is dragged would fall. */
export function snapped(camera: Camera, point: Point, cells: readonly Cell[]): Cell | null {
  return nearest(camera, point, cells, (dx, dy) => Math.hypot(dx, dy / TALL) <= SNAP * camera.pitch);
}

/** The nearest of some cells under a finger: where cells are small, what is hit is larger than they are. */
export function hit(camera: Camera, point: Point, cells: readonly Cell[]): Cell | null {
  const { width, height } = rectangleOf(camera, [0, 0]);
  const [wide, tall] = [Math.max(width, FINGER) / 2, Math.max(height, FINGER) / 2];
  return nearest(camera, point, cells, (dx, dy) => Math.abs(dx) <= wide && Math.abs(dy) <= tall);
}

function nearest(camera: Camera, point: Point, cells: readonly Cell[], isNear: (dx: number, dy: number) => boolean): Cell | null {
  let best: Cell | null = null;
  let least = Infinity;
  for (const cell of cells) {
    const centre = centreOf(camera, cell);
    const [dx, dy] = [centre.x - point.x, centre.y - point.y];
    const away = Math.hypot(dx, dy / TALL);
    if (isNear(dx, dy) && away < least) [best, least] = [cell, away];
  }
  return best;
}

export type Edge = "left" | "right" | "up" | "down";

/** Cells beyond one edge of the screen: how many, the one to go to, and where along the edge it lies. */
export interface Beyond {
  readonly edge: Edge;
  readonly count: number;
  readonly cell: Cell;
  readonly along: number;
}

/** Counts the cells that are out of sight, or behind what lies over the mine, at the edge beyond which they are. */
export function beyond(camera: Camera, cells: readonly Cell[], box: Box, pad: Pad): Beyond[] {
  const found = new Map<Edge, { cell: Cell; away: number; count: number }>();
  for (const cell of cells) {
    const [edge, away] = edgeOf(camera, cell, box, pad);
    if (!edge) continue;
    const before = found.get(edge);
    if (!before) found.set(edge, { cell, away, count: 1 });
    else found.set(edge, away < before.away ? { cell, away, count: before.count + 1 } : { ...before, count: before.count + 1 });
  }
  return [...found].map(([edge, { cell, count }]) => {
    const { x, y } = centreOf(camera, cell);
    const along = edge === "up" || edge === "down" ? between(x, 40, box.width - 40) : between(y, pad.top + 30, box.height - pad.bottom - 30);
    return { edge, count, cell, along };
  });
}

const between = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** Beyond which edge most of a cell is, and how far. */
function edgeOf(camera: Camera, cell: Cell, box: Box, pad: Pad): [Edge | null, number] {
  const { x, y } = centreOf(camera, cell);
  if (x < 0) return ["left", -x];
  if (x > box.width) return ["right", x - box.width];
  if (y < pad.top) return ["up", pad.top - y];
  if (y > box.height - pad.bottom) return ["down", y - box.height + pad.bottom];
  return [null, 0];
}
