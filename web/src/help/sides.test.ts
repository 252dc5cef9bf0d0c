import { expect, it } from "vitest";
import type { Card, DescribedCard } from "$wire";
import { clashes } from "$web/help/sides";
import { lying, VIEW } from "$web/state/view.fixture";

const tunnel = (card: Card, tunnels: string): [string, DescribedCard] => [card, { card, tunnels, box: "base", count: 1, use: "tunnel", symmetric: false }];
const CARDS = new Map([tunnel("base_start", "NESW"), tunnel("base_ew", "EW"), tunnel("base_ns", "NS"), tunnel("base_nes", "NES")]);
const at = (card: Card, turned = false) => ({ card, cell: [1, 0] as const, turned });

it("finds the sides that do not agree, as the card lies", () => {
  expect(clashes(VIEW, at("base_ew"), CARDS)).toEqual([]);
  expect(clashes(VIEW, at("base_ns"), CARDS)).toEqual(["W"]);
  expect(clashes(VIEW, at("base_nes"), CARDS)).toEqual(["W"]);
  expect(clashes(VIEW, at("base_nes", true), CARDS)).toEqual([]);
});

it("looks at the cards next to it as they lie, and not at goals that lie face down", () => {
  const turned = { ...lying([2, 0], "base_nes"), turned: true };
  const view = { ...VIEW, mine: [...VIEW.mine, turned], goals: [{ cell: [1, 1] as const, face: "?" as const, open: false }] };
  expect(clashes(view, at("base_ew"), CARDS)).toEqual([]);
  expect(clashes({ ...view, mine: [...VIEW.mine, { ...turned, turned: false }] }, at("base_ew"), CARDS)).toEqual(["E"]);
});
