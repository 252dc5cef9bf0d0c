/** Carves at build time what is slow to carve on a phone, and gives it to the page as modules: one a box, the title, the rock. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import type { DescribedCard } from "../../docs/wire.ts";
import { carveTitle } from "../src/art/lettering.ts";
import { carveRock } from "../src/art/rock.ts";
import { type CarvedBox, carveCard } from "../src/art/shapes.ts";

const CARDS = join(import.meta.dirname, "../../docs/cards.json");
const PREFIX = "virtual:carved/";
const TITLE = "title";
const ROCK = "rock";

export type Box = DescribedCard["box"];

/** Every kind of card there is, as docs/cards.json has them. */
export function describedCards(): readonly DescribedCard[] {
  return (JSON.parse(readFileSync(CARDS, "utf8")) as { cards: DescribedCard[] }).cards;
}

/** All tunnel cards of a box, carved. */
export function carvedBox(box: Box): CarvedBox {
  const cards = describedCards().filter((card) => card.box === box && card.tunnels);
  return Object.fromEntries(cards.map((card) => [card.card, carveCard(card)]));
}

function carvedOf(name: string): unknown {
  if (name === TITLE) return carveTitle();
  return name === ROCK ? carveRock() : carvedBox(name as Box);
}

/** The text of the module that holds a box, the title or the rock. */
export function carvedModule(name: string): string {
  return `export default ${JSON.stringify(carvedOf(name))};`;
}

/** All carved cards, for the server: a document brings those that its page shows first. */
function allCarved(): CarvedBox {
  const boxes = new Set(describedCards().map(({ box }) => box));
  return Object.assign({}, ...[...boxes].map(carvedBox)) as CarvedBox;
}

export function carving(): Plugin {
  let isBuilt = false;
  return {
    name: "carving",
    configResolved: ({ command }) => void (isBuilt = command === "build"),
    generateBundle() {
      if (isBuilt) this.emitFile({ type: "asset", fileName: "carved.json", source: JSON.stringify(allCarved()) });
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith(`\0${PREFIX}`) ? carvedModule(id.slice(PREFIX.length + 1)) : undefined),
  };
}
