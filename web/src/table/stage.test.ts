import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { streamOf } from "$web/table/stream.fixture";
import { FRAME, Stage } from "$web/table/stage.svelte";

const news = [{ number: 1, fact: "passed", seat: 1 }] as const;
const others = (at: number) => streamOf({ at, news, question: { what: "turn", seat: 1, said: { key: "waiting-turn" } } });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("moves of others come one after another, and what came before them stays known", () => {
  const [first, second, third] = [others(1), others(2), others(3)];
  const stage = new Stage();
  stage.put(first, false);
  stage.put(second, false);
  expect(stage.shown).toBe(first);
  stage.put(third, false);
  expect(stage.behind).toBe(2);
  vi.advanceTimersByTime(FRAME);
  expect([stage.shown, stage.before]).toEqual([second, first]);
  vi.advanceTimersByTime(FRAME);
  expect(stage.shown).toBe(third);
});

it("it is never long behind: of many, the last is shown", () => {
  const stage = new Stage();
  for (const at of [1, 2, 3, 4, 5]) stage.put(others(at), false);
  vi.advanceTimersByTime(FRAME);
  expect(stage.shown?.at).toBeGreaterThan(3);
});

it("what one did oneself, and another's eyes, are shown at once; so is everything when one skips", () => {
  const stage = new Stage();
  stage.put(others(1), false);
  stage.put(others(2), true);
  expect(stage.shown?.at).toBe(2);
  stage.put({ ...others(3), seat: 2 }, false);
  expect(stage.shown?.seat).toBe(2);
  stage.put({ ...others(4), seat: 2 }, false);
  stage.skip();
  expect(stage.shown?.at).toBe(4);
});
