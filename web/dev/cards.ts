/** All that is drawn, to look at: cards.html?theme=…&sizes=40,60,104. Not in the build. */

import type { DescribedCard } from "$wire";
import "$web/app/base.css";
import {
  back, carveGallery, carveTrack, chalk, CHALK_MARKS, face, goal, HAT_COLOURS, type How, icon, ICON_NAMES, lantern, loadCards, nugget,
  portrait, PORTRAITS, role, thing, THING_NAMES, title, toolIcon,
} from "$web/art";
import described from "../../docs/cards.json";

const cards = described.cards as DescribedCard[];
const asked = new URLSearchParams(location.search);
const sizes = (asked.get("sizes") ?? "72").split(",").map(Number);
const ROLES = ["digger", "saboteur", "blue", "green", "boss", "profiteer", "geologist"] as const;
const TOOLS = ["pick", "lamp", "cart"] as const;

/** States that no card has by itself. */
const STATES: readonly (readonly [string, How])[] = [
  ["duel_cross_blue", { lit: "NEW" }],
  ["duel_cross_blue", { lit: "S" }],
  ["duel_cross_blue", { lit: "NESW", opened: true }],
  ["duel_cross_troll", { lit: "W", theirs: "E" }],
  ["duel_cross_troll", { lit: "NESW", opened: true, marker: "blue" }],
  ["duelgoal_nw_2", { marker: "green" }],
  ["duelgoal_nw_1_green", { turned: true, lit: "S" }],
  ["s2_bridge", { lit: "NS" }],
  ["s2_bridge", { lit: "EW", would: "NS" }],
  ["duel_start_green", { lit: "" }],
];

function row(name: string, width: number, pictures: readonly string[]): void {
  const heading = document.createElement("h2");
  heading.textContent = `${name}, ${width} px`;
  const line = document.createElement("div");
  line.style.cssText = `--cw: ${width}px; display: flex; flex-wrap: wrap; gap: 7px; margin: 6px 0 14px`;
  line.innerHTML = pictures.join("");
  document.body.append(heading, line);
}

function sheet(width: number): void {
  const detail = width < 64 ? "small" : "full";
  for (const box of ["base", "saboteur2", "duel"] as const) {
    for (const use of ["start", "goal", "tunnel", "vein", "action"] as const) {
      const drawn = cards.filter((card) => card.box === box && card.use === use).map((card) => face(card, { detail }));
      if (drawn.length) row(`${box}: ${use}`, width, drawn);
    }
  }
  const tunnels = cards.filter((card) => card.tunnels);
  row("turned", width, tunnels.map((card) => face(card, { detail, turned: true })));
  row("dark", width, tunnels.map((card) => face(card, { detail, lit: "" })));
  row("the other's light", width, tunnels.map((card) => face(card, { detail, lit: "", theirs: card.tunnels })));
  row("would be lit", width, tunnels.map((card) => face(card, { detail, lit: "", would: card.tunnels })));
  row("parted, opened, paid, marked", width, STATES.flatMap(([id, how]) => cards.filter(({ card }) => card === id).map((card) => face(card, { ...how, detail }))));
  row("roles, gold, backs", width, [
    ...ROLES.map((name) => role(name)), nugget(1), nugget(2), nugget(3), back(), back("role"), back("gold"),
    goal(), goal({ vein: true }), goal({ seen: "gold" }), goal({ seen: "stone" }), goal({ vein: true, seen: 3 }),
  ]);
}

document.documentElement.dataset["theme"] = asked.get("theme") ?? "dark";
document.body.style.cssText = "padding: 16px; background: var(--bg); color: var(--ink)";
await Promise.all([loadCards("saboteur2"), loadCards("duel")]);
sizes.forEach(sheet);
row("people", 44, [
  ...Array.from({ length: PORTRAITS }, (_, number) => portrait(number)), portrait(3, { gone: true }),
  ...HAT_COLOURS.map((colour) => portrait({ hat: "cone", beard: "long", colour })),
]);
row("icons", 20, ICON_NAMES.map((name) => icon(name)));
row("things", 22, [...THING_NAMES.map((name) => thing(name)), ...TOOLS.flatMap((tool) => [toolIcon(tool), toolIcon(tool, true)]), ...CHALK_MARKS.map((mark) => chalk(mark))]);
row("title and galleries", 700, [
  await title(),
  carveGallery({
    seed: "sheet", width: 900, height: 200, gap: 26, over: lantern(500, 60, 0.8),
    lit: [[100, -20, 100, 220, 18], [100, 100, 500, 100, 16]], dark: [[500, 100, 800, 100, 16], [800, 100, 800, 100, 40]],
  }),
  carveTrack({ seed: "sheet", width: 900, height: 54, y: 34, radius: 6, done: 0.4, stops: [0, 0.5, 1] }),
]);
