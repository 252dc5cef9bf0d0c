import { describe, expect, it } from "vitest";
import type { Sentence } from "$wire";
import { partsOf } from "$web/log/parts";
import { wordsOf } from "$web/words/catalogue.fixture";

const laid: Sentence = {
  key: "fact-laid",
  args: { name: { seat: 1 }, card: { card: "base_ew", form: "object" }, cell: { cell: [3, -1] } },
};

describe("a sentence in pieces", () => {
  it("has its names and cells apart, in every language", () => {
    for (const language of ["en", "ru", "uk"] as const) {
      const words = wordsOf(language);
      const parts = partsOf(laid, words, ["Ann", "An"]);
      expect(parts.filter(({ kind }) => kind === "name")).toEqual([{ kind: "name", text: "An" }]);
      expect(parts.filter(({ kind }) => kind === "cell")).toEqual([{ kind: "cell", text: "3, \u22121", cell: [3, -1], after: "." }]);
      expect(parts.map((part) => part.text + (part.kind === "cell" ? part.after : "")).join("")).toBe(words.say(laid, ["Ann", "An"]));
    }
  });

  it("finds what is deep inside, and no part of another word or number", () => {
    const words = wordsOf("en");
    const says: Sentence = {
      key: "says", args: { name: { seat: 0 }, words: { key: "says-saw", args: { cell: { cell: [8, 2] }, face: "gold" } } },
    };
    expect(partsOf(says, words, ["I"]).map(({ kind, text }) => [kind, text])).toEqual([
      ["name", "I"],
      ["text", ": “"],
      ["name", "I"],
      ["text", " have looked: the gold is at "],
      ["cell", "8, 2"],
    ]);
    const fall: Sentence = { key: "fact-collapsed.you", args: { card: { card: "base_ew", form: "object" }, cell: { cell: [1, 1] } } };
    expect(partsOf(fall, words, []).filter(({ kind }) => kind === "cell")).toHaveLength(1);
  });

  it("is one piece if nothing is in it", () => {
    expect(partsOf({ key: "asked-over" }, wordsOf("en"), ["Ann"])).toHaveLength(1);
  });
});
