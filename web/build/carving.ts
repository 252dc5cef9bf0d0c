/** Carves at build time what is slow to carve on a phone, and gives it to the page as modules: one a box, and the title. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import type { DescribedCard } from "../../docs/wire.ts";
import { carveTitle } from "../src/art/lettering.ts";
import { type CarvedBox, carveCard } from "../src/art/shapes.ts";

const CARDS = join(import.meta.dirname, "../../docs/cards.json");
const PREFIX = "virtual:carved/";
const TITLE = "title";

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

/** The text of the module that holds a box or the title. */
export function carvedModule(name: string): string {
  return `export default ${JSON.stringify(name === TITLE ? carveTitle() : carvedBox(name as Box))};`;
}

export function carving(): Plugin {
  return {
    name: "carving",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith(`\0${PREFIX}`) ? carvedModule(id.slice(PREFIX.length + 1)) : undefined),
  };
}
