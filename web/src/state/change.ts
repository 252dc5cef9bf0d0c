/** Puts what the server says has changed over a view; it says everything, so no rule is needed here. */

import type { EventsMessage, View } from "$wire";
import { key } from "$web/state/cells";

export type Change = NonNullable<EventsMessage["change"]>;

export function changed(view: View, change: Change): View {
  const { mine, discard, ...fields } = change;
  return {
    ...view,
    ...fields,
    mine: mine ? changedMine(view.mine, mine) : view.mine,
    discard: discard ? [...view.discard.slice(0, discard.from), ...discard.added] : view.discard,
  };
}

/** Cards that changed stay in their place; new ones come last, in the order in which they were laid. */
function changedMine(mine: View["mine"], { gone, now }: NonNullable<Change["mine"]>): View["mine"] {
  const left = new Set(gone.map(key));
  const fresh = new Map(now.map((lying) => [key(lying.cell), lying]));
  const kept = mine.filter(({ cell }) => !left.has(key(cell)));
  const stays = new Set(kept.map(({ cell }) => key(cell)));
  return [
    ...kept.map((lying) => fresh.get(key(lying.cell)) ?? lying),
    ...now.filter(({ cell }) => !stays.has(key(cell))),
  ];
}
