/** How what lies on a cell is drawn. */

import type { DescribedCard } from "$wire";
import { face, goal, type How, isWhole } from "$web/art";
import type { Laid } from "$web/mine/layout";

type Cards = ReadonlyMap<string, DescribedCard>;
type Open = Extract<Laid, { kind: "card" }>;

/** How a card lies there, with its light. */
export function howOf({ turned, opened, team, light }: Open, small: boolean): How {
  return { turned, opened, marker: team ?? undefined, detail: small ? "small" : "full", ...light };
}

/** A card that lies face up, or a goal face down with what its viewer has seen under it. */
export function pictureOf(laid: Laid, small: boolean, cards: Cards): string {
  if (laid.kind === "card") {
    const card = cards.get(laid.card);
    return card ? face(card, howOf(laid, small)) : "";
  }
  const card = laid.seen ? cards.get(laid.seen) : undefined;
  const thing = card && (card.goal ?? card.nuggets ?? 0);
  return thing === undefined ? goal({ vein: laid.vein }) : goal({ vein: laid.vein, seen: thing });
}

/** Whether only the light differs, so that it can be changed where the card lies. */
export function isRelit(before: Laid, after: Laid, cards: Cards): boolean {
  if (before.kind !== "card" || after.kind !== "card") return false;
  const card = cards.get(after.card);
  const isSame = before.card === after.card && before.turned === after.turned && before.opened === after.opened && before.marker === after.marker;
  return isSame && card?.tunnels !== undefined && [before, after].every((each) => isWhole(card, howOf(each, false)));
}
