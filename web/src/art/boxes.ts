import type { DescribedCard } from "$wire";
import { type BoxName, BOXES_OF } from "./games.ts";
import { type CarvedBox, type CarvedCard, carveCard } from "./shapes.ts";

const LOADERS: Readonly<Record<BoxName, () => Promise<{ default: CarvedBox }>>> = {
  base: () => import("virtual:carved/base"),
  saboteur2: () => import("virtual:carved/saboteur2"),
  duel: () => import("virtual:carved/duel"),
};

const carved = new Map<string, CarvedCard>();

/** Loads the carved cards of a game. Call it before its cards are drawn; a second call costs nothing. */
export async function loadCards(game: string): Promise<void> {
  const boxes = await Promise.all((BOXES_OF[game] ?? Object.keys(LOADERS) as BoxName[]).map((box) => LOADERS[box]()));
  for (const box of boxes) for (const [card, shape] of Object.entries(box.default)) carved.set(card, shape);
}

/** The carved form of a card; one that was not loaded is carved now, which takes some milliseconds. */
export function shapeOf(card: DescribedCard): CarvedCard {
  const known = carved.get(card.card);
  if (known) return known;
  const made = carveCard(card);
  carved.set(card.card, made);
  return made;
}
