/** What the parts of the table show of the desk. They follow it one after another: all at once takes longer than a frame. */

import { untrack } from "svelte";
import type { Sentence, ShownMove, ShownTunnels } from "$wire";
import { type Choice, NOTHING } from "$web/state/choice";
import type { Stream } from "$web/state/stream";
import type { Desk, Reason } from "$web/table/desk.svelte";
import type { Turns } from "$web/table/turns";

/** The parts in the order in which they follow: first what somebody has touched, last what only tells. */
export const PARTS = ["hand", "actions", "sign", "mine", "seats", "log", "head", "guide"] as const;
/** After all of them: the chosen card at its further places. */
export const GHOSTS = PARTS.length;
export type PartName = (typeof PARTS)[number];

/** What a part may show, as it was at one moment. */
export interface Moment {
  readonly stream: Stream;
  readonly before: Stream | null;
  readonly behind: number;
  readonly choice: Choice;
  readonly isAsked: boolean;
  readonly draft: ShownMove | null;
  readonly inFlight: string | null;
  readonly landed: number;
  readonly reason: Reason | null;
  readonly hint: Sentence | null;
  readonly wouldBe: ShownTunnels | null;
  readonly excluded: ReadonlyMap<number, Sentence>;
  readonly names: readonly string[];
}

export class Shown implements Moment {
  stream = $state.raw() as Stream;
  before = $state.raw<Stream | null>(null);
  behind = $state.raw(0);
  choice = $state.raw<Choice>(NOTHING);
  isAsked = $state.raw(false);
  draft = $state.raw<ShownMove | null>(null);
  inFlight = $state.raw<string | null>(null);
  landed = $state.raw(0);
  reason = $state.raw<Reason | null>(null);
  hint = $state.raw<Sentence | null>(null);
  wouldBe = $state.raw<ShownTunnels | null>(null);
  excluded = $state.raw<ReadonlyMap<number, Sentence>>(new Map());
  names = $state.raw<readonly string[]>([]);

  private last: Moment | null = null;

  constructor(now: Moment) {
    this.take(now);
  }

  /** What is as it was is not touched. */
  take(now: Moment): void {
    const { last } = this;
    this.last = now;
    const changed = Object.entries(now).filter(([name, value]) => value !== last?.[name as keyof Moment]);
    Object.assign(this, Object.fromEntries(changed));
  }
}

export type Parts = { readonly [name in PartName]: Shown };

export function momentOf(desk: Desk, stream: Stream): Moment {
  return {
    stream,
    before: desk.stage.before,
    behind: desk.stage.behind,
    choice: desk.choice,
    isAsked: desk.isAsked,
    draft: desk.draft,
    inFlight: desk.inFlight,
    landed: desk.landed,
    reason: desk.reason,
    hint: desk.hint,
    wouldBe: desk.wouldBe,
    excluded: desk.excluded,
    names: desk.names,
  };
}

/** To be called while a component is made. */
export function partsOf(moment: () => Moment, turns: Turns): Parts {
  let last = untrack(moment);
  const parts = Object.fromEntries(PARTS.map((name) => [name, new Shown(last)])) as Record<PartName, Shown>;
  $effect.pre(() => {
    const now = moment();
    const isSameSeat = now.stream.seat === last.stream.seat;
    last = now;
    untrack(() => {
      PARTS.forEach((name, turn) => {
        // Other eyes: nothing of the seat before may be seen.
        if (isSameSeat) turns.put(turn, () => parts[name].take(now));
        else parts[name].take(now);
      });
    });
  });
  return parts;
}
