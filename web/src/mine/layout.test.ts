import { describe, expect, it } from "vitest";
import { furthestLit, groundOf, joined, laidOf, lightOf, rowsOf, teamOf, turnedAt, wider } from "$web/mine/layout";
import { tunnelsOf, viewOf } from "$web/mine/scenes.fixture";

describe("what lies where", () => {
  it("has cards with their light, and goals face down, those seen with what is there", () => {
    const laid = laidOf(viewOf("dark"), 0);
    expect(laid.get("4,-1")).toMatchObject({ kind: "card", card: "base_ne", light: { lit: "", would: "" } });
    expect(laid.get("2,0")).toMatchObject({ light: { lit: "NESW" } });
    expect(laid.get("8,0")).toEqual({ kind: "goal", cell: [8, 0], vein: false, seen: "base_goal_stone_nw" });
    expect(laid.get("8,2")).toMatchObject({ seen: null });
  });

  it("shows what the chosen move would light", () => {
    const laid = laidOf(viewOf("dark"), 0, tunnelsOf("wouldBe"));
    expect(laid.get("4,-1")).toMatchObject({ light: { lit: "", would: "SW" } });
    expect(laid.get("2,0")).toMatchObject({ light: { would: "" } });
  });

  it("shows what the chosen move would put out", () => {
    const laid = laidOf(viewOf("full"), 0, tunnelsOf("rockfallDark"));
    expect(laid.get("4,-1")).toMatchObject({ light: { lit: "", would: "SW" } });
  });

  it("shows in the duel what only the other may walk", () => {
    const [mine, theirs] = [laidOf(viewOf("duel"), 0), laidOf(viewOf("duel"), 1)];
    expect(mine.get("1,-1")).toMatchObject({ light: { lit: "", theirs: "EW" } });
    expect(theirs.get("1,-1")).toMatchObject({ light: { lit: "EW", theirs: "" } });
    expect(mine.get("7,1")).toMatchObject({ kind: "goal", vein: true, seen: "duelgoal_nw_2" });
  });

  it("lights a card that a door parts side by side", () => {
    expect(lightOf(["SW", "N"], 0)).toEqual({ lit: "SW", theirs: "N", would: "" });
    expect(lightOf(["SW", ""], 0, ["SW.N", ""])).toEqual({ lit: "SW", theirs: "", would: "N" });
    expect(lightOf(["SW.N", ""], 0, ["SW", ""])).toEqual({ lit: "SW", theirs: "", would: "N" });
  });

  it("shows all goals face up when the round has ended", () => {
    const laid = laidOf(viewOf("found"), 0);
    expect(["8,2", "8,0", "8,-2"].map((at) => laid.get(at)?.kind)).toEqual(["card", "card", "card"]);
    expect(laid.get("8,-2")).toMatchObject({ light: { lit: "NESW" } });
  });

  it("knows whose markers are whose", () => {
    expect([0, 1].map((seat) => teamOf(viewOf("duel"), seat))).toEqual(["green", "blue"]);
    const solo = { ...viewOf("duel"), game: { game: "solo" as const, options: { colour: "blue" } } };
    expect(teamOf(solo, 0)).toBe("blue");
  });
});

describe("ghosts", () => {
  it("lie as the card is held, unless it fits only the other way", () => {
    const ghost = { card: "base_new", turned: false } as const;
    expect(turnedAt({ cell: [0, 0], upright: true, turned: true }, ghost)).toBe(false);
    expect(turnedAt({ cell: [0, 0], upright: false, turned: true }, ghost)).toBe(true);
    expect(turnedAt({ cell: [0, 0], upright: true, turned: false }, { ...ghost, turned: true })).toBe(false);
  });
});

describe("the ground", () => {
  it("holds cards, goals and places, and a free cell west and east of the cards", () => {
    expect(groundOf(viewOf("dark"), [])).toEqual({ left: -1, right: 8, bottom: -2, top: 2 });
    expect(groundOf(viewOf("dark"), [[3, -4]]).bottom).toBe(-4);
    expect(groundOf(viewOf("found"), []).right).toBe(8);
  });

  it("grows", () => {
    const ground = { left: 0, right: 1, bottom: 0, top: 0 };
    expect(joined(ground, { left: -1, right: 0, bottom: -2, top: 3 })).toEqual({ left: -1, right: 1, bottom: -2, top: 3 });
    expect(joined(null, ground)).toBe(ground);
    expect(wider(ground, 1)).toEqual({ left: -1, right: 2, bottom: -1, top: 1 });
  });

  it("has rows from north to south, each from west to east", () => {
    expect(rowsOf({ left: 0, right: 1, bottom: -1, top: 0 })).toEqual([
      { y: 0, cells: [[0, 0], [1, 0]] },
      { y: -1, cells: [[0, -1], [1, -1]] },
    ]);
  });

  it("has an end: the lit cell furthest east", () => {
    expect(furthestLit(laidOf(viewOf("dark"), 0))).toEqual([6, 1]);
  });
});
