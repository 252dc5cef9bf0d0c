import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { DescribedGame } from "$wire";
import { commitmentOf } from "$web/ends/deal";
import { proofOf } from "$web/ends/proof";
import { listsIn, readRecord, wordsIn } from "$web/ends/record";

const ROOT = join(import.meta.dirname, "..", "..", "..");
const { games } = JSON.parse(readFileSync(join(ROOT, "docs", "games.json"), "utf8")) as { games: DescribedGame[] };
const NAMES = ["base-4-0", "base-4-watcher", "saboteur2-6-0", "duel-7-0", "solo-9-0"];
const textOf = (name: string): string => readFileSync(join(ROOT, "tests", "table", "golden", `second-${name}.sab`), "utf8");
const check = (text: string, seal?: string) => {
  const record = readRecord(text);
  return proofOf(record, games.find(({ game }) => game === record.game) as DescribedGame, seal ?? commitmentOf(record.seed));
};

describe("a record", () => {
  it("is read with its headers and facts", () => {
    const record = readRecord(
      "saboteur record 2\ngame: base rounds=2 one_digger_less=yes\nseats: 3\nobserver: seat 1\ncommitment: c0\nnonces: luck - gold\nseed: 5eed\n\n" +
        "@0 deal\n  round_began round=1 first=2 hands=((? ?) (base_ew base_ns) ()) roles=(? digger ?)\n@1.5 2 lay base_ew 1,0\n  drew seat=2 card=?\n",
    );
    expect(record).toMatchObject({ game: "base", options: { rounds: 2, one_digger_less: true }, seats: 3, seat: 1, nonces: ["luck", "", "gold"] });
    expect(record.facts.map(({ name }) => name)).toEqual(["round_began", "drew"]);
    expect(listsIn(record.facts[0]?.given["hands"])).toEqual([["?", "?"], ["base_ew", "base_ns"], []]);
    expect(wordsIn(record.facts[0]?.given["roles"])).toEqual(["?", "digger", "?"]);
  });
});

describe("the proof of the deal", () => {
  it.each(NAMES)("finds nothing wrong in %s", (name) => {
    const text = textOf(name);
    const proof = check(text);
    expect(proof).toMatchObject({ kind: "fair", rounds: text.match(/round_began/g)?.length });
    expect(proof.kind === "fair" && proof.compared).toBeGreaterThan(name.endsWith("watcher") ? 5 : 15);
  });

  it("finds another seal than the one that was shown", () => {
    expect(check(textOf("base-4-0"), commitmentOf("another seed"))).toEqual({ kind: "wrong", round: null });
  });

  it.each([
    ["a card drawn", /drew seat=0 card=\w+/, "base-4-0"],
    ["a card of the hand", /(?<=round_began .*hands=\(\()\w+/, "base-4-0"],
    ["the first seat", /(?<=round_began round=1 first=)\d/, "saboteur2-6-0"],
    ["a role", /(?<=round_began .*roles=\()\w+/, "base-4-0"],
    ["a goal", /(?<=(uncovered|revealed) .*face=)\w+/, "base-4-0"],
  ])("finds that %s is another one", (_, which, name) => {
    const text = textOf(name);
    const forged = text.replace(which, (found) => {
      if (found.startsWith("drew")) return "drew seat=0 card=base_start";
      return /^\d$/.test(found) ? String((Number(found) + 1) % 3) : found === "digger" ? "saboteur" : found === "saboteur" ? "digger" : "base_start";
    });
    expect(forged).not.toBe(text);
    expect(check(forged)).toEqual({ kind: "wrong", round: 1 });
  });

  it("says nothing where there is nothing to check", () => {
    expect(check(textOf("base-4-0").replace(/^seed: .*\n/m, ""))).toEqual({ kind: "none" });
    expect(check(textOf("base-4-0").replace("\n\n", "\nposition:\n  saboteur position 2\n\n"))).toEqual({ kind: "none" });
  });
});
