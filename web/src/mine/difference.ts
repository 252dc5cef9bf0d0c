/** What happened between two states of a mine, as it is to be seen: animation is the difference of two states. */

import type { Cell, ToldEvent, View } from "$wire";
import { cellOf, key, steps } from "$web/state/cells";
import { type Laid, laidOf } from "$web/mine/layout";

/** A light that goes on or out: what lay there before, and after how many cells of the way. */
export interface Relit {
  readonly before: Laid;
  readonly after: number;
  readonly more: boolean;
}

export interface Difference {
  /** Cards that were laid, and by which seat. */
  readonly laid: ReadonlyMap<string, number | null>;
  /** Cards that are there no more. */
  readonly gone: readonly Laid[];
  /** Goals that were turned over: how they lay. */
  readonly turnedOver: ReadonlyMap<string, Laid>;
  /** Cards that were turned around where they lie. */
  readonly turnedAround: ReadonlySet<string>;
  readonly relit: ReadonlyMap<string, Relit>;
  /** Something was put on a card that was there: a marker, a key. */
  readonly marked: ReadonlySet<string>;
  /** Goals at which somebody looked. */
  readonly lookedAt: ReadonlySet<string>;
}

export const NO_DIFFERENCE: Difference = {
  laid: new Map(),
  gone: [],
  turnedOver: new Map(),
  turnedAround: new Set(),
  relit: new Map(),
  marked: new Set(),
  lookedAt: new Set(),
};

export function differenceOf(before: View | null, after: View, walker: number, news: readonly ToldEvent[] = []): Difference {
  if (!before || before === after || before.round !== after.round) return NO_DIFFERENCE;
  const [old, now] = [laidOf(before, walker), laidOf(after, walker)];
  const laid = new Map<string, number | null>();
  const turnedOver = new Map<string, Laid>();
  const turnedAround = new Set<string>();
  const marked = new Set<string>();
  for (const [at, is] of now) {
    const was = old.get(at);
    if (!was) laid.set(at, layerOf(at, news));
    else if (is.kind === "card" && was.kind === "goal") turnedOver.set(at, was);
    else if (is.kind === "card" && was.kind === "card") {
      if (is.card !== was.card) laid.set(at, layerOf(at, news));
      else if (is.turned !== was.turned) turnedAround.add(at);
      if (is.opened !== was.opened || is.marker !== was.marker) marked.add(at);
    }
  }
  const gone = [...old].filter(([at]) => !now.has(at)).map(([, was]) => was);
  const origins = [...laid.keys(), ...gone.map(({ cell }) => key(cell)), ...marked].map(cellOf);
  return { laid, gone, turnedOver, turnedAround, marked, relit: relitOf(old, now, origins), lookedAt: lookedAt(news) };
}

/** Which seat laid the card there. */
function layerOf(at: string, news: readonly ToldEvent[]): number | null {
  const event = news.find((each) => "fact" in each && each.fact === "laid" && key(each.cell) === at);
  return event && "seat" in event ? event.seat : null;
}

function lookedAt(news: readonly ToldEvent[]): Set<string> {
  return new Set(news.flatMap((event) => ("fact" in event && event.fact === "peeked" ? [key(event.cell)] : [])));
}

/** Cards that were there and have more light now, or less, each as far as it is from where that began. */
function relitOf(old: ReadonlyMap<string, Laid>, now: ReadonlyMap<string, Laid>, origins: readonly Cell[]): Map<string, Relit> {
  const changed = new Map<string, { before: Laid; more: boolean }>();
  for (const [at, is] of now) {
    const was = old.get(at);
    if (is.kind !== "card" || was?.kind !== "card") continue;
    const more = is.light.lit.length + is.light.theirs.length - was.light.lit.length - was.light.theirs.length;
    if (is.light.lit !== was.light.lit || is.light.theirs !== was.light.theirs) changed.set(at, { before: was, more: more >= 0 });
  }
  const away = distances(new Set(changed.keys()), origins);
  return new Map([...changed].map(([at, each]) => [at, { ...each, after: away.get(at) ?? 1 }]));
}

/** How many cells the light runs from where something changed; over a gap as the crow flies. */
function distances(cells: ReadonlySet<string>, origins: readonly Cell[]): Map<string, number> {
  const away = new Map<string, number>(origins.map((cell) => [key(cell), 0]));
  const todo = [...away.keys()];
  for (let at = todo.shift(); at !== undefined; at = todo.shift()) {
    const [x, y] = cellOf(at);
    for (const next of [key([x + 1, y]), key([x - 1, y]), key([x, y + 1]), key([x, y - 1])]) {
      if (!cells.has(next) || away.has(next)) continue;
      away.set(next, (away.get(at) ?? 0) + 1);
      todo.push(next);
    }
  }
  for (const at of cells) {
    if (!away.has(at)) away.set(at, Math.max(1, Math.min(...origins.map((cell) => steps(cell, cellOf(at))), 12)));
  }
  return away;
}

