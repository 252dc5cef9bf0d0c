// @vitest-environment jsdom
import { render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { expect, it } from "vitest";
import { deskFor } from "$web/log/desk.fixture";
import Sign from "$web/sign/Sign.svelte";
import { NOTHING } from "$web/state/choice";
import { type Moment, Shown } from "$web/table/shown.svelte";

it("has the focus after a move, also if the answer was there before the flight was shown", () => {
  const { desk } = deskFor();
  const now = {
    stream: desk.stream, before: null, behind: 0, choice: NOTHING, isAsked: true, draft: null, inFlight: null, landed: 0,
    reason: null, hint: null, wouldBe: null, excluded: new Map(), names: desk.names,
  } as unknown as Moment;
  const shown = new Shown(now);
  render(Sign, { desk, shown, onhelp: () => undefined });
  const sign = screen.getByRole("status");
  expect(document.activeElement).not.toBe(sign);
  shown.take({ ...now, isAsked: false, landed: 1 });
  flushSync();
  expect(document.activeElement).toBe(sign);
});
