import rock from "virtual:carved/rock";
import { nuggets } from "./nuggets.ts";
import { eye } from "./props.ts";
import { slabBody } from "./rock.ts";
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

function secret(seen: "gold" | "stone" | number): string {
  const count = seen === "gold" ? 1 : seen === "stone" ? 0 : seen;
  const thing = count > 0 ? nuggets(count, 50, 82, 20) : stone(50, 82, 20, "s");
  return `<circle class="privy" cx="50" cy="82" r="34"/>${thing}${eye(28, 22, 11, 6)}`;
}

/** The body of a goal or vein that lies face down. */
export function goalBody({ vein = false, seen }: FaceDown): string {
  const shown = seen !== undefined ? secret(seen) : SEAMS + (vein ? DIAMOND : QUESTION);
  slab ??= slabBody(rock);
  return `${slab}${shown}<rect class="slabedge" x="2" y="2" width="96" height="146" rx="5"/>`;
}
