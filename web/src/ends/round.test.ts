import { describe, expect, it } from "vitest";
import type { GameSummary, Sentence, ToldEvent, View } from "$wire";
import { castOf } from "$web/ends/cast";
import { briefly, partsOfStory, toneOf } from "$web/ends/decided";
import { filled, gainRows, ownGains } from "$web/ends/gains";
import { afterRound, paysOf } from "$web/ends/pay";
import { readRecord } from "$web/ends/record";
import { stillOf } from "$web/ends/still";
import { VIEW } from "$web/state/view.fixture";

const LOG: readonly ToldEvent[] = [
  { number: 1, fact: "laid", seat: 0, card: "base_ew", cell: [1, 0], turned: false },
  { number: 2, fact: "round_ended", round: 1, cause: "gold", winners: [1, 2], roles: ["saboteur", "digger", "digger"] },
  { number: 3, fact: "left_over", role: "digger" },
  { number: 4, fact: "took", seat: 1, value: 3 },
  { number: 5, fact: "returned", seat: 1, value: 2 },
  { number: 6, fact: "took", seat: 2, value: "?" },
  { number: 7, fact: "round_began", round: 2, first: 0, deck: 40, hands: [], roles: [] },
  { number: 8, fact: "took", seat: 0, value: 1 },
];

describe("the end of a round", () => {
  const events = afterRound(LOG, 1);

  it("reaches to the beginning of the next", () => {
    expect(events.map(({ number }) => number)).toEqual([2, 3, 4, 5, 6]);
    expect(afterRound(LOG, 2)).toEqual([]);
  });

  it("takes the hats off from oneself on, what was left over last", () => {
    expect(castOf(events, 3, 1)).toEqual([
      { seat: 1, role: "digger", isWinner: true },
      { seat: 2, role: "digger", isWinner: true },
      { seat: 0, role: "saboteur", isWinner: false },
      { seat: null, role: "digger", isWinner: false },
    ]);
  });

  it("has no hats where there are no roles", () => {
    const duel: ToldEvent = { number: 2, fact: "round_ended", round: 1, cause: "veins", winners: [], roles: [] };
    expect(castOf([duel], 2, 0).map(({ role }) => role)).toEqual([null, null]);
  });

  it("shows what each got, as far as it was told", () => {
    const pays = paysOf(events);
    expect(pays.get(1)).toEqual([{ kind: "nugget", value: 3 }]);
    expect(pays.get(2)).toEqual([{ kind: "nugget", value: "?" }]);
    expect(pays.has(0)).toBe(false);
  });

  it("opens what was uncovered, and nothing else", () => {
    const view: View = {
      ...VIEW, goals: [{ cell: [8, 2], face: "base_goal_gold", open: false }, { cell: [8, 0], face: "?", open: false }],
    };
    const still = stillOf(view);
    expect(still.mine.at(-1)).toMatchObject({ cell: [8, 2], card: "base_goal_gold", reached: [""] });
    expect(still.goals.map(({ open }) => open)).toEqual([true, false]);
    expect(still.mine).toHaveLength(view.mine.length + 1);
  });
});

describe("what decided it", () => {
  const keys = ["story-you-lost", "story-ended", "story-doors", "story-trapped", "story-farther", "story-nearer", "story-deeds.you", "story-deeds"];
  const sentences = keys.map((key): Sentence => ({ key }));

  it("is told apart from who has won and from what everybody did; in a breath with the last turning only", () => {
    const { headline, why, deeds } = partsOfStory(sentences);
    expect(headline).toEqual({ key: "story-you-lost" });
    expect(why.map(({ key }) => key)).toEqual(["story-ended", "story-doors", "story-trapped", "story-farther", "story-nearer"]);
    expect(deeds.map(({ key }) => key)).toEqual(["story-deeds.you", "story-deeds"]);
    expect(briefly(why).map(({ key }) => key)).toEqual(["story-ended", "story-doors", "story-trapped", "story-nearer"]);
    expect(partsOfStory([])).toEqual({ headline: null, why: [], deeds: [] });
  });

  it("is good or bad for those who played, where sides win", () => {
    const round = { winners: [1, 2], roles: ["saboteur", "digger", "digger"] as const };
    expect([0, 1, null].map((own) => toneOf(round, own))).toEqual(["bad", "good", "plain"]);
    expect(toneOf({ winners: [], roles: [] }, 0)).toBe("plain");
    expect([0, 1, 2].map((own) => toneOf({ winners: [1], roles: ["geologist", "digger", "saboteur"] }, own))).toEqual(["plain", "good", "bad"]);
  });
});

describe("the gold by round", () => {
  const round = (number: number, gained: (number | null)[], cards_gained: number[]) => ({ round: number, gained, cards_gained, roles: ["digger", "saboteur"] });
  const story = { over: true, winners: [1], gold: [2, 5], rounds: [round(2, [2, null], [1, 2]), round(3, [0, null], [0, 1])] } as unknown as GameSummary;
  const facts = readRecord(
    "x\n\n  round_began round=1\n  took seat=1 value=2\n  returned seat=1 value=3\n  took seat=1 value=1\n  took seat=0 value=?\n" +
      "  round_began round=2\n  took seat=1 value=3\n  put_back seat=1 values=(3)\n  took seat=1 value=2\n",
  ).facts;

  it("is read from what a seat was told of its own", () => {
    expect(ownGains(facts, 1)).toEqual([3, 2]);
    const robbed = readRecord("x\n\n  round_began\n  paid seat=0 amount=4\n  robbed seat=1 victim=0 left=yes\n  robbed seat=2 victim=- left=-\n").facts;
    expect([0, 1, 2].map((seat) => ownGains(robbed, seat))).toEqual([[3], [1], [0]]);
  });

  it("stands for winners first, and is a secret where it is not told or does not add up", () => {
    const [first, second] = gainRows(filled(story, new Map([[1, ownGains(facts, 1)]])));
    expect(first).toMatchObject({ seat: 1, isWinner: true, sum: 5 });
    expect(first?.rounds.map(({ gold }) => gold)).toEqual([3, 2]);
    expect(second?.rounds[0]).toEqual({ round: 2, gold: 2, cards: 1, wasSaboteur: false });
    expect(second?.rounds.map((gain) => gain.round)).toEqual([2, 3]);
    const wrong = gainRows(filled(story, new Map([[1, [1, 1]]])));
    expect(wrong[0]?.rounds.map(({ gold, cards }) => [gold, cards])).toEqual([[null, 2], [null, 1]]);
  });
});
