/** The words as the server sends them, read from the catalogue itself; for tests. */

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Cell } from "$wire";
import { Words } from "$web/words/words";

const ROOT = join(import.meta.dirname, "..", "..", "..");

export function wordsOf(language: "en" | "ru" | "uk", cell?: (cell: Cell) => string): Words {
  const folder = join(ROOT, "src", "saboteur", "words", language);
  const fluent = readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8")).join("\n");
  const { cards } = JSON.parse(readFileSync(join(ROOT, "docs", "words.json"), "utf8"));
  return new Words({ language, languages: {}, fluent, cards }, undefined, cell);
}
