/** Cells in words, for whoever does not see the mine. */

import type { Argument, Card, Cell, DescribedCard, View } from "$wire";
import type { Names, Words } from "$web/words/words";
import type { Laid, Light, Spare } from "$web/mine/layout";

export interface Known {
  readonly words: Words;
  readonly cards: ReadonlyMap<string, DescribedCard>;
  readonly names: Names;
}

/** What is to be said of a cell besides what lies there. */
export interface Chance {
  readonly place?: Spare | undefined;
  readonly isSpot?: boolean;
  readonly isChosen?: boolean;
  /** Why not here. */
  readonly reason?: string | undefined;
}

export const figure = (value: number): string => String(value).replace("-", "−");

/** "column 3, row −1: curve, north and east, connected" */
export function labelOf(cell: Cell, laid: Laid | undefined, chance: Chance, known: Known): string {
  const { words } = known;
  const parts = [laid ? lyingLabel(laid, known) : words.phrase(emptyKey(chance.place))];
  if (chance.isSpot) parts.push(words.phrase("mine-target"));
  if (chance.isChosen) parts.push(words.phrase("mine-chosen"));
  if (chance.reason) parts.push(chance.reason);
  return words.phrase("mine-cell", { column: figure(cell[0]), row: figure(cell[1]), what: parts.join(", ") });
}

function emptyKey(place: Spare | undefined): string {
  if (!place) return "mine-empty";
  if (place.upright && place.turned) return "mine-fits-both";
  return place.turned ? "mine-fits-turned" : "mine-fits";
}

function lyingLabel(laid: Laid, { words, cards, names }: Known): string {
  if (laid.kind === "goal") {
    const goal = words.phrase(laid.vein ? "mine-vein" : "mine-goal");
    return laid.seen ? words.phrase("mine-seen", { goal, card: words.card(laid.seen, "object") }) : goal;
  }
  const ways = waysOf(cards.get(laid.card), laid.turned);
  const parts = [faceLabel(laid.card, cards.get(laid.card), laid.turned, words)];
  if (laid.opened) parts.push(words.phrase("mine-opened"));
  if (laid.marker !== null) parts.push(words.phrase("mine-marker", { name: { seat: laid.marker } }, names));
  parts.push(words.phrase(lightKey(ways, laid.light)));
  return parts.join(", ");
}

/** "curve, north and east": what a card is and where it leads, wherever it is. */
export function faceLabel(card: Card, described: DescribedCard | undefined, turned: boolean, words: Words): string {
  const [written, at] = [faces.get(words) ?? new Map<string, string>(), turned ? `${card} turned` : card];
  const text = written.get(at) ?? writeFace(card, described, turned, words);
  faces.set(words, written.set(at, text));
  return text;
}

/** The same cards are named again and again. */
const faces = new WeakMap<Words, Map<string, string>>();

function writeFace(card: Card, described: DescribedCard | undefined, turned: boolean, words: Words): string {
  const [name, ways] = [words.card(card), waysOf(described, turned)];
  return ways.length ? words.phrase("mine-card", { card: name, ways: wayList(ways) }) : name;
}

const SIDES = ["N", "E", "S", "W"] as const;
type Side = (typeof SIDES)[number];
const ACROSS: { readonly [side in Side]: Side } = { N: "S", E: "W", S: "N", W: "E" };
const SIDE_WORDS: { readonly [side in Side]: string } = { N: "mine-north", E: "mine-east", S: "mine-south", W: "mine-west" };

/** Where a card leads as it lies. */
export function waysOf(card: DescribedCard | undefined, turned: boolean): Side[] {
  const open = new Set([...(card?.tunnels ?? "")].map((side) => (turned ? ACROSS[side as Side] : side)));
  return SIDES.filter((side) => open.has(side));
}

const wayList = (ways: readonly Side[]): Argument => ({ list: ways.map((side) => ({ key: SIDE_WORDS[side] })) });

function lightKey(ways: readonly Side[], { lit, theirs }: Light): string {
  const bright = ways.filter((side) => lit.includes(side)).length;
  if (bright) return bright === ways.length ? "mine-lit" : "mine-partly";
  return theirs ? "mine-theirs" : "mine-dark";
}

/** A picture of the mine in one sentence. */
export function pictureLabel(view: View, { words }: Known): string {
  return words.phrase("mine-picture", { cards: view.mine.length });
}

