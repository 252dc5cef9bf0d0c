import { describe, expect, test } from "vitest";
import { type Drawn, parsed, ringsOf, withClasses } from "./drawn.testing.ts";
import { carveGallery, carveTrack, ground, lantern, trackX } from "./index.ts";

const first = (svg: string, ...classes: string[]): Drawn | undefined => withClasses(parsed(svg), ...classes)[0];

/** From where to where a layer reaches. */
const extent = (svg: string, light: string, layer: string): readonly [number, number] => {
  const hollow = first(svg, "hollow", light) as Drawn;
  const all = ringsOf(withClasses(hollow, layer)[0]).flat().map(([x]) => x);
  return [Math.min(...all), Math.max(...all)];
};

describe("a gallery", () => {
  const gallery = { seed: "test", width: 400, height: 100, lit: [[50, 50, 200, 50, 12]], dark: [[200, 50, 350, 50, 12]] } as const;

  test("is as wide as its capsules, lit and dark", () => {
    const svg = carveGallery(gallery);
    const [litFrom, litTo] = extent(svg, "lit", "floor");
    const [darkFrom, darkTo] = extent(svg, "dark", "floor");
    expect(Math.abs(litFrom - 38)).toBeLessThan(5);
    expect(Math.abs(litTo - 212)).toBeLessThan(5);
    expect(Math.abs(darkFrom - 188)).toBeLessThan(5);
    expect(Math.abs(darkTo - 362)).toBeLessThan(5);
    expect(svg).not.toMatch(/style|NaN/);
  });

  test("has marks of the chisel where asked for, away from the tunnels, and what is drawn over it", () => {
    expect(first(carveGallery(gallery), "gouge")).toBeUndefined();
    const svg = carveGallery({ ...gallery, gap: 20, over: lantern(200, 30, 0.8) });
    expect(ringsOf(first(svg, "gouge", "near")).length).toBeGreaterThan(5);
    expect(parsed(svg).children.at(-1)?.classes).toContain("lantern");
  });

  test("without tunnels is empty rock", () => {
    expect(parsed(carveGallery({ seed: "none", width: 10, height: 10, lit: [], gap: 5 })).children.length).toBe(0);
    expect(ringsOf(first(ground(), "gouge", "far")).length).toBeGreaterThan(20);
  });
});

describe("a track", () => {
  const track = { seed: "test", width: 300, height: 40, y: 20, radius: 6, stops: [0, 0.5, 1] };

  test("is lit up to where it is done", () => {
    const lit = (done: number): number => Number(first(carveTrack({ ...track, done }), "done")?.attributes.get("width"));
    expect(lit(0.5)).toBe(150);
    expect(lit(0.5)).toBe(trackX(track, 0.5));
    expect(lit(0)).toBe(0);
    expect(lit(1)).toBe(292);
  });

  test("has its lit and its dark walls at the same place", () => {
    const svg = carveTrack({ ...track, done: 0.3 });
    expect(extent(svg, "lit", "wall")).toEqual(extent(svg, "dark", "wall"));
  });
});
