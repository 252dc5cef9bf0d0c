/** A small position of the base game, for tests. */

import type { Card, Cell, Move, ShownMove, View } from "$wire";

export const lying = (cell: Cell, card: Card, reached = "EW"): View["mine"][number] => ({
  cell, card, turned: false, opened: false, marker: null, reached: [reached],
});

export const VIEW: View = {
  position: 2,
  game: { game: "base" },
  observer: 0,
  seats: 3,
  asked: "turn",
  actor: 0,
  turn: 0,
  round: 1,
  first: 0,
  deck: 40,
  hands: [["base_ew", "base_nes", "base_break_lamp", "base_ew"], ["?", "?"], ["?", "?"]],
  mats: [[], ["lamp"], []],
  mine: [lying([0, 0], "base_start", "NESW")],
  goals: [
    { cell: [8, 2], face: "?", open: false },
    { cell: [8, 0], face: "?", open: false },
    { cell: [8, -2], face: "?", open: false },
  ],
  boxed: [],
  discard: [],
  roles: ["digger", "?", "?"],
  away: [],
  spare: ["?"],
  thefts: [],
  purses: [[], [], []],
  coins: [],
  pile: 28,
  offer: [],
  markers: 0,
  keys: 0,
  gold: [],
};

export const shown = (move: Move, text: string): ShownMove => ({ move, text, said: { key: "move-any" } });

export const lay = (card: Card, cell: Cell, turned = false): ShownMove =>
  shown({ move: "lay", card, cell, turned }, `lay ${card} ${cell.join(",")}${turned ? " turned" : ""}`);

export const MOVES: readonly ShownMove[] = [
  lay("base_ew", [1, 0]),
  lay("base_ew", [-1, 0]),
  lay("base_nes", [1, 0], true),
  lay("base_nes", [-1, 0]),
  lay("base_nes", [0, 1]),
  lay("base_nes", [0, 1], true),
  shown({ move: "play", card: "base_break_lamp", seat: 2 }, "play base_break_lamp 2"),
  shown({ move: "discard", cards: ["base_ew"] }, "discard base_ew"),
  shown({ move: "discard", cards: ["base_ew", "base_ew"] }, "discard base_ew base_ew"),
  shown({ move: "discard", cards: ["base_ew", "base_nes"] }, "discard base_ew base_nes"),
  shown({ move: "clear", what: "lamp", cards: ["base_ew", "base_nes"] }, "clear lamp base_ew base_nes"),
];
