import { beforeEach, describe, expect, it } from "vitest";
import type { ToldEvent } from "$wire";
import { Unread } from "$web/ends/unread";

const ENDED = { number: 9, fact: "round_ended", round: 1, cause: "gold" } as unknown as ToldEvent;
const kept = new Map<string, string>();
const store = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
} as Storage;
const loaded = (table = "t") => new Unread(table, store);

beforeEach(() => kept.clear());

describe("the end of a round on the screen", () => {
  it("is shown again after a reload, once what happened was told", () => {
    loaded().keep(1);
    const again = loaded();
    again.keep(null); // nothing is shown yet
    expect(again.isWaiting).toBe(true);
    expect(again.found([])).toBeNull();
    expect(again.found([ENDED])).toBe(1);
    expect(again.found([ENDED])).toBeNull();
  });

  it("is not shown again once it was closed, nor at another table", () => {
    const first = loaded();
    first.keep(1);
    expect(loaded("other").isWaiting).toBe(false);
    first.keep(null);
    expect(loaded().isWaiting).toBe(false);
  });

  it("is not minded where a window keeps nothing", () => {
    const none = { getItem: () => { throw new Error("no"); }, setItem: () => { throw new Error("no"); } } as unknown as Storage;
    const unread = new Unread("t", none);
    unread.keep(1);
    expect(unread.isWaiting).toBe(false);
  });
});
