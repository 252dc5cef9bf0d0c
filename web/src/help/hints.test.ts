import { describe, expect, it } from "vitest";
import { hintFor, learntBy, type Moment } from "$web/help/hints";
import { type Choice, NOTHING } from "$web/state/choice";

const CARD: Choice = { kind: "card", index: 0, card: "base_ew", cell: [1, 0], turned: false, seat: null, tool: null };
const BEGIN: Moment = { isAsked: true, isTurn: true, choice: NOTHING, places: 0, targets: 0, isReady: false };
const TAKEN: Moment = { ...BEGIN, choice: CARD, places: 3, isReady: true };
const AIMED: Moment = { ...TAKEN, choice: { ...CARD, cell: [0, 1] } };
const WAITING: Moment = { ...BEGIN, isAsked: false };

describe("a first game", () => {
  it("explains one step after another, each once", () => {
    expect(hintFor(BEGIN, [])).toBe("card");
    expect(hintFor(TAKEN, ["card"])).toBe("place");
    expect(hintFor(AIMED, ["card", "place"])).toBe("button");
    expect(hintFor(AIMED, ["card", "place", "button"])).toBeNull();
    expect(hintFor(BEGIN, ["card"])).toBeNull();
  });

  it("says whom a card is for only while nobody is chosen", () => {
    const aimless: Moment = { ...BEGIN, choice: { ...CARD, card: "base_break_lamp", cell: null }, targets: 2 };
    expect(hintFor(aimless, ["card"])).toBe("target");
    expect(hintFor({ ...aimless, isReady: true }, ["card", "target"])).toBe("button");
  });

  it("is quiet while others play, and at other questions", () => {
    expect(hintFor(WAITING, [])).toBeNull();
    expect(hintFor({ ...BEGIN, isTurn: false }, [])).toBeNull();
  });

  it("counts what was done as learnt", () => {
    expect(learntBy(BEGIN, TAKEN)).toBe("card");
    expect(learntBy(TAKEN, AIMED)).toBe("place");
    expect(learntBy(AIMED, WAITING)).toBe("button");
    expect(learntBy(TAKEN, TAKEN)).toBeNull();
    expect(learntBy(WAITING, BEGIN)).toBeNull();
  });
});
