import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Sentence } from "$wire";
import { wordsOf } from "$web/words/catalogue.fixture";
import { Words } from "$web/words/words";

const ROOT = join(import.meta.dirname, "..", "..", "..");
const VECTORS = JSON.parse(readFileSync(join(ROOT, "docs", "words.json"), "utf8")) as {
  names: string[];
  vectors: { sentence: Sentence; en: string; ru: string; uk: string }[];
};

describe.each(["en", "ru", "uk"] as const)("sentences in %s", (language) => {
  const words = wordsOf(language, (cell) => cell.join(","));

  it("write a cell as the mine does, wherever it is said", () => {
    expect(wordsOf(language).say({ key: "says-saw", args: { cell: { cell: [8, -2] }, face: "gold" } })).toContain("8, \u22122");
  });

  it("read as Python writes them, for all vectors of docs/words.json", () => {
    expect(VECTORS.vectors.length).toBeGreaterThan(100);
    for (const vector of VECTORS.vectors) {
      expect(words.say(vector.sentence, VECTORS.names)).toBe(vector[language]);
    }
  });

  it("are not made up where the catalogue has none", () => {
    expect(() => words.phrase("no-such-message")).toThrow("no-such-message");
  });
});

it("are empty while they are on their way, and no mistake is hidden once all are there", () => {
  let isWhole = false;
  const words = new Words({ language: "en", languages: {}, fluent: "dig = Dig, { $name }", cards: {} }, () => isWhole);
  expect(words.phrase("dig", { name: "Mila" })).toBe("Dig, Mila");
  expect(words.phrase("rest")).toBe("");
  words.learn("rest = Rest");
  isWhole = true;
  expect(words.phrase("rest")).toBe("Rest");
  expect(() => words.phrase("nothing")).toThrow("nothing");
});
