/** What help is about at a table: the refusal on the sign, else what has the focus, else the chosen card, else the question. */

import type { Stream } from "$web/state/stream";
import type { Focus } from "$web/help/focus";
import type { Desk } from "$web/table/desk.svelte";

export function focused(desk: Desk, stream: Stream, held: Focus | null): Focus | null {
  const { reason, choice } = desk;
  const card = choice.kind === "card" ? choice.card : null;
  if (reason) return { kind: "refusal", ...reason, card, turned: choice.kind === "card" && choice.turned };
  if (held) return held;
  return card ? { kind: "card", card } : { kind: "entry", id: `asked-${stream.question.what}` };
}
