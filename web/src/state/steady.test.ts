import { describe, expect, it } from "vitest";
import { steady } from "$web/state/steady";

describe("what says the same", () => {
  it("stays the same", () => {
    let names = ["Mila", "Bo"];
    const kept = steady(() => [...names]);
    const first = kept();
    expect(kept()).toBe(first);
    names = ["Mila", "Ada"];
    expect(kept()).toEqual(["Mila", "Ada"]);
    expect(kept()).not.toBe(first);
  });
});
