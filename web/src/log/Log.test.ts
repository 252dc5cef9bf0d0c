// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it } from "vitest";
import { loadCards } from "$web/art";
import { deskFor } from "$web/log/desk.fixture";
import Log from "$web/log/Log.svelte";

beforeAll(() => loadCards("base"));

describe("the log", () => {
  it("says what happened and what came of it, politely", () => {
    render(Log, { desk: deskFor().desk });
    const log = screen.getByRole("log", { name: "What happened" });
    expect(log.getAttribute("aria-live")).toBe("polite");
    expect(log.textContent).toContain("Bea lays a straight tunnel at 1, 0");
    expect(log.textContent).toContain("2 cards are lit again");
    expect(log.textContent).toContain("I think Bea is against us.");
  });

  it("leads from a cell to its place in the mine", async () => {
    const { desk, shown } = deskFor();
    render(Log, { desk });
    await fireEvent.click(screen.getByRole("button", { name: "1, 0" }));
    expect(shown).toEqual(["1,0"]);
  });

  it("has no talk where nobody else sits", () => {
    render(Log, { desk: deskFor(1).desk });
    expect(screen.queryByRole("tab")).toBeNull();
    expect(screen.queryByRole("group", { name: "Quick phrases" })).toBeNull();
  });
});

describe("the talk", () => {
  const open = async (talk?: "statements") => {
    const noted = deskFor(3, talk);
    render(Log, { desk: noted.desk });
    await fireEvent.click(screen.getByRole("tab", { name: "Talk" }));
    return noted;
  };
  const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

  it("shows what was said and written, and who only looks on", async () => {
    await open();
    const text = screen.getByRole("log", { name: "Talk" }).textContent;
    expect(text).toContain("I think Bea is against us.");
    expect(text).toContain("Hello");
    expect(text).toMatch(/Eve\s*watching/);
  });

  it("says a lie as willingly as the truth", async () => {
    const { asked } = await open();
    await press("I am …");
    expect(screen.getByText(/You are a gold-digger\./)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Say it" }).hasAttribute("disabled")).toBe(true);
    await press("Saboteur");
    expect(screen.getByText("I am a saboteur.")).toBeTruthy();
    await press("Say it");
    expect(asked).toEqual([{ do: "say", table: "t", seat: 0, statement: { says: "am", role: "saboteur" } }]);
  });

  it("begins where a quick phrase leads to", async () => {
    const { desk, asked } = deskFor();
    render(Log, { desk });
    await press("I suspect …");
    await press("Cid");
    await press("Say it");
    expect(asked).toEqual([{ do: "say", table: "t", seat: 0, statement: { says: "accuse", seat: 2 } }]);
  });

  it("has a line to write only where the host allows it", async () => {
    const { asked } = await open();
    const line = screen.getByRole("textbox");
    await fireEvent.input(line, { target: { value: "  Well dug  " } });
    await press("Send");
    expect(asked).toEqual([{ do: "talk", table: "t", text: "Well dug" }]);
  });

  it("says why there is none", async () => {
    await open("statements");
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.getByText(/no free chat/)).toBeTruthy();
  });
});
