/** Where the tunnels of a card run, before they are carved. */
import type { Capsule } from "./field.ts";
import type { Point } from "./contours.ts";
import { type Group, isBridge, isStraight, isUpright, type Side } from "./sides.ts";

/** Half the width of a tunnel. */
export const HALF_WIDTH = 14.5;
/** Tunnels run on beyond the edge, so that mouths are cut straight. */
const MOUTHS: Readonly<Record<Side, Point>> = { N: [50, -12], E: [112, 75], S: [50, 162], W: [-12, 75] };
const MIDDLE: Point = [50, 75];
/** The chamber where three or four ways meet, and that of a ladder. */
const CHAMBER = 19.5;
const LADDER_CHAMBER = 21;
/** A bend is made of this many straight stretches. */
const STRETCHES = 14;

/** Which way one looks from a side to the middle. */
export const INWARD: Readonly<Record<Side, Point>> = { N: [0, 1], E: [-1, 0], S: [0, -1], W: [1, 0] };
/** The middle of each side. */
export const SIDE_MIDDLES: Readonly<Record<Side, Point>> = { N: [50, 0], E: [100, 75], S: [50, 150], W: [0, 75] };
/** Where a door of the duel stands on its arm. */
export const DOORWAYS: Readonly<Record<Side, Point>> = { N: [50, 28], E: [80, 76], S: [50, 124], W: [20, 76] };

const stretch = (from: Point, to: Point, radius: number): Capsule => [from[0], from[1], to[0], to[1], radius];
const chamber = (radius: number): Capsule => stretch(MIDDLE, MIDDLE, radius);

/** Whether a group shares its card with another one that leads through. */
function isTight(group: Group, all: readonly Group[]): boolean {
  return all.some((other) => other !== group && other.length > 1);
}

/** Whether there are dead ends only, which reach further in. */
function onlyDeadEnds(all: readonly Group[]): boolean {
  return all.every((group) => group.length === 1);
}

/** How far a dead end reaches into the card. */
export function reachOf(side: Side, all: readonly Group[]): number {
  if (!onlyDeadEnds(all)) return isUpright(side) ? 26 : 13;
  if (all.length === 1) return isUpright(side) ? 52 : 34;
  return isUpright(side) ? 40 : 22;
}

/** A tunnel that stops short, narrower at its tip. */
function deadEnd(side: Side, all: readonly Group[]): Capsule[] {
  const [x, y] = MOUTHS[side];
  const [inX, inY] = INWARD[side];
  const at = (far: number): Point => [x + inX * far, y + inY * far];
  const narrow = at(isUpright(side) ? 16 : 15);
  const tip = at(12 + reachOf(side, all));
  return [stretch(MOUTHS[side], narrow, HALF_WIDTH), stretch(narrow, tip, onlyDeadEnds(all) ? 12.5 : 11)];
}

/** A cubic curve as short straight stretches. */
function curve(from: Point, control1: Point, control2: Point, to: Point): Capsule[] {
  const at = (share: number): Point => {
    const rest = 1 - share;
    const mix = (axis: 0 | 1): number =>
      rest ** 3 * from[axis] + 3 * rest ** 2 * share * control1[axis] + 3 * rest * share ** 2 * control2[axis] + share ** 3 * to[axis];
    return [mix(0), mix(1)];
  };
  return Array.from({ length: STRETCHES }, (_, number) => stretch(at(number / STRETCHES), at((number + 1) / STRETCHES), HALF_WIDTH));
}

function bend(group: Group, tight: boolean): Capsule[] {
  const upright = group.includes("N") ? "N" : "S";
  const level = group.includes("E") ? "E" : "W";
  const [fromX, fromY] = SIDE_MIDDLES[upright];
  const [toX, toY] = SIDE_MIDDLES[level];
  const control1: Point = [fromX, 75 - INWARD[upright][1] * (tight ? 30 : 8)];
  const control2: Point = [50 - INWARD[level][0] * (tight ? 15 : 4), toY];
  return [
    stretch(MOUTHS[upright], [fromX, fromY], HALF_WIDTH),
    ...curve([fromX, fromY], control1, control2, [toX, toY]),
    stretch([toX, toY], MOUTHS[level], HALF_WIDTH),
  ];
}

/** The way from one side to the middle of the card. */
const spoke = (side: Side): Capsule => stretch(MOUTHS[side], MIDDLE, HALF_WIDTH);

/** The capsules of one group among all of its card. */
export function capsulesOf(group: Group, all: readonly Group[], ladder: boolean): Capsule[] {
  const foot = ladder ? [chamber(LADDER_CHAMBER)] : [];
  const [first, second] = group as [Side, Side?];
  if (second === undefined) return ladder ? [spoke(first), ...foot] : deadEnd(first, all);
  if (isStraight(group)) return [stretch(MOUTHS[first], MOUTHS[second], HALF_WIDTH), ...foot];
  if (group.length === 2) return [...bend(group, isTight(group, all)), ...foot];
  return [...group.map(spoke), chamber(CHAMBER)];
}

/** A piece of a group that has a light of its own while a door or a troll parts it from the rest. */
export interface Piece {
  readonly sides: Group;
  readonly capsules: readonly Capsule[];
}

/** What a closed troll makes of a group: each way with the chamber where the troll stands. */
export function piecesByTroll(group: Group): Piece[] {
  return group.map((side) => ({ sides: [side], capsules: [spoke(side), chamber(CHAMBER)] }));
}

/** What a closed door on one way makes of a group: that way up to the door, and the rest. */
export function piecesByDoor(group: Group, doorAt: Side): Piece[] {
  const rest = group.filter((side) => side !== doorAt);
  const behind = [...rest.map(spoke), stretch(DOORWAYS[doorAt], MIDDLE, HALF_WIDTH), chamber(group.length > 2 ? CHAMBER : HALF_WIDTH)];
  return [
    { sides: [doorAt], capsules: [stretch(MOUTHS[doorAt], DOORWAYS[doorAt], HALF_WIDTH)] },
    { sides: rest, capsules: behind },
  ];
}

/** The middle of a group, where an object of that group stands. */
export function heartOf(group: Group, all: readonly Group[]): Point {
  const [side] = group as [Side];
  if (group.length === 1) {
    const far = onlyDeadEnds(all) ? (isUpright(side) ? 26 : 14) : isUpright(side) ? 16 : 9.5;
    const [x, y] = SIDE_MIDDLES[side];
    return [x + INWARD[side][0] * far, y + INWARD[side][1] * far];
  }
  if (isBridge(all) && isUpright(side)) return [50, 28];
  if (isStraight(group) || group.length > 2) return MIDDLE;
  const east = group.includes("E") ? 1 : -1;
  const south = group.includes("N") ? -1 : 1;
  return isTight(group, all) ? [50 + east * 12, 75 + south * 20] : [50 + east * 7, 75 + south * 10];
}
