/**
 * Carved shapes as short text: coordinates in half units, each as the difference to the one before, one sign a number.
 * A sign from `#` to `{` is a number from -44 to 44; a greater one is `~` and two signs; `}` ends a ring.
 */
import type { Point, Ring } from "./contours.ts";

const MOST = 44;
const ZERO = 79;
const FAR = "~";
const END = "}";
const BASE = 88;
const FAR_ZERO = (BASE * BASE) / 2;
const UNIT = 2;

function sign(value: number): string {
  if (Math.abs(value) <= MOST) return String.fromCharCode(value + ZERO);
  const shifted = value + FAR_ZERO;
  return FAR + String.fromCharCode(35 + Math.floor(shifted / BASE), 35 + (shifted % BASE));
}

/** Rows of numbers in units as text; every number is written as the difference to that of the row before. */
function written(rows: readonly (readonly number[])[], absolute: number): string {
  let before: readonly number[] = [];
  let text = "";
  for (const row of rows) {
    const rounded = row.map((value) => Math.round(value * UNIT));
    text += rounded.map((value, at) => sign(at < absolute ? value - (before[at] ?? 0) : value)).join("");
    before = rounded;
  }
  return text;
}

function* numbers(text: string): Generator<number> {
  for (let at = 0; at < text.length; at++) {
    if (text.charAt(at) !== FAR) {
      yield text.charCodeAt(at) - ZERO;
    } else {
      yield (text.charCodeAt(at + 1) - 35) * BASE + text.charCodeAt(at + 2) - 35 - FAR_ZERO;
      at += 2;
    }
  }
}

export function encodeRings(rings: readonly Ring[]): string {
  return rings.map((ring) => written(ring, 2) + END).join("");
}

export function decodeRings(text: string): Point[][] {
  return text
    .split(END)
    .slice(0, -1)
    .map((ring) => {
      const steps = [...numbers(ring)];
      let x = 0;
      let y = 0;
      const points: Point[] = [];
      for (let at = 0; at < steps.length; at += 2) {
        x += steps[at] as number;
        y += steps[at + 1] as number;
        points.push([x / UNIT, y / UNIT]);
      }
      return points;
    });
}

/** A cut of the chisel: its middle, and the way from there to its end. */
export type Gouge = readonly [x: number, y: number, dx: number, dy: number];

export function encodeGouges(gouges: readonly Gouge[]): string {
  return written(gouges, 2);
}

export function decodeGouges(text: string): Gouge[] {
  const steps = [...numbers(text)];
  const gouges: Gouge[] = [];
  let x = 0;
  let y = 0;
  for (let at = 0; at < steps.length; at += 4) {
    x += steps[at] as number;
    y += steps[at + 1] as number;
    gouges.push([x / UNIT, y / UNIT, (steps[at + 2] as number) / UNIT, (steps[at + 3] as number) / UNIT]);
  }
  return gouges;
}
