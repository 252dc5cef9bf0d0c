import { type Gouges, type Layer, LAYERS } from "./carving.ts";
import type { Ring } from "./contours.ts";
import type { Gouge } from "./encoding.ts";
import type { Light } from "./light.ts";
import { polygon, short } from "./path.ts";

/** Half the width of a cut of the chisel. */
const CUT = 0.95;

/** A cut: pointed at both ends, widest in the middle. */
function cut([x, y, dx, dy]: Gouge): string {
  const length = Math.hypot(dx, dy) || 1;
  const [acrossX, acrossY] = [(dy / length) * CUT, (-dx / length) * CUT];
  const at = (px: number, py: number): string => `${short(px)} ${short(py)}`;
  return `M${at(x - dx, y - dy)}L${at(x + acrossX, y + acrossY)}L${at(x + dx, y + dy)}L${at(x - acrossX, y - acrossY)}Z`;
}

/** The marks of the chisel on the rock. */
export function gougePaths({ far, near }: Gouges): string {
  const path = (kind: string, gouges: readonly Gouge[]): string =>
    gouges.length ? `<path class="gouge ${kind}" d="${gouges.map(cut).join("")}"/>` : "";
  return `<g class="tex">${path("far", far)}${path("near", near)}</g>`;
}

/** The lines of a carved hollow, by layer. */
export type Lines = Readonly<Record<Layer, string>>;

export function linesOf(rings: (layer: Layer) => readonly Ring[]): Lines {
  return Object.fromEntries(LAYERS.map((layer) => [layer, rings(layer).map(polygon).join("")])) as Record<Layer, string>;
}

export interface LitHollow {
  readonly lines: Lines;
  readonly light: Light;
  /** Its openings, if somebody has to find it again (relight.ts). */
  readonly sides?: string;
}

const path = (layer: Layer, { lines }: LitHollow): string => lines[layer] && `<path class="${layer}" d="${lines[layer]}"/>`;

/** Hollows in the rock: first the light they throw on it, then the marks of the chisel, then themselves. */
export function hollowBodies(hollows: readonly LitHollow[], marks: string): string {
  const group = (kind: string, hollow: LitHollow, inner: string): string => {
    const sides = hollow.sides === undefined ? "" : ` data-sides="${hollow.sides}"`;
    return `<g class="${kind} ${hollow.light}"${sides}>${inner}</g>`;
  };
  const shine = (layer: "spill2" | "spill"): string => hollows.map((hollow) => group("shine", hollow, path(layer, hollow))).join("");
  const inside = (hollow: LitHollow): string => (["wall", "floor", "mid", "core"] as const).map((layer) => path(layer, hollow)).join("");
  return shine("spill2") + shine("spill") + marks + hollows.map((hollow) => group("hollow", hollow, inside(hollow))).join("");
}
