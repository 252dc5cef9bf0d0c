// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, expect, it } from "vitest";
import { deskFor } from "$web/log/desk.fixture";
import Sign from "$web/sign/Sign.svelte";
import { NOTHING } from "$web/state/choice";
import { type Moment, Shown } from "$web/table/shown.svelte";

const AFTER = { isAsked: false, landed: 1 };

function shownSign(): { now: Moment; shown: Shown } {
  const { desk } = deskFor();
  const now = {
    stream: desk.stream, before: null, behind: 0, choice: NOTHING, isAsked: true, draft: null, inFlight: null, landed: 0,
    reason: null, hint: null, wouldBe: null, excluded: new Map(), names: desk.names,
  } as unknown as Moment;
  const shown = new Shown(now);
  render(Sign, { desk, shown, onhelp: () => undefined });
  return { now, shown };
}

afterEach(cleanup);

it("has the focus after a move, also if the answer was there before the flight was shown", () => {
  const { now, shown } = shownSign();
  const sign = screen.getByRole("status");
  expect(document.activeElement).not.toBe(sign);
  shown.take({ ...now, ...AFTER });
  flushSync();
  expect(document.activeElement).toBe(sign);
});

it("leaves the focus to a board that the move has brought", () => {
  const { now, shown } = shownSign();
  const board = document.body.appendChild(document.createElement("div"));
  board.setAttribute("aria-modal", "true");
  board.tabIndex = -1;
  board.focus();
  shown.take({ ...now, ...AFTER });
  flushSync();
  expect(document.activeElement).toBe(board);
  board.remove();
});
