import { afterEach, expect, it, vi } from "vitest";
import type { Cell } from "$wire";
import { Bare } from "$web/mine/bare.svelte";
import { rowsOf } from "$web/mine/layout";

const ROWS = rowsOf({ left: -4, right: 4, bottom: -2, top: 2 });
const isSeen = ([x, y]: Cell): boolean => x === 0 && y === 0;
const count = (bare: Bare): number => bare.of(ROWS, isSeen).reduce((sum, { cells }) => sum + cells.length, 0);

afterEach(() => vi.unstubAllGlobals());

it("shows what is seen at first, then a row a frame, in the end all", () => {
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (run: () => void) => setTimeout(run, 16));
  vi.stubGlobal("cancelAnimationFrame", clearTimeout);
  const bare = new Bare(true);
  expect(bare.of(ROWS, isSeen)).toEqual([{ y: 0, cells: [[0, 0]] }]);
  bare.come(() => ROWS);
  const counts = ROWS.map(() => {
    vi.advanceTimersByTime(17);
    return count(bare);
  });
  expect(counts).toEqual([10, 19, 27, 36, 45]);
  vi.useRealTimers();
});

it("stops when nobody looks any more", () => {
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (run: () => void) => setTimeout(run, 16));
  vi.stubGlobal("cancelAnimationFrame", clearTimeout);
  const bare = new Bare(true);
  bare.come(() => ROWS)();
  vi.advanceTimersByTime(1000);
  expect(count(bare)).toBe(1);
  vi.useRealTimers();
});

it("has all at once where nobody waits for a first picture", () => {
  expect(new Bare(false).of(ROWS, isSeen)).toBe(ROWS);
});
