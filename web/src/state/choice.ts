/** What somebody has chosen and not sent yet. Dashed means possible, solid means chosen. */

import type { Card, Cell, ShownMove, View } from "$wire";
import { same } from "$web/state/cells";
import {
  clearOf, discardOf, type MatCard, nearest, optionsOf, placeAt, type Target, type Tool,
} from "$web/state/options";

export type Choice =
  | { readonly kind: "nothing" }
  | {
      readonly kind: "card";
      /** Where in the hand it is. */
      readonly index: number;
      readonly card: Card;
      /** Where it would lie, or on which cell it would be played. */
      readonly cell: Cell | null;
      readonly turned: boolean;
      readonly seat: number | null;
      readonly tool: Tool | null;
    }
  | {
      readonly kind: "discard";
      /** Where in the hand the cards are, in the order in which they were put into the tray. */
      readonly indexes: readonly number[];
      /** What two cards take from before oneself. */
      readonly clear: MatCard | null;
    }
  /** An answer to a question that is not about cards of the hand: a goal, a position, a nugget, a bribe … */
  | { readonly kind: "answer"; readonly text: string };

export const NOTHING: Choice = { kind: "nothing" };

type Asked = { readonly moves: readonly ShownMove[]; readonly view: View };

export function handOf(view: View): readonly Card[] {
  return view.observer === "watcher" ? [] : ((view.hands[view.observer] ?? []) as readonly Card[]);
}

/** Takes a card of the hand, with the place or target that is most likely meant; taken again, it goes back. */
export function takeCard(choice: Choice, index: number, asked: Asked): Choice {
  const card = handOf(asked.view)[index];
  if (!card || (choice.kind === "card" && choice.index === index)) return NOTHING;
  const options = optionsOf(asked.moves, card);
  const place = nearest(options.places, asked.view);
  const only = options.targets.length === 1 ? options.targets[0] : undefined;
  const spot = options.spots.length === 1 ? options.spots[0] : undefined;
  return {
    kind: "card",
    index,
    card,
    cell: place?.cell ?? spot?.cell ?? null,
    turned: place !== null && place.upright === null,
    seat: only?.seat ?? null,
    tool: only?.tool ?? null,
  };
}

/** A card chosen ahead gets the place or target that it lacked; one that was pointed at stays. */
export function settled(choice: Choice, asked: Asked): Choice {
  if (choice.kind !== "card" || choice.cell || choice.seat !== null) return choice;
  return takeCard(NOTHING, choice.index, asked);
}

/** Points at a cell: the chosen place pointed at again turns the card. */
export function pointAt(choice: Choice, cell: Cell, asked: Asked): Choice {
  if (choice.kind !== "card") return choice;
  if (choice.cell && same(choice.cell, cell)) return turn(choice, asked);
  const place = placeAt(optionsOf(asked.moves, choice.card), cell);
  const turned = place ? (choice.turned ? place.turned !== null : place.upright === null) : choice.turned;
  return { ...choice, cell, turned };
}

/** Turns the card by half, where it fits both ways or no move is asked for yet. */
export function turn(choice: Choice, asked: Asked): Choice {
  if (choice.kind !== "card") return choice;
  const place = choice.cell && placeAt(optionsOf(asked.moves, choice.card), choice.cell);
  if (place && !(place.upright && place.turned)) return choice;
  return { ...choice, turned: !choice.turned };
}

export function aimAt(choice: Choice, target: Pick<Target, "seat" | "tool">): Choice {
  return choice.kind === "card" ? { ...choice, seat: target.seat, tool: target.tool } : choice;
}

/** Opens the tray, with the card chosen in it; or closes it. */
export function toggleTray(choice: Choice): Choice {
  if (choice.kind === "discard") return NOTHING;
  return { kind: "discard", indexes: choice.kind === "card" ? [choice.index] : [], clear: null };
}

/** Puts a card into the tray, or takes it out again. */
export function throwCard(choice: Choice, index: number, most: number): Choice {
  if (choice.kind !== "discard") return choice;
  const room = choice.clear ? 2 : most;
  const without = choice.indexes.filter((each) => each !== index);
  if (without.length < choice.indexes.length) return { ...choice, indexes: without };
  return { ...choice, indexes: [...without.slice(room > without.length ? 0 : 1), index] };
}

/** Two cards for what lies before oneself. */
export function clearInstead(choice: Choice, what: MatCard | null): Choice {
  return choice.kind === "discard" ? { ...choice, clear: what, indexes: choice.indexes.slice(0, what ? 2 : undefined) } : choice;
}

/** The legal move that a choice stands for, if it is one already; a card that is good for nothing goes. */
export function draftOf(choice: Choice, asked: Asked): ShownMove | null {
  const { moves, view } = asked;
  if (choice.kind === "answer") return moves.find(({ text }) => text === choice.text) ?? null;
  if (choice.kind === "discard") {
    const hand = handOf(view);
    const cards = choice.indexes.flatMap((index) => hand[index] ?? []);
    return choice.clear ? clearOf(moves, cards, choice.clear) : discardOf(moves, cards);
  }
  if (choice.kind !== "card") return null;
  const { places, targets, spots, alone } = optionsOf(moves, choice.card);
  const { cell, seat, tool, turned } = choice;
  if (cell && places.length) {
    const place = places.find((each) => same(each.cell, cell));
    return (turned ? place?.turned : place?.upright) ?? null;
  }
  if (cell && spots.length) return spots.find((spot) => same(spot.cell, cell))?.move ?? null;
  if (seat !== null) return targets.find((each) => each.seat === seat && each.tool === tool)?.move ?? null;
  if (alone) return alone;
  const isUseless = places.length + spots.length + targets.length === 0;
  return isUseless ? discardOf(moves, [choice.card]) : null;
}

/** A choice made ahead, once it is one's turn; nothing if the hand is another by now. */
export function kept(choice: Choice, before: View, after: View): Choice {
  if (choice.kind === "nothing" || choice.kind === "answer") return NOTHING;
  const [old, hand] = [handOf(before), handOf(after)];
  const moved = (index: number): number => (old[index] === hand[index] ? index : hand.indexOf(old[index] as Card));
  if (choice.kind === "card") {
    const index = moved(choice.index);
    return index < 0 ? NOTHING : { ...choice, index };
  }
  const indexes = choice.indexes.map(moved);
  return indexes.includes(-1) || new Set(indexes).size < indexes.length ? NOTHING : { ...choice, indexes };
}
