import { describe, expect, it } from "vitest";
import type { Cell } from "$wire";
import { rectangleOf, WIDEST } from "$web/mine/camera";
import { padOf } from "$web/mine/pad";
import { type Scene, Sight } from "$web/mine/sight.svelte";

const EXTENT = { left: -1, right: 8, bottom: -2, top: 2 };
const PLACES: readonly Cell[] = [[7, 1], [5, 2]];

function looking(scene: Partial<Scene> = {}) {
  let now: Scene = {
    extent: EXTENT, box: { width: 882, height: 716 }, pad: padOf("desktop"), targets: [], sights: [], widest: WIDEST, calm: true, ...scene,
  };
  const sight = new Sight(() => now);
  const change = (more: Partial<Scene> = {}): void => {
    now = { ...now, ...more };
    sight.follow();
  };
  change();
  return { sight, change };
}

const PHONE = { box: { width: 390, height: 545 }, pad: padOf("phone") };

describe("what is on the screen", () => {
  it("is everything at rest, and again when the window changes", () => {
    const { sight, change } = looking();
    expect(sight.camera).toEqual(sight.rest);
    sight.drag(200, 0, { x: 0, y: 0 }, 1);
    change({ box: { width: 500, height: 716 } });
    expect(sight.camera).toEqual(sight.rest);
  });

  it("stays where somebody has moved it, until they want all of it", () => {
    const { sight, change } = looking();
    sight.zoom(1.5);
    const held = sight.camera;
    expect(held.pitch).toBeCloseTo(sight.rest.pitch * 1.5);
    change({ targets: PLACES });
    expect(sight.camera).toEqual(held);
    sight.showAll();
    expect(sight.camera).toEqual(sight.rest);
    change({ extent: { ...EXTENT, left: -4 } });
    expect(sight.camera).toEqual(sight.rest);
  });

  it("goes to the places of a card on a phone, and back when it is put back", () => {
    const { sight, change } = looking(PHONE);
    const rest = sight.camera;
    change({ targets: PLACES });
    expect(rectangleOf(sight.camera, [7, 1]).width).toBeGreaterThanOrEqual(44);
    expect(rest.pitch).toBeLessThan(44);
    change({ targets: [] });
    expect(sight.camera).toEqual(rest);
  });

  it("goes to the places of another card on a phone even if somebody has moved it", () => {
    const { sight, change } = looking({ ...PHONE, targets: PLACES });
    sight.drag(150, 0, { x: 0, y: 0 }, 1);
    const held = sight.camera;
    change({ targets: [...PLACES] });
    expect(sight.camera).toEqual(held);
    change({ targets: [[-1, 0]] });
    const { left, width } = rectangleOf(sight.camera, [-1, 0]);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left + width).toBeLessThanOrEqual(390);
  });

  it("moves only for a cell that is out of sight", () => {
    const { sight } = looking();
    const rest = sight.camera;
    sight.show([3, 0]);
    expect(sight.camera).toEqual(rest);
    sight.zoomAt({ x: 800, y: 300 }, 2.2);
    sight.show([-1, 0]);
    expect(rectangleOf(sight.camera, [-1, 0]).left).toBeGreaterThanOrEqual(0);
  });

  it("is nearer after a double tap, and all of it after another", () => {
    const { sight } = looking();
    sight.toggle({ x: 400, y: 300 });
    expect(sight.camera.pitch).toBeGreaterThan(sight.rest.pitch * 1.3);
    sight.toggle({ x: 400, y: 300 });
    expect(sight.camera).toEqual(sight.rest);
  });
});
