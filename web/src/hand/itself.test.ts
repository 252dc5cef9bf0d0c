import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { coverItself, UNTOUCHED } from "$web/hand/itself";

const cover = vi.fn();
let page: EventTarget;
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  end = coverItself(cover, page, () => Date.now());
});
afterEach(() => {
  end();
  cover.mockReset();
  vi.useRealTimers();
});

const turnedTo = (beta: number | null, gamma: number | null) =>
  page.dispatchEvent(Object.assign(new Event("deviceorientation"), { beta, gamma }));

describe("cards of several people at one device cover themselves", () => {
  it("when nobody has touched them for long", () => {
    vi.advanceTimersByTime(UNTOUCHED - 1);
    page.dispatchEvent(new Event("pointermove"));
    vi.advanceTimersByTime(UNTOUCHED - 1);
    expect(cover).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(cover).toHaveBeenCalledOnce();
  });

  it("when a phone wakes up after a while, before anything else", () => {
    vi.setSystemTime(Date.now() + UNTOUCHED);
    page.dispatchEvent(new Event("visibilitychange"));
    expect(cover).toHaveBeenCalledOnce();
  });

  it("when the phone lies on its face, and not as it is held or lies on its back", () => {
    for (const [beta, gamma] of [[0, 0], [60, 0], [90, 20], [null, null]] as const) turnedTo(beta, gamma);
    expect(cover).not.toHaveBeenCalled();
    turnedTo(175, 5);
    expect(cover).toHaveBeenCalledOnce();
  });

  it("no more once they are covered", () => {
    end();
    vi.advanceTimersByTime(UNTOUCHED * 2);
    turnedTo(180, 0);
    expect(cover).not.toHaveBeenCalled();
  });
});
