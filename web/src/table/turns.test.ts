import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Turns } from "$web/table/turns";

let frames: (() => void)[] = [];
/** Milliseconds that each work takes. */
let cost = 5;
let now = 0;

beforeEach(() => {
  [frames, cost, now] = [[], 5, 0];
  vi.stubGlobal("requestAnimationFrame", (next: () => void) => frames.push(next));
  vi.stubGlobal("cancelAnimationFrame", () => (frames = []));
  vi.spyOn(performance, "now").mockImplementation(() => now);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function page(hidden = false) {
  const heard = new Map<string, (event: { isTrusted: boolean }) => void>();
  const by = { hidden, addEventListener: (name: string, act: () => void) => heard.set(name, act), removeEventListener: (name: string) => heard.delete(name) };
  const turns = new Turns(by as unknown as Document);
  const done: string[] = [];
  const work = (name: string) => () => {
    done.push(name);
    now += cost;
  };
  return { turns, done, work, heard, end: turns.begin() };
}

const frame = (): void => frames.splice(0).forEach((next) => next());

test("works are done in their turns, one a frame if each takes long", () => {
  const { turns, done, work } = page();
  turns.put(2, work("seats"));
  turns.put(0, work("hand"));
  expect(done).toEqual([]);
  frame();
  expect(done).toEqual(["hand"]);
  frame();
  expect(done).toEqual(["hand", "seats"]);
  expect(frames).toEqual([]);
});

test("what takes next to no time is done in one frame", () => {
  cost = 0.1;
  const { turns, done, work } = page();
  for (const turn of [0, 1, 2]) turns.put(turn, work(String(turn)));
  frame();
  expect(done).toEqual(["0", "1", "2"]);
});

test("the last word in a turn is the one that counts", () => {
  const { turns, done, work } = page();
  turns.put(1, work("old"));
  turns.put(1, work("new"));
  frame();
  expect(done).toEqual(["new"]);
});

test("nothing waits for ever, however much happens meanwhile", () => {
  const { turns, done, work } = page();
  for (const move of [1, 2, 3]) {
    turns.put(0, work(`hand ${move}`));
    turns.put(1, work(`seats ${move}`));
    frame();
  }
  expect(done).toEqual(["hand 1", "seats 2", "hand 3"]);
});

test("before somebody acts, all of it is done; what a script does is no act", () => {
  const { turns, done, work, heard } = page();
  turns.put(1, work("seats"));
  turns.put(0, work("hand"));
  heard.get("click")?.({ isTrusted: false });
  expect(done).toEqual([]);
  heard.get("keydown")?.({ isTrusted: true });
  expect(done).toEqual(["hand", "seats"]);
  frame();
  expect(done).toHaveLength(2);
});

test("where nobody looks there are no frames: all is done at once", () => {
  const { turns, done, work } = page(true);
  turns.put(0, work("hand"));
  expect(done).toEqual(["hand"]);
});

test("a table that was left does nothing more", () => {
  const { turns, done, work, heard, end } = page();
  turns.put(0, work("hand"));
  end();
  frame();
  expect(done).toEqual([]);
  expect(heard.size).toBe(0);
});
