import { expect, it } from "vitest";
import { buttonOf } from "$web/hand/button";
import { clockText, timeLeft } from "$web/sign/clock";
import { signOf, type Situation } from "$web/sign/sign";
import { type Choice, NOTHING } from "$web/state/choice";
import { optionsOf } from "$web/state/options";
import { shown, streamOf, viewOf } from "$web/table/stream.fixture";
import { wordsOf } from "$web/words/catalogue.fixture";

const LAY = shown({ move: "lay", card: "base_ew", cell: [7, 0], turned: false });
const stream = streamOf({ moves: [LAY] });
const card: Choice = { kind: "card", index: 0, card: "base_ew", cell: [7, 0], turned: false, seat: null, tool: null };
const now: Situation = { stream, choice: NOTHING, isAsked: true, options: null, card: null, wouldBe: null, most: 1 };
const chosen: Situation = { ...now, choice: card, options: optionsOf(stream.moves, "base_ew") };

it("says whose turn it is, and who comes then", () => {
  expect(signOf(now)).toMatchObject({ isOwn: true, title: { key: "table-your-turn" }, detail: { key: "table-choose-card" } });
  const other = streamOf({ view: viewOf({ turn: 1, actor: 1 }), question: { what: "turn", seat: 1, said: { key: "waiting-turn", args: { name: { seat: 1 } } } } });
  const said = signOf({ ...now, stream: other, isAsked: false });
  expect(said.isOwn).toBe(false);
  expect(wordsOf("en").say(said.title, ["Ann", "Bob", "Cyd"])).toBe("Bob is thinking.");
  expect(said.detail && wordsOf("en").say(said.detail, ["Ann", "Bob", "Cyd"])).toBe("Then Cyd and you.");
});

it("says how many places fit, what the chosen one would do, or that there is none", () => {
  expect(signOf(chosen).detail).toEqual({ key: "table-places", args: { count: 1, ways: "single" } });
  const bothWays = optionsOf([LAY, shown({ move: "lay", card: "base_ew", cell: [7, 0], turned: true })], "base_ew");
  expect(signOf({ ...chosen, options: bothWays }).detail).toEqual({ key: "table-places", args: { count: 1, ways: "both" } });
  const lit = [{ cell: [7, 0], reached: ["EW"] }, { cell: [8, 0], reached: ["W"] }] as const;
  expect(signOf({ ...chosen, wouldBe: { lit, dark: [] } }).detail).toEqual({ key: "table-reaches-goal" });
  const again = [{ cell: [7, 0], reached: ["EW"] }, { cell: [6, 0], reached: ["EW"] }] as const;
  expect(signOf({ ...chosen, wouldBe: { lit: again, dark: [] } }).detail).toEqual({ key: "table-lights-up", args: { count: 1 } });
  expect(signOf({ ...chosen, options: optionsOf([], "base_ew") }).detail).toEqual({ key: "table-fits-nowhere" });
});

it("the button says what will happen, or what is missing", () => {
  const options = optionsOf([LAY], "base_ew");
  expect(buttonOf(card, LAY, options, stream.view, true, false)).toEqual({ said: { key: "table-button-lay" }, isReady: true });
  expect(buttonOf(card, null, options, stream.view, true, false)).toMatchObject({ said: { key: "table-button-place" }, isReady: false });
  expect(buttonOf(card, LAY, options, stream.view, true, true).isReady).toBe(false);
  expect(buttonOf(card, null, null, stream.view, false, false)).toMatchObject({ said: { key: "table-button-waits" } });
  const thrown = shown({ move: "discard", cards: ["base_ew", "base_map"] });
  const two: Choice = { kind: "discard", indexes: [0, 1], clear: null };
  expect(buttonOf(two, thrown, null, viewOf({ deck: 1 }), true, false).said).toEqual({ key: "table-button-discard", args: { count: 2, drawn: 1 } });
});

it("time runs for whose clock runs", () => {
  const clocks = { left: [60_000, 30_000], running: 1, since: 1_000 };
  expect(timeLeft(clocks, 1, 11_000)).toBe(20_000);
  expect(timeLeft(clocks, 0, 11_000)).toBe(60_000);
  expect(timeLeft(clocks, 1, 99_000)).toBe(0);
  expect([clockText(61_000), clockText(59_001), clockText(0)]).toEqual(["1:01", "1:00", "0:00"]);
});
