import type { Gouges, Layer } from "./carving.ts";
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

/** A carved hollow: the light it throws on the rock, if it is lit, and itself. */
export interface HollowBody {
  readonly shine: string;
  readonly body: string;
}

export function hollowBody(rings: (layer: Layer) => readonly Ring[], light: Light): HollowBody {
  const path = (layer: Layer): string => {
    const lines = rings(layer).map(polygon).join("");
    return lines && `<path class="${layer}" d="${lines}"/>`;
  };
  const inner = (["wall", "floor", "mid", "core"] as const).map(path).join("");
  const shine = light === "lit" ? path("spill2") + path("spill") : "";
  return { shine, body: `<g class="hollow ${light}">${inner}</g>` };
}
