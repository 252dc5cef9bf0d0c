import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { CheckAnswer, DescribedGame, ShownStep } from "$wire";
import { dealProof } from "$web/back/dealt";
import { framesOf, guessed, guessing, roundAt, roundsOf } from "$web/back/frames";
import { marksOf } from "$web/back/marks";
import { type Fetching, reelOf } from "$web/back/reel";

const ROOT = join(import.meta.dirname, "..", "..", "..");
const RECORD = readFileSync(join(ROOT, "tests", "table", "golden", "second-base-4-table.sab"), "utf8");
const { games } = JSON.parse(readFileSync(join(ROOT, "docs", "games.json"), "utf8")) as { games: DescribedGame[] };
const GAMES = new Map(games.map((game) => [game.game, game]));
/** What a server answers to a check of the record with all cards; tests/server/test_check.py holds it true. */
const ANSWER = JSON.parse(gunzipSync(readFileSync(join(import.meta.dirname, "steps.fixture.json.gz"))).toString()) as CheckAnswer;

/** A server that gives so many steps at once. */
function serving(most: number, asked: number[] = []): Fetching {
  return async (_, since) => {
    asked.push(since);
    return { ...ANSWER, steps: ANSWER.steps.slice(since, since + most) };
  };
}

describe("a game that is looked back at", () => {
  it("is fetched whole, in as few pieces as there are", async () => {
    const asked: number[] = [];
    const reel = await reelOf(serving(60, asked), "table");
    expect(asked).toEqual([0, 60, 120]);
    expect(reel.frames).toEqual(framesOf(ANSWER.steps));
  });

  it("shows every view of the record at which something happened, and no other", () => {
    const frames = framesOf(ANSWER.steps);
    const told = ANSWER.steps.filter(({ events }) => events.length);
    expect(frames.map(({ view }) => view)).toEqual(told.map(({ view }) => view));
    expect(frames.flatMap(({ events }) => events)).toEqual(ANSWER.steps.flatMap(({ events }) => events));
    const quiet = ANSWER.steps.filter(({ events }, at) => !events.length && at > 0);
    for (const { view } of quiet) expect(told.some((step) => JSON.stringify(step.view) === JSON.stringify(view))).toBe(true);
  });

  it("counts the moves of each round from its deal", () => {
    const frames = framesOf(ANSWER.steps);
    const rounds = roundsOf(frames);
    expect(rounds.map(({ round }) => round)).toEqual([1, 2]);
    expect(rounds.map(({ first }) => frames[first]?.move)).toEqual([0, 0]);
    const moves = RECORD.split("\n").filter((line) => /^@\S+ \d+ (?!says|sits)/.test(line)).length;
    expect(rounds.reduce((sum, each) => sum + each.moves, 0)).toBe(moves);
    expect(roundAt(rounds, rounds[1]?.first ?? 0)?.round).toBe(2);
    expect(roundAt(rounds, frames.length)).toBeNull();
  });

  it("hides the roles from whoever wants to guess, until the round is over", () => {
    const frames = framesOf(ANSWER.steps);
    const first = frames[3]?.view;
    const last = frames.at(-1)?.view;
    if (!first || !last) throw new Error("the record is too short");
    expect(first.roles).toContain("saboteur");
    expect(new Set(guessing(first, "table").roles)).toEqual(new Set(["?"]));
    expect(guessing(last, "table")).toBe(last);
    expect(guessing(first, 1)).toBe(first);
    const told = guessed(frames.flatMap(({ events }) => events)).filter((event) => "fact" in event && !["round_ended", "left_over"].includes(event.fact));
    expect(JSON.stringify(told.flatMap(({ said }) => said ?? []))).not.toMatch(/role-/);
  });

  it("marks the moments that turned a round, with room between them", () => {
    const frames = framesOf(ANSWER.steps);
    const [round] = roundsOf(frames);
    if (!round) throw new Error("no round");
    const all = marksOf(frames, round, 1000);
    const few = marksOf(frames, round, 6);
    expect(all.some(({ card }) => card === "base_rockfall")).toBe(true);
    expect(few.length).toBeLessThanOrEqual(7);
    for (const [place, mark] of few.entries()) {
      const before = few[place - 1];
      if (before) expect(mark.at - before.at).toBeGreaterThanOrEqual((round.last - round.first) / 6);
    }
  });
});

describe("its deal", () => {
  const frames = framesOf(ANSWER.steps);

  it("is verified with all cards", () => {
    const proof = dealProof(RECORD, frames, GAMES, null);
    expect(proof).toMatchObject({ kind: "fair", rounds: 2 });
    if (proof.kind === "fair") expect(proof.compared).toBeGreaterThan(100);
  });

  it("is found wrong with another seed, another seal, another card", () => {
    const seed = /seed: (\w)/.exec(RECORD)?.[1] === "0" ? "1" : "0";
    expect(dealProof(RECORD.replace(/seed: \w/, `seed: ${seed}`), frames, GAMES, null)).toEqual({ kind: "wrong", round: null });
    expect(dealProof(RECORD, frames, GAMES, "00")).toEqual({ kind: "wrong", round: null });
    const other = framesOf(ANSWER.steps.map(swapped));
    expect(dealProof(RECORD, other, GAMES, null)).toEqual({ kind: "wrong", round: 1 });
  });

  /** The first card that is drawn is another one. */
  function swapped(step: ShownStep, place: number): ShownStep {
    const first = ANSWER.steps.findIndex(({ events }) => events.some((event) => "fact" in event && event.fact === "drew"));
    if (place !== first) return step;
    return { ...step, events: step.events.map((event) => ("fact" in event && event.fact === "drew" ? { ...event, card: "base_map" } : event)) };
  }
});
