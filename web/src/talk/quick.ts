/** What somebody most likely wants to say now, at one tap. Only true things: lies are put together by hand. */

import type { DescribedCard, Sentence, Statement, View } from "$wire";
import { TOOLS } from "$web/seats/seating";
import type { Says, Sayable } from "$web/talk/kinds";

export type QuickPhrase =
  /** Said at once. */
  | { readonly kind: "say"; readonly statement: Statement; readonly said: Sentence }
  /** It has to be said of whom, or of what. */
  | { readonly kind: "begin"; readonly says: Says; readonly said: Sentence };

const BEGINNINGS: readonly Says[] = ["accuse", "trust", "saw"];
const MOST = 5;

export function quickPhrases(view: View, sayable: Sayable, cards: ReadonlyMap<string, DescribedCard>): QuickPhrase[] {
  if (view.observer === "watcher") return [];
  const broken = view.mats[view.observer] ?? [];
  const needs = TOOLS.filter((tool) => broken.includes(tool) && sayable.tools.includes(tool)).map((tool): QuickPhrase => ({
    kind: "say", statement: { says: "need", tool }, said: { key: "talk-quick-need", args: { tool } },
  }));
  const saw = sayable.hasVeins ? [] : view.goals.flatMap(({ cell, face, open }): QuickPhrase[] => {
    const goal = face === "?" || open ? undefined : cards.get(face)?.goal;
    if (!goal) return [];
    return [{ kind: "say", statement: { says: "saw", cell, face: goal }, said: { key: "talk-quick-saw", args: { cell: { cell }, face: goal } } }];
  });
  const beginnings = BEGINNINGS.filter((says) => sayable.kinds.includes(says)).map((says): QuickPhrase => ({
    kind: "begin", says, said: { key: `talk-kind-${says}` },
  }));
  return [...needs, ...saw, ...beginnings].slice(0, MOST);
}
