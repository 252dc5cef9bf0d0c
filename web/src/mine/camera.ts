/** Where the mine lies on the screen, in pixels; a cell is one pitch wide and one and a half high. */

import type { Cell } from "$wire";
import type { Extent } from "$web/state/cells";

/** The north-west corner of the cell (0, 0) on the screen, and how wide a cell is. */
export interface Camera {
  readonly pitch: number;
  readonly x: number;
  readonly y: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly width: number;
  readonly height: number;
}

export interface Pad {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export interface Rectangle extends Box {
  readonly left: number;
  readonly top: number;
}

export const TALL = 1.5;
export const WIDEST = 104;
/** What a finger hits. */
export const FINGER = 44;
const NEAREST = 200;
const FURTHEST = 18;

/** Between two cards. */
export const gapOf = (pitch: number): number => (pitch > 60 ? 3 : 2);

export function rectangleOf({ pitch, x, y }: Camera, [column, row]: Cell): Rectangle {
  const gap = gapOf(pitch);
  const width = pitch - gap;
  return { left: x + column * pitch + gap / 2, top: y - row * pitch * TALL + gap / 2, width, height: width * TALL };
}

export function centreOf({ pitch, x, y }: Camera, [column, row]: Cell): Point {
  return { x: x + (column + 0.5) * pitch, y: y + (0.5 - row) * pitch * TALL };
}

export function cellAt({ pitch, x, y }: Camera, point: Point): Cell {
  return [whole((point.x - x) / pitch), -whole((point.y - y) / pitch / TALL) || 0];
}

const whole = (value: number): number => Math.floor(value) || 0; // no -0

/** All of an extent in the free part of the screen, as large as it may be. */
export function fit(extent: Extent, box: Box, pad: Pad, widest = WIDEST): Camera {
  const [columns, rows] = [extent.right - extent.left + 1, extent.top - extent.bottom + 1];
  const free = freeOf(box, pad);
  const pitch = Math.max(FURTHEST, Math.min(widest, free.width / columns, free.height / rows / TALL));
  return centred(extent, pitch, free);
}

export function freeOf(box: Box, pad: Pad): Rectangle {
  return {
    left: pad.left,
    top: pad.top,
    width: Math.max(1, box.width - pad.left - pad.right),
    height: Math.max(1, box.height - pad.top - pad.bottom),
  };
}

function centred(extent: Extent, pitch: number, free: Rectangle): Camera {
  const middle = (extent.left + extent.right + 1) / 2;
  const level = (extent.top + extent.bottom - 1) / 2;
  return {
    pitch,
    x: free.left + free.width / 2 - middle * pitch,
    y: free.top + free.height / 2 + level * pitch * TALL,
  };
}

/**
 * As many of the cells as fit with places wide enough for a finger, the first ones first; nothing of the screen is
 * spent on what lies beyond the extent.
 */
export function focus(cells: readonly Cell[], extent: Extent, box: Box, pad: Pad, widest = 60): Camera {
  const free = freeOf(box, pad);
  const least = FINGER + gapOf(FINGER);
  const fits = (part: Extent): boolean =>
    (part.right - part.left + 1) * least <= free.width && (part.top - part.bottom + 1) * least * TALL <= free.height;
  let part: Extent | null = null;
  for (const [x, y] of cells) {
    const more: Extent = part
      ? { left: Math.min(part.left, x), right: Math.max(part.right, x), bottom: Math.min(part.bottom, y), top: Math.max(part.top, y) }
      : { left: x, right: x, bottom: y, top: y };
    if (fits(more)) part = more;
  }
  if (!part) return fit(extent, box, pad);
  const pitch = Math.max(least, fit(part, box, pad, widest).pitch);
  return within(centred(part, pitch, free), extent, free);
}

/** Moved so that the free part of the screen shows the extent rather than what lies beyond it. */
function within(camera: Camera, extent: Extent, free: Rectangle): Camera {
  const { pitch } = camera;
  const [wide, tall] = [(extent.right - extent.left + 1) * pitch, (extent.top - extent.bottom + 1) * pitch * TALL];
  const [west, north] = [camera.x + extent.left * pitch, camera.y - extent.top * pitch * TALL];
  return {
    pitch,
    x: camera.x - west + inside(west, wide, free.left, free.width),
    y: camera.y - north + inside(north, tall, free.top, free.height),
  };
}

/** Where a length begins so that it covers a gap, or lies in the middle of it if it is too short. */
function inside(begin: number, length: number, gapBegin: number, gap: number): number {
  if (length <= gap) return gapBegin + (gap - length) / 2;
  return Math.min(gapBegin, Math.max(gapBegin + gap - length, begin));
}

export const moved = (camera: Camera, dx: number, dy: number): Camera => ({ ...camera, x: camera.x + dx, y: camera.y + dy });

/** Nearer or further, with what lies under a point staying there. */
export function zoomed(camera: Camera, point: Point, factor: number): Camera {
  const pitch = Math.min(NEAREST, Math.max(FURTHEST, camera.pitch * factor));
  const by = pitch / camera.pitch;
  return { pitch, x: point.x + (camera.x - point.x) * by, y: point.y + (camera.y - point.y) * by };
}

/** Never so far away that nothing of the mine is on the screen. */
export function kept(camera: Camera, extent: Extent, box: Box): Camera {
  const { pitch } = camera;
  const limit = (value: number, least: number, most: number): number => Math.min(Math.max(value, Math.min(least, most)), Math.max(least, most));
  return {
    pitch,
    x: limit(camera.x, pitch - (extent.right + 1) * pitch, box.width - pitch - extent.left * pitch),
    y: limit(camera.y, pitch * (extent.bottom - 1) * TALL + pitch * TALL, box.height + pitch * (extent.top - 1) * TALL),
  };
}

/** So that a cell is in the middle, no smaller than a finger needs. */
export function at(camera: Camera, cell: Cell, box: Box, pad: Pad): Camera {
  const pitch = Math.max(camera.pitch, FINGER + gapOf(FINGER));
  const free = freeOf(box, pad);
  return centred({ left: cell[0], right: cell[0], bottom: cell[1], top: cell[1] }, pitch, free);
}

/** On the way from one to another, 0 to 1. */
export function between(from: Camera, to: Camera, part: number): Camera {
  const pitch = from.pitch * (to.pitch / from.pitch) ** part;
  const along = Math.abs(to.pitch - from.pitch) < 0.01 ? part : (pitch - from.pitch) / (to.pitch - from.pitch);
  return { pitch, x: from.x + (to.x - from.x) * along, y: from.y + (to.y - from.y) * along };
}

export const alike = (one: Camera, other: Camera): boolean =>
  Math.abs(one.pitch - other.pitch) < 0.05 && Math.abs(one.x - other.x) < 0.5 && Math.abs(one.y - other.y) < 0.5;
