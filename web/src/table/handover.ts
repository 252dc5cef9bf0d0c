/** What happened since somebody's last turn, as they hear it: at most the last three things. */

import type { Sentence, ToldEvent } from "$wire";

const ASIDE: ReadonlySet<string> = new Set(["drew", "asked"]);

export function told(log: readonly ToldEvent[], seat: number): Sentence[] {
  const deeds = log.filter((event) => !("fact" in event && ASIDE.has(event.fact)));
  const own = deeds.findLastIndex((event) => "fact" in event && "seat" in event && event.seat === seat);
  return deeds
    .slice(own + 1)
    .flatMap(({ said = [] }) => said)
    .slice(-3);
}
