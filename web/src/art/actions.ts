import type { DescribedCard } from "$wire";
import { harms, helps } from "./badges.ts";
import { dwarf } from "./dwarves.ts";
import { key } from "./keys.ts";
import { nuggets } from "./nuggets.ts";
import { cage, eye, fan, hand, pointedHat, swirl } from "./props.ts";
import { stone } from "./stones.ts";
import { disc, tablet } from "./tablets.ts";
import { type Tool, tool } from "./tools.ts";

const MAP =
  '<path class="ol paper" d="M13 46L36 36L62 46L87 36L87 112L62 122L36 112L13 122Z"/><path class="fold" d="M36 36L36 112M62 46L62 122"/>' +
  '<path class="route" d="M22 104Q34 84 44 92T66 72"/><path class="ol gold" d="M72 50L81 61L73 72L64 61Z"/>';

function rockfall(): string {
  const falls = '<path class="speed" d="M27 14L27 44M48 10L48 30M71 14L71 48M86 22L86 40M15 24L15 38"/>';
  const stones = stone(33, 66, 17, "q1") + stone(68, 74, 20, "q2") + stone(40, 104, 20, "q3");
  return tablet("bad", falls + stones + stone(76, 116, 13, "q5") + stone(18, 124, 9, "q6") + stone(57, 128, 11, "q7"));
}

function inspection(): string {
  const lens = '<path class="handle" d="M68 96L84 128"/><circle class="ol lens" cx="47" cy="66" r="35"/>';
  const person = dwarf({ hat: "hood", beard: "none", colours: "someone-hidden" }, 47, 68, 0.52);
  return tablet("info", `${lens}${person}<path class="glint" d="M23 58Q27 42 42 38"/>`);
}

function handsOff(): string {
  const ban = '<circle class="ban" cx="50" cy="84" r="40"/><path class="ban" d="M22 112L78 56"/>';
  return tablet("good", hand(50, 82, 0.9, "skin") + ban + helps(80, 24, 12));
}

function trapped(): string {
  const person = dwarf({ hat: "helmet", beard: "round", colours: "someone-trapped" }, 50, 78, 0.62);
  return tablet("bad", person + cage(false) + harms(50, 24, 13), { split: true });
}

function free(): string {
  const person = dwarf({ hat: "helmet", beard: "round", colours: "someone-free" }, 50, 78, 0.66);
  return tablet("good", person + cage(true) + helps(50, 24, 13));
}

function breaks(broken: Tool): string {
  return tablet("bad", tool(broken, 50, 80, 0.98, true) + harms(50, 27, 13), { split: true });
}

/** One tool, or two of which one is repaired: a slash parts them. */
function repairs(first: Tool, second?: Tool): string {
  if (!second) return tablet("good", tool(first, 50, 82, 0.92) + helps(50, 27, 13));
  const either = '<path class="either" d="M16 98L84 70"/>';
  return tablet("good", tool(first, 36, 56, 0.58) + tool(second, 63, 112, 0.58) + either + helps(79, 25, 12));
}

/** What a card does, as it is drawn. */
const EFFECTS: Readonly<Record<string, () => string>> = {
  rockfall,
  map: () => tablet("info", MAP + eye(23, 24, 11, 7)),
  theft: () => tablet("bad", hand(50, 86, 1.05, "glove") + nuggets(1, 50, 96, 15) + harms(50, 25, 12)),
  hands_off: handsOff,
  swap_hands: () => tablet("info", swirl(50, 76, 40) + fan(50, 66, 0.92, -6) + fan(50, 118, 0.92, 6)),
  inspection,
  swap_hats: () => tablet("info", swirl(50, 76, 41) + pointedHat(40, 62, 0.82, "felt") + pointedHat(60, 108, 0.82, "felt2")),
  trapped,
  free,
  key: () => tablet("info", `${disc(76, 37)}<g transform="rotate(24 50 76)">${key(48, 68, 1.02)}</g>`),
};

/** The body of an action card. */
export function actionBody(card: DescribedCard): string {
  const [first, second] = card.tools ?? [];
  if (card.effect === "break" && first) return breaks(first);
  if (card.effect === "repair" && first) return repairs(first, second);
  const draw = EFFECTS[card.effect ?? ""];
  if (!draw) throw new Error(`no picture of the effect ${String(card.effect)} (${card.card})`);
  return draw();
}
