import { crystal } from "./crystals.ts";
import { key } from "./keys.ts";
import { lantern } from "./lantern.ts";
import { mark } from "./marks.ts";
import { nugget } from "./nuggets.ts";
import { picture } from "./path.ts";
import { hand, pointedHat } from "./props.ts";
import { stone } from "./stones.ts";
import { type Tool, tool } from "./tools.ts";
import { troll } from "./trolls.ts";

const SMALL_CAGE =
  '<g class="cage" transform="translate(0 -27)"><path class="rod" d="M26 42L26 112M50 42L50 112M74 42L74 112"/>' +
  '<path class="rod beam" d="M14 42L86 42M14 112L86 112"/></g>';

const THINGS = {
  nugget: nugget(50, 52, 38, "a"),
  stone: stone(50, 52, 38, "s"),
  crystal: crystal(50, 62, 2.3),
  key: `<g transform="rotate(30 50 50)">${key(46, 40, 1)}</g>`,
  lantern: lantern(50, 54, 1.1),
  "lantern-off": lantern(50, 54, 1.1, false),
  green: mark("green", 50, 50, 36),
  blue: mark("blue", 50, 50, 36),
  troll: troll(50, 50, 1.15, false),
  theft: hand(50, 52, 1, "glove"),
  trapped: SMALL_CAGE,
  hat: pointedHat(50, 58, 1.2, "felt0"),
} as const;

export type Thing = keyof typeof THINGS;

export const THING_NAMES = Object.keys(THINGS) as Thing[];

/** A thing by itself, as a small square picture: what lies on a mat, counts, signs. */
export function thing(name: Thing, label?: string): string {
  return picture(`objicon i-${name}`, THINGS[name], "0 0 100 100", label);
}

/** A tool by itself, whole or broken. */
export function toolIcon(name: Tool, broken = false, label?: string): string {
  return picture(broken ? "toolicon broken" : "toolicon", tool(name, 50, 50, 1.05, broken), "0 0 100 100", label);
}
