import { beforeEach, describe, expect, it, vi } from "vitest";
import type { TableMessage } from "$wire";
import { atTable, type TableState } from "$web/state/table";
import { shown, streamOf, viewOf } from "$web/table/stream.fixture";
import { Refusal } from "$web/wire/refusal";

const session = vi.hoisted(() => ({
  tables: new Map<string, unknown>(),
  person: { id: "me" },
  cards: new Map([["base_ew", { use: "tunnel" }], ["base_break_lamp", { use: "action", effect: "break", tools: ["lamp"] }]]),
  connection: { ask: vi.fn() },
  open: vi.fn(),
  close: vi.fn(),
}));
vi.mock("$web/app/session.svelte", () => ({ session }));
const { Desk } = await import("$web/table/desk.svelte");

const LAY = shown({ move: "lay", card: "base_ew", cell: [7, 0], turned: false }, "lay base_ew 7,0");
const BREAK = shown({ move: "play", card: "base_break_lamp", seat: 1 });
const asked = streamOf({ at: 5, moves: [LAY, BREAK] });
const waiting = streamOf({ at: 4, question: { what: "turn", seat: 1, said: { key: "waiting-turn" } } });
const seat = (person: string, change = {}) => ({ name: person, person, bot: null, away: null, here: true, gives_up: false, look: "", ready: false, ...change });

function put(stream: typeof asked, seats = [seat("me"), seat("b"), seat("c")]): TableState {
  const people = { seats, host: "me", phase: "playing" } as unknown as TableMessage;
  const state: TableState = { ...atTable("t"), people, streams: new Map([[stream.seat, stream]]) };
  session.tables.set("t", state);
  return state;
}

function deskOf(stream: typeof asked) {
  put(stream);
  const desk = new Desk("t");
  desk.follow();
  return desk;
}

beforeEach(() => {
  session.connection.ask.mockReset().mockResolvedValue({ tell: "done", id: "1", at: 6 });
});

const sent = () => session.connection.ask.mock.calls.map(([wish]) => wish).filter((wish) => wish.do === "move");

describe("a move", () => {
  it("goes out once, with what was seen, and nothing is asked of us until the game has gone on", async () => {
    const desk = deskOf(asked);
    desk.takeCard(0);
    expect(desk.draft).toBe(LAY);
    const way = desk.send();
    void desk.send();
    expect([desk.inFlight, desk.isAsked]).toEqual([LAY.text, false]);
    await way;
    expect(sent()).toEqual([{ do: "move", table: "t", seat: 0, move: LAY.text, at: 5 }]);
    expect([desk.inFlight, desk.landed, desk.isAsked, desk.choice.kind]).toEqual([null, 1, false, "nothing"]);
    put({ ...asked, at: 9 });
    desk.follow();
    expect(desk.isAsked).toBe(true);
  });

  it("that is refused says why, and can be made again", async () => {
    const desk = deskOf(asked);
    desk.takeCard(0);
    const refused = { name: "stale", rule: "3.3", said: { key: "refusal" }, detail: "" };
    session.connection.ask.mockRejectedValueOnce(new Refusal(refused));
    session.connection.ask.mockRejectedValue(new Refusal(refused));
    await desk.send();
    expect(desk.reason).toEqual({ said: { key: "refusal" }, rule: "3.3", cell: null });
    expect(desk.isAsked).toBe(true);
  });
});

describe("pointing", () => {
  it("why not is still read when somebody says something, and not when somebody has moved", async () => {
    const desk = deskOf(asked);
    desk.takeCard(0);
    const reason = { said: { key: "refusal" }, rule: "3.3", cell: null };
    const go = (at: number, event: object): void => {
      const told = [{ number: at, ...event }] as unknown as typeof asked.log;
      put({ ...asked, at, moves: [...asked.moves], log: told, news: told });
      desk.follow();
      desk.stage.skip();
    };
    desk.reason = reason;
    go(6, { statement: "hold", seat: 1 });
    expect([desk.reason, desk.choice.kind, desk.stream?.at]).toEqual([reason, "card", 6]);
    go(7, { fact: "discarded", seat: 1, cards: ["?"] });
    expect([desk.reason, desk.choice.kind, desk.stream?.at]).toEqual([null, "card", 7]);
  });

  it("at a cell where the card does not fit asks why", async () => {
    const desk = deskOf(asked);
    desk.takeCard(0);
    session.connection.ask.mockResolvedValue({ tell: "answer", id: "1", what: "why", answer: { name: "x", rule: "3.3", said: { key: "refusal" } } });
    desk.pointAt([3, 3]);
    await vi.waitFor(() => expect(desk.reason).toMatchObject({ rule: "3.3", cell: [3, 3] }));
    expect(session.connection.ask).toHaveBeenLastCalledWith({ do: "why", table: "t", seat: 0, move: "lay base_ew 3,3" });
  });

  it("with a card for seats asks why it is not played on the others", async () => {
    const desk = deskOf(asked);
    session.connection.ask.mockResolvedValue({ tell: "answer", id: "1", what: "why", answer: { name: "x", rule: "3.5", said: { key: "why-not" } } });
    desk.takeCard(2);
    await vi.waitFor(() => expect([...desk.excluded.keys()]).toEqual([0, 2]));
  });
});

describe("chosen ahead", () => {
  it("a card waits, and has a place when it is our turn", () => {
    const desk = deskOf(waiting);
    desk.takeCard(0);
    expect([desk.isAsked, desk.draft]).toEqual([false, null]);
    put(asked);
    desk.follow();
    expect(desk.draft).toBe(LAY);
  });
});

describe("seats", () => {
  it("several of ours at one device are covered until they are handed over", () => {
    put(asked, [seat("me"), seat("me"), seat("c")]);
    const desk = new Desk("t");
    desk.follow();
    expect(desk.isCovered).toBe(true);
    desk.uncovered = 0;
    expect(desk.isCovered).toBe(false);
  });

  it("a bot that plays for us is told apart from a seat that we play", () => {
    put(asked, [seat("me", { bot: "plain", away: "gone" }), seat("b"), seat("c")]);
    const desk = new Desk("t");
    desk.follow();
    expect(desk.isAway).toBe(true);
    put({ ...asked, at: 6 });
    expect(desk.isAway).toBe(false);
  });

  it("a round that ends is kept until somebody has looked at it", () => {
    const desk = deskOf(waiting);
    const ended = { number: 5, fact: "round_ended", round: 2, cause: "gold", winners: [], roles: [] } as const;
    put(streamOf({ at: 5, view: viewOf({ round: 3 }), news: [ended], log: [ended] }));
    desk.follow();
    desk.stage.skip();
    expect(desk.ended).toBe(2);
  });
});
