import { crystal } from "./crystals.ts";
import { type Dwarf, dwarf } from "./dwarves.ts";
import { mark } from "./marks.ts";
import { nuggets } from "./nuggets.ts";
import { tablet } from "./tablets.ts";
import { tool } from "./tools.ts";

export type RoleName = "digger" | "saboteur" | "blue" | "green" | "boss" | "profiteer" | "geologist";

const DWARVES: Readonly<Record<RoleName, Omit<Dwarf, "colours">>> = {
  digger: { hat: "lamp", beard: "round" },
  saboteur: { hat: "hood", beard: "fork", sly: true },
  blue: { hat: "lamp", beard: "long" },
  green: { hat: "lamp", beard: "braid" },
  boss: { hat: "crown", beard: "long" },
  profiteer: { hat: "tophat", beard: "fork", sly: true },
  geologist: { hat: "scarf", beard: "round" },
};

const DYNAMITE =
  '<g class="bomb" transform="translate(-4 14)"><path class="fuse" d="M79 30Q86 18 80 12"/><path class="ol ink" d="M72 30L88 34L82 60L66 56Z"/>' +
  '<path class="sparkle" d="M80 5l2 5 5 2-5 2-2 5-2-5-5-2 5-2z"/></g>';
const COINS = '<circle class="ol au" cx="42" cy="131" r="8"/><circle class="ol au" cx="56" cy="131" r="8"/>';

/** What stands on the sill: the sign of what they win by. */
const SIGNS: Readonly<Record<RoleName, string>> = {
  digger: tool("pick", 80, 34, 0.34) + nuggets(1, 50, 130, 10),
  saboteur: `${DYNAMITE}<path class="xmk" d="M42 124L58 138M58 124L42 138"/>`,
  blue: mark("blue", 50, 131, 9),
  green: mark("green", 50, 131, 9),
  boss: mark("green", 40, 131, 8) + mark("blue", 61, 131, 8),
  profiteer: `${COINS}<circle class="monocle" cx="60" cy="84" r="9"/>`,
  geologist: crystal(50, 128, 0.72),
};

/** The body of a role card: a dwarf in a niche. */
export function roleBody(name: RoleName): string {
  const niche = '<path class="niche" d="M16 120L16 58Q16 20 50 20Q84 20 84 58L84 120Z"/>';
  const sill = '<path class="sill" d="M12 113L88 113L88 142L12 142Z"/>';
  const person = dwarf({ ...DWARVES[name], colours: `role-${name}` }, 50, 80, 0.66);
  return tablet("role", niche + person + sill + SIGNS[name], { classes: `r-${name}` });
}
