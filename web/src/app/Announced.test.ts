// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, it } from "vitest";
import Announced from "$web/app/Announced.svelte";
import { session } from "$web/app/session.svelte";
import type { Message } from "$wire";
import { wordsOf } from "$web/words/catalogue.fixture";

it("shows what the host of the server says, until it was read", async () => {
  session.words = wordsOf("en");
  const hear = (message: Message) => (session.connection as unknown as { take(message: Message): void }).take(message);
  for (const text of ["one", "two", "three", "<b>four</b>"]) hear({ tell: "announcement", text, time: 1 });
  render(Announced);
  const said = screen.getByRole("alert").textContent ?? "";
  expect(said).toContain("The host of this server says: two");
  expect(said).toContain("<b>four</b>");
  expect(said).not.toContain("one");
  await fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(session.announced).toEqual([]);
});
