import type { Point } from "./contours.ts";
import { shape, short } from "./path.ts";
import { lump } from "./stones.ts";

/** A lump of gold: outline, the facets in the light, the edges between the others. */
export function nugget(x: number, y: number, radius: number, seed: string): string {
  const outline = lump(x, y, radius, seed, 8, 1.15);
  const top: Point = [x - radius * 0.1, y - radius * 0.16];
  const inLight = outline.filter(([cornerX, cornerY]) => cornerY < y + radius * 0.1 && cornerX < x + radius * 0.5);
  const from = `M${short(top[0])} ${short(top[1])}`;
  const edges = [1, 4, 6].map((corner) => outline[corner] as Point).map(([toX, toY]) => `${from}L${short(toX)} ${short(toY)}`);
  const light = inLight.length > 1 ? shape("auhi", [top, ...inLight]) : "";
  return `<g class="nug">${shape("ol au", outline)}${light}<path class="aulo" d="${edges.join("")}"/></g>`;
}

/** One to three lumps around a point. */
export function nuggets(count: number, x: number, y: number, radius: number): string {
  if (count === 1) return nugget(x, y, radius, "a");
  if (count === 2) {
    return nugget(x - radius * 0.72, y + radius * 0.12, radius * 0.84, "b") + nugget(x + radius * 0.8, y - radius * 0.1, radius * 0.8, "a");
  }
  return (
    nugget(x, y - radius * 0.72, radius * 0.76, "c") +
    nugget(x - radius * 0.86, y + radius * 0.48, radius * 0.76, "b") +
    nugget(x + radius * 0.84, y + radius * 0.48, radius * 0.76, "a")
  );
}

/** The treasure of the goal everybody digs for. */
export function treasure(): string {
  return (
    '<circle class="treasure" cx="50" cy="75" r="31"/>' +
    nugget(36, 84, 13, "g1") +
    nugget(64, 84, 13, "g2") +
    nugget(50, 70, 16, "g3") +
    nugget(50, 95, 11, "g4")
  );
}
