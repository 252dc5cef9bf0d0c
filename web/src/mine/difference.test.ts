import { describe, expect, it } from "vitest";
import type { View } from "$wire";
import { differenceOf, NO_DIFFERENCE } from "$web/mine/difference";
import { happeningAt } from "$web/mine/happening";
import { newsOf, viewOf } from "$web/mine/scenes.fixture";

describe("the difference of two mines", () => {
  it("is nothing without a state before, and between rounds", () => {
    expect(differenceOf(null, viewOf("dark"), 0)).toBe(NO_DIFFERENCE);
    expect(differenceOf({ ...viewOf("full"), round: 0 }, viewOf("dark"), 0)).toBe(NO_DIFFERENCE);
  });

  it("has the card that was laid with its seat, and the light that runs on from it cell by cell", () => {
    const { laid, relit, gone } = differenceOf(viewOf("dark"), viewOf("relit"), 0, newsOf("relitNews"));
    expect([...laid]).toEqual([["3,-1", 0]]);
    expect(gone).toEqual([]);
    expect([...relit].map(([at, { after, more }]) => [at, after, more]).sort()).toEqual([
      ["4,-1", 1, true],
      ["4,-2", 2, true],
      ["5,-2", 3, true],
      ["6,-2", 4, true],
    ]);
    expect(relit.get("4,-1")?.before).toMatchObject({ light: { lit: "" } });
  });

  it("has the card that fell, and the lights that go out beyond it", () => {
    const { laid, relit, gone } = differenceOf(viewOf("full"), viewOf("fallen"), 0, newsOf("fallenNews"));
    expect(gone.map(({ cell }) => cell)).toEqual([[3, -1]]);
    expect(laid.size).toBe(0);
    expect([...relit.values()].every(({ more }) => !more)).toBe(true);
    expect(relit.get("6,-2")?.after).toBe(4);
  });

  it("has the goals that were turned over, and how they lay", () => {
    const { turnedOver, laid } = differenceOf(viewOf("near"), viewOf("found"), 0, newsOf("foundNews"));
    expect([...laid.keys()]).toEqual(["7,-2"]);
    expect(turnedOver.get("8,-2")).toMatchObject({ kind: "goal", seen: null });
  });

  it("is the other way round in looking back", () => {
    const { gone, relit } = differenceOf(viewOf("relit"), viewOf("dark"), 0);
    expect(gone.map(({ cell }) => cell)).toEqual([[3, -1]]);
    expect(relit.get("4,-1")?.more).toBe(false);
  });

  it("has cards turned around, doors opened and markers put", () => {
    const before = viewOf("duel");
    const change = (at: string, fields: object): View => ({
      ...before,
      mine: before.mine.map((each) => (each.cell.join() === at ? { ...each, ...fields } : each)),
    });
    expect([...differenceOf(before, change("4,1", { opened: true }), 0).marked]).toEqual(["4,1"]);
    expect([...differenceOf(before, change("6,0", { marker: 1 }), 0).marked]).toEqual(["6,0"]);
    expect([...differenceOf(before, change("5,0", { turned: true }), 0).turnedAround]).toEqual(["5,0"]);
  });

  it("has the goals at which somebody looked", () => {
    const peek = { number: 1, fact: "peeked", seat: 1, card: "base_map", cell: [8, 2], face: "?" } as const;
    expect([...differenceOf(viewOf("full"), { ...viewOf("full") }, 0, [peek]).lookedAt]).toEqual(["8,2"]);
  });
});

describe("what happens to a cell", () => {
  const difference = differenceOf(viewOf("dark"), viewOf("relit"), 0, newsOf("relitNews"));
  const origin = () => null;

  it("is nothing for most", () => {
    expect(happeningAt("0,0", difference, origin)).toBeUndefined();
  });

  it("waits for the light to come", () => {
    expect(happeningAt("3,-1", difference, origin)?.landed).toBeNull();
    const [near, far] = ["4,-1", "6,-2"].map((at) => happeningAt(at, difference, origin)?.after ?? 0);
    expect((far ?? 0) - (near ?? 0)).toBe(330);
  });

  it("turns a goal over after the card has landed", () => {
    const found = differenceOf(viewOf("near"), viewOf("found"), 0, newsOf("foundNews"));
    expect(happeningAt("8,-2", found, origin)?.after).toBeGreaterThanOrEqual(460);
  });
});
