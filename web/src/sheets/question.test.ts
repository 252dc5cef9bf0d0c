import { expect, it } from "vitest";
import { askingOf, preferred } from "$web/sheets/question";
import { shown, streamOf } from "$web/table/stream.fixture";

const asked = (what: "goal" | "position" | "nugget" | "rob" | "claim" | "turn", moves: ReturnType<typeof shown>[]) =>
  askingOf(streamOf({ moves, question: { what, seat: 0, said: { key: `asked-${what}` } } }));

it("a turn is played with the hand, unless something of it cannot be", () => {
  expect(asked("turn", [shown({ move: "discard", cards: ["base_ew"] }), shown({ move: "bribe", cell: [1, 0] })])).toBeNull();
  expect(asked("turn", [shown({ move: "take", value: 1 })])?.kind).toBe("any");
});

it("goals and claims are cells, nuggets come with the greatest first", () => {
  expect(asked("goal", [shown({ move: "turn", cell: [8, 0] }, "turn 8,0")])).toEqual({ kind: "cells", answers: [{ cell: [8, 0], text: "turn 8,0" }] });
  expect(asked("claim", [shown({ move: "claim", cell: [5, 0] })])?.kind).toBe("cells");
  const nuggets = asked("nugget", [shown({ move: "take", value: 1 }, "take 1"), shown({ move: "take", value: 3 }, "take 3")]);
  expect(nuggets && preferred(nuggets)).toBe("take 3");
});

it("a position shows the card that was turned over last", () => {
  const moves = [shown({ move: "position", turned: false }), shown({ move: "position", turned: true })];
  const log = [{ number: 1, fact: "revealed", seat: 0, cell: [8, 2], face: "base_goal_stone_ne" }] as const;
  const stream = streamOf({ moves, log, question: { what: "position", seat: 0, said: { key: "asked-position" } } });
  expect(askingOf(stream)).toMatchObject({ kind: "position", cell: [8, 2] });
});

it("a robbery may be of nobody, and nobody is never preferred to somebody", () => {
  const rob = asked("rob", [shown({ move: "rob", seat: null }, "rob nobody"), shown({ move: "rob", seat: 2 }, "rob 2")]);
  expect(rob).toEqual({ kind: "rob", answers: [{ seat: 2, text: "rob 2" }], nobody: "rob nobody" });
  expect(rob && preferred(rob)).toBe("rob 2");
});
