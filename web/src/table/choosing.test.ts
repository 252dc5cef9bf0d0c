import { describe, expect, it } from "vitest";
import { aimAt, type Choice, draftOf, kept, NOTHING, pointAt, settled, takeCard, throwCard, toggleTray, turn } from "$web/state/choice";
import { shown, viewOf } from "$web/table/stream.fixture";

const NEAR = shown({ move: "lay", card: "base_ew", cell: [1, 0], turned: false });
const FAR = shown({ move: "lay", card: "base_ew", cell: [7, 0], turned: false });
const FAR_TURNED = shown({ move: "lay", card: "base_ew", cell: [7, 0], turned: true });
const BREAK = [1, 2].map((seat) => shown({ move: "play", card: "base_break_lamp", seat }));
const THROW = shown({ move: "discard", cards: ["base_map"] });
const THROW_TWO = shown({ move: "discard", cards: ["base_map", "base_ew"] });
const asked = { view: viewOf(), moves: [NEAR, FAR, FAR_TURNED, ...BREAK, THROW, THROW_TWO] };

describe("a card", () => {
  it("is taken with the place nearest to a goal, and goes back when it is taken again", () => {
    const taken = takeCard(NOTHING, 0, asked);
    expect(draftOf(taken, asked)).toBe(FAR);
    expect(takeCard(taken, 0, asked)).toBe(NOTHING);
  });

  it("is turned where it fits both ways, and only there", () => {
    const taken = takeCard(NOTHING, 0, asked);
    expect(draftOf(turn(taken, asked), asked)).toBe(FAR_TURNED);
    const near = pointAt(taken, [1, 0], asked);
    expect(draftOf(turn(near, asked), asked)).toBe(NEAR);
  });

  it("pointed at again at its place is turned", () => {
    expect(draftOf(pointAt(takeCard(NOTHING, 0, asked), [7, 0], asked), asked)).toBe(FAR_TURNED);
  });

  it("waits for a target where there are several", () => {
    const taken = takeCard(NOTHING, 2, asked);
    expect(draftOf(taken, asked)).toBeNull();
    expect(draftOf(aimAt(taken, { seat: 2, tool: null }), asked)).toBe(BREAK[1]);
  });

  it("that is good for nothing goes", () => {
    expect(draftOf(takeCard(NOTHING, 1, asked), asked)).toBe(THROW);
  });
});

describe("the tray", () => {
  it("takes as many as it has room for, in any order, the oldest out first", () => {
    let choice: Choice = toggleTray(NOTHING);
    for (const index of [0, 1]) choice = throwCard(choice, index, 2);
    expect(draftOf(choice, asked)).toBe(THROW_TWO);
    expect(throwCard(choice, 2, 2)).toMatchObject({ indexes: [1, 2] });
    expect(draftOf(throwCard(choice, 0, 2), asked)).toBe(THROW);
  });
});

describe("chosen ahead", () => {
  const ahead: Choice = { kind: "card", index: 0, card: "base_ew", cell: null, turned: false, seat: null, tool: null };

  it("gets a place once it is one's turn, unless one was pointed at", () => {
    expect(draftOf(settled(ahead, asked), asked)).toBe(FAR);
    expect(settled({ ...ahead, cell: [4, 4] }, asked)).toMatchObject({ cell: [4, 4] });
  });

  it("follows its card in the hand, and is forgotten with it", () => {
    const later = viewOf({ hands: [["base_map", "base_ew"], [], []] });
    expect(kept(ahead, viewOf(), later)).toMatchObject({ index: 1 });
    expect(kept(ahead, viewOf(), viewOf({ hands: [["base_map"], [], []] }))).toBe(NOTHING);
  });
});
