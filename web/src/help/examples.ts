/** Before and after: two small mines that show what a card does. They are pictures of the base game, made by hand. */

import type { Card, Cell, DescribedCard, View } from "$wire";
import { type Lying, pictured } from "$web/help/pictured";

export interface Example {
  readonly before: View;
  readonly after: View;
  /** What the second picture shows. */
  readonly caption: string;
  /** A cell that is empty now. */
  readonly gap: Cell | null;
}

const lying = (x: number, card: Card, reached: string): Lying =>
  ({ cell: [x, 0], card, turned: false, opened: false, marker: null, reached: [reached] });

const START = lying(0, "base_start", "NESW");
const mine = (...cards: Lying[]): View => pictured("base", { mine: [START, ...cards], goals: [] });

/** The sides that are joined to the west of a card that lies upright. */
function reachedFromWest(card: DescribedCard): string {
  return (card.tunnels ?? "").split(".").find((group) => group.includes("W")) ?? "";
}

export function exampleOf(card: DescribedCard): Example | null {
  if (card.box === "duel") return null;
  if (card.effect === "rockfall") return ROCKFALL;
  if (card.effect === "map") return MAP;
  const reached = reachedFromWest(card);
  if (card.use !== "tunnel" || !reached) return null;
  const isDead = (card.tunnels ?? "").split(".").every((group) => group.length === 1);
  const first = lying(1, "base_ew", "EW");
  return {
    before: mine(first),
    after: mine(first, lying(2, card.card, reached)),
    caption: isDead ? "guide-after-dead-end" : "guide-after-lay",
    gap: null,
  };
}

const ROCKFALL: Example = {
  before: mine(lying(1, "base_ew", "EW"), lying(2, "base_new", "NEW"), lying(3, "base_ew", "EW")),
  after: mine(lying(2, "base_new", ""), lying(3, "base_ew", "")),
  caption: "guide-after-rockfall",
  gap: [1, 0],
};

const MAP: Example = {
  before: { ...mine(lying(1, "base_ew", "EW")), goals: [{ cell: [3, 0], face: "?", open: false }] },
  after: { ...mine(lying(1, "base_ew", "EW")), goals: [{ cell: [3, 0], face: "base_goal_gold", open: false }] },
  caption: "guide-after-map",
  gap: null,
};
