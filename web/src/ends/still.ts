/** A mine that is looked at afterwards: what was uncovered lies open, nothing of it is a secret any more. */

import type { View } from "$wire";
import { key } from "$web/state/cells";

export function stillOf(view: View): View {
  const lies = new Set(view.mine.map(({ cell }) => key(cell)));
  const uncovered = view.goals.flatMap(({ cell, face, open }) => (open || face === "?" || lies.has(key(cell)) ? [] : [{ cell, face }]));
  const walkers = view.mine[0]?.reached.length ?? 1;
  return {
    ...view,
    mine: [
      ...view.mine,
      ...uncovered.map(({ cell, face }) => ({
        cell, card: face, turned: false, opened: false, marker: null, reached: Array<string>(walkers).fill(""),
      })),
    ],
    goals: view.goals.map((goal) => (goal.face === "?" ? goal : { ...goal, open: true })),
  };
}
