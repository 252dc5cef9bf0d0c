import type { DescribedCard } from "$wire";
import { shapeOf } from "./boxes.ts";
import { type How, stateOf, STATES } from "./faces.ts";
import { BRIGHTNESS } from "./light.ts";
import { litPieces } from "./tunnels.ts";

/** Whether the light of a card can be changed where it lies: no door or troll parts its tunnels, no lantern goes out. */
export function isWhole(card: DescribedCard, how: How): boolean {
  const carved = shapeOf(card);
  return card.use !== "start" && litPieces(carved, how.turned ?? false, how).every(({ piece }) => carved.whole.includes(piece));
}

/**
 * Changes the light of a tunnel card that `face` has drawn, in place, so that the change can take its time
 * (`--light-time`, `--light-delay`). Only the light may differ from how it was drawn. False: it has to be drawn anew,
 * because a door or troll parts its tunnels, or a lantern may go out.
 */
export function relight(drawn: Element, card: DescribedCard, how: How): boolean {
  const carved = shapeOf(card);
  const pieces = litPieces(carved, how.turned ?? false, how);
  const groups = [...drawn.querySelectorAll("[data-sides]")];
  const sides = new Set(groups.map((group) => group.getAttribute("data-sides")));
  if (!isWhole(card, how) || sides.size !== pieces.length || !pieces.every(({ piece }) => sides.has(piece[0]))) return false;
  for (const group of groups) {
    const light = pieces.find(({ piece }) => piece[0] === group.getAttribute("data-sides"))?.light ?? "dark";
    group.classList.remove(...BRIGHTNESS);
    group.classList.add(light);
  }
  drawn.classList.remove(...STATES);
  drawn.classList.add(stateOf(card, how));
  return true;
}
