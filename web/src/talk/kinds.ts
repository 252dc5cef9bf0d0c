/** What can be said in a game: only what means something there (docs/notation.md). */

import type { Card, DescribedCard, DescribedGame, Role, Statement } from "$wire";
import type { Tool } from "$web/state/options";

export type Says = Statement["says"];

const ORDER: readonly Says[] = ["saw", "accuse", "trust", "need", "am", "looked", "hold"];

export interface Sayable {
  readonly kinds: readonly Says[];
  readonly roles: readonly Role[];
  /** What a goal can be said to be: gold or stone; a vein is named by its card. */
  readonly faces: readonly ("gold" | "stone" | Card)[];
  readonly hasVeins: boolean;
  readonly tools: readonly Tool[];
  /** All cards that somebody may hold, and how many of each there are. */
  readonly cards: ReadonlyMap<Card, number>;
}

const NOTHING: Sayable = { kinds: [], roles: [], faces: [], hasVeins: false, tools: [], cards: new Map() };

export function sayableIn(game: DescribedGame, cards: ReadonlyMap<string, DescribedCard>, seats: number): Sayable {
  if (seats < 2) return NOTHING;
  const held = new Map(Object.entries(game.cards) as [Card, number][]);
  const described = [...held.keys()].flatMap((card) => cards.get(card) ?? []);
  const tools = new Set(described.flatMap((card) => card.tools ?? []));
  const roles = Object.keys(game.roles[seats] ?? {}) as Role[];
  const hasVeins = game.goal_cards.some((card) => cards.get(card)?.use === "vein");
  const isSaid: { readonly [says in Says]: boolean } = {
    saw: game.goals.length > 0,
    accuse: roles.length > 0,
    trust: roles.length > 0,
    am: roles.length > 0,
    looked: roles.length > 0 && described.some(({ effect }) => effect === "inspection"),
    need: tools.size > 0,
    hold: true,
  };
  return {
    kinds: ORDER.filter((says) => isSaid[says]),
    roles,
    faces: hasVeins ? [...game.goal_cards] : ["gold", "stone"],
    hasVeins,
    tools: (["pick", "lamp", "cart"] as const).filter((tool) => tools.has(tool)),
    cards: held,
  };
}
