// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, it } from "vitest";
import ComeIn from "$web/app/ComeIn.svelte";
import { session } from "$web/app/session.svelte";
import { Refusal } from "$web/wire/refusal";
import { wordsOf } from "$web/words/catalogue.fixture";

it("goes on with the password where the server turns out to want one, and remembers that it does", async () => {
  session.words = wordsOf("en");
  const said = { key: "refusal-server-wrong-password" };
  const refused = new Refusal({ tell: "refused", id: "1", name: "wrong_password", rule: "", said, detail: "" });
  render(ComeIn, { come: () => Promise.reject(refused) });
  const name = screen.getByLabelText("Your name");
  await fireEvent.input(name, { target: { value: "Mila" } });
  expect(document.activeElement).toBe(name);
  await fireEvent.submit(name.closest("form") as HTMLFormElement);
  await expect.poll(() => document.activeElement?.getAttribute("type")).toBe("password");
  expect(screen.getByRole("alert").textContent).not.toBe("");
  expect(session.needsPassword).toBe(true);
});
