import { expect, test } from "vitest";
import { decodeGouges, decodeRings, encodeGouges, encodeRings, type Gouge } from "./encoding.ts";

test("rings come back, rounded to half units", () => {
  const rings: [number, number][][] = [
    [[0, 0], [100.2, 149.9], [-6.8, 3.26]],
    [[50, 75], [50.5, 75], [900, -900]],
  ];
  expect(decodeRings(encodeRings(rings))).toEqual([
    [[0, 0], [100, 150], [-7, 3.5]],
    [[50, 75], [50.5, 75], [900, -900]],
  ]);
});

test("cuts of the chisel come back with their own direction", () => {
  const cuts: Gouge[] = [[4, 4.5, 3, -1.5], [12, 5, -7, 0.5], [3.5, 148, 2, 2]];
  expect(decodeGouges(encodeGouges(cuts))).toEqual(cuts);
});

test("it is plain text that needs no escape but the backslash", () => {
  const differences = Array.from({ length: 121 }, (_, number) => number / 2 - 30);
  let x = 0;
  const ring = differences.map((difference): [number, number] => [(x += difference), 0]);
  expect(encodeRings([ring])).toMatch(/^[#-~]+$/);
  expect(decodeRings(encodeRings([ring]))).toEqual([ring]);
});
