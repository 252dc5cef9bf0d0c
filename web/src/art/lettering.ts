/** The title, its letters carved as tunnels. */
import { carve, gouge, type Layer, LAYERS } from "./carving.ts";
import { decodeGouges, decodeRings, encodeGouges, encodeRings } from "./encoding.ts";
import type { Box, Capsule } from "./field.ts";
import { gougePaths, hollowBodies, linesOf } from "./hollows.ts";
import { picture } from "./path.ts";

const TITLE = "SABOTEUR";
const ADVANCE = 84;
const MARGIN = 20;
const BOX: Box = [0, 0, TITLE.length * ADVANCE + 12, 140];
const RADIUS = 9;

/** The strokes of each letter: x and y of their points in turn. */
const LETTERS: Readonly<Record<string, readonly (readonly number[])[]>> = {
  S: [[52, 16, 40, 6, 20, 6, 8, 22, 16, 42, 44, 56, 52, 76, 40, 94, 18, 94, 6, 82]],
  A: [[4, 97, 30, 5, 56, 97], [14, 64, 46, 64]],
  B: [[9, 5, 9, 95, 38, 94, 52, 74, 38, 50, 9, 50], [9, 5, 34, 6, 46, 26, 34, 49]],
  O: [[30, 5, 9, 24, 5, 52, 12, 82, 30, 96, 48, 82, 55, 52, 51, 24, 30, 5]],
  T: [[2, 8, 58, 8], [30, 8, 30, 97]],
  E: [[50, 6, 9, 6, 9, 95, 52, 95], [9, 50, 42, 50]],
  U: [[6, 4, 6, 66, 16, 90, 30, 96, 44, 90, 54, 66, 54, 4]],
  R: [[9, 97, 9, 6, 38, 7, 52, 26, 38, 50, 9, 51], [28, 51, 55, 97]],
};

function strokes(letter: string, number: number): Capsule[] {
  const left = number * ADVANCE + MARGIN;
  return (LETTERS[letter] ?? []).flatMap((line) => {
    const capsules: Capsule[] = [];
    for (let at = 0; at + 3 < line.length; at += 2) {
      const [x1, y1, x2, y2] = line.slice(at, at + 4) as [number, number, number, number];
      capsules.push([x1 + left, y1 + MARGIN, x2 + left, y2 + MARGIN, RADIUS]);
    }
    return capsules;
  });
}

/** The letters, carved: their layers from outside in and the marks of the chisel, as text (encoding.ts). */
export interface CarvedTitle {
  readonly layers: Readonly<Record<Layer, string>>;
  readonly far: string;
  readonly near: string;
}

/** It takes a while: the page has it carved at build time. */
export function carveTitle(): CarvedTitle {
  const capsules = [...TITLE].flatMap(strokes);
  const hollow = carve(capsules, { seed: TITLE, box: BOX, step: 2.6, amplitude: 2.2, cell: 11, tolerance: 0.6, spread: 0.72 });
  const { far, near } = gouge(hollow.field, TITLE, BOX, 9);
  const layers = Object.fromEntries(LAYERS.map((layer) => [layer, encodeRings(hollow.layers[layer])])) as Record<Layer, string>;
  return { layers, far: encodeGouges(far), near: encodeGouges(near) };
}

/** The picture of the carved letters. */
export function titlePicture({ layers, far, near }: CarvedTitle): string {
  const marks = gougePaths({ far: decodeGouges(far), near: decodeGouges(near) });
  const lines = linesOf((layer) => decodeRings(layers[layer]));
  return picture("wordmark", hollowBodies([{ lines, light: "lit" }], marks), BOX.join(" "), "Saboteur");
}
