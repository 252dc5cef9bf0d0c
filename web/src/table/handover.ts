/** What happened since somebody's last turn, as they hear it: at most the last three things. */

import type { Sentence, ToldEvent } from "$wire";

const ASIDE: ReadonlySet<string> = new Set(["drew", "asked"]);

export function told(log: readonly ToldEvent[], seat: number): Sentence[] {
  const own = log.findLastIndex((event) => "seat" in event && event.seat === seat && "fact" in event);
  return log
    .slice(own + 1)
    .filter((event) => !("fact" in event && ASIDE.has(event.fact)))
    .flatMap(({ said = [] }) => said)
    .slice(-3);
}
