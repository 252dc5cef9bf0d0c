import { describe, expect, it } from "vitest";
import {
  clearInstead, type Choice, draftOf, kept, NOTHING, pointAt, takeCard, throwCard, toggleTray, turn,
} from "$web/state/choice";
import { clearable, isPlayable, mostDiscarded, optionsOf } from "$web/state/options";
import { MOVES, VIEW } from "$web/state/view.fixture";

const asked = { moves: MOVES, view: VIEW };
const text = (choice: Choice): string | undefined => draftOf(choice, asked)?.text;

describe("what can be done with a card", () => {
  it("is read from the legal moves", () => {
    const options = optionsOf(MOVES, "base_nes");
    expect(options.places.map(({ cell, upright, turned }) => [cell, upright?.text, turned?.text])).toEqual([
      [[1, 0], undefined, "lay base_nes 1,0 turned"],
      [[-1, 0], "lay base_nes -1,0", undefined],
      [[0, 1], "lay base_nes 0,1", "lay base_nes 0,1 turned"],
    ]);
    expect(optionsOf(MOVES, "base_break_lamp").targets.map(({ seat }) => seat)).toEqual([2]);
    expect(isPlayable(optionsOf(MOVES, "base_map"))).toBe(false);
  });

  it("says how many cards go at once, and what two of them take away", () => {
    expect([mostDiscarded(MOVES), mostDiscarded([])]).toEqual([2, 0]);
    expect(clearable(MOVES)).toEqual(["lamp"]);
  });
});

describe("a card taken", () => {
  it("lies at the place nearest to a goal, as it fits there", () => {
    expect(text(takeCard(NOTHING, 0, asked))).toBe("lay base_ew 1,0");
    expect(text(takeCard(NOTHING, 1, asked))).toBe("lay base_nes 1,0 turned");
  });

  it("goes back when it is taken again", () => {
    expect(takeCard(takeCard(NOTHING, 0, asked), 0, asked)).toBe(NOTHING);
  });

  it("of two that are alike is the one that was touched", () => {
    expect(takeCard(NOTHING, 3, asked)).toMatchObject({ index: 3, card: "base_ew" });
  });

  it("moves to the cell pointed at, and is turned only where it fits both ways", () => {
    const there = pointAt(takeCard(NOTHING, 1, asked), [0, 1], asked);
    expect(text(there)).toBe("lay base_nes 0,1 turned");
    expect(text(turn(there, asked))).toBe("lay base_nes 0,1");
    expect(text(pointAt(there, [0, 1], asked))).toBe("lay base_nes 0,1");
    const one = pointAt(there, [-1, 0], asked);
    expect(text(one)).toBe("lay base_nes -1,0");
    expect(turn(one, asked)).toBe(one);
  });

  it("is no move where it does not fit", () => {
    expect(text(pointAt(takeCard(NOTHING, 0, asked), [5, 5], asked))).toBeUndefined();
  });

  it("aims at the only target by itself", () => {
    expect(text(takeCard(NOTHING, 2, asked))).toBe("play base_break_lamp 2");
  });
});

describe("the tray", () => {
  const two = throwCard(throwCard(toggleTray(NOTHING), 3, 2), 0, 2);

  it("begins with the card that was chosen", () => {
    expect(text(toggleTray(takeCard(NOTHING, 0, asked)))).toBe("discard base_ew");
  });

  it("discards as many as the game allows, and the first goes back for one more", () => {
    expect(text(two)).toBe("discard base_ew base_ew");
    expect(throwCard(two, 1, 2)).toMatchObject({ indexes: [0, 1] });
    expect(text(throwCard(two, 1, 2))).toBe("discard base_ew base_nes");
  });

  it("takes a card out again", () => {
    expect(text(throwCard(two, 3, 2))).toBe("discard base_ew");
  });

  it("gives two cards for what lies before oneself", () => {
    expect(text(clearInstead(throwCard(two, 1, 2), "lamp"))).toBe("clear lamp base_ew base_nes");
    expect(text(clearInstead(two, "lamp"))).toBeUndefined();
  });
});

describe("what was chosen ahead", () => {
  const hand = (...cards: (typeof VIEW.hands)[number]) => ({ ...VIEW, hands: [cards, ...VIEW.hands.slice(1)] });

  it("stays with its card when the hand has changed", () => {
    const choice = takeCard(NOTHING, 1, asked);
    expect(kept(choice, VIEW, hand("base_nes", "base_map"))).toMatchObject({ index: 0, card: "base_nes" });
  });

  it("is gone when the card is", () => {
    expect(kept(takeCard(NOTHING, 1, asked), VIEW, hand("base_ew"))).toBe(NOTHING);
  });
});
