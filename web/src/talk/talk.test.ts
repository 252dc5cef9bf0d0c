import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { DescribedGame, TalkMessage, ToldEvent, View } from "$wire";
import { CARDS } from "$web/art/drawn.testing";
import { VIEW } from "$web/state/view.fixture";
import { conversation, lastStatements } from "$web/talk/conversation";
import { BLANK, ofKind, sentenceOf, statementOf, toggled } from "$web/talk/draft";
import { sayableIn } from "$web/talk/kinds";
import { privyNote } from "$web/talk/privy";
import { quickPhrases } from "$web/talk/quick";
import { wordsOf } from "$web/words/catalogue.fixture";

const DOCS = join(import.meta.dirname, "..", "..", "..", "docs");
const { games } = JSON.parse(readFileSync(join(DOCS, "games.json"), "utf8")) as { games: DescribedGame[] };
const cards = new Map(CARDS.map((card) => [card.card as string, card]));
const sayable = (name: string, seats: number) => sayableIn(games.find(({ game }) => game === name) as DescribedGame, cards, seats);

describe("what can be said", () => {
  it("is what means something in the game", () => {
    expect(sayable("base", 5).kinds).toEqual(["saw", "accuse", "trust", "need", "am", "hold"]);
    expect(sayable("saboteur2", 7).kinds).toContain("looked");
    expect(sayable("duel", 2).kinds).toEqual(["saw", "need", "hold"]);
    expect(sayable("solo", 1).kinds).toEqual([]);
  });

  it("names goals as gold or stone, veins by their card", () => {
    expect(sayable("base", 5).faces).toEqual(["gold", "stone"]);
    expect(sayable("duel", 2)).toMatchObject({ hasVeins: true });
    expect(sayable("duel", 2).faces).toHaveLength(18);
  });
});

describe("a statement", () => {
  it("is whole when every piece is chosen", () => {
    const saw = ofKind({ ...BLANK, seat: 2 }, "saw");
    expect(statementOf(saw)).toBeNull();
    expect(statementOf({ ...saw, cell: [8, 2] })).toBeNull();
    expect(statementOf({ ...saw, cell: [8, 2], face: "stone" })).toEqual({ says: "saw", cell: [8, 2], face: "stone" });
    expect(statementOf(ofKind({ ...BLANK, seat: 2 }, "accuse"))).toEqual({ says: "accuse", seat: 2 });
    expect(statementOf({ ...BLANK, says: "looked", seat: 2 })).toBeNull();
    expect(statementOf(BLANK)).toBeNull();
  });

  it("names up to six cards, sorted", () => {
    const two = toggled(toggled({ ...BLANK, says: "hold" }, "base_ns", false), "base_ew", false);
    expect(statementOf(two)).toEqual({ says: "hold", cards: ["base_ew", "base_ns"] });
    expect(toggled(two, "base_ns", true).cards).toEqual(["base_ew"]);
    const full = { ...two, cards: Array<"base_ew">(6).fill("base_ew") };
    expect(toggled(full, "base_ns", false)).toBe(full);
  });

  it("reads as everybody will hear it", () => {
    const words = wordsOf("en");
    const said = (statement: Parameters<typeof sentenceOf>[0]): string => words.say(sentenceOf(statement), ["Ann", "Bea"]);
    expect(said({ says: "accuse", seat: 1 })).toBe("I think Bea is against us.");
    expect(said({ says: "saw", cell: [8, 0], face: "gold" })).toBe("I have looked: the gold is at 8, 0!");
    expect(said({ says: "saw", cell: [5, 0], face: "duelgoal_cross_0" })).toMatch(/^I know the card at 5, 0: /);
    expect(said({ says: "am", role: "saboteur" })).toBe("I am a saboteur.");
    expect(said({ says: "looked", seat: 1, role: "boss" })).toBe("I have looked: Bea is the boss.");
    expect(said({ says: "hold", cards: ["base_ew", "base_ew", "base_map"] })).toMatch(/× 2 and /);
    expect(said({ says: "need", tool: "cart" })).toContain("cart");
  });
});

const SEEN: View = {
  ...VIEW,
  mats: [["lamp"], [], []],
  goals: [
    { cell: [8, 2], face: "?", open: false },
    { cell: [8, 0], face: "base_goal_gold", open: false },
    { cell: [8, -2], face: "base_goal_stone_ne", open: true },
  ],
};

describe("quick phrases", () => {
  it("are true, and about what is on the table now", () => {
    const phrases = quickPhrases(SEEN, sayable("base", 3), cards);
    expect(phrases.map((quick) => (quick.kind === "say" ? quick.statement : quick.says))).toEqual([
      { says: "need", tool: "lamp" },
      { says: "saw", cell: [8, 0], face: "gold" },
      "accuse",
      "trust",
      "saw",
    ]);
  });

  it("are none for a watcher", () => {
    expect(quickPhrases({ ...SEEN, observer: "watcher" }, sayable("base", 3), cards)).toEqual([]);
  });
});

describe("what only you know", () => {
  const note = (draft: Partial<typeof BLANK>): string | undefined => privyNote({ ...BLANK, ...draft }, SEEN, cards)?.key;

  it("is told to you, and hinders nothing", () => {
    expect(note({ says: "saw", cell: [8, 2], face: "gold" })).toBe("talk-not-seen");
    expect(note({ says: "saw", cell: [8, 0], face: "stone" })).toBe("talk-seen");
    expect(note({ says: "need", tool: "cart" })).toBe("talk-whole");
    expect(note({ says: "need", tool: "lamp" })).toBeUndefined();
    expect(note({ says: "am", role: "saboteur" })).toBe("talk-own-role");
    expect(note({ says: "looked", seat: 1 })).toBe("talk-not-inspected");
    expect(statementOf({ ...BLANK, says: "saw", cell: [8, 0], face: "stone" })).not.toBeNull();
  });
});

describe("the conversation", () => {
  const says = (number: number, seat: number, time: number): ToldEvent => ({
    number, seat, time, says: { says: "trust", seat: 0 }, said: [{ key: "says", args: { words: { key: "says-trust.you" } } }],
  });
  const wrote = (number: number, person: string, time: number): TalkMessage => ({
    tell: "talk", table: "t", number, person, name: person, time, text: "hm", watching: person === "w",
  });
  const passed = (number: number, seat: number): ToldEvent => ({ number, fact: "passed", seat });

  it("puts what was said and what was written into one order", () => {
    const all = conversation([says(3, 1, 100), says(5, 2, 900)], [wrote(1, "p", 5_500), wrote(2, "w", 6_500)], [{ person: null }, { person: "p" }], {
      began: 2_000, server: -3_000,
    });
    expect(all.map(({ key }) => key)).toEqual(["s3", "c1", "s5", "c2"]);
    expect(all.map(({ seat }) => seat)).toEqual([1, 1, 2, null]);
  });

  it("remembers what each said last, until they have moved", () => {
    const last = lastStatements([says(1, 1, 0), says(2, 2, 0), says(3, 1, 0), passed(4, 2)]);
    expect([...last].map(([seat, { number }]) => [seat, number])).toEqual([[1, 3]]);
    const over: ToldEvent = { number: 5, fact: "round_ended", round: 1, cause: "gold", winners: [], roles: [] };
    expect(lastStatements([says(1, 1, 0), over]).size).toBe(0);
  });
});
