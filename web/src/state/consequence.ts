/** What became of the light when something happened: read from two views, because light is the state of the game. */

import type { ToldEvent, View } from "$wire";
import { key } from "$web/state/cells";

/** How many cards that lay in the mine before are lit now and were not, or the other way round. */
export interface Consequence {
  readonly lit: number;
  readonly dark: number;
}

const DIGS: ReadonlySet<string> = new Set(["laid", "collapsed", "opened", "bribed", "revealed", "settled"]);

/** Whose light a view is about: in the duel each has their own. */
function walkerOf(view: View): number {
  return view.game.game === "duel" && view.observer !== "watcher" ? view.observer : 0;
}

export function consequenceOf(before: View, after: View): Consequence | null {
  if (before === after || before.round !== after.round) return null;
  const walker = walkerOf(after);
  const isLit = ({ reached }: View["mine"][number]): boolean => Boolean(reached[walker]);
  const was = new Map(before.mine.map((lying) => [key(lying.cell), lying]));
  let [lit, dark] = [0, 0];
  for (const lying of after.mine) {
    const old = was.get(key(lying.cell));
    if (!old || old.card !== lying.card || isLit(old) === isLit(lying)) continue;
    if (isLit(lying)) lit += 1;
    else dark += 1;
  }
  return lit || dark ? { lit, dark } : null;
}

/** The number of the event that the change of the light is due to. */
export function causeOf(news: readonly ToldEvent[]): number | null {
  return news.find((event) => "fact" in event && DIGS.has(event.fact))?.number ?? null;
}
