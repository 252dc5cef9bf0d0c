import { describe, expect, it } from "vitest";
import { Gestures } from "$web/mine/gestures";

describe("gestures", () => {
  it("take a finger that trembles for a tap", () => {
    const gestures = new Gestures();
    gestures.down(1, { x: 10, y: 10 });
    expect(gestures.move(1, { x: 13, y: 12 })).toBeNull();
    gestures.up(1);
    expect(gestures.isDrag).toBe(false);
  });

  it("drag with one finger by as much as it moves", () => {
    const gestures = new Gestures();
    gestures.down(1, { x: 10, y: 10 });
    expect(gestures.move(1, { x: 30, y: 5 })).toMatchObject({ dx: 20, dy: -5, factor: 1 });
    expect(gestures.move(1, { x: 31, y: 5 })).toMatchObject({ dx: 1, dy: 0 });
    gestures.up(1);
    expect(gestures.move(1, { x: 90, y: 90 })).toBeNull();
    expect(gestures.isDrag).toBe(true);
  });

  it("pinch with two fingers about the point between them", () => {
    const gestures = new Gestures();
    gestures.down(1, { x: 0, y: 0 });
    gestures.down(2, { x: 100, y: 0 });
    expect(gestures.move(2, { x: 200, y: 0 })).toMatchObject({ factor: 2, dx: 50, centre: { x: 100, y: 0 }, twisted: false });
  });

  it("turn the card once in a twist", () => {
    const gestures = new Gestures();
    gestures.down(1, { x: 0, y: 0 });
    gestures.down(2, { x: 100, y: 0 });
    const twists = [20, 40, 60, 80, 100].map((y) => gestures.move(2, { x: 100, y })?.twisted);
    expect(twists).toEqual([false, false, true, false, false]);
  });
});
