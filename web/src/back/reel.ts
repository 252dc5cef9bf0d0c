/** Everything that was seen through one pair of eyes, fetched in as few pieces as the server gives. */

import type { CheckAnswer, ShownFault, ShownStep } from "$wire";
import { type Eyes, type Frame, framesOf, type Round, roundsOf } from "$web/back/frames";

export interface Reel {
  readonly eyes: Eyes | null;
  readonly others: readonly Eyes[];
  readonly names: readonly string[];
  readonly frames: readonly Frame[];
  readonly rounds: readonly Round[];
  readonly fault: ShownFault | null;
}

/** Some steps through somebody's eyes, after so many that are left out. */
export type Fetching = (eyes: Eyes | null, since: number) => Promise<CheckAnswer>;

export async function reelOf(fetching: Fetching, eyes: Eyes | null): Promise<Reel> {
  const first = await fetching(eyes, 0);
  const steps: ShownStep[] = [...first.steps];
  while (steps.length < first.count) {
    const more = await fetching(eyes, steps.length);
    if (!more.steps.length) break;
    steps.push(...more.steps);
  }
  const frames = framesOf(steps);
  const { observer, observers, names, fault } = first;
  return { eyes: observer, others: observers, names, frames, rounds: roundsOf(frames), fault };
}
