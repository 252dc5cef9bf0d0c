/**
 * The drawing room: card data in, SVG text out; no rules. Put the text in with `{@html …}`; it has no
 * inline styles. Colours are custom properties (`cards.css`, imported here): an attribute `data-theme` (`dark`, `light`,
 * `contrast`) on the page, or `data-cards` on an element inside it for the cards alone, changes them without drawing anew.
 *
 * A card is as wide as `--cw` says and half as high again. `await loadCards(game)` once before a game's cards are drawn.
 */
import rock from "virtual:carved/rock";
import type { DescribedCard } from "$wire";
import { type Back, backBody } from "./backs.ts";
import "./cards.css";
import { BLANK, faceOf, type How } from "./faces.ts";
import { type FaceDown, goalBody } from "./goals.ts";
import { titlePicture } from "./lettering.ts";
import { nuggets } from "./nuggets.ts";
import { picture } from "./path.ts";
import { type RoleName, roleBody } from "./roles.ts";
import { groundPicture } from "./rock.ts";
import { tablet } from "./tablets.ts";

export { loadCards, takeCards } from "./boxes.ts";
export { chalk, CHALK_MARKS, type ChalkMark } from "./chalk.ts";
export type { Beard, Hat } from "./dwarves.ts";
export type { CarvedBox } from "./shapes.ts";
export type { Capsule } from "./field.ts";
export { carveGallery, carveTrack, type Gallery, type Track, trackX } from "./gallery.ts";
export { icon, ICON_NAMES, type IconName } from "./icons.ts";
export { lantern } from "./lantern.ts";
export type { Colour } from "./marks.ts";
export { HAT_COLOURS, type HatColour, type Look, portrait, PORTRAITS, type PortraitState } from "./portraits.ts";
export { GROUND } from "./rock.ts";
export { isWhole, relight } from "./relight.ts";
export { type Thing, thing, THING_NAMES, toolIcon } from "./things.ts";
export type { Tool } from "./tools.ts";
export type { Back, FaceDown, How, RoleName };

/** What every picture of a card may be told. */
export interface Shown {
  /** What a screen reader says; without it the picture is an ornament. */
  readonly label?: string | undefined;
  /** Further classes. */
  readonly className?: string | undefined;
}

const CARD = "0 0 100 150";

function framed(classes: string, body: string, { label, className }: Shown): string {
  return picture(["card", classes, className].filter(Boolean).join(" "), body, CARD, label);
}

/**
 * The face of a card of the deck, a start, an open goal or vein.
 *
 * `lit`, `theirs`, `would` are texts as `reached` of the view has them, by the sides as the card lies (`NES.W`, "" for
 * nothing): reached by the walker, by the other walker of the duel, by the walker if the chosen move is made. Without
 * `lit` all is lit, as in the hand.
 */
export function face(card: DescribedCard, how: How & Shown = {}): string {
  const { classes, body } = faceOf(card, how);
  return framed(classes, body, how);
}

/** A card on which nothing is drawn yet. */
export function blank(): string {
  return framed(BLANK.classes, BLANK.body, {});
}

/** The back of a card of the deck, of a role, of a nugget card. */
export function back(kind: Back = "card", shown: Shown = {}): string {
  return framed("c-back", backBody(kind), shown);
}

/** The marks of the chisel on bare rock, the ground under a mine: a square piece, as wide as `GROUND`, to be laid side by side. */
export function ground(): string {
  return groundPicture(rock);
}

/** A goal or vein face down, with what only its viewer has seen under it. */
export function goal(down: FaceDown & Shown = {}): string {
  return framed("c-back", goalBody(down), down);
}

export function role(name: RoleName, shown: Shown = {}): string {
  return framed("c-role", roleBody(name), shown);
}

/** A nugget card. */
export function nugget(value: 1 | 2 | 3, shown: Shown = {}): string {
  const lumps = nuggets(value, 50, value === 3 ? 66 : 62, value === 1 ? 27 : 25);
  const number = `<text class="num" x="50" y="134" text-anchor="middle">${value}</text>`;
  return framed("c-gold", tablet("gold", lumps + number), shown);
}

/** The title of the game in carved letters; it comes in a piece of its own. */
export async function title(): Promise<string> {
  return titlePicture((await import("virtual:carved/title")).default);
}
