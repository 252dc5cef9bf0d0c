// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { Marks } from "$web/seats/marks.svelte";
import { offered } from "$web/seats/offered";
import { saboteursOf } from "$web/seats/saboteurs";
import { aimOf, goldOf, inOrder, nextSeats, nextTarget, ownGold, seatedAt } from "$web/seats/seating";
import { shown, viewOf } from "$web/table/stream.fixture";

describe("the order", () => {
  it("is that of play from one's left hand, oneself last", () => {
    expect(inOrder(5, 2)).toEqual([3, 4, 0, 1, 2]);
    expect(inOrder(3, null)).toEqual([0, 1, 2]);
  });

  it("names who comes then, up to oneself", () => {
    expect(nextSeats(viewOf({ seats: 5, turn: 1 }), 0)).toEqual([2, 3]);
    expect(nextSeats(viewOf({ seats: 5, turn: 4 }), 0)).toEqual([0]);
    expect(nextSeats(viewOf({ seats: 2, turn: 1 }), 0)).toEqual([]);
  });
});

describe("a seat", () => {
  const person = { name: "Mila", person: "p", bot: null, away: null, here: true, gives_up: false, look: "", ready: false };

  it("shows what lies before it, and whether a bot plays there", () => {
    const view = viewOf({ mats: [[], ["lamp", "theft"], []], actor: 1 });
    expect(seatedAt(1, view, person)).toMatchObject({ broken: ["lamp"], mat: ["theft"], hand: 2, isAsked: true, isBot: false, isAway: false });
    expect(seatedAt(1, view, { ...person, bot: "plain", away: "gone" })).toMatchObject({ isBot: true, isAway: true });
  });

  it("counts nugget cards, and of gold that is secret says only that it is there", () => {
    expect(goldOf(viewOf({ purses: [[3, 1], ["?"], []] }), 0)).toBe(2);
    expect(goldOf(viewOf({ purses: [[3, 1], ["?"], []] }), 1)).toBe(1);
    expect(goldOf(viewOf({ game: { game: "saboteur2" }, coins: [4, "?", 0] }), 1)).toBe("some");
    expect(goldOf(viewOf({ game: { game: "duel" }, purses: [[3, 1], []] }), 0)).toBe(4);
  });

  it("is rich by what its own nugget cards are worth", () => {
    expect(ownGold(viewOf({ purses: [[3, 1], ["?"], []] }), 0)).toBe(4);
    expect(ownGold(viewOf({ game: { game: "saboteur2" }, coins: [4, "?", 0], purses: [] }), 0)).toBe(4);
    expect(ownGold(viewOf({ game: { game: "duel" }, purses: [[2, 1], []] }), 0)).toBe(3);
  });

  it("is a target, is excluded with the reason, or neither", () => {
    const target = { seat: 1, tool: null, move: shown({ move: "play", card: "base_break_lamp", seat: 1 }) };
    const none = { seat: null, tool: null };
    expect(aimOf(1, [target], { seat: 1, tool: null }, null)).toEqual({ kind: "target", targets: [target], chosen: target });
    expect(aimOf(2, [target], none, { key: "why" })).toEqual({ kind: "excluded", why: { key: "why" } });
    expect(aimOf(2, [], none, null)).toEqual({ kind: "none" });
    expect(nextTarget([target, { ...target, seat: 2 }], [2, 1, 0], none)?.seat).toBe(2);
    expect(nextTarget([target, { ...target, seat: 2 }], [2, 1, 0], { seat: 1, tool: null })?.seat).toBe(2);
  });

  it("is on offer if a bot plays there for nobody", () => {
    const bot = { ...person, person: null, bot: "plain" };
    expect(offered([person, bot, { ...person, bot: "plain", away: "left" }])).toEqual([1]);
  });
});

it("saboteurs are counted by the dwarves that are dealt", () => {
  expect(saboteursOf({ digger: 4, saboteur: 2 }, 5)).toEqual({ least: 1, most: 2 });
  expect(saboteursOf({ digger: 3, saboteur: 2 }, 5)).toEqual({ least: 2, most: 2 });
  expect(saboteursOf({ green: 1, blue: 1 }, 2)).toBeNull();
});

describe("marks", () => {
  beforeEach(() => localStorage.clear());

  it("are kept for their table, and wiped off by the same mark", () => {
    new Marks("one").put(2, "suspect");
    expect(new Marks("one").of(2)).toBe("suspect");
    expect(new Marks("other").of(2)).toBeNull();
    const again = new Marks("one");
    again.put(2, "suspect");
    expect(new Marks("one").of(2)).toBeNull();
  });

  it("come with notes, and survive a store that keeps nothing or nonsense", () => {
    const marks = new Marks("one");
    marks.note("Mila lied");
    expect(new Marks("one").notes).toBe("Mila lied");
    localStorage.setItem("saboteur-marks", "{");
    expect(new Marks("one").notes).toBe("");
  });
});
