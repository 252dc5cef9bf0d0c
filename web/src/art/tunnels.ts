import type { CarvedCard, CarvedPiece } from "./shapes.ts";
import { LAYERS } from "./carving.ts";
import { decodeGouges, decodeRings, type Gouge } from "./encoding.ts";
import { BRIGHTNESS, type Light, lightOf, type Reached } from "./light.ts";
import { polygon, short } from "./path.ts";
import { groupLies, HALF_TURN, type Side } from "./sides.ts";

/** Half the width of a cut of the chisel. */
const CUT = 0.95;

interface LitPiece {
  readonly piece: CarvedPiece;
  readonly light: Light;
}

/** The marks of the chisel as one path. */
export function cuts(gouges: readonly Gouge[]): string {
  return gouges
    .map(([x, y, dx, dy]) => {
      const length = Math.hypot(dx, dy) || 1;
      const [acrossX, acrossY] = [(dy / length) * CUT, (-dx / length) * CUT];
      const at = (px: number, py: number): string => `${short(px)} ${short(py)}`;
      return `M${at(x - dx, y - dy)}L${at(x + acrossX, y + acrossY)}L${at(x + dx, y + dy)}L${at(x - acrossX, y - acrossY)}Z`;
    })
    .join("");
}

function layer({ piece }: LitPiece, name: (typeof LAYERS)[number]): string {
  const rings = decodeRings(piece[LAYERS.indexOf(name) + 1] as string);
  return `<path class="${name}" d="${rings.map(polygon).join("")}"/>`;
}

/** The pieces of a card with their light: its groups, or what a closed door or troll makes of them if they differ. */
function litPieces(carved: CarvedCard, turned: boolean, reached: Reached): LitPiece[] {
  const withLight = (piece: CarvedPiece): LitPiece => ({
    piece,
    light: lightOf(groupLies([...piece[0]] as Side[], turned), reached),
  });
  const parted = (carved.parted ?? []).map(withLight);
  if (new Set(parted.map(({ light }) => light)).size > 1) {
    return parted.sort((a, b) => BRIGHTNESS.indexOf(a.light) - BRIGHTNESS.indexOf(b.light));
  }
  return carved.whole.map((piece) => ({ ...withLight(piece), ...(parted[0] && { light: parted[0].light }) }));
}

/** All tunnels of a card, each in its light, and the marks of the chisel around them. */
export function tunnels(carved: CarvedCard, turned: boolean, reached: Reached, marks: boolean): string {
  const pieces = litPieces(carved, turned, reached);
  const shine = (name: "spill2" | "spill"): string =>
    pieces
      .filter(({ light }) => light === "lit")
      .map((piece) => `<g class="lit">${layer(piece, name)}</g>`)
      .join("");
  const hollows = pieces.map(
    (piece) => `<g class="hollow ${piece.light}">${(["wall", "floor", "mid", "core"] as const).map((name) => layer(piece, name)).join("")}</g>`,
  );
  const texture = marks
    ? `<g class="tex"><path class="gouge far" d="${cuts(decodeGouges(carved.far))}"/><path class="gouge near" d="${cuts(decodeGouges(carved.near))}"/></g>`
    : "";
  const turn = turned ? ` ${HALF_TURN}` : "";
  return `<g class="tunnels"${turn}>${shine("spill2")}${shine("spill")}${texture}${hollows.join("")}</g>`;
}
