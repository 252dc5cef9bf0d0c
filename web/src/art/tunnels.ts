import type { CarvedCard, CarvedPiece } from "./shapes.ts";
import { LAYERS } from "./carving.ts";
import { decodeGouges, decodeRings } from "./encoding.ts";
import { gougePaths, hollowBodies, type Lines, linesOf } from "./hollows.ts";
import { BRIGHTNESS, type Light, lightOf, type Reached } from "./light.ts";
import { groupLies, HALF_TURN, type Side } from "./sides.ts";

export interface LitPiece {
  readonly piece: CarvedPiece;
  readonly light: Light;
}

/** The pieces of a card with their light: its groups, or what a closed door or troll makes of them if they differ. */
export function litPieces(carved: CarvedCard, turned: boolean, reached: Reached): LitPiece[] {
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

const lines = new WeakMap<CarvedPiece, Lines>();

/** The lines of a carved piece; read once. */
function linesOfPiece(piece: CarvedPiece): Lines {
  const known = lines.get(piece);
  if (known) return known;
  const made = linesOf((layer) => decodeRings(piece[LAYERS.indexOf(layer) + 1] as string));
  lines.set(piece, made);
  return made;
}

const textures = new WeakMap<CarvedCard, string>();

function textureOf(carved: CarvedCard): string {
  const known = textures.get(carved);
  if (known !== undefined) return known;
  const made = gougePaths({ far: decodeGouges(carved.far), near: decodeGouges(carved.near) });
  textures.set(carved, made);
  return made;
}

/** All tunnels of a card, each in its light, and the marks of the chisel around them. */
export function tunnels(carved: CarvedCard, turned: boolean, reached: Reached, marks: boolean): string {
  const hollows = litPieces(carved, turned, reached).map(({ piece, light }) => ({ lines: linesOfPiece(piece), light, sides: piece[0] }));
  const turn = turned ? ` ${HALF_TURN}` : "";
  return `<g class="tunnels"${turn}>${hollowBodies(hollows, marks ? textureOf(carved) : "")}</g>`;
}
