/** Who has won, as a sentence. */

import type { Sentence } from "$wire";

/** @param own our seat, `null` for a watcher */
export function resultSentence(winners: readonly number[] | null, own: number | null, grade: number | null): Sentence {
  if (winners === null) return { key: "ends-broken-off" };
  if (grade !== null) return { key: `grade-${grade}` };
  const others = winners.filter((seat) => seat !== own);
  const list = { list: others.map((seat) => ({ seat })) };
  if (others.length < winners.length) return others.length ? { key: "ends-you-share", args: { others: list } } : { key: "ends-you-win" };
  const [only = 0] = winners;
  return winners.length === 1 ? { key: "ends-wins", args: { name: { seat: only } } } : { key: "ends-share", args: { names: list } };
}
