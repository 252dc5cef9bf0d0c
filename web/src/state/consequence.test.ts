import { describe, expect, it } from "vitest";
import type { Message, ShownQuestion, ToldEvent, View } from "$wire";
import { causeOf, consequenceOf } from "$web/state/consequence";
import { atTable, receive } from "$web/state/table";
import { lying, VIEW } from "$web/state/view.fixture";

const start = lying([0, 0], "base_start", "NESW");
const mine = (...cards: View["mine"]): View => ({ ...VIEW, mine: [start, ...cards] });
const LIT = mine(lying([1, 0], "base_ew"), lying([2, 0], "base_ew"), lying([3, 0], "base_ew"));

describe("what became of the light", () => {
  it("counts the cards that went dark, not the one that is gone", () => {
    const after = mine(lying([2, 0], "base_ew", ""), lying([3, 0], "base_ew", ""));
    expect(consequenceOf(LIT, after)).toEqual({ lit: 0, dark: 2 });
    expect(consequenceOf(after, LIT)).toEqual({ lit: 2, dark: 0 });
  });

  it("is nothing if no light has changed, or another round is shown", () => {
    expect(consequenceOf(LIT, { ...LIT, deck: 3 })).toBeNull();
    expect(consequenceOf(LIT, { ...mine(lying([2, 0], "base_ew", "")), round: 2 })).toBeNull();
  });

  it("is that of one's own light in the duel", () => {
    const duel = (own: string, other: string): View => ({
      ...VIEW, game: { game: "duel" }, observer: 1, mine: [{ ...start, reached: [other, own] }],
    });
    expect(consequenceOf(duel("EW", ""), duel("", "EW"))).toEqual({ lit: 0, dark: 1 });
  });
});

describe("the stream", () => {
  const asked: ShownQuestion = { what: "turn", seat: 1, said: { key: "asked-turn" } };
  const fall: ToldEvent = { number: 6, time: 200, fact: "collapsed", seat: 1, card: "base_rockfall", cell: [1, 0], removed: "base_ew" };
  const drew: ToldEvent = { number: 7, time: 200, fact: "drew", seat: 1, card: "?" };
  const told = (now: number): Message[] => [
    { tell: "view", table: "t", seat: 0, at: 5, question: asked, moves: [], view: LIT },
    {
      tell: "events", table: "t", seat: 0, at: 7, question: asked, moves: [], events: [fall, drew],
      change: { mine: { gone: [[1, 0]], now: [lying([2, 0], "base_ew", ""), lying([3, 0], "base_ew", "")] } },
    },
  ].map((message) => ({ ...message, now }) as unknown as Message);
  const stream = told(1_000).reduce((state, message) => receive(state, message, 1_000), atTable("t")).streams.get(0);

  it("remembers what each event did to the light", () => {
    expect(causeOf([drew, fall])).toBe(6);
    expect([...(stream?.consequences ?? [])]).toEqual([[6, { lit: 0, dark: 2 }]]);
  });

  it("takes up what happened before its log began, as nothing new", () => {
    const passed = (number: number): ToldEvent => ({ number, fact: "passed", seat: 2 });
    const message = { tell: "events", table: "t", seat: 0, at: 7, question: asked, moves: [], events: [passed(4), passed(5), fall] } as const;
    const before = told(1_000).reduce((state, each) => receive(state, each, 1_000), atTable("t"));
    const after = receive(before, message, 1_000).streams.get(0);
    expect(after?.log.map(({ number }) => number)).toEqual([4, 5, 6, 7]);
    expect(after?.news).toEqual([]);
    expect(after?.view).toBe(stream?.view && before.streams.get(0)?.view);
  });

  it("knows when the game began by our clock", () => {
    expect(stream?.began).toBe(800);
  });
});
