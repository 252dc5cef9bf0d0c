// @vitest-environment jsdom
import { expect, it } from "vitest";
import { isTaken, meant } from "$web/table/keys";

const press = (key: string, code: string, more = {}) => meant({ key, code, ctrlKey: false, metaKey: false, altKey: false, ...more });

it("digits choose cards, arrows step, letters do by where they stand", () => {
  expect(press("3", "Digit3")).toEqual({ do: "card", index: 2 });
  expect(press("ArrowUp", "ArrowUp")).toEqual({ do: "step", direction: "up" });
  expect(press("к", "KeyR")).toEqual({ do: "turn" });
  expect(press("в", "KeyD")).toEqual({ do: "discard" });
  expect(press("ш", "KeyI")).toEqual({ do: "hint" });
  expect(press("?", "Slash")).toEqual({ do: "help" });
});

it("the mine is seen from near and far, and walked to its ends, wherever the focus is", () => {
  expect(press("+", "Equal")).toMatchObject({ do: "zoom", factor: 1.25 });
  expect(press("=", "Equal")).toEqual(press("+", "NumpadAdd"));
  expect(press("-", "Minus")).toMatchObject({ do: "zoom", factor: 0.8 });
  expect(press("0", "Digit0")).toEqual({ do: "whole" });
  expect(press("Home", "Home")).toEqual({ do: "start" });
  document.body.innerHTML = '<button>x</button><div role="listbox"><b></b></div><p role="log" tabindex="0"></p>';
  const [button, card, log] = ["button", "b", "p"].map((name) => document.querySelector(name) as Element);
  expect(isTaken(button ?? null, { do: "furthest" })).toBe(false);
  expect(isTaken(card ?? null, { do: "furthest" })).toBe(true);
  expect(isTaken(card ?? null, { do: "whole" })).toBe(false);
  expect(isTaken(log ?? null, { do: "start" })).toBe(true);
  expect(isTaken(log ?? null, { do: "whole" })).toBe(false);
});

it("what the browser or nobody knows is left alone", () => {
  expect(press("r", "KeyR", { ctrlKey: true })).toBeNull();
  expect(press("q", "KeyQ")).toBeNull();
  expect(press("!", "Digit1")).toBeNull();
});

it("what is written in a field, and a button that is pressed, are not the table's", () => {
  document.body.innerHTML = '<input /><button>x</button><div role="grid"><b></b></div>';
  const [field, button, cell] = ["input", "button", "b"].map((name) => document.querySelector(name));
  expect(isTaken(field ?? null, { do: "discard" })).toBe(true);
  expect(isTaken(field ?? null, { do: "back" })).toBe(false);
  expect(isTaken(button ?? null, { do: "confirm" })).toBe(true);
  expect(isTaken(button ?? null, { do: "discard" })).toBe(false);
  expect(isTaken(cell ?? null, { do: "step", direction: "up" })).toBe(true);
  button?.setAttribute("role", "option");
  button?.setAttribute("aria-selected", "true");
  expect(isTaken(button ?? null, { do: "confirm" })).toBe(false);
  expect(isTaken(button ?? null, { do: "step", direction: "left" })).toBe(false);
  expect(isTaken(document.body, { do: "confirm" })).toBe(false);
});
