/** What somebody wants explained: what has the focus, what is chosen, what was refused. */

import type { Card, Cell, Sentence } from "$wire";

export type Focus =
  | { readonly kind: "card"; readonly card: Card }
  /** An entry of the index: a role, a tool, a question, a rule, a refusal. */
  | { readonly kind: "entry"; readonly id: string }
  | { readonly kind: "refusal"; readonly said: Sentence; readonly rule: string; readonly cell: Cell | null; readonly card: Card | null; readonly turned: boolean };

export const ruleFocus = (rule: string): Focus => ({ kind: "entry", id: `rule-${rule}` });

/** What an element says that it is about: `data-help="card base_map"`, `data-help="role-saboteur"`. */
export function focusOf(element: Element | null): Focus | null {
  const about = element?.closest<HTMLElement>("[data-help]")?.dataset["help"];
  if (!about) return null;
  const [kind, card] = about.split(" ");
  return kind === "card" && card ? { kind: "card", card: card as Card } : { kind: "entry", id: about };
}

/** The name of what refused a move: `refusal-edges-disagree`. */
export function refusalKey(said: Sentence): string {
  const reason = said.args?.["reason"];
  return typeof reason === "object" && "key" in reason ? reason.key : said.key;
}
