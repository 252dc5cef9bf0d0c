/** What is heard of what has just been shown. */

import type { DescribedCard, ToldEvent } from "$wire";
import type { Stream } from "$web/state/stream";
import type { Sound } from "$web/sound/voices";

type Cards = ReadonlyMap<string, DescribedCard>;

const BY_FACT: { readonly [fact: string]: Sound } = {
  laid: "stone",
  put: "snap",
  lifted: "mend",
  collapsed: "rockfall",
  peeked: "paper",
  inspected: "paper",
  swapped_hats: "turned",
  swapped_hands: "turned",
  opened: "door",
  bribed: "troll",
  claimed: "nugget",
};
/** Of what happened at once, no more is heard. */
const MOST = 3;

/** Another view alone makes no sound: a page that was opened, a line that is back, a seat that took over. */
export function heardIn(before: Stream | null, after: Stream | null, cards: Cards): Sound[] {
  if (!before || !after || before.seat !== after.seat || after.at <= before.at) return [];
  const sounds = after.news.flatMap((event) => heardOf(event, after, cards));
  return [...new Set(sounds)].slice(-MOST);
}

function heardOf(event: ToldEvent, stream: Stream, cards: Cards): Sound[] {
  if (!("fact" in event)) return [];
  if (event.fact === "revealed") return cards.get(event.face)?.goal === "gold" ? ["turned", "nugget"] : ["turned"];
  if (event.fact === "round_ended") {
    const isWon = stream.seat === null ? event.cause === "gold" : event.winners.includes(stream.seat);
    return [isWon ? "won" : "lost"];
  }
  const sound = BY_FACT[event.fact];
  if (!sound) return [];
  return stream.consequences?.get(event.number)?.lit ? [sound, "spark"] : [sound];
}
