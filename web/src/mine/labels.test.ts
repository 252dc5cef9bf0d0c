import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Cell, DescribedCard } from "$wire";
import { labelOf, pictureLabel, waysOf } from "$web/mine/labels";
import { laidOf } from "$web/mine/layout";
import { viewOf } from "$web/mine/scenes.fixture";
import { key } from "$web/state/cells";
import { wordsOf } from "$web/words/catalogue.fixture";

const CARDS: ReadonlyMap<string, DescribedCard> = new Map(
  (JSON.parse(readFileSync("../docs/cards.json", "utf8")) as { cards: DescribedCard[] }).cards.map((card) => [card.card, card]),
);
const known = (language: "en" | "ru" | "uk") => ({ words: wordsOf(language), cards: CARDS, names: ["Mila", "Ben"] });
const said = (scene: Parameters<typeof viewOf>[0], cell: Cell, chance = {}, language: "en" | "ru" | "uk" = "en"): string =>
  labelOf(cell, laidOf(viewOf(scene), 0).get(key(cell)), chance, known(language));

describe("the label of a cell", () => {
  it("says what lies there, where it leads as it lies, and whether it is connected", () => {
    expect(said("full", [4, -1])).toBe("column 4, row −1: curve, south and west, connected");
    expect(said("dark", [4, -1])).toBe("column 4, row −1: curve, south and west, cut off");
    expect(said("dark", [2, 1])).toBe("column 2, row 1: dead end, north and south, partly connected");
  });

  it("says what is known of a goal", () => {
    expect(said("dark", [8, 2])).toBe("column 8, row 2: goal, face down");
    expect(said("dark", [8, 0])).toBe("column 8, row 0: goal, face down, you saw a stone");
    expect(said("duel", [9, 0])).toBe("column 9, row 0: vein, face down");
  });

  it("says whether the chosen card fits", () => {
    const place = { cell: [7, 1] as Cell, upright: true, turned: true };
    expect(said("dark", [7, 1])).toBe("column 7, row 1: empty");
    expect(said("dark", [7, 1], { place, isChosen: true })).toBe("column 7, row 1: empty, your card fits both ways, chosen");
    expect(said("dark", [7, 1], { place: { ...place, upright: false } })).toContain("your card fits, turned");
    expect(said("dark", [7, 1], { place: { ...place, turned: false } })).toMatch(/your card fits$/);
    expect(said("dark", [2, 1], { isSpot: true })).toContain("can be chosen");
    expect(said("dark", [2, 2], { reason: "No tunnel leads there" })).toBe("column 2, row 2: empty, No tunnel leads there");
  });

  it("says in the duel whose light and whose marker it is", () => {
    expect(said("duel", [1, -1])).toContain("connected for the other player only");
    expect(said("duel", [5, -2])).toContain("marker of Ben");
    expect(said("duel", [2, 1])).toContain("opened");
  });

  it("is said in every language", () => {
    expect(said("full", [4, -1], {}, "ru")).toBe("столбец 4, ряд −1: поворот, выходы: юг и запад, есть путь от входа");
    expect(said("full", [4, -1], {}, "uk")).toBe("стовпець 4, ряд −1: поворот, виходи: південь та захід, є шлях від початку");
  });
});

describe("a picture of a mine", () => {
  it("is described in one sentence", () => {
    const view = viewOf("full");
    expect(pictureLabel(view, known("en"))).toBe(`A mine with ${view.mine.length} cards`);
  });
});

describe("the ways of a card", () => {
  it("turn with it", () => {
    const card = CARDS.get("base_ne");
    expect(waysOf(card, false)).toEqual(["N", "E"]);
    expect(waysOf(card, true)).toEqual(["S", "W"]);
    expect(waysOf(undefined, false)).toEqual([]);
  });
});

describe("the words of the mine", () => {
  it("are all used", () => {
    const sources = import.meta.glob<string>("./*.{ts,svelte}", { query: "?raw", import: "default", eager: true });
    const text = Object.entries(sources).filter(([path]) => !path.includes(".test.")).map(([, source]) => source).join("\n");
    const catalogue = readFileSync("../src/saboteur/words/en/mine.ftl", "utf8");
    const names = [...catalogue.matchAll(/^(mine-[\w-]+) =/gm)].map(([, name = ""]) => name);
    const unused = names.filter((name) => !text.includes(`"${name}"`) && !name.startsWith("mine-more-"));
    expect(unused).toEqual([]);
    expect(names.length).toBeGreaterThan(30);
  });
});
