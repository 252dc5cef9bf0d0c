import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CheckAnswer } from "$wire";
import { Film } from "$web/back/film.svelte";

const ANSWER = JSON.parse(gunzipSync(readFileSync(join(import.meta.dirname, "steps.fixture.json.gz"))).toString()) as CheckAnswer;

/** A film, and whose eyes were asked for. */
async function opened(): Promise<{ film: Film; asked: string[] }> {
  const asked: string[] = [];
  const film = new Film(async (eyes, since) => {
    asked.push(String(eyes));
    return { ...ANSWER, observer: eyes ?? "table", steps: ANSWER.steps.slice(since) };
  });
  await film.look(null);
  return { film, asked };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("looking back", () => {
  it("steps on and back, never past the ends", async () => {
    const { film } = await opened();
    film.step(-1);
    expect(film.at).toBe(0);
    film.step(1);
    expect([film.at, film.view]).toEqual([1, film.frames[1]?.view]);
    film.go(9999);
    expect(film.at).toBe(film.frames.length - 1);
  });

  it("shows motion only from a moment to the next", async () => {
    const { film } = await opened();
    film.step(1);
    expect(film.before).toBe(film.frames[0]?.view);
    film.step(-1);
    expect(film.before).toBeNull();
    film.go(10);
    expect(film.before).toBeNull();
  });

  it("jumps to the rounds", async () => {
    const { film } = await opened();
    const second = film.reel?.rounds[1]?.first;
    film.stepRound(1);
    expect([film.at, film.round?.round]).toEqual([second, 2]);
    film.stepRound(-1);
    expect(film.at).toBe(0);
  });

  it("runs at its speed until the end or until somebody steps", async () => {
    const { film } = await opened();
    film.play();
    vi.advanceTimersByTime(1400 * 3);
    expect(film.at).toBe(3);
    film.faster();
    vi.advanceTimersByTime(700 * 2);
    expect([film.at, film.speed]).toEqual([5, 2]);
    film.step(1);
    vi.advanceTimersByTime(60_000);
    expect([film.at, film.isRunning]).toEqual([6, false]);
    film.play();
    vi.advanceTimersByTime(1400 * 1000);
    expect([film.at, film.isRunning]).toEqual([film.frames.length - 1, false]);
  });

  it("keeps the moment when the eyes change, and fetches each pair of eyes once", async () => {
    const { film, asked } = await opened();
    film.go(20);
    await film.look(1);
    await film.look("table");
    await film.look(1);
    expect([film.at, film.reel?.eyes]).toEqual([20, 1]);
    expect(asked).toEqual(["null", "1"]);
  });

  it("can hide the roles of all cards", async () => {
    const { film } = await opened();
    film.go(5);
    expect(film.view?.roles).toContain("saboteur");
    film.hasRoles = false;
    expect(film.view?.roles).not.toContain("saboteur");
  });
});
