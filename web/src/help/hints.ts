/** Which hint a first game shows now: each once, one at a time. No DOM. */

import type { Choice } from "$web/state/choice";

export type Hint = "card" | "place" | "target" | "button";
export const HINTS: readonly Hint[] = ["card", "place", "target", "button"];

export interface Moment {
  readonly isAsked: boolean;
  /** It is an ordinary turn, no question in between. */
  readonly isTurn: boolean;
  readonly choice: Choice;
  /** How many places in the mine the chosen card has. */
  readonly places: number;
  /** How many players or cards it can be played on. */
  readonly targets: number;
  /** A legal move is chosen. */
  readonly isReady: boolean;
}

/** The hint that fits, or nothing if it was read. */
export function hintFor(moment: Moment, learnt: readonly string[]): Hint | null {
  const hint = fitting(moment, learnt);
  return hint && !learnt.includes(hint) ? hint : null;
}

function fitting({ isAsked, isTurn, choice, places, targets, isReady }: Moment, learnt: readonly string[]): Hint | null {
  if (!isAsked || !isTurn) return null;
  if (choice.kind === "nothing") return "card";
  if (choice.kind !== "card") return null;
  if (places > 1 && !learnt.includes("place")) return "place";
  if (targets > 1 && !isReady) return "target";
  return isReady ? "button" : null;
}

/** What somebody has learnt by doing it: each step shows that the one before was understood. */
export function learntBy(before: Moment, after: Moment): Hint | null {
  if (!before.isAsked) return null;
  if (before.choice.kind === "nothing" && after.choice.kind === "card") return "card";
  if (!after.isAsked && before.isReady) return "button";
  if (before.choice.kind !== "card" || after.choice.kind !== "card" || before.choice.card !== after.choice.card) return null;
  if (String(before.choice.cell) !== String(after.choice.cell) && before.places) return "place";
  return before.choice.seat !== after.choice.seat && before.targets ? "target" : null;
}
