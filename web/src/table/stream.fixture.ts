/** Views and streams for tests, with nothing in them but what a test says. */

import type { Move, ShownMove, View } from "$wire";
import type { Stream } from "$web/state/stream";

export function viewOf(change: Partial<View> = {}): View {
  return {
    position: 2, game: { game: "base" }, observer: 0, seats: 3, asked: "turn", actor: 0, turn: 0, round: 1, first: 0, deck: 20,
    hands: [["base_ew", "base_map", "base_break_lamp"], ["?", "?"], ["?"]], mats: [[], [], []],
    mine: [{ cell: [0, 0], card: "base_start", turned: false, opened: false, marker: null, reached: ["NESW"] }],
    goals: [{ cell: [8, 2], face: "?", open: false }, { cell: [8, 0], face: "?", open: false }],
    boxed: [], discard: [], roles: ["digger", "?", "?"], away: [], spare: ["?"], thefts: [], purses: [[], [], []],
    coins: [0, 0, 0], pile: 28, offer: [], markers: 0, keys: 0, gold: [], ...change,
  };
}

export const shown = (move: Move, text = JSON.stringify(move)): ShownMove => ({ move, text, said: { key: `move-${move.move}` } });

export function streamOf(change: Partial<Stream> = {}): Stream {
  const view = change.view ?? viewOf();
  return {
    seat: 0, at: 1, view, question: { what: "turn", seat: view.actor, said: { key: "asked-turn" } }, moves: [], clocks: null,
    log: [], news: [], ...change,
  };
}
