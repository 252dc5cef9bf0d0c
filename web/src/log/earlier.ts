/** What happened before the page was opened, as far as the server tells it without a record: asked for once. */

import { session } from "$web/app/session.svelte";
import type { Desk } from "$web/table/desk.svelte";

/** No more than these are told beside a view (docs/wire.md). */
const MOST_MISSED = 60;

const asked = new Set<string>();

/** To be called when a log is shown: nothing happens if it has lines already. */
export function askEarlier(desk: Desk): void {
  const { stream } = desk;
  if (!stream || stream.log.length || stream.at < 2 || asked.has(desk.table)) return;
  asked.add(desk.table);
  afterPainting(() => {
    if (session.tables.has(desk.table)) session.connection.listen(desk.table, Math.max(1, stream.at - MOST_MISSED));
  });
}

/** First the table is to be seen. */
function afterPainting(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
