/** The rock that is the same everywhere: the slab of a goal, and the ground under a mine. The page has it carved at build time. */
import { carve, gouge, type Gouges } from "./carving.ts";
import { decodeGouges, decodeRings, encodeGouges, encodeRings } from "./encoding.ts";
import type { Field } from "./field.ts";
import { gougePaths } from "./hollows.ts";
import { picture, polygon } from "./path.ts";
import { CARD_BOX } from "./sides.ts";

/** The ground is one piece of this size, laid side by side. */
export const GROUND = 900;
const GROUND_GAP = 40;
const SLAB_GAP = 8.5;
/** The light that comes through a slab, from outside in. */
const HALOS = ["spill2", "spill", "floor"] as const;

/** Marks of the chisel, as text (encoding.ts). */
interface Marks {
  readonly far: string;
  readonly near: string;
}

export interface CarvedRock {
  readonly ground: Marks;
  readonly slab: Marks & { readonly halos: readonly string[] };
}

const encoded = ({ far, near }: Gouges): Marks => ({ far: encodeGouges(far), near: encodeGouges(near) });
const marksOf = ({ far, near }: Marks): string => gougePaths({ far: decodeGouges(far), near: decodeGouges(near) });

export function carveRock(): CarvedRock {
  const waves: Field = (x, y) => 40 + 18 * Math.sin(x / 90 + Math.sin(y / 60)) + y * 0.05;
  const hollow = carve([[50, 75, 50, 75, 24]], { seed: "goalback", box: CARD_BOX, amplitude: 7 });
  return {
    ground: encoded(gouge(waves, "ground", [0, 0, GROUND, GROUND], GROUND_GAP)),
    slab: {
      ...encoded(gouge(hollow.field, "goalback", CARD_BOX, SLAB_GAP)),
      halos: HALOS.map((layer) => encodeRings(hollow.layers[layer])),
    },
  };
}

/** The marks of the chisel on bare rock. */
export function groundPicture({ ground }: CarvedRock): string {
  return picture("ground", marksOf(ground), `0 0 ${GROUND} ${GROUND}`);
}

/** The stone slab of a goal with the glow that comes through it. */
export function slabBody({ slab }: CarvedRock): string {
  const glow = slab.halos.map((halo, from) => `<path class="halo${HALOS.length - from}" d="${decodeRings(halo).map(polygon).join("")}"/>`);
  return `<rect class="slab" width="100" height="150" rx="6"/><g class="goaltex">${marksOf(slab)}</g>${glow.join("")}`;
}
