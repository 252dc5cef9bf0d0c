// @vitest-environment node
import { inflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { png } from "./png.ts";
import { HEIGHT, scene, WIDTH } from "./scene.ts";

const pixels = scene();
const at = (x: number, y: number): number[] => [...pixels.subarray((y * WIDTH + x) * 3, (y * WIDTH + x) * 3 + 3)];
const brightness = (x: number, y: number): number => at(x, y).reduce((sum, part) => sum + part) / 3;

describe("the picture of a link", () => {
  it("is lit from the start to the gold, and dark where nobody has dug", () => {
    for (let x = 60; x < 990; x += 1) {
      if ((x - 45) % 158 < 148) expect(brightness(x, HEIGHT / 2), `at ${x}`).toBeGreaterThan(190);
    }
    expect(at(1068, HEIGHT / 2)).toEqual([255, 214, 98]);
    expect(brightness(860, 40)).toBeLessThan(40);
    expect(brightness(436, 535)).toBeLessThan(20);
  });

  it("is a PNG file that gives the same pixels back", () => {
    const file = png(WIDTH, HEIGHT, pixels);
    expect(file.subarray(1, 4).toString()).toBe("PNG");
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([WIDTH, HEIGHT]);
    const begin = file.indexOf("IDAT") + 4;
    const rows = inflateSync(file.subarray(begin, begin + file.readUInt32BE(begin - 8)));
    const stride = WIDTH * 3;
    const found = new Uint8Array(pixels.length);
    for (let i = 0; i < found.length; i += 1) {
      const row = Math.floor(i / stride);
      found[i] = (rows[i + row + 1] ?? 0) + (row === 0 ? 0 : (found[i - stride] ?? 0));
    }
    expect(Buffer.compare(found, pixels)).toBe(0);
    expect(file.length).toBeLessThan(200_000);
  });
});
