// @vitest-environment jsdom
import { expect, it } from "vitest";
import { entrance } from "$web/app/entrance.svelte";
import { session } from "$web/app/session.svelte";

it("only the last that wants somebody to come in is told that they did", async () => {
  session.needsPassword = true;
  const [first, isAsked] = [entrance.enter("Guest"), () => expect.poll(() => entrance.asked).not.toBeNull()];
  await isAsked();
  const second = entrance.enter("Guest");
  await expect(first).resolves.toBe(false);
  await isAsked();
  entrance.answer(true);
  await expect(second).resolves.toBe(true);
  expect(entrance.asked).toBeNull();
});
