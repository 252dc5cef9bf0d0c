/** Which sentences of a story are shown where. */

import type { Sentence, StoryAnswer } from "$wire";

const TURNINGS = /^story-(vein-)?(nearer|farther)/;
const DEEDS = /^story-deeds/;

/** A story in its parts, each in its order. */
export interface Told {
  /** Who has won, said to the one who reads it; `null` while that is not told. */
  readonly headline: Sentence | null;
  /** Why, and what turned it last. */
  readonly why: readonly Sentence[];
  /** What everybody did, a sentence for each. */
  readonly deeds: readonly Sentence[];
}

/** The story of a round or of the game: it begins with its headline and ends with the deeds. */
export function partsOfStory(sentences: readonly Sentence[]): Told {
  const [headline = null, ...rest] = sentences.filter(({ key }) => !DEEDS.test(key));
  return { headline, why: rest, deeds: sentences.filter(({ key }) => DEEDS.test(key)) };
}

/** The same in a breath: of what turned it only the last. */
export function briefly(why: readonly Sentence[]): Sentence[] {
  const last = why.findLast(({ key }) => TURNINGS.test(key));
  return why.filter((sentence) => sentence === last || !TURNINGS.test(sentence.key));
}

type Round = StoryAnswer["story"]["rounds"][number];

/** Whether a round went well for the one who reads it; without sides to win or lose, for a geologist and for a watcher, it did neither. */
export function toneOf({ winners, roles }: Pick<Round, "winners" | "roles">, own: number | null): "good" | "bad" | "plain" {
  if (own === null || !roles.length) return "plain";
  if (winners.includes(own)) return "good";
  return roles[own] === "geologist" ? "plain" : "bad";
}
