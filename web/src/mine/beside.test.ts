import { describe, expect, it } from "vitest";
import { beside } from "$web/mine/beside";
import { rectangleOf } from "$web/mine/camera";
import { cellOf } from "$web/state/cells";

describe("the buttons beside a place", () => {
  const near = { pitch: 82, x: 100, y: 300 };
  const box = { width: 882, height: 716 };
  const pad = { top: 76, right: 58, bottom: 26, left: 28 };

  it("stand below it, where nothing lies", () => {
    expect(beside([3, 0], new Set(["2,0"]), near, box, pad)?.top).toBeGreaterThan(79 * 1.5);
  });

  it("go round the cards", () => {
    expect(beside([3, 0], new Set(["3,-1"]), near, box, pad)?.top).toBeLessThan(-100);
    expect(beside([3, 0], new Set(["3,-1", "3,1"]), near, box, pad)?.left).toBeGreaterThan(79);
    expect(beside([3, 0], new Set(["3,-1", "3,1", "4,0"]), near, box, pad)?.left).toBeLessThan(-60);
    expect(beside([3, 0], new Set(["3,-1", "3,1", "4,0", "2,0"]), near, box, pad)).toBeNull();
  });

  it("stay on the screen", () => {
    expect(beside([3, -3], new Set(), near, { ...box, height: 680 }, pad)?.top).toBeLessThan(0);
  });

  it("are nearer if there is one of them", () => {
    const [two, one] = [false, true].map((isSmall) => beside([3, 0], new Set(["3,-1"]), near, box, pad, isSmall));
    expect(one?.top).toBeGreaterThan(two?.top ?? 0);
  });

  it("do not reach a goal two columns away", () => {
    const duel = { pitch: 53, x: 132, y: 294 };
    const laid = "0,2 1,2 2,2 0,1 1,1 2,1 0,0 5,2 7,1 5,0 9,0 7,-1".split(" ");
    const found = beside([3, 2], new Set([...laid, "3,2", "-1,1", "3,0"]), duel, { width: 722, height: 616 }, pad);
    expect(found?.isLying).toBe(true);
  });

  it.each([30, 44, 53, 70, 82, 104])("never stand on a card, where a cell is %i wide", (pitch) => {
    let stood = 0;
    for (let seed = 0; seed < 300; seed++) {
      const taken = new Set<string>();
      for (let x = 0; x < 9; x++) for (let y = -3; y <= 3; y++) if ((seed * 37 + x * 101 + y * 61 + x * y * seed) % 7 < 2) taken.add(`${x},${y}`);
      const camera = { pitch, x: 40, y: 330 };
      const cell = cellOf(`${1 + (seed % 7)},${(seed % 5) - 2}`);
      const found = beside(cell, taken, camera, box, pad, seed % 2 === 0);
      if (!found) continue;
      stood += 1;
      const place = rectangleOf(camera, cell);
      const [left, top] = [place.left + found.left, place.top + found.top];
      const [width, height] = seed % 2 === 0 ? [60, 60] : found.isLying ? [112, 60] : [60, 112];
      for (const each of taken) {
        const card = rectangleOf(camera, cellOf(each));
        const isApart = left >= card.left + card.width || left + width <= card.left || top >= card.top + card.height || top + height <= card.top;
        expect(isApart, `${found.left}, ${found.top} beside ${cell} on ${each}`).toBe(true);
      }
    }
    expect(stood).toBeGreaterThan(20);
  });
});
