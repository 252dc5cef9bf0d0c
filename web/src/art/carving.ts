import { chance } from "./chance.ts";
import { contours, type Ring, sample } from "./contours.ts";
import { type Gouge } from "./encoding.ts";
import { facets } from "./facets.ts";
import { type Box, type Capsule, type Field, fieldOf } from "./field.ts";

/** The contours of a hollow from outside in: far and near light on the rock, wall, floor, middle, core. */
export const LAYERS = ["spill2", "spill", "wall", "floor", "mid", "core"] as const;
export type Layer = (typeof LAYERS)[number];

/** How far outside the floor each contour lies. */
const LEVELS: Readonly<Record<Layer, number>> = { spill2: 17, spill: 9.5, wall: 4.2, floor: 0, mid: -4.2, core: -8.8 };

/** A hollow cut into the rock. */
export interface Hollow {
  readonly field: Field;
  readonly layers: Readonly<Record<Layer, readonly Ring[]>>;
}

export interface Chisel {
  /** The same seed always cuts the same walls. */
  readonly seed: string;
  readonly box: Box;
  /** Between two measurements of the field. */
  readonly step?: number;
  /** How far the walls stray. */
  readonly amplitude?: number;
  /** Over which length they stray. */
  readonly cell?: number;
  /** How far a facet may lie from the true line. */
  readonly tolerance?: number;
  /** How far the contours lie apart, 1 as on a card. */
  readonly spread?: number;
}

export function carve(capsules: readonly Capsule[], chisel: Chisel): Hollow {
  const { seed, box, step = 3.4, amplitude = 2.4, cell = 9, tolerance = 0.8, spread = 1 } = chisel;
  const field = fieldOf(capsules, seed, box, { amplitude, cell });
  const grid = sample(field, box, step);
  const at = (level: number): Ring[] => contours(grid, level * spread).map((ring) => facets(ring, tolerance, box));
  const layers = Object.fromEntries(LAYERS.map((layer) => [layer, at(LEVELS[layer])])) as Record<Layer, Ring[]>;
  return { field, layers };
}

/** The marks of the chisel on the rock: far from any hollow, and near enough to be lit. */
export interface Gouges {
  readonly far: readonly Gouge[];
  readonly near: readonly Gouge[];
}

/** No mark nearer to a hollow than this. */
const NEAREST = 7.5;
/** Marks nearer than this are warm while the tunnel is lit. */
const WARM = 19;

/** Cuts along the contours of the field, on a grid of this gap, jittered. */
export function gouge(field: Field, seed: string, [left, top, width, height]: Box, gap: number): Gouges {
  const next = chance(`${seed}g`);
  const far: Gouge[] = [];
  const near: Gouge[] = [];
  for (let row = top + gap / 2; row < top + height; row += gap) {
    for (let column = left + gap / 2; column < left + width; column += gap) {
      const x = column + (next() - 0.5) * gap;
      const y = row + (next() - 0.5) * gap;
      const length = 3 + next() * 4.5;
      const kept = next();
      const away = field(x, y);
      if (away < NEAREST || kept > 1.1 - away / 60) continue;
      const acrossX = field(x + 1, y) - field(x - 1, y);
      const acrossY = field(x, y + 1) - field(x, y - 1);
      const steep = Math.hypot(acrossX, acrossY) || 1;
      const cut: Gouge = [x, y, (-acrossY / steep) * length, (acrossX / steep) * length];
      (away < WARM ? near : far).push(cut);
    }
  }
  return { far, near };
}
