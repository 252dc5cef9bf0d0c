import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { carvedModule } from "../../build/carving.ts";

/** What the carved cards of a game may weigh, gzipped. */
const MOST = 60_000;

const weight = (name: string): number => gzipSync(carvedModule(name), { level: 9 }).length;

test.each([
  ["base", ["base"]],
  ["the expansion", ["base", "saboteur2"]],
  ["the duel and the solo game", ["duel"]],
])("the carved cards of %s are light enough", (game, boxes) => {
  const total = boxes.reduce((sum, box) => sum + weight(box), 0);
  console.info(`carved cards of ${game}: ${total} bytes gzipped`);
  expect(total).toBeGreaterThan(5_000);
  expect(total).toBeLessThan(MOST);
});

test("the title is light enough for the first page", () => {
  expect(weight("title")).toBeLessThan(10_000);
});
