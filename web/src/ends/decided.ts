/** Which sentences of a round's story are shown where. */

import type { Sentence, StoryAnswer } from "$wire";

const TURNINGS = /^story-(vein-)?(nearer|farther)/;
const HEADLINES = /^(story-(you-|ended|deeds)|fact-round-)/;

/** What decided a round: all but its headline and what everybody did. */
export function decidedIn(sentences: readonly Sentence[]): Sentence[] {
  return sentences.filter(({ key }) => !HEADLINES.test(key));
}

/** The same in a breath: how it ended, and what turned it last. */
export function briefly(sentences: readonly Sentence[]): Sentence[] {
  const decided = decidedIn(sentences);
  const first = decided.find(({ key }) => !TURNINGS.test(key));
  const turning = decided.findLast(({ key }) => TURNINGS.test(key));
  return [first, turning].flatMap((sentence) => sentence ?? []);
}

type Round = StoryAnswer["story"]["rounds"][number];

/** How a round ended, in two words; without sides to win or lose it is neither good nor bad. */
export function resultOf({ end }: Pick<Round, "end">, hasVeins: boolean): { readonly key: string; readonly tone: "good" | "bad" | "plain" } {
  if (hasVeins) return { key: end === "markers" ? "ends-markers" : end === "veins" ? "ends-veins" : "ends-spent", tone: "plain" };
  return end === "gold" ? { key: "ends-found", tone: "good" } : { key: "ends-not-found", tone: "bad" };
}
