import { beforeEach, expect, it, vi } from "vitest";
import type { TableMessage } from "$wire";
import { atTable, type TableState } from "$web/state/table";
import { shown, streamOf } from "$web/table/stream.fixture";
import { Refusal } from "$web/wire/refusal";

const session = vi.hoisted(() => ({
  tables: new Map<string, unknown>(),
  person: { id: "me" },
  cards: new Map([["base_ew", { use: "tunnel" }]]),
  connection: { ask: vi.fn() },
  open: vi.fn(),
  close: vi.fn(),
}));
vi.mock("$web/app/session.svelte", () => ({ session }));
const { Desk } = await import("$web/table/desk.svelte");

const LAY = shown({ move: "lay", card: "base_ew", cell: [7, 0], turned: false }, "lay base_ew 7,0");
const OTHER = shown({ move: "lay", card: "base_ew", cell: [1, 0], turned: false }, "lay base_ew 1,0");
const WHY = { key: "hint-nearer", args: { before: 2, after: 1 } };
const stream = streamOf({ at: 5, moves: [LAY, OTHER] });

function deskOf(hints: boolean, shownStream = stream) {
  const people = { seats: [{ person: "me" }], host: "me", phase: "playing", settings: { hints } } as unknown as TableMessage;
  const state: TableState = { ...atTable("t"), people, streams: new Map([[0, shownStream]]) };
  session.tables.set("t", state);
  const desk = new Desk("t");
  desk.follow();
  return desk;
}

const asked = () => session.connection.ask.mock.calls.map(([wish]) => wish.do);

beforeEach(() => {
  session.connection.ask.mockReset().mockImplementation(async ({ do: what }: { do: string }) =>
    what === "hint" ? { tell: "answer", id: "1", what, answer: { ...LAY, why: WHY } } : { tell: "done", id: "1", at: 6 },
  );
});

it("what is suggested is chosen with its reason, and nothing is played", async () => {
  const desk = deskOf(true);
  expect(desk.mayAskHint).toBe(true);
  await desk.askHint();
  expect([desk.draft, desk.hint]).toEqual([LAY, WHY]);
  expect(asked()).not.toContain("move");
  desk.pointAt([1, 0]);
  expect([desk.draft?.text, desk.hint]).toEqual([OTHER.text, null]);
  desk.pointAt([7, 0]);
  expect(desk.hint).toEqual(WHY);
});

it("nobody is asked where the table does not allow it, or while others play", async () => {
  const waiting = streamOf({ at: 4, question: { what: "turn", seat: 1, said: { key: "waiting-turn" } } });
  for (const made of [() => deskOf(false), () => deskOf(true, waiting)]) {
    const desk = made();
    expect(desk.mayAskHint).toBe(false);
    await desk.askHint();
  }
  expect(asked()).toEqual([]);
});

it("an answer that comes when the game has gone on is not shown", async () => {
  const desk = deskOf(true);
  const way = desk.askHint();
  expect(desk.isPondered).toBe(true);
  desk.stage.end();
  desk.stage.shown = { ...stream, at: 9 };
  await way;
  expect([desk.hint, desk.choice.kind, desk.isPondered]).toEqual([null, "nothing", false]);
});

it("a refusal is said on the sign", async () => {
  session.connection.ask.mockRejectedValue(new Refusal({ name: "too_much", rule: "", said: { key: "refusal" }, detail: "" }));
  const desk = deskOf(true);
  await desk.askHint();
  expect(desk.reason?.said).toEqual({ key: "refusal" });
});
