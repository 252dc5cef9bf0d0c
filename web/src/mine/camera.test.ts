import { describe, expect, it } from "vitest";
import type { Cell } from "$wire";
import { at, between, type Camera, cellAt, centreOf, fit, focus, kept, rectangleOf, TALL, WIDEST, zoomed } from "$web/mine/camera";
import { padOf } from "$web/mine/pad";

const GROUND = { left: -1, right: 8, bottom: -2, top: 2 };
const DESKTOP = { width: 882, height: 716 };
const PHONE = { width: 390, height: 545 };
const CAMERA: Camera = { pitch: 80, x: 100, y: 300 };

describe("the camera", () => {
  it("finds the cell that it drew somewhere", () => {
    for (const cell of [[0, 0], [3, -2], [-4, 5]] as Cell[]) {
      expect(cellAt(CAMERA, centreOf(CAMERA, cell))).toEqual(cell);
      const { left, top, width, height } = rectangleOf(CAMERA, cell);
      expect(cellAt(CAMERA, { x: left, y: top })).toEqual(cell);
      expect(cellAt(CAMERA, { x: left + width, y: top + height })).toEqual(cell);
    }
  });

  it("draws north above south, and cards half as high again as wide", () => {
    expect(centreOf(CAMERA, [0, 1]).y).toBeLessThan(centreOf(CAMERA, [0, 0]).y);
    const { width, height } = rectangleOf(CAMERA, [0, 0]);
    expect(height / width).toBe(TALL);
  });

  it("shows all of the ground at rest, in the part that nothing covers", () => {
    for (const [box, form] of [[DESKTOP, "desktop"], [PHONE, "phone"]] as const) {
      const pad = padOf(form);
      const camera = fit(GROUND, box, pad);
      const [first, last] = [rectangleOf(camera, [-1, 2]), rectangleOf(camera, [8, -2])];
      expect(first.left).toBeGreaterThanOrEqual(pad.left);
      expect(first.top).toBeGreaterThanOrEqual(pad.top);
      expect(last.left + last.width).toBeLessThanOrEqual(box.width - pad.right);
      expect(last.top + last.height).toBeLessThanOrEqual(box.height - pad.bottom);
    }
  });

  it("draws no card wider than it should be", () => {
    expect(fit({ left: 0, right: 1, bottom: 0, top: 0 }, DESKTOP, padOf("desktop")).pitch).toBe(WIDEST);
  });

  it("makes places large enough for a finger on a phone, those that come first in any case", () => {
    const pad = padOf("phone");
    const places: Cell[] = [[7, 1], [5, 2], [3, -1], [-1, 0]];
    const camera = focus([...places, [8, 2], [8, 0], [8, -2]], GROUND, PHONE, pad);
    expect(rectangleOf(camera, [0, 0]).width).toBeGreaterThanOrEqual(44);
    for (const cell of [[7, 1], [5, 2], [3, -1], [8, -2]] as Cell[]) {
      const { left, width, top } = rectangleOf(camera, cell);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + width).toBeLessThanOrEqual(PHONE.width);
      expect(top).toBeGreaterThanOrEqual(pad.top);
    }
    expect(rectangleOf(camera, [-1, 0]).left).toBeLessThan(0);
  });

  it("keeps what lies under the fingers there while it zooms", () => {
    const point = { x: 333, y: 222 };
    const near = zoomed(CAMERA, point, 1.5);
    expect(near.pitch).toBe(120);
    expect((point.x - near.x) / near.pitch).toBeCloseTo((point.x - CAMERA.x) / CAMERA.pitch);
    expect((point.y - near.y) / near.pitch).toBeCloseTo((point.y - CAMERA.y) / CAMERA.pitch);
    expect(zoomed(CAMERA, point, 100).pitch).toBe(200);
    expect(zoomed(CAMERA, point, 0.001).pitch).toBe(18);
  });

  it("never loses the mine out of sight", () => {
    for (const far of [{ x: -9999, y: -9999 }, { x: 9999, y: 9999 }]) {
      const camera = kept({ pitch: 80, ...far }, GROUND, DESKTOP);
      const [first, last] = [rectangleOf(camera, [-1, 2]), rectangleOf(camera, [8, -2])];
      expect(last.left + last.width).toBeGreaterThan(0);
      expect(last.top + last.height).toBeGreaterThan(0);
      expect(first.left).toBeLessThan(DESKTOP.width);
      expect(first.top).toBeLessThan(DESKTOP.height);
    }
    expect(kept(CAMERA, GROUND, DESKTOP)).toEqual(CAMERA);
  });

  it("goes to a cell", () => {
    const camera = at({ ...CAMERA, pitch: 30 }, [5, 1], PHONE, padOf("phone"));
    expect(centreOf(camera, [5, 1]).x).toBeCloseTo(PHONE.width / 2);
    expect(rectangleOf(camera, [5, 1]).width).toBeGreaterThanOrEqual(44);
  });

  it("moves evenly from one to another", () => {
    const to = { pitch: 40, x: 0, y: 100 };
    expect(between(CAMERA, to, 0)).toEqual(CAMERA);
    const end = between(CAMERA, to, 1);
    expect(end.pitch).toBeCloseTo(40);
    expect(end.x).toBeCloseTo(0);
    expect(between(CAMERA, { ...CAMERA, x: 300 }, 0.5).x).toBe(200);
  });
});
