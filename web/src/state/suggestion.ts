/** A move that the server suggests, as if somebody had chosen it by hand: nothing is played by that. */

import type { Card, ShownMove, View } from "$wire";
import { type Choice, draftOf, handOf } from "$web/state/choice";

type Asked = { readonly moves: readonly ShownMove[]; readonly view: View };

export function choiceFor(suggested: ShownMove, asked: Asked): Choice {
  const choice = byHand(suggested, handOf(asked.view));
  return choice && draftOf(choice, asked)?.text === suggested.text ? choice : { kind: "answer", text: suggested.text };
}

function byHand({ move }: ShownMove, hand: readonly Card[]): Choice | null {
  switch (move.move) {
    case "lay":
      return { ...taken(move.card, hand), cell: move.cell, turned: move.turned };
    case "play":
      return {
        ...taken(move.card, hand),
        cell: "cell" in move ? move.cell : null,
        seat: "seat" in move ? move.seat : null,
        tool: "tool" in move ? move.tool : null,
      };
    case "discard":
      return { kind: "discard", indexes: indexesOf(move.cards, hand), clear: null };
    case "clear":
      return { kind: "discard", indexes: indexesOf(move.cards, hand), clear: move.what };
    default:
      return null;
  }
}

function taken(card: Card, hand: readonly Card[]): Extract<Choice, { kind: "card" }> {
  return { kind: "card", index: hand.indexOf(card), card, cell: null, turned: false, seat: null, tool: null };
}

/** Where these cards are in the hand; two of a kind are two cards. */
function indexesOf(cards: readonly Card[], hand: readonly Card[]): number[] {
  const found: number[] = [];
  for (const card of cards) found.push(hand.findIndex((held, index) => held === card && !found.includes(index)));
  return found;
}
