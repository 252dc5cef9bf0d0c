import type { DescribedCard } from "$wire";

export type BoxName = DescribedCard["box"];

/** Which boxes a game is played with. */
export const BOXES_OF: Readonly<Record<string, readonly BoxName[]>> = {
  base: ["base"],
  saboteur2: ["base", "saboteur2"],
  duel: ["duel"],
  solo: ["duel"],
};
