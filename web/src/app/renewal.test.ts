// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { Renewal, surroundings, type Surroundings } from "$web/app/renewal";

let now: number;
let reloads: number;
let isBusy: boolean;
let waiting: (() => void)[];
let served: () => Promise<string>;
const kept = new Map<string, string>();

const page = (build: string, more: Partial<Surroundings> = {}): Renewal =>
  new Renewal({
    build,
    kept: { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) },
    isBusy: () => isBusy,
    reload: () => (reloads += 1),
    later: (run) => void waiting.push(run),
    document: () => served(),
    now: () => now,
    ...more,
  });

const tells = (renewal: Renewal, build: string): void => {
  renewal.given(build);
  renewal.look();
};

beforeEach(() => {
  [now, reloads, waiting, isBusy] = [1_000_000, 0, [], false];
  kept.clear();
  served = () => Promise.reject(new Error("no network"));
});

it("a page of the server's own build stays, and so does one without a name", () => {
  tells(page("a"), "a");
  tells(page("a"), "");
  tells(page(""), "b");
  expect(reloads).toBe(0);
});

it("an old page is loaded anew, once a minute at most, whatever the nodes of a cluster give it", () => {
  tells(page("a"), "b");
  expect(reloads).toBe(1);
  tells(page("a"), "b");
  tells(page("b"), "a");
  tells(page("a"), "b");
  expect(reloads).toBe(2);
  now += 60_000;
  tells(page("a"), "b");
  expect(reloads).toBe(3);
});

it("nobody is torn out of what they do: the page is loaded anew at the next moment at which they are not busy", () => {
  const old = page("a");
  isBusy = true;
  tells(old, "b");
  old.look();
  expect(reloads).toBe(0);
  isBusy = false;
  old.look();
  expect(reloads).toBe(1);
  const back = page("a");
  back.given("c");
  tells(back, "a");
  expect(reloads).toBe(1);
});

it("busy is who waits for an answer, and who writes", () => {
  let isAsking = false;
  const around = surroundings(() => isAsking);
  document.body.innerHTML = "<input /><button>x</button>";
  const focus = (name: string): void => document.querySelector<HTMLElement>(name)?.focus();
  expect(around.isBusy()).toBe(false);
  focus("input");
  expect(around.isBusy()).toBe(true);
  focus("button");
  expect(around.isBusy()).toBe(false);
  isAsking = true;
  expect(around.isBusy()).toBe(true);
});

it("where nothing is kept an old page stays, as it might be loaded for ever", () => {
  tells(page("a", { kept: null }), "b");
  const full = { getItem: () => null, setItem: () => { throw new Error("full"); } };
  tells(page("a", { kept: full }), "b");
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
