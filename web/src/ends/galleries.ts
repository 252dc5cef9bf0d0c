/** A gallery with one nugget a gold, lit for those who have won. */

import { carveGallery } from "$web/art";
import { nugget } from "$web/art/nuggets";
import { stone } from "$web/art/stones";
import { picture } from "$web/art/path";

export interface Gauge {
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  /** From nugget to nugget. */
  readonly step: number;
  readonly left: number;
  readonly lump: number;
}

export const WIDE: Gauge = { width: 150, height: 52, radius: 14, step: 29, left: 19, lump: 11 };
export const LOW: Gauge = { width: 150, height: 40, radius: 11, step: 23, left: 16, lump: 8.5 };
export const DENSE: Gauge = { width: 150, height: 32, radius: 9, step: 19, left: 13, lump: 7 };
export const SMALL: Gauge = { width: 76, height: 34, radius: 8, step: 14.5, left: 11, lump: 6.5 };
export const TINY: Gauge = { width: 64, height: 24, radius: 6, step: 11, left: 9, lump: 5 };

const drawn = new Map<string, string>();

export function galleryOf(gold: number, isLit: boolean, gauge: Gauge, label: string): string {
  const key = [gold, isLit, gauge.width, gauge.height, label].join(" ");
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const made = gold > 0 ? filledGallery(gold, isLit, gauge, label) : emptyPlace(gauge, label);
  drawn.set(key, made);
  return made;
}

function emptyPlace({ width, height, left, lump }: Gauge, label: string): string {
  return picture("gallery", stone(left, height / 2, lump * 0.6, "z"), `0 0 ${width} ${height}`, label);
}

/** Many nuggets lie closer together, so that they fit. */
function filledGallery(gold: number, isLit: boolean, gauge: Gauge, label: string): string {
  const { width, height, radius, left, lump } = gauge;
  const step = Math.min(gauge.step, (width - 2 * left) / Math.max(1, gold - 1));
  const y = height / 2;
  const way = [[left, y, left + (gold - 1) * step, y, radius] as const];
  const lumps = Array.from({ length: gold }, (_, at) => nugget(left + at * step, y, lump, `n${gold}${at}`)).join("");
  return carveGallery({
    seed: `gold${gold}`, width, height, lit: isLit ? way : [], dark: isLit ? [] : way, spread: height > 36 ? 0.6 : 0.45,
    step: height > 36 ? 2.6 : 2, amplitude: height > 36 ? 1.6 : 0.8, cell: 9, over: lumps, label,
  });
}
