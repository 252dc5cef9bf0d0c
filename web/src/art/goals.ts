import { carve, gouge } from "./carving.ts";
import { gougePaths } from "./hollows.ts";
import { nuggets } from "./nuggets.ts";
import { polygon } from "./path.ts";
import { eye } from "./props.ts";
import { CARD_BOX } from "./sides.ts";
import { stone } from "./stones.ts";

export interface FaceDown {
  /** Whether it is a vein of the duel: a diamond instead of a question mark. */
  readonly vein?: boolean;
  /** What only the viewer knows to be under it, of a vein how many nuggets: drawn large in a dotted ring, under an eye. */
  readonly seen?: "gold" | "stone" | number;
}

const SEAMS =
  '<g class="seams"><path d="M50 75L33 42L40 22M50 75L78 58L92 64M50 75L64 108L58 130M50 75L22 92L10 88M50 75L72 30M50 75L30 116"/></g>';
const QUESTION = '<path class="gq" d="M39 66Q39 54 50 54Q62 54 62 65Q62 74 50 77L50 83M50 92L50 92.5"/>';
const DIAMOND = '<path class="gq" d="M50 58L66 75L50 92L34 75Z"/>';

let slab: string | undefined;

/** The stone slab with the glow that comes through it; carved once. */
function slabBody(): string {
  if (slab === undefined) {
    const hollow = carve([[50, 75, 50, 75, 24]], { seed: "goalback", box: CARD_BOX, amplitude: 7 });
    const glow = (className: string, layer: "spill2" | "spill" | "floor"): string =>
      `<path class="${className}" d="${hollow.layers[layer].map(polygon).join("")}"/>`;
    slab =
      '<rect class="slab" width="100" height="150" rx="6"/>' +
      `<g class="goaltex">${gougePaths(gouge(hollow.field, "goalback", CARD_BOX, 8.5))}</g>` +
      glow("halo3", "spill2") +
      glow("halo2", "spill") +
      glow("halo1", "floor");
  }
  return slab;
}

function secret(seen: "gold" | "stone" | number): string {
  const count = seen === "gold" ? 1 : seen === "stone" ? 0 : seen;
  const thing = count > 0 ? nuggets(count, 50, 82, 20) : stone(50, 82, 20, "s");
  return `<circle class="privy" cx="50" cy="82" r="34"/>${thing}${eye(28, 22, 11, 6)}`;
}

/** The body of a goal or vein that lies face down. */
export function goalBody({ vein = false, seen }: FaceDown): string {
  const shown = seen !== undefined ? secret(seen) : SEAMS + (vein ? DIAMOND : QUESTION);
  return `${slabBody()}${shown}<rect class="slabedge" x="2" y="2" width="96" height="146" rx="5"/>`;
}
