/** What can be done with a card: read from the list of legal moves, which the server sends. */

import type { Card, Cell, Move, Seat, ShownMove, View } from "$wire";
import { key, same, steps } from "$web/state/cells";

export type Tool = "pick" | "lamp" | "cart";
export type MatCard = View["mats"][number][number];

/** A cell where a card can be laid, and how. */
export interface Place {
  readonly cell: Cell;
  readonly upright: ShownMove | null;
  readonly turned: ShownMove | null;
}

/** A seat that a card can be played on; with the tool, if the card leaves a choice. */
export interface Target {
  readonly seat: Seat;
  readonly tool: Tool | null;
  readonly move: ShownMove;
}

/** A card of the mine, or a goal, that a card can be played on. */
export interface Spot {
  readonly cell: Cell;
  readonly move: ShownMove;
}

export interface CardOptions {
  readonly places: readonly Place[];
  readonly targets: readonly Target[];
  readonly spots: readonly Spot[];
  /** It is played on nothing. */
  readonly alone: ShownMove | null;
}

const found = new WeakMap<readonly ShownMove[], Map<Card, CardOptions>>();

/** All that can be done with one card but to discard it; several parts of the page ask for it. */
export function optionsOf(moves: readonly ShownMove[], card: Card): CardOptions {
  const known = found.get(moves) ?? new Map<Card, CardOptions>();
  const options = known.get(card) ?? findOptions(moves, card);
  found.set(moves, known.set(card, options));
  return options;
}

function findOptions(moves: readonly ShownMove[], card: Card): CardOptions {
  const places = new Map<string, Place>();
  const targets: Target[] = [];
  const spots: Spot[] = [];
  let alone: ShownMove | null = null;
  for (const shown of moves) {
    const { move } = shown;
    if (move.move === "lay" && move.card === card) {
      const place = places.get(key(move.cell)) ?? { cell: move.cell, upright: null, turned: null };
      places.set(key(move.cell), { ...place, [move.turned ? "turned" : "upright"]: shown });
    } else if (move.move === "play" && move.card === card) {
      if ("cell" in move) spots.push({ cell: move.cell, move: shown });
      else if ("seat" in move) targets.push({ seat: move.seat, tool: "tool" in move ? move.tool : null, move: shown });
      else alone = shown;
    }
  }
  return { places: [...places.values()], targets, spots, alone };
}

/** Whether anything can be done with a card but to discard it. */
export function isPlayable(options: CardOptions): boolean {
  return options.places.length + options.targets.length + options.spots.length > 0 || options.alone !== null;
}

/** The place that somebody means most likely: the one nearest to a goal that nobody has turned over. */
export function nearest<T extends { readonly cell: Cell }>(places: readonly T[], view: View): T | null {
  const hidden = view.goals.filter(({ open }) => !open).map(({ cell }) => cell);
  const away = ({ cell }: T): number => Math.min(Infinity, ...hidden.map((goal) => steps(goal, cell)));
  return [...places].sort((one, other) => away(one) - away(other))[0] ?? null;
}

export const placeAt = (options: CardOptions, cell: Cell): Place | null =>
  options.places.find((place) => same(place.cell, cell)) ?? null;

export const spotAt = (options: CardOptions, cell: Cell): Spot | null =>
  options.spots.find((spot) => same(spot.cell, cell)) ?? null;

type Discard = Extract<Move, { readonly move: "discard" }>;
type Clear = Extract<Move, { readonly move: "clear" }>;

/** How many cards can be discarded at once; 0: none can. */
export function mostDiscarded(moves: readonly ShownMove[]): number {
  return Math.max(0, ...moves.map(({ move }) => (move.move === "discard" ? move.cards.length : 0)));
}

/** The move that discards these cards. */
export function discardOf(moves: readonly ShownMove[], cards: readonly Card[]): ShownMove | null {
  return moves.find(({ move }) => move.move === "discard" && alike((move as Discard).cards, cards)) ?? null;
}

/** What can be taken from before oneself by discarding two cards. */
export function clearable(moves: readonly ShownMove[]): MatCard[] {
  return [...new Set(moves.flatMap(({ move }) => (move.move === "clear" ? [move.what] : [])))];
}

/** The move that discards these two cards to take that away. */
export function clearOf(moves: readonly ShownMove[], cards: readonly Card[], what: MatCard): ShownMove | null {
  const fits = ({ move }: ShownMove): boolean =>
    move.move === "clear" && move.what === what && alike((move as Clear).cards, cards);
  return moves.find(fits) ?? null;
}

function alike(one: readonly Card[], other: readonly Card[]): boolean {
  return one.length === other.length && [...one].sort().join() === [...other].sort().join();
}
