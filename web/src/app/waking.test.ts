import { expect, it } from "vitest";
import { Waking } from "$web/app/waking";

it("who was away for long gets another line at once, who was not only tries theirs", () => {
  const done: string[] = [];
  let now = 1_000;
  const waking = new Waking({ doubt: () => done.push("doubt"), renew: () => done.push("renew") }, () => now);
  waking.look(true);
  now += 19_999;
  waking.look(false);
  expect(done).toEqual(["doubt"]);
  waking.look(true);
  now += 15_000;
  waking.look(true);
  now += 5_000;
  waking.look(false);
  waking.look(false);
  expect(done).toEqual(["doubt", "renew", "doubt"]);
});
