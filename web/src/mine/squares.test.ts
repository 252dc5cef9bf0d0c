import { describe, expect, it, vi } from "vitest";
import type { Cell, View } from "$wire";
import { differenceOf, NO_DIFFERENCE } from "$web/mine/difference";
import { type Laid, laidOf, rowsOf, unchanged } from "$web/mine/layout";
import { newsOf, placesOfFork, viewOf } from "$web/mine/scenes.fixture";
import { type Drawn, type Row, type Scene, Squares } from "$web/mine/squares";
import { key } from "$web/state/cells";

const GROUND = rowsOf({ left: -2, right: 10, bottom: -3, top: 3 });
const FORK = { card: "base_new", turned: false } as const;

const sceneOf = (view: View, more: Partial<Scene> = {}): Scene => ({
  laid: laidOf(view, 0), difference: NO_DIFFERENCE, places: new Map(), spots: new Set(), ghost: null, haunted: null, chosen: null,
  wouldBe: null, walker: 0, reason: null, ahead: false, stop: [0, 0], known: null, origin: () => null, ...more,
});
const flat = (rows: readonly Row[]): readonly Drawn[] => rows.flatMap(({ cells }) => cells);
const changes = (before: readonly Row[], after: readonly Row[]): string[] =>
  flat(after).flatMap((drawn, index) => (drawn === flat(before)[index] ? [] : [key(drawn.cell)]));

describe("the squares of a mine", () => {
  it("stay the same, row by row, while nothing has changed", () => {
    const squares = new Squares();
    const laid = laidOf(viewOf("dark"), 0);
    const first = squares.inRows(GROUND, sceneOf(viewOf("dark"), { laid }));
    const again = squares.inRows(GROUND, sceneOf(viewOf("dark"), { laid: unchanged(laid, laidOf(viewOf("dark"), 0)) }));
    expect(again.every((row, number) => row === first[number])).toBe(true);
  });

  it("change where the chosen card fits, and nowhere else", () => {
    const squares = new Squares();
    const laid = laidOf(viewOf("dark"), 0);
    const places = new Map(placesOfFork().map((place) => [key(place.cell), place]));
    const before = squares.inRows(GROUND, sceneOf(viewOf("dark"), { laid }));
    const chosen: Cell = [7, 1];
    const after = squares.inRows(GROUND, sceneOf(viewOf("dark"), { laid, places, ghost: FORK, chosen }));
    expect(changes(before, after).sort()).toEqual([...places.keys()].sort());
    const turned = squares.inRows(GROUND, sceneOf(viewOf("dark"), { laid, places, ghost: { ...FORK, turned: true }, chosen }));
    expect(changes(after, turned)).toContain("7,1");
    expect(flat(turned).find(({ isChosen }) => isChosen)?.ghost).toMatchObject({ turned: true });
  });

  it("say what happened once", () => {
    const squares = new Squares();
    const [before, after] = [viewOf("dark"), viewOf("relit")];
    const difference = differenceOf(before, after, 0, newsOf("relitNews"));
    const origin = vi.fn(() => ({ dx: 1, dy: 2 }));
    const first = squares.inRows(GROUND, sceneOf(after, { difference, origin }));
    const times = origin.mock.calls.length;
    const again = squares.inRows(GROUND, sceneOf(after, { difference, origin, stop: [1, 0] }));
    expect(times).toBe(difference.laid.size);
    expect(origin).toHaveBeenCalledTimes(times);
    const happened = (rows: readonly Row[]) => flat(rows).map(({ happening }) => happening);
    expect(happened(again).every((each, index) => each === happened(first)[index])).toBe(true);
  });
});

describe("what lies as it lay", () => {
  it("is the same object as before, and all of it if nothing differs", () => {
    const before = laidOf(viewOf("dark"), 0);
    expect(unchanged(before, laidOf(viewOf("dark"), 0))).toBe(before);
    const [name, one] = [...before][0] as [string, Laid];
    const other: Laid = one.kind === "card" ? { ...one, turned: !one.turned } : { ...one, vein: !one.vein };
    const after = unchanged(before, new Map(laidOf(viewOf("dark"), 0)).set(name, other));
    expect([...after].filter(([at, lying]) => before.get(at) !== lying)).toEqual([[name, other]]);
  });
});
