/** Mines that are looked at and never played: those of help and of the rule books. */

import type { Card, Cell, DescribedCard, View } from "$wire";
import { face, goal, type Thing, thing } from "$web/art";

export type Lying = View["mine"][number];

/** A drawing of a rule book, as docs/rules/mines.json has it. */
export interface DrawnMine {
  readonly mine: readonly Lying[];
  /** Where goals lie face down. */
  readonly goals: readonly Cell[];
}

const NOTHING: View = {
  position: 2, game: { game: "base" }, observer: "watcher", seats: 3, asked: "turn", actor: 0, turn: 0, round: 1, first: 0, deck: 40,
  hands: [[], [], []], mats: [[], [], []], mine: [], goals: [], boxed: [], discard: [], roles: [], away: [], spare: [], thefts: [],
  purses: [], coins: [], pile: 0, offer: [], markers: 0, keys: 0, gold: [],
};

/** The view of somebody who looks on. */
export function pictured(game: string, { mine, goals }: DrawnMine): View {
  return { ...NOTHING, game: { game: game as View["game"]["game"] }, mine, goals: goals.map((cell) => ({ cell, face: "?", open: false })) };
}

const hasVeins = (game: string): boolean => game === "duel" || game === "solo";

const THINGS: { readonly [sign: string]: Thing } = {
  "#": "stone", "*": "crystal", $: "nugget", T: "troll", B: "blue", G: "green", "@0": "green", "@1": "blue",
};

/** The signs of the drawings in the text, as they look on the page; `null`: it stays as it is. */
export function signOf(sign: string, game: string, cards: ReadonlyMap<string, DescribedCard>): string | null {
  const drawn = (card: Card): string | null => {
    const found = cards.get(card);
    return found ? face(found, { detail: "small" }) : null;
  };
  if (sign === "S") return drawn(hasVeins(game) ? "duel_start_green" : "base_start");
  if (sign === "?") return goal({ vein: hasVeins(game) });
  const small = Object.hasOwn(THINGS, sign) ? THINGS[sign] : undefined;
  return small ? thing(small) : null;
}
