import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { Entry } from "$wire";
import { knownOf } from "$web/help/book";
import { findAnywhere, type Known } from "$web/help/find";
import { wordsOf } from "$web/words/catalogue.fixture";

const DOCS = join(import.meta.dirname, "..", "..", "..", "docs");
const HELP = JSON.parse(readFileSync(join(DOCS, "help.json"), "utf8")) as {
  entries: Entry[];
  index: Record<string, number[]>;
  vectors: { language: string; game: string; query: string; in: string; how: string; ids: string[] }[];
};

it.each(["en", "ru", "uk"] as const)("finds what docs/help.json says in %s", (language) => {
  const words = wordsOf(language);
  const games = new Map<string, Known[]>(
    Object.entries(HELP.index).map(([game, places]) => [game, knownOf(places.map((place) => HELP.entries[place] as Entry), words)]),
  );
  const vectors = HELP.vectors.filter((vector) => vector.language === language);
  expect(vectors.length).toBeGreaterThan(100);
  for (const { game, query, in: where, how, ids } of vectors) {
    expect({ query, ...findAnywhere(query, game, games) }).toEqual({ query, game: where, how, ids });
  }
});
