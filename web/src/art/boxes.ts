import type { DescribedCard } from "$wire";
import { type BoxName, BOXES_OF } from "./games.ts";
import { type CarvedBox, type CarvedCard, carveCard } from "./shapes.ts";

const LOADERS: Readonly<Record<BoxName, () => Promise<{ default: CarvedBox }>>> = {
  base: () => import("virtual:carved/base"),
  saboteur2: () => import("virtual:carved/saboteur2"),
  duel: () => import("virtual:carved/duel"),
};

const carved = new Map<string, CarvedCard>();

function put(box: CarvedBox): void {
  for (const [card, shape] of Object.entries(box)) carved.set(card, shape);
}

/** Takes carved cards that came in another way; says whether all of these can be drawn now. */
export function takeCards(box: CarvedBox, needed: Iterable<DescribedCard>): boolean {
  put(box);
  return [...needed].every(({ card, tunnels }) => !tunnels || carved.has(card));
}

/** Loads the carved cards of a game. Call it before its cards are drawn; a second call costs nothing. */
export async function loadCards(game: string): Promise<void> {
  const boxes = await Promise.all((BOXES_OF[game] ?? Object.keys(LOADERS) as BoxName[]).map((box) => LOADERS[box]()));
  boxes.forEach((box) => put(box.default));
}

/** The carved form of a card; one that was not loaded is carved now, which takes some milliseconds. */
export function shapeOf(card: DescribedCard): CarvedCard {
  const known = carved.get(card.card);
  if (known) return known;
  const made = carveCard(card);
  carved.set(card.card, made);
  return made;
}
