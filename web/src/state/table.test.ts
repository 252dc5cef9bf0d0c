import { describe, expect, it } from "vitest";
import type { Message, ShownQuestion, TableMessage, ToldEvent } from "$wire";
import { changed } from "$web/state/change";
import { isAsked } from "$web/state/stream";
import { atTable, ownSeats, receive, seen, shownStream, type TableState } from "$web/state/table";
import { lying, MOVES, VIEW } from "$web/state/view.fixture";

const MINE: ShownQuestion = { what: "turn", seat: 0, said: { key: "asked-turn" } };
const PASSED = (number: number): ToldEvent => ({ number, fact: "passed", seat: 1 });
const view = (seat: number | null, at: number): Message => ({
  tell: "view", table: "t", seat, at, question: MINE, moves: seat === 0 ? MOVES : [], view: VIEW,
});
const events = (at: number, ...told: ToldEvent[]): Message => ({
  tell: "events", table: "t", seat: 0, at, question: MINE, moves: [], events: told, change: { deck: 39 },
});
const after = (...messages: Message[]): TableState => messages.reduce((state, each) => receive(state, each, 1_000), atTable("t"));

describe("a table", () => {
  it("does not mind messages of other tables", () => {
    const state = after(view(0, 5));
    expect(receive(state, { ...view(0, 9), table: "other" } as Message, 0)).toBe(state);
  });

  it("puts what changed over the view, and what happened into the log", () => {
    const stream = after(view(0, 5), events(7, PASSED(6), PASSED(7))).streams.get(0);
    expect(stream?.view.deck).toBe(39);
    expect(stream?.view.mine).toBe(VIEW.mine);
    expect(stream?.log.map(({ number }) => number)).toEqual([6, 7]);
    expect(stream?.at).toBe(7);
  });

  it("leaves out events that were told already", () => {
    expect(after(view(0, 6), events(7, PASSED(6), PASSED(7))).streams.get(0)?.news).toHaveLength(1);
  });

  it("waits for the view if it has none yet", () => {
    expect(after(events(7, PASSED(7))).streams.size).toBe(0);
  });

  it("keeps its log when a view comes after a lost line, and begins anew when time went back", () => {
    const state = after(view(0, 5), events(6, PASSED(6)));
    expect(receive(state, view(0, 9), 0).streams.get(0)?.log).toHaveLength(1);
    expect(receive(state, view(0, 2), 0).streams.get(0)?.log).toHaveLength(0);
  });

  it("is not watched any more once we sit there", () => {
    expect([...after(view(null, 5), view(0, 5)).streams.keys()]).toEqual([0]);
    expect([...after(view(0, 5), view(null, 6)).streams.keys()]).toEqual([null]);
  });

  it("says from where on the server has to tell: the seat that knows least", () => {
    expect(seen(after(view(0, 5), view(1, 8)))).toBe(5);
    expect(seen(atTable("t"))).toBeNull();
  });

  it("shows the seat that is asked", () => {
    const state = after(view(1, 5), view(0, 5));
    expect(shownStream(state, 1)?.seat).toBe(0);
    expect(isAsked(shownStream(state, 1) as NonNullable<ReturnType<typeof shownStream>>)).toBe(true);
  });

  it("sorts what people wrote, and takes each text once", () => {
    const text = (number: number): Message => ({
      tell: "talk", table: "t", number, person: "p", name: "Ann", time: 0, text: `${number}`, watching: false,
    });
    expect(after(text(2), text(1), text(2)).talk.map(({ number }) => number)).toEqual([1, 2]);
  });

  it("knows which seats are ours", () => {
    const seat = (person: string | null) => ({ name: "x", person, bot: null, away: null, here: true, gives_up: false });
    const people = { tell: "table", table: "t", phase: "playing", seats: [seat("p"), seat(null), seat("p")] };
    expect(ownSeats(after(people as unknown as TableMessage).people, "p")).toEqual([0, 2]);
  });
});

describe("what has changed", () => {
  it("removes cards, changes them in their place, and adds new ones last", () => {
    const mine = [lying([0, 0], "base_start"), lying([1, 0], "base_ew"), lying([2, 0], "base_ew")];
    const dark = lying([2, 0], "base_ew", "");
    const fresh = lying([0, 1], "base_ns", "NS");
    const next = changed({ ...VIEW, mine }, { mine: { gone: [[1, 0]], now: [dark, fresh] } });
    expect(next.mine).toEqual([mine[0], dark, fresh]);
  });

  it("cuts the discard, and adds to it", () => {
    const discard = [{ card: "base_ew" as const, by: null }];
    expect(changed({ ...VIEW, discard }, { discard: { from: 0, added: [{ card: "?", by: 1 }] } }).discard).toEqual([
      { card: "?", by: 1 },
    ]);
  });
});
