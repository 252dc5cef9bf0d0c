/** The carved form of every tunnel card, as text (encoding.ts). */
import type { DescribedCard } from "$wire";
import { carve, gouge, type Hollow, LAYERS } from "./carving.ts";
import { encodeGouges, encodeRings } from "./encoding.ts";
import type { Point } from "./contours.ts";
import type { Field } from "./field.ts";
import { CARD_BOX, type Group, groupsOf, isUpright, type Side } from "./sides.ts";
import { capsulesOf, type Piece, piecesByDoor, piecesByTroll } from "./ways.ts";

/** A carved piece: its sides as printed, then its layers from outside in. */
export type CarvedPiece = readonly [sides: string, ...layers: string[]];

export interface CarvedCard {
  /** The groups of the card; a tunnel that crosses over another one comes after it. */
  readonly whole: readonly CarvedPiece[];
  /** The same, parted by a closed door or troll; left out if nothing parts them. */
  readonly parted?: readonly CarvedPiece[];
  readonly far: string;
  readonly near: string;
  /** The number of the corner furthest from all tunnels. */
  readonly corner: number;
}

/** Carved cards by their ids. */
export type CarvedBox = Readonly<Record<string, CarvedCard>>;

/** The corners of a card where a crystal has room; the third is opposite the first, the fourth opposite the second. */
export const CORNERS: readonly Point[] = [[20, 34], [80, 34], [80, 128], [20, 128]];

const GOUGE_GAP = 8.5;

const overOthers = (piece: Piece): number => (piece.sides.length === 2 && !piece.sides.some(isUpright) ? 1 : 0);

function wholePieces(groups: readonly Group[], ladder: boolean): Piece[] {
  const pieces = groups.map((group) => ({ sides: group, capsules: capsulesOf(group, groups, ladder) }));
  return pieces.sort((a, b) => overOthers(a) - overOthers(b));
}

function partedPieces(card: DescribedCard, groups: readonly Group[], whole: readonly Piece[]): Piece[] {
  return groups.flatMap((group) => {
    if (card.troll) return piecesByTroll(group);
    if (card.door_at && group.includes(card.door_at)) return piecesByDoor(group, card.door_at as Side);
    return whole.filter((piece) => piece.sides === group);
  });
}

function roomiest(field: Field): number {
  const room = CORNERS.map(([x, y]) => field(x, y - 6));
  return room.reduce((best, far, at) => (far > (room[best] as number) + 0.5 ? at : best), 0);
}

/** Carves a tunnel card as it is printed; the same card always gets the same walls. */
export function carveCard(card: DescribedCard): CarvedCard {
  const groups = groupsOf(card.tunnels ?? "");
  const pieces = wholePieces(groups, Boolean(card.ladder));
  const cut = (piece: Piece): Hollow => carve(piece.capsules, { seed: `${card.card} ${piece.sides.join("")}`, box: CARD_BOX });
  const text = (piece: Piece, hollow: Hollow): CarvedPiece => [
    piece.sides.join(""),
    ...LAYERS.map((layer) => encodeRings(hollow.layers[layer])),
  ];
  const hollows = pieces.map(cut);
  const field: Field = (x, y) => Math.min(...hollows.map((hollow) => hollow.field(x, y)));
  const { far, near } = gouge(field, card.card, CARD_BOX, GOUGE_GAP);
  const parts = card.troll || card.door_at ? partedPieces(card, groups, pieces) : [];
  return {
    whole: pieces.map((piece, at) => text(piece, hollows[at] as Hollow)),
    ...(parts.length ? { parted: parts.map((piece) => text(piece, cut(piece))) } : {}),
    far: encodeGouges(far),
    near: encodeGouges(near),
    corner: roomiest(field),
  };
}
