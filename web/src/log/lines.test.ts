import { describe, expect, it } from "vitest";
import type { Sentence, ToldEvent } from "$wire";
import { filtered, linesOf } from "$web/log/lines";

const some: readonly Sentence[] = [{ key: "fact-passed" }];
const words: Sentence = { key: "says-accuse.you" };
const LOG: readonly ToldEvent[] = [
  { number: 1, fact: "round_began", round: 1, first: 0, deck: 40, hands: [], roles: [], said: some },
  { number: 2, fact: "asked", what: "turn", seat: 0, said: some },
  { number: 3, fact: "laid", seat: 0, card: "base_ew", cell: [1, 0], turned: true, said: some },
  { number: 4, fact: "drew", seat: 0, card: "base_map", said: [{ key: "fact-drew.you" }] },
  { number: 5, fact: "discarded", seat: 1, cards: ["?"], said: some },
  { number: 6, fact: "drew", seat: 1, card: "?" },
  { number: 7, seat: 2, says: { says: "accuse", seat: 0 }, said: [{ key: "says", args: { words } }] },
  { number: 8, fact: "put", seat: 1, card: "base_break_lamp", target: 2, said: some },
];

describe("the log", () => {
  const lines = linesOf(LOG, new Map([[3, { lit: 2, dark: 0 }]]));

  it("leaves out what says nothing, and questions", () => {
    expect(lines.map(({ number }) => number)).toEqual([1, 3, 5, 7, 8]);
    expect(lines.map(({ kind }) => kind)).toEqual(["round", "move", "move", "said", "move"]);
  });

  it("says below a move what it led to", () => {
    expect(lines[1]).toMatchObject({ then: [{ key: "fact-drew.you" }], consequence: { lit: 2 } });
    expect(lines[2]).toMatchObject({ then: [], consequence: null });
  });

  it("shows the card as it lies, a back for what nobody sees, a face for what is said", () => {
    expect(lines.map(({ thumb }) => thumb).slice(1)).toEqual([
      { kind: "card", card: "base_ew", turned: true },
      { kind: "back", of: "card" },
      { kind: "person", seat: 2 },
      { kind: "card", card: "base_break_lamp", turned: false },
    ]);
    expect(lines[3]?.words).toEqual(words);
  });

  it("can be looked through, and rounds stay in sight", () => {
    const numbers = (filter: "moves" | "said" | "mine", own: number | null) => filtered(lines, filter, own).map(({ number }) => number);
    expect(numbers("moves", 0)).toEqual([1, 3, 5, 8]);
    expect(numbers("said", 0)).toEqual([1, 7]);
    expect(numbers("mine", 0)).toEqual([1, 3, 7]);
    expect(numbers("mine", null)).toEqual([1]);
  });
});
