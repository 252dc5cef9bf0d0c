/** A statement that is being put together, piece by piece. */

import type { Argument, Card, Cell, Role, Sentence, Statement } from "$wire";
import type { Tool } from "$web/state/options";
import type { Says } from "$web/talk/kinds";

export type Face = Extract<Statement, { readonly says: "saw" }>["face"];

export interface Draft {
  readonly says: Says | null;
  readonly seat: number | null;
  readonly cell: Cell | null;
  readonly face: Face | null;
  readonly role: Role | null;
  readonly tool: Tool | null;
  readonly cards: readonly Card[];
}

export const BLANK: Draft = { says: null, seat: null, cell: null, face: null, role: null, tool: null, cards: [] };

/** Nobody holds more. */
export const MOST_CARDS = 6;

/** Another kind of statement; what was chosen for the last one is forgotten, but for the seat of which one speaks. */
export const ofKind = (draft: Draft, says: Says): Draft => ({ ...BLANK, says, seat: draft.seat });

/** Names a card, or not any more. */
export function toggled(draft: Draft, card: Card, isNamed: boolean): Draft {
  if (isNamed) {
    const at = draft.cards.indexOf(card);
    return { ...draft, cards: draft.cards.filter((_, index) => index !== at) };
  }
  return draft.cards.length < MOST_CARDS ? { ...draft, cards: [...draft.cards, card].sort() } : draft;
}

/** The statement, if it is whole. */
export function statementOf({ says, seat, cell, face, role, tool, cards }: Draft): Statement | null {
  switch (says) {
    case "accuse":
    case "trust":
      return seat === null ? null : { says, seat };
    case "looked":
      return seat === null || !role ? null : { says, seat, role };
    case "am":
      return role && { says, role };
    case "saw":
      return cell && face && { says, cell, face };
    case "need":
      return tool && { says, tool };
    case "hold":
      return cards.length ? { says, cards } : null;
    case null:
      return null;
  }
}

/** A statement in the words of whoever makes it, as everybody will hear it. */
export function sentenceOf(statement: Statement): Sentence {
  switch (statement.says) {
    case "am":
      return { key: "says-am", args: { role: who(statement.role) } };
    case "accuse":
    case "trust":
      return { key: `says-${statement.says}`, args: { target: { seat: statement.seat } } };
    case "looked":
      return { key: "says-looked", args: { target: { seat: statement.seat }, role: who(statement.role) } };
    case "saw": {
      const { cell, face } = statement;
      if (face === "gold" || face === "stone") return { key: "says-saw", args: { cell: { cell }, face } };
      return { key: "says-saw-vein", args: { cell: { cell }, card: { card: face } } };
    }
    case "need":
      return { key: "says-need", args: { tool: statement.tool } };
    case "hold":
      return { key: "says-hold", args: { cards: { list: counted(statement.cards) } } };
  }
}

export const who = (role: Role): Sentence => ({ key: `role-${role}.who` });

/** Cards that are alike are named once, with their number. */
function counted(cards: readonly Card[]): Argument[] {
  return [...new Set(cards)].map((card) => {
    const count = cards.filter((each) => each === card).length;
    return count === 1 ? { card } : { key: "card-several", args: { card: { card }, count } };
  });
}
