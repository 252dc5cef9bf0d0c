import type { DescribedCard } from "$wire";
import { actionBody } from "./actions.ts";
import { shapeOf } from "./boxes.ts";
import { crystal } from "./crystals.ts";
import { door } from "./doors.ts";
import { ladder } from "./ladders.ts";
import { lantern } from "./lantern.ts";
import { type Light, lightOf, type Reached } from "./light.ts";
import { type Colour, token } from "./marks.ts";
import { nuggets, treasure } from "./nuggets.ts";
import { CORNERS } from "./shapes.ts";
import { type Group, groupLies, groupsOf, isBridge, isStraight, isUpright, lies, type Side } from "./sides.ts";
import { heap, rubble } from "./stones.ts";
import { troll } from "./trolls.ts";
import { tunnels } from "./tunnels.ts";
import { DOORWAYS, heartOf } from "./ways.ts";

export interface How extends Reached {
  /** Whether it lies turned by 180°. */
  readonly turned?: boolean | undefined;
  /** Whether its door was opened or its troll paid. */
  readonly opened?: boolean | undefined;
  /** Whose marker lies on it. */
  readonly marker?: Colour | undefined;
  /** For cards less than 64 px wide: no marks of the chisel, thicker outlines. */
  readonly detail?: "full" | "small" | undefined;
}

const DECK =
  '<g class="bridge"><path class="deck" d="M27 75L73 75"/><path class="bplank" d="M33 60L33 90M41.5 60L41.5 90M50 60L50 90M58.5 60L58.5 90M67 60L67 90"/>' +
  '<path class="rail2" d="M25 58.5L75 58.5M25 91.5L75 91.5"/></g>';
const ROCK = '<rect class="rock" width="100" height="150"/>';
const EDGE = '<rect class="edge" x="1" y="1" width="98" height="148" rx="5"/>';

function doorOn(card: DescribedCard, groups: readonly Group[], how: How): string {
  if (!card.door) return "";
  const common = { colour: card.door, opened: how.opened ?? false };
  if (card.door_at) {
    const side = lies(card.door_at, how.turned ?? false);
    const [x, y] = DOORWAYS[side];
    return door({ ...common, x, y, acrossShaft: isUpright(side) });
  }
  const group = groups.find(({ length }) => length === 2) as Group;
  const [x, y] = heartOf(group, groups);
  return door({ ...common, x, y, acrossShaft: isStraight(group) && group.some(isUpright) });
}

/** The group in which the nuggets of a card lie. */
function nuggetGroup(card: DescribedCard, groups: readonly Group[], turned: boolean): Group | undefined {
  if (!card.nuggets) return undefined;
  const [reach] = groupsOf(card.nugget_reach ?? "").map((group) => groupLies(group, turned));
  return groups.find((sides) => reach?.every((side) => sides.includes(side)));
}

function nuggetsOn({ nuggets: count = 0 }: DescribedCard, group: Group | undefined, groups: readonly Group[]): string {
  if (!group) return "";
  const [x, y] = heartOf(group, groups);
  if (group.length > 1) return nuggets(count, x, y, count > 1 ? 13 : 12.5);
  return nuggets(count, x, y, count > 1 ? 12 : 9.5);
}

/** How much further in the stones lie that close a dead end with a nugget before them. */
const BEHIND_NUGGET = 2.5;

function rubbleOn(card: DescribedCard, groups: readonly Group[], gold: Group | undefined): string {
  if (card.ladder) return "";
  const deadEnds = groups.filter(({ length }) => length === 1);
  return deadEnds.map((group) => rubble(group[0] as Side, groups, card.card, group === gold ? BEHIND_NUGGET : 0)).join("");
}

function crystalOn(card: DescribedCard, corner: number, turned: boolean): string {
  if (!card.crystals) return "";
  const [x, y] = CORNERS[(corner + (turned ? 2 : 0)) % CORNERS.length] as readonly [number, number];
  return crystal(x, y, 1);
}

/** Everything that stands on a card, upright however the card lies. */
function objects(card: DescribedCard, groups: readonly Group[], how: How, anyLight: boolean): string {
  const turned = how.turned ?? false;
  const colour = card.ladder === "any" ? undefined : card.ladder;
  const gold = nuggetGroup(card, groups, turned);
  const [x, y] = heartOf(groups[0] as Group, groups);
  return [
    isBridge(groups) ? DECK : "",
    rubbleOn(card, groups, gold),
    card.ladder || card.use === "start" ? ladder(colour) : "",
    card.use === "start" ? lantern(76, 38, 0.5, anyLight) : "",
    doorOn(card, groups, how),
    crystalOn(card, shapeOf(card).corner, turned),
    card.troll ? troll(50, 74, 0.64, how.opened ?? false) : "",
    nuggetsOn(card, gold, groups),
    card.goal === "gold" ? treasure() : card.goal === "stone" ? heap(x, y) : "",
    how.marker ? token(how.marker, 77, 122) : "",
  ].join("");
}

/** What a card shows: the classes of its picture, and the picture. */
export interface Face {
  readonly classes: string;
  readonly body: string;
}

/** A card on which nothing is drawn yet. */
export const BLANK: Face = { classes: "c-tunnel", body: ROCK + EDGE };

/** How a card is lit as a whole: somewhere by the walker, somewhere at all, nowhere. */
export const STATES = ["is-lit", "is-half", "is-dark"] as const;

function lightsOf(card: DescribedCard, how: How): Set<Light> {
  const sides = groupsOf(card.tunnels ?? "").flatMap((group) => groupLies(group, how.turned ?? false));
  return new Set(sides.map((side) => lightOf([side], how)));
}

export function stateOf(card: DescribedCard, how: How): (typeof STATES)[number] {
  const lights = lightsOf(card, how);
  if (lights.has("lit")) return "is-lit";
  return lights.has("theirs") || lights.has("would") ? "is-half" : "is-dark";
}

function tunnelFace(card: DescribedCard, how: How): Face {
  const turned = how.turned ?? false;
  const groups = groupsOf(card.tunnels ?? "").map((group) => groupLies(group, turned));
  const lights = lightsOf(card, how);
  const standing = objects(card, groups, how, lights.has("lit") || lights.has("theirs"));
  const body = ROCK + tunnels(shapeOf(card), turned, how, how.detail !== "small") + standing + EDGE;
  return { classes: `c-tunnel ${stateOf(card, how)}`, body };
}

const faces = new Map<string, Face>();

/** The face of a card in a state; drawn once and kept. */
export function faceOf(card: DescribedCard, how: How): Face {
  const key = [card.card, how.turned, how.lit, how.theirs, how.would, how.opened, how.marker, how.detail].map(String).join(" ");
  const known = faces.get(key);
  if (known) return known;
  const drawn = card.tunnels ? tunnelFace(card, how) : { classes: "c-action", body: actionBody(card) };
  const made = how.detail === "small" ? { ...drawn, classes: `${drawn.classes} lod` } : drawn;
  faces.set(key, made);
  return made;
}
