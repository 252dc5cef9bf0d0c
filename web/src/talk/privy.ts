/** What somebody really knows about what they are about to say: told to them alone, and it never hinders. */

import type { DescribedCard, Sentence, View } from "$wire";
import { same } from "$web/state/cells";
import { type Draft, who } from "$web/talk/draft";

export function privyNote(draft: Draft, view: View, cards: ReadonlyMap<string, DescribedCard>): Sentence | null {
  const own = view.observer;
  if (own === "watcher") return null;
  switch (draft.says) {
    case "saw": {
      const goal = view.goals.find(({ cell }) => draft.cell && same(cell, draft.cell));
      if (!goal) return null;
      if (goal.face === "?") return { key: "talk-not-seen" };
      const face = cards.get(goal.face)?.goal;
      return { key: "talk-seen", args: { card: face ? { key: `talk-face-${face}` } : { card: goal.face } } };
    }
    case "looked": {
      if (draft.seat === null) return null;
      const role = view.roles[draft.seat] ?? "?";
      return role === "?" ? { key: "talk-not-inspected" } : { key: "talk-inspected", args: { role: who(role) } };
    }
    case "am": {
      const role = view.roles[own] ?? "?";
      return role === "?" ? null : { key: "talk-own-role", args: { role: who(role) } };
    }
    case "need":
      return draft.tool && !view.mats[own]?.includes(draft.tool) ? { key: "talk-whole" } : null;
    case "hold":
      return { key: "talk-own-cards" };
    default:
      return null;
  }
}
