import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { DescribedGame } from "$wire";
import { commitmentOf, type Deal, dealOf, keyOf, shuffled } from "$web/ends/deal";
import { sha256Text } from "$web/ends/sha256";

const DOCS = join(import.meta.dirname, "..", "..", "..", "docs");
const { games } = JSON.parse(readFileSync(join(DOCS, "games.json"), "utf8")) as { games: DescribedGame[] };
const VECTORS = readFileSync(join(DOCS, "fair-deal-vectors.jsonl"), "utf8").trim().split("\n").map((line) => JSON.parse(line)) as {
  game: string; options: Record<string, unknown>; seed: string; nonces: string[]; round: number; seats: number;
  cards: Deal; commitment: string | null; key: string; deal: Deal;
}[];

/** What a vector leaves out of the first round's cards. */
function goneOf(game: DescribedGame, cards: Deal, options: Record<string, unknown>): string[] {
  const left = [...cards.deck, ...cards.nuggets].map(String);
  const first = Object.entries({ ...game.cards, ...game.nuggets }).flatMap(([item, count]) => {
    const isMap = item.endsWith("_map") && options["maps"] !== undefined;
    return Array<string>(isMap ? Number(options["maps"]) : count).fill(item);
  });
  return first.filter((item) => {
    const at = left.indexOf(item);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

describe("SHA-256", () => {
  it("is that of Node, whatever the length of the text", () => {
    const pieces = ["", "abc", "Кирка и фонарь", "⛏"];
    const lengths = [55, 56, 63, 64, 65, 119, 120, 1000].map((length) => "a".repeat(length));
    for (const text of [...pieces, ...lengths]) {
      expect(sha256Text(text)).toBe(createHash("sha256").update(text, "utf8").digest("hex"));
    }
  });
});

describe("the fair deal", () => {
  it("deals as docs/fair-deal-vectors.jsonl says", () => {
    expect(VECTORS.length).toBeGreaterThan(5);
    for (const { game, commitment, key, deal, cards, ...rest } of VECTORS) {
      const described = games.find((each) => each.game === game) as DescribedGame;
      expect(keyOf(rest.seed, rest.nonces)).toBe(key);
      if (commitment) expect(commitmentOf(rest.seed)).toBe(commitment);
      expect(dealOf(described, { ...rest, gone: goneOf(described, cards, rest.options) })).toEqual(deal);
      expect([...deal.deck].sort()).toEqual(cards.deck);
    }
  });

  it("joins the nonces of all seats, and shuffles as the tables in docs/fair-deal.md", () => {
    expect(keyOf("5eed", ["luck", "", "gold"])).toBe("5eed:luck::gold");
    expect(keyOf("5eed", ["", ""])).toBe("5eed");
    expect(shuffled(["a", "b", "c", "d"], "7", 2, "deck").join(" ")).toBe("a c d b");
  });
});
