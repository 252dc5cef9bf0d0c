import { describe, expect, it, vi } from "vitest";
import type { DescribedCard, ToldEvent } from "$wire";
import { heardIn } from "$web/sound/heard";
import { Player } from "$web/sound/player";
import { LONGEST, type Sound, VOICES } from "$web/sound/voices";
import { streamOf } from "$web/table/stream.fixture";

const CARDS = new Map([
  ["base_goal_gold", { goal: "gold" }],
  ["base_goal_stone_ne", { goal: "stone" }],
]) as unknown as ReadonlyMap<string, DescribedCard>;

const BEFORE = streamOf({ at: 1 });
const told = (...events: object[]): ToldEvent[] => events.map((event, index) => ({ number: index + 2, ...event }) as ToldEvent);
const heard = (...events: object[]): Sound[] => heardIn(BEFORE, streamOf({ at: 9, news: told(...events) }), CARDS);

describe("what is heard", () => {
  it.each([
    ["laid", "stone"], ["put", "snap"], ["lifted", "mend"], ["collapsed", "rockfall"], ["peeked", "paper"],
    ["opened", "door"], ["bribed", "troll"], ["claimed", "nugget"],
  ])("of a card that is %s: %s", (fact, sound) => {
    expect(heard({ fact, seat: 1 }, { fact: "drew", seat: 1 }, { fact: "asked" })).toEqual([sound]);
  });

  it("of a goal that is turned over, and more if it is the gold", () => {
    expect(heard({ fact: "revealed", face: "base_goal_stone_ne" })).toEqual(["turned"]);
    expect(heard({ fact: "laid" }, { fact: "revealed", face: "base_goal_gold" })).toEqual(["stone", "turned", "nugget"]);
  });

  it("of the end of a round: whether we have won it; whoever looks on is on the side of the gold", () => {
    expect(heard({ fact: "round_ended", cause: "gold", winners: [0, 2] })).toEqual(["won"]);
    expect(heard({ fact: "round_ended", cause: "gold", winners: [1, 2] })).toEqual(["lost"]);
    const watching = streamOf({ at: 9, seat: null, news: told({ fact: "round_ended", cause: "gold", winners: [1] }) });
    expect(heardIn(streamOf({ at: 1, seat: null }), watching, CARDS)).toEqual(["won"]);
  });

  it("of light that runs on", () => {
    const news = told({ fact: "laid", seat: 1 });
    const after = streamOf({ at: 9, news, consequences: new Map([[2, { lit: 3, dark: 0 }]]) });
    expect(heardIn(BEFORE, after, CARDS)).toEqual(["stone", "spark"]);
  });

  it("is nothing when a page was opened, or another seat is shown", () => {
    const after = streamOf({ at: 9, news: told({ fact: "laid" }) });
    expect(heardIn(null, after, CARDS)).toEqual([]);
    expect(heardIn(streamOf({ at: 1, seat: 2 }), after, CARDS)).toEqual([]);
    expect(heardIn(streamOf({ at: 9 }), after, CARDS)).toEqual([]);
  });
});

/** An audio context that writes down what begins when. */
function listening() {
  const begun: number[] = [];
  const param = () => ({ setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() });
  const node = (more: object) => ({ connect: (next: unknown) => next, ...more });
  const source = (more: object) => node({ start: (at: number) => begun.push(at), stop: vi.fn(), ...more });
  const resume = vi.fn();
  const audio = {
    currentTime: 10, state: "suspended", sampleRate: 100, destination: {}, resume,
    createGain: () => node({ gain: param() }),
    createOscillator: () => source({ frequency: param(), type: "sine" }),
    createBiquadFilter: () => node({ frequency: param(), type: "" }),
    createBufferSource: () => source({ buffer: null, loop: false }),
    createBuffer: (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) }),
  } as unknown as AudioContext;
  const page = new EventTarget();
  const make = vi.fn(() => audio);
  return { player: new Player(page, make), page, make, begun, resume };
}

describe("a sound", () => {
  it("is not played before somebody has touched the page", () => {
    const { player, page, make, begun } = listening();
    player.play(["stone"], 1);
    expect(make).not.toHaveBeenCalled();
    page.dispatchEvent(new Event("pointerup"));
    player.play(["stone"], 1);
    expect(begun).toEqual(VOICES.stone.map(({ at }) => 10 + at));
  });

  it("is not played if they are off, and wakes a context that sleeps", () => {
    const { player, page, make, resume } = listening();
    page.dispatchEvent(new Event("keydown"));
    player.play(["knock"], 0);
    player.play([], 1);
    expect(make).not.toHaveBeenCalled();
    player.play(["knock"], 0.4);
    expect(resume).toHaveBeenCalled();
  });

  it("follows on another", () => {
    const { player, page, begun } = listening();
    page.dispatchEvent(new Event("keydown"));
    player.play(["stone", "spark"], 1);
    expect(begun[VOICES.stone.length]).toBeGreaterThan(10.05);
  });

  it.each(Object.entries(VOICES))("is short: %s", (_, voices) => {
    for (const { at, long, from, to } of voices) {
      expect(at + long).toBeLessThanOrEqual(LONGEST);
      expect(Math.min(from, to)).toBeGreaterThan(0);
    }
  });
});
