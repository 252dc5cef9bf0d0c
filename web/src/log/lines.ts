/** The log as lines to show: what happened, the picture beside it, what came of it. No DOM. */

import type { Card, Sentence, Statement, ToldEvent } from "$wire";
import type { Consequence } from "$web/state/consequence";

/** The small picture before a line. */
export type Thumb =
  | { readonly kind: "card"; readonly card: Card; readonly turned: boolean }
  | { readonly kind: "back"; readonly of: "card" | "gold" }
  | { readonly kind: "person"; readonly seat: number }
  | { readonly kind: "thing"; readonly thing: "lantern" | "nugget" | "key" | "troll" };

export interface Line {
  readonly number: number;
  /** A round begins or ends: drawn across. */
  readonly kind: "move" | "said" | "round";
  readonly thumb: Thumb;
  readonly said: readonly Sentence[];
  /** What somebody says, in their own words. */
  readonly words: Sentence | null;
  readonly says: Statement | null;
  /** What came of it for whoever did it: the card they drew. */
  readonly then: readonly Sentence[];
  readonly consequence: Consequence | null;
  /** Whose doing it was, and to whom it was done. */
  readonly seat: number | null;
  readonly target: number | null;
}

const ROUNDS: ReadonlySet<string> = new Set(["round_began", "round_ended", "game_ended"]);

export function linesOf(log: readonly ToldEvent[], consequences: ReadonlyMap<number, Consequence> = new Map()): Line[] {
  const lines: Line[] = [];
  for (const event of log) {
    const said = event.said ?? [];
    if (!said.length || ("fact" in event && event.fact === "asked")) continue;
    const last = lines.at(-1);
    if (isDraw(event) && last && last.kind === "move" && last.seat === event.seat) {
      lines[lines.length - 1] = { ...last, then: [...last.then, ...said] };
    } else {
      lines.push(lineOf(event, said, consequences.get(event.number) ?? null));
    }
  }
  return lines;
}

function isDraw(event: ToldEvent): event is Extract<ToldEvent, { readonly fact: "drew" }> {
  return "fact" in event && event.fact === "drew";
}

function lineOf(event: ToldEvent, said: readonly Sentence[], consequence: Consequence | null): Line {
  const words = said[0]?.args?.["words"];
  return {
    number: event.number,
    kind: "says" in event ? "said" : "fact" in event && ROUNDS.has(event.fact) ? "round" : "move",
    thumb: thumbOf(event),
    said,
    words: "says" in event && typeof words === "object" && "key" in words ? words : null,
    says: "says" in event ? event.says : null,
    then: [],
    consequence,
    seat: "seat" in event ? event.seat : null,
    target: targetOf(event),
  };
}

function targetOf(event: ToldEvent): number | null {
  if ("target" in event) return event.target;
  if ("victim" in event) return event.victim;
  return "says" in event && "seat" in event.says ? event.says.seat : null;
}

function thumbOf(event: ToldEvent): Thumb {
  const person: Thumb = { kind: "person", seat: ("seat" in event ? event.seat : null) ?? 0 };
  if (!("fact" in event)) return person;
  switch (event.fact) {
    case "laid":
      return { kind: "card", card: event.card, turned: event.turned };
    case "revealed":
    case "uncovered":
      return { kind: "card", card: event.face, turned: false };
    case "discarded": {
      const [first = "?"] = event.cards;
      return first === "?" ? { kind: "back", of: "card" } : { kind: "card", card: first, turned: false };
    }
    case "offered":
    case "took":
    case "returned":
    case "put_back":
      return { kind: "back", of: "gold" };
    case "paid":
    case "scored":
    case "toll":
    case "purse_shown":
    case "claimed":
      return { kind: "thing", thing: "nugget" };
    case "bribed":
      return { kind: "thing", thing: "troll" };
    case "round_began":
    case "round_ended":
    case "game_ended":
    case "left_over":
    case "box_shown":
    case "settled":
      return { kind: "thing", thing: "lantern" };
    default:
      return "card" in event && event.card !== null && event.card !== "?" ? { kind: "card", card: event.card, turned: false } : person;
  }
}

/** Which lines somebody wants to see. */
export type Filter = "all" | "moves" | "said" | "mine";

export const FILTERS: readonly Filter[] = ["all", "moves", "said", "mine"];

export function filtered(lines: readonly Line[], filter: Filter, own: number | null): readonly Line[] {
  if (filter === "all") return lines;
  return lines.filter(({ kind, seat, target }) => {
    if (kind === "round") return true;
    if (filter === "mine") return own !== null && (seat === own || target === own);
    return filter === "said" ? kind === "said" : kind === "move";
  });
}
