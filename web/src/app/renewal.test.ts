import { beforeEach, expect, it } from "vitest";
import { Renewal, type Surroundings } from "$web/app/renewal";

let now: number;
let reloads: number;
let waiting: (() => void)[];
let served: () => Promise<string>;
const kept = new Map<string, string>();

const page = (build: string, more: Partial<Surroundings> = {}): Renewal =>
  new Renewal({
    build,
    kept: { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) },
    reload: () => (reloads += 1),
    later: (run) => void waiting.push(run),
    document: () => served(),
    now: () => now,
    ...more,
  });

beforeEach(() => {
  [now, reloads, waiting] = [1_000_000, 0, []];
  kept.clear();
  served = () => Promise.reject(new Error("no network"));
});

it("a page of the server's own build stays, and so does one without a name", () => {
  page("a").given("a");
  page("a").given("");
  page("").given("b");
  expect(reloads).toBe(0);
});

it("an old page is loaded anew, once a minute at most, whatever the nodes of a cluster give it", () => {
  page("a").given("b");
  expect(reloads).toBe(1);
  page("a").given("b");
  page("b").given("a");
  page("a").given("b");
  expect(reloads).toBe(2);
  now += 60_000;
  page("a").given("b");
  expect(reloads).toBe(3);
});

it("where nothing is kept an old page stays, as it might be loaded for ever", () => {
  page("a", { kept: null }).given("b");
  const full = { getItem: () => null, setItem: () => { throw new Error("full"); } };
  page("a", { kept: full }).given("b");
  expect(reloads).toBe(0);
});

it("without another page nothing goes on: it is tried at once, then after a pause", () => {
  page("a").needed();
  expect([reloads, waiting.length]).toEqual([1, 0]);
  page("a").needed();
  expect([reloads, waiting.length]).toEqual([1, 1]);
  waiting[0]?.();
  expect(reloads).toBe(2);
});

it("a piece that is gone leads to the page of which there is one; a network that is gone does not", async () => {
  await page("a").lacking();
  served = () => Promise.resolve('<html data-prefix="" data-build="a" lang="en">');
  await page("a").lacking();
  expect(reloads).toBe(0);
  served = () => Promise.resolve('<html data-prefix="" data-build="b" lang="en">');
  await page("a").lacking();
  expect(reloads).toBe(1);
});
