import { describe, expect, test } from "vitest";
import { face } from "./index.ts";
import { groupTexts, hollowsOf, mouth, openings, POSITIONS, TUNNEL_CARDS } from "./drawn.testing.ts";
import type { Side } from "./sides.ts";

/** Half the width of a mouth in each contour (DESIGN: 14.5 and the distance of the contour). */
const HALF_WIDTHS = { wall: 18.7, floor: 14.5, mid: 10.3, core: 5.7 };
/** Coordinates are rounded to half units. */
const TOLERANCE = 0.5;
/** Tunnels run on a little beyond the edge of the card. */
const BEYOND = 10;

test.each(POSITIONS)("mouths of $card.card, turned $turned, lie in the middle of their sides", ({ card, turned }) => {
  const hollows = hollowsOf(face(card, { turned }));
  const found = hollows.map((hollow) => {
    for (const side of openings(hollow) as Iterable<Side>) {
      const middle = side === "N" || side === "S" ? 50 : 75;
      for (const [layer, half] of Object.entries(HALF_WIDTHS)) {
        const [from, to] = mouth(hollow.layers.get(layer) ?? [], side) ?? [Number.NaN, Number.NaN];
        expect(Math.abs(from - (middle - half)), `${side} ${layer}`).toBeLessThanOrEqual(TOLERANCE);
        expect(Math.abs(to - (middle + half)), `${side} ${layer}`).toBeLessThanOrEqual(TOLERANCE);
      }
    }
    return openings(hollow);
  });
  expect(found.sort()).toEqual(groupTexts(card.tunnels ?? "", turned));
});

describe.each(TUNNEL_CARDS)("$card", (card) => {
  test("turned, its tunnels are the half-turn of themselves", () => {
    const upright = hollowsOf(face(card));
    const turned = hollowsOf(face(card, { turned: true }));
    expect(upright.length).toBe(turned.length);
    upright.forEach((hollow, at) => {
      for (const [layer, rings] of hollow.layers) {
        const halfTurned = rings.map((ring) => ring.map(([x, y]) => [100 - x, 150 - y]));
        expect(turned[at]?.layers.get(layer)).toEqual(halfTurned);
      }
    });
  });

  test("its contours lie inside one another and on the card", () => {
    for (const { layers } of hollowsOf(face(card))) {
      const width = (layer: string): number => {
        const all = (layers.get(layer) ?? []).flat().map(([x]) => x);
        return Math.max(...all) - Math.min(...all);
      };
      expect(width("wall")).toBeGreaterThan(width("floor") - 4);
      expect(width("floor")).toBeGreaterThan(10);
      const points = [...layers.values()].flat(2);
      expect(points.filter(([x, y]) => x < -BEYOND || x > 100 + BEYOND || y < -BEYOND || y > 150 + BEYOND)).toEqual([]);
    }
  });
});

test("groups of one card do not run into one another", () => {
  for (const card of TUNNEL_CARDS.filter(({ tunnels }) => tunnels?.includes(".") && tunnels !== "NS.EW")) {
    const boxes = hollowsOf(face(card)).map(({ layers }) => layers.get("floor")?.flat() ?? []);
    const [first = [], ...others] = boxes;
    const nearest = Math.min(...others.flat().flatMap(([x, y]) => first.map(([toX, toY]) => Math.hypot(x - toX, y - toY))));
    expect(nearest, card.card).toBeGreaterThan(5);
  }
});
