import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { DescribedCard, DescribedGame } from "$wire";
import { type DrawnMine, pictured, signOf } from "$web/help/pictured";
import { pictureOf } from "$web/mine/drawn";
import { laidOf } from "$web/mine/layout";

const DOCS = join(import.meta.dirname, "..", "..", "..", "docs");
const read = (name: string): unknown => JSON.parse(readFileSync(join(DOCS, name), "utf8"));
const { cards } = read("cards.json") as { cards: DescribedCard[]; games: DescribedGame[] };
const CARDS = new Map<string, DescribedCard>(cards.map((card) => [card.card, card]));
const MINES = read("rules/mines.json") as { [game: string]: { [name: string]: DrawnMine } };
const ALL = Object.entries(MINES).flatMap(([game, mines]) => Object.entries(mines).map(([name, mine]) => ({ game, name, mine })));

describe("a mine of a rule book", () => {
  it.each(ALL)("is drawn card by card: $game, $name", ({ game, mine }) => {
    const view = pictured(game, mine);
    const laid = [...laidOf(view, 0).values()];
    expect(laid).toHaveLength(mine.mine.length + mine.goals.length);
    for (const each of laid) expect(pictureOf(each, true, CARDS)).toMatch(/^<svg/);
  });

  it("shows what is lit, and what a rockfall has cut off", () => {
    const light = (name: string): string[] =>
      [...laidOf(pictured("base", MINES["base"]?.[name] as DrawnMine), 0).values()].flatMap((each) => (each.kind === "card" ? [each.light.lit] : []));
    expect(light("before-the-rockfall")).toEqual(["NESW", "EW", "NESW", "EW", expect.stringMatching(/./)]);
    expect(light("after-the-rockfall")).toEqual(["NESW", "EW", "", ""]);
  });

  it("has its signs drawn in the text, and leaves the rest as it is", () => {
    for (const sign of ["S", "?", "#", "T", "@1"]) expect(signOf(sign, "duel", CARDS)).toMatch(/^<svg/);
    expect(signOf("S", "base", CARDS)).not.toBe(signOf("S", "duel", CARDS));
    expect(signOf("·", "base", CARDS)).toBeNull();
    expect(signOf("constructor", "base", CARDS)).toBeNull();
  });
});
