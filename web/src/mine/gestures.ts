/** Fingers and the mouse on the mine: one drags, two pinch and twist. */

import type { Point } from "$web/mine/camera";

/** What a movement means since the last one. */
export interface Movement {
  readonly dx: number;
  readonly dy: number;
  /** The point that stays where it is. */
  readonly centre: Point;
  readonly factor: number;
  /** Two fingers have been turned far enough to mean it. */
  readonly twisted: boolean;
}

/** A finger trembles. */
const SLIP = 7;
const TWIST = Math.PI / 7;

export class Gestures {
  private readonly points = new Map<number, Point>();
  private start: Point = { x: 0, y: 0 };
  private angle = 0;
  private hasTwisted = false;
  /** More than a tap: the mine was moved. */
  isDrag = false;

  down(id: number, point: Point): void {
    if (!this.points.size) {
      this.isDrag = false;
      this.start = point;
    }
    this.points.set(id, point);
    if (this.points.size === 2) {
      this.isDrag = true;
      this.angle = 0;
      this.hasTwisted = false;
    }
  }

  move(id: number, point: Point): Movement | null {
    const before = [...this.points.values()];
    if (!this.points.has(id)) return null;
    if (!this.isDrag && Math.hypot(point.x - this.start.x, point.y - this.start.y) < SLIP) return null;
    this.isDrag = true;
    this.points.set(id, point);
    const after = [...this.points.values()];
    const [was, is] = [middle(before), middle(after)];
    const moved = { dx: is.x - was.x, dy: is.y - was.y, centre: is, factor: 1, twisted: false };
    const [a, b] = before;
    const [c, d] = after;
    if (!a || !b || !c || !d) return moved;
    this.angle += turn(bearing(a, b), bearing(c, d));
    const twisted = !this.hasTwisted && Math.abs(this.angle) > TWIST;
    this.hasTwisted ||= twisted;
    return { ...moved, factor: distance(c, d) / Math.max(1, distance(a, b)), twisted };
  }

  up(id: number): void {
    this.points.delete(id);
  }
}

function middle(points: readonly Point[]): Point {
  const [sum, count] = [points.reduce((one, { x, y }) => ({ x: one.x + x, y: one.y + y }), { x: 0, y: 0 }), points.length || 1];
  return { x: sum.x / count, y: sum.y / count };
}

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
const bearing = (one: Point, other: Point): number => Math.atan2(other.y - one.y, other.x - one.x);
const turn = (from: number, to: number): number => Math.atan2(Math.sin(to - from), Math.cos(to - from));
