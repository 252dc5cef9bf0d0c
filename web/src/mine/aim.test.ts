import { describe, expect, it } from "vitest";
import type { Cell } from "$wire";
import { beyond, hit, snapped } from "$web/mine/aim";
import { centreOf } from "$web/mine/camera";

const CAMERA = { pitch: 60, x: 0, y: 200 };
const BOX = { width: 400, height: 500 };
const PAD = { top: 60, right: 4, bottom: 80, left: 4 };

describe("aiming", () => {
  it("snaps to the nearest place within six tenths of a card", () => {
    const places: Cell[] = [[1, 0], [2, 0]];
    const { x, y } = centreOf(CAMERA, [1, 0]);
    expect(snapped(CAMERA, { x: x + 20, y }, places)).toEqual([1, 0]);
    expect(snapped(CAMERA, { x: x + 40, y }, places)).toEqual([2, 0]);
    expect(snapped(CAMERA, { x: x - 35, y }, places)).toEqual([1, 0]);
    expect(snapped(CAMERA, { x: x - 37, y }, places)).toBeNull();
    expect(snapped(CAMERA, { x, y: y + 53 }, places)).toEqual([1, 0]);
    expect(snapped(CAMERA, { x, y }, [])).toBeNull();
  });

  it("hits small places with a whole finger, the nearest first", () => {
    const far = { pitch: 24, x: 0, y: 200 };
    const { x, y } = centreOf(far, [1, 0]);
    expect(hit(far, { x: x - 20, y }, [[1, 0]])).toEqual([1, 0]);
    expect(hit(far, { x: x - 24, y }, [[1, 0]])).toBeNull();
    expect(hit(far, { x: x + 13, y }, [[1, 0], [2, 0]])).toEqual([2, 0]);
  });

  it("counts places at the edge beyond which they lie", () => {
    const found = beyond(CAMERA, [[-1, 0], [-3, 0], [3, 0], [2, 3], [9, 1]], BOX, PAD);
    expect(found.map(({ edge, count, cell }) => ({ edge, count, cell }))).toEqual([
      { edge: "left", count: 2, cell: [-1, 0] },
      { edge: "up", count: 1, cell: [2, 3] },
      { edge: "right", count: 1, cell: [9, 1] },
    ]);
    expect(found[1]?.along).toBe(150);
  });

  it("counts places behind what lies over the mine", () => {
    expect(beyond(CAMERA, [[2, -2]], BOX, PAD)).toMatchObject([{ edge: "down", count: 1 }]);
    expect(beyond(CAMERA, [[2, -1]], BOX, PAD)).toEqual([]);
  });

  it("says nothing of places in sight", () => {
    expect(beyond(CAMERA, [[0, 0], [5, 1]], BOX, PAD)).toEqual([]);
  });
});
