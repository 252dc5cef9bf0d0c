// @vitest-environment jsdom
import { expect, it } from "vitest";
import Entrance from "$web/app/Entrance.svelte";
import { entrance } from "$web/app/entrance.svelte";
import { session } from "$web/app/session.svelte";

it("only the last that wants somebody to come in is told that they did", async () => {
  session.needsPassword = true;
  entrance.board = Entrance;
  const [first, second] = [entrance.enter("Guest"), entrance.enter("Guest")];
  await expect(first).resolves.toBe(false);
  expect(entrance.asked).not.toBeNull();
  entrance.answer(true);
  await expect(second).resolves.toBe(true);
  expect(entrance.asked).toBeNull();
});
