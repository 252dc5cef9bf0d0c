import { expect, it } from "vitest";
import { draftOf, handOf } from "$web/state/choice";
import { choiceFor } from "$web/state/suggestion";
import { MOVES, VIEW } from "$web/state/view.fixture";

const asked = { moves: MOVES, view: VIEW };

it("chooses by hand exactly what is suggested", () => {
  for (const move of MOVES) expect(draftOf(choiceFor(move, asked), asked)?.text).toBe(move.text);
});

it("takes the card and points at the place, the target or the tray", () => {
  const kinds = new Map(MOVES.map((move) => [move.text, choiceFor(move, asked)]));
  expect(kinds.get("lay base_nes 0,1 turned")).toMatchObject({ kind: "card", card: "base_nes", cell: [0, 1], turned: true });
  expect(kinds.get("play base_break_lamp 2")).toMatchObject({ kind: "card", seat: 2, cell: null });
  const two = MOVES.find(({ move }) => move.move === "discard" && move.cards.length === 2);
  const choice = two && kinds.get(two.text);
  expect(choice?.kind === "discard" && new Set(choice.indexes).size).toBe(2);
});

it("of two cards that are alike takes both", () => {
  const twice = handOf(VIEW).filter((card, index, hand) => hand.indexOf(card) !== index)[0];
  const move = { move: "discard", cards: [twice, twice] } as (typeof MOVES)[number]["move"];
  const shown = { move, text: "discard both", said: { key: "x" } };
  expect(choiceFor(shown, { ...asked, moves: [shown] })).toEqual({ kind: "discard", indexes: [0, 3], clear: null });
});

it("what is no card of the hand is an answer", () => {
  const shown = { move: { move: "turn", cell: [8, 0] }, text: "turn 8,0", said: { key: "x" } } as (typeof MOVES)[number];
  expect(choiceFor(shown, { ...asked, moves: [shown] })).toEqual({ kind: "answer", text: "turn 8,0" });
});
