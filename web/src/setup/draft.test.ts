import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { DescribedGame } from "$wire";
import {
  type Draft, draftOf, mark, newDraft, PARTS, pieces, settingsOf, span, withBots, withGame, withOption, withSeats,
} from "$web/setup/draft";
import { wordsOf } from "$web/words/catalogue.fixture";

const FILE = join(import.meta.dirname, "..", "..", "..", "docs", "games.json");
const { games } = JSON.parse(readFileSync(FILE, "utf8").split("\n")[0] as string) as { games: DescribedGame[] };
const GAMES = new Map(games.map((game) => [game.game, game]));
const base = newDraft(GAMES.get("base") as DescribedGame);

describe("a table that is being set up", () => {
  it("has as many seats as its game allows, and a seat for its host", () => {
    expect(withSeats(base, 99, GAMES).seats).toBe(10);
    expect(withSeats(base, 1, GAMES).seats).toBe(3);
    expect(withBots(base, 99).bots).toBe(4);
    expect(withSeats(withBots(base, 4), 3, GAMES)).toMatchObject({ seats: 3, bots: 2 });
  });

  it("lets nobody begin who is not there", () => {
    const begun = withOption(base, "first", 4, GAMES);
    expect(withSeats(begun, 5, GAMES).options).toEqual({ first: 4 });
    expect(withSeats(begun, 4, GAMES).options).toEqual({});
    expect(withOption(begun, "first", null, GAMES).options).toEqual({});
  });

  it("keeps what another game has in common with it", () => {
    const changed = withOption(withOption(base, "rounds", 2, GAMES), "edition", "2016", GAMES);
    expect(withGame(changed, "duel", GAMES)).toMatchObject({ game: "duel", options: { rounds: 2 }, seats: 2 });
    expect(withGame(withOption(base, "rounds", 9, GAMES), "duel", GAMES).options).toEqual({});
  });

  it("does not keep an option that is as printed", () => {
    expect(withOption(withOption(base, "rounds", 2, GAMES), "rounds", 3, GAMES).options).toEqual({});
  });

  it("is what the server takes, and comes back from it", () => {
    const draft: Draft = { ...base, bots: 2, clock: { kind: "bank", seconds: 600, increment: 5 }, listed: true, hints: true };
    const given = settingsOf(draft, "uk");
    expect(given).toMatchObject({ game: "base", clock: { kind: "bank", seconds: 600, increment: 5 }, language: "uk" });
    expect(given).not.toHaveProperty("bots");
    expect(draftOf(given as Parameters<typeof draftOf>[0], 2)).toEqual(draft);
    expect(settingsOf(base, "en").clock).toBeNull();
  });
});

describe.each(["en", "ru", "uk"] as const)("the sentence in %s", (language) => {
  const words = wordsOf(language);

  it("has every part that can be changed, once", () => {
    const text = words.phrase("setup-sentence", Object.fromEntries(PARTS.map((part) => [part, mark(part)])));
    const parts = pieces(text).flatMap((piece) => ("part" in piece ? [piece.part] : []));
    expect(parts.toSorted()).toEqual([...PARTS].toSorted());
  });

  it("says who comes for every number of friends and bots", () => {
    const texts = new Set<string>();
    for (let friends = 0; friends < 12; friends += 1) {
      for (let bots = 0; bots < 12; bots += 1) texts.add(words.phrase("setup-phrase-people", { friends, bots }));
    }
    expect(texts.size).toBe(144);
    for (const text of texts) expect(text).not.toMatch(/[{}]|\n/);
  });
});

it("a span of time is said in its largest unit", () => {
  expect([45, 60, 600, 7_200, 172_800].map((seconds) => Object.values(span(seconds)))).toEqual([
    ["setup-seconds", 45],
    ["setup-minutes", 1],
    ["setup-minutes", 10],
    ["setup-hours", 2],
    ["setup-days", 2],
  ]);
});
