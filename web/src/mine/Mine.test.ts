// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Cell, DescribedCard } from "$wire";
import { session } from "$web/app/session.svelte";
import Mine from "$web/mine/Mine.svelte";
import { newsOf, placesOfFork, tunnelsOf, viewOf } from "$web/mine/scenes.fixture";
import { wordsOf } from "$web/words/catalogue.fixture";

beforeAll(() => {
  session.words = wordsOf("en");
  const { cards } = JSON.parse(readFileSync("../docs/cards.json", "utf8")) as { cards: DescribedCard[] };
  session.cards = new Map(cards.map((card) => [card.card, card]));
});

const FORK = { card: "base_new", turned: false } as const;
const choosing = (more = {}) => ({ view: viewOf("dark"), places: placesOfFork(), ghost: FORK, chosen: [7, 1] as Cell, ...more });
const cellAt = (container: Element, at: string): HTMLElement => {
  const found = container.querySelector<HTMLElement>(`[data-cell="${at}"]`);
  if (!found) throw new Error(`no cell ${at}`);
  return found;
};

describe("the chosen card", () => {
  it("may lie at its places one after another: they are all marked at once, and the chosen one has it first", async () => {
    const { container, rerender } = render(Mine, choosing({ ghosts: 1 }));
    const marked = placesOfFork().length;
    expect(marked).toBeGreaterThan(1);
    expect(container.querySelectorAll(".square.place")).toHaveLength(marked);
    expect(container.querySelectorAll(".ghost")).toHaveLength(1);
    expect(cellAt(container, "7,1").querySelector(".ghost")).not.toBeNull();
    await rerender(choosing({ ghosts: Infinity }));
    expect(container.querySelectorAll(".ghost")).toHaveLength(marked);
  });
});

describe("the mine as a grid", () => {
  it("has rows from north to south, and one tab stop", () => {
    const { container } = render(Mine, { view: viewOf("dark") });
    const grid = screen.getByRole("grid", { name: "The mine" });
    const rows = within(grid).getAllByRole("row");
    const first = rows.map((row) => row.querySelector("[data-cell]")?.getAttribute("data-cell"));
    expect(first[0]).toBe("-2,3");
    expect(first.at(-1)).toBe("-2,-3");
    expect(container.querySelectorAll('[role="gridcell"][tabindex="0"]')).toHaveLength(1);
    expect(cellAt(container, "0,0").tabIndex).toBe(0);
  });

  it("draws every card and goal", () => {
    const view = viewOf("dark");
    const { container } = render(Mine, { view });
    expect(container.querySelectorAll("svg.card")).toHaveLength(view.mine.length + view.goals.length);
  });

  it("walks from cell to cell with the arrows, and to the start and the end", async () => {
    const { container } = render(Mine, { view: viewOf("dark") });
    cellAt(container, "0,0").focus();
    await fireEvent.keyDown(cellAt(container, "0,0"), { key: "ArrowRight" });
    expect(document.activeElement).toBe(cellAt(container, "1,0"));
    await fireEvent.keyDown(cellAt(container, "1,0"), { key: "ArrowUp" });
    expect(document.activeElement).toBe(cellAt(container, "1,1"));
    await fireEvent.keyDown(cellAt(container, "1,1"), { key: "End" });
    expect(document.activeElement).toBe(cellAt(container, "6,1"));
    await fireEvent.keyDown(cellAt(container, "6,1"), { key: "Home" });
    expect(document.activeElement).toBe(cellAt(container, "0,0"));
  });
});

describe("keys of the table", () => {
  it("walk into the mine when no card is chosen, and leave the focus on a card that is", async () => {
    const { container, component, rerender } = render(Mine, { view: viewOf("dark") });
    component.walk("right");
    await Promise.resolve();
    expect(document.activeElement).toBe(cellAt(container, "1,0"));
    component.goTo("furthest");
    expect(document.activeElement).toBe(cellAt(container, "6,1"));
    (document.activeElement as HTMLElement).blur();
    const onpoint = vi.fn();
    await rerender(choosing({ onpoint }));
    component.walk("left");
    expect(onpoint).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(document.body);
  });
});

describe("choosing a place", () => {
  it("shows a ghost at every place as it would lie, and marks the chosen one", () => {
    const { container } = render(Mine, choosing());
    expect(container.querySelectorAll(".place .ghost svg")).toHaveLength(4);
    expect(cellAt(container, "7,1").getAttribute("aria-selected")).toBe("true");
    expect(container.querySelectorAll(".place .turnable")).toHaveLength(2);
  });

  it("lists the places for whoever does not see them", async () => {
    const onpoint = vi.fn();
    render(Mine, choosing({ onpoint }));
    const list = screen.getByRole("list", { name: "Places (4)" });
    await fireEvent.click(within(list).getByText(/column 3, row −1/));
    expect(onpoint).toHaveBeenCalledExactlyOnceWith([3, -1]);
  });

  it("goes from place to place with the arrows", async () => {
    const onpoint = vi.fn();
    const { container } = render(Mine, choosing({ onpoint }));
    await fireEvent.keyDown(cellAt(container, "7,1"), { key: "ArrowLeft" });
    expect(onpoint).toHaveBeenCalledExactlyOnceWith([5, 2]);
  });

  it("turns with the space bar and lays with Enter, and nobody else hears these keys", async () => {
    const [onturn, onconfirm, others] = [vi.fn(), vi.fn(), vi.fn()];
    window.addEventListener("keydown", others);
    const { container } = render(Mine, choosing({ onturn, onconfirm }));
    await fireEvent.keyDown(cellAt(container, "7,1"), { key: " " });
    await fireEvent.keyDown(cellAt(container, "7,1"), { key: "Enter" });
    expect(onturn).toHaveBeenCalledOnce();
    expect(onconfirm).toHaveBeenCalledOnce();
    expect(others).not.toHaveBeenCalled();
    await fireEvent.keyDown(cellAt(container, "7,1"), { key: "d" });
    expect(others).toHaveBeenCalledOnce();
    window.removeEventListener("keydown", others);
  });

  it("takes a press of a screen reader on any cell", async () => {
    const onpoint = vi.fn();
    const { container } = render(Mine, choosing({ onpoint }));
    await fireEvent.click(cellAt(container, "2,2"), { detail: 0 });
    expect(onpoint).toHaveBeenCalledExactlyOnceWith([2, 2]);
  });

  it("has the two buttons beside the place, unless it is chosen ahead", async () => {
    const [onturn, onconfirm] = [vi.fn(), vi.fn()];
    const { rerender } = render(Mine, choosing({ onturn, onconfirm }));
    await fireEvent.click(screen.getByRole("button", { name: "Turn" }));
    await fireEvent.click(screen.getByRole("button", { name: "Lay here" }));
    expect(onturn).toHaveBeenCalledOnce();
    expect(onconfirm).toHaveBeenCalledOnce();
    await rerender({ ahead: true });
    expect(screen.queryByRole("button", { name: "Lay here" })).toBeNull();
  });

  it("shows where a card does not go, and why", () => {
    const { container } = render(Mine, choosing({ reason: { cell: [3, 1], text: "No tunnel leads there" } }));
    expect(cellAt(container, "3,1").querySelector(".cross")).not.toBeNull();
    expect(cellAt(container, "3,1").getAttribute("aria-label")).toContain("No tunnel leads there");
  });

  it("lets a dragged card fall into the nearest place", () => {
    const { component } = render(Mine, choosing());
    const { x, y, width } = component.whereIs([3, -1]);
    expect(component.snap({ x: x + width / 4, y })).toEqual([3, -1]);
    expect(component.snap({ x: x + width * 1.5, y })).toBeNull();
  });

  it("shows what the chosen move would light", () => {
    const { container } = render(Mine, choosing({ chosen: [3, -1], ghost: { ...FORK, turned: true }, wouldBe: tunnelsOf("wouldBe") }));
    expect(cellAt(container, "5,-2").querySelector(".would")).not.toBeNull();
    expect(cellAt(container, "1,0").querySelector(".would")).toBeNull();
  });
});

describe("what happens in the mine", () => {
  it("is to be seen: a card lands, the light runs on over the cards that lie there", async () => {
    const { container, rerender } = render(Mine, { view: viewOf("dark") });
    const cards = new Map([...container.querySelectorAll("[data-cell]")].map((cell) => [cell.getAttribute("data-cell"), cell.querySelector(".card")]));
    await rerender({ view: viewOf("relit"), before: viewOf("dark"), news: newsOf("relitNews") });
    expect(cellAt(container, "3,-1").classList).toContain("landed");
    const lit = [...container.querySelectorAll<HTMLElement>(".lying.relit")];
    expect(lit).toHaveLength(4);
    for (const lying of lit) {
      expect(lying.style.getPropertyValue("--light-time")).toBe("460ms");
      expect(lying.querySelector(".card")).toBe(cards.get(lying.closest("[data-cell]")?.getAttribute("data-cell") ?? null));
      expect(lying.querySelector(".is-lit")).not.toBeNull();
    }
    expect(container.querySelector(".was")).toBeNull();
  });

  it("is to be seen: a rockfall", () => {
    const { container } = render(Mine, { view: viewOf("fallen"), before: viewOf("full"), news: newsOf("fallenNews") });
    expect(container.querySelectorAll(".fall .stone")).toHaveLength(10);
    expect(cellAt(container, "3,-1").querySelector(".lying")).toBeNull();
  });

  it("is not to be seen where nothing may move", () => {
    const { container } = render(Mine, { view: viewOf("fallen"), before: viewOf("full"), still: true });
    expect(container.querySelector(".fall, .was")).toBeNull();
  });
});

describe("a small picture", () => {
  it("is an image without controls", () => {
    const view = viewOf("full");
    const { container } = render(Mine, { view, small: true });
    expect(screen.getByRole("img", { name: `A mine with ${view.mine.length} cards` })).toBeTruthy();
    expect(container.querySelector("button, [tabindex]")).toBeNull();
    expect(container.querySelectorAll("svg.card")).toHaveLength(view.mine.length + view.goals.length);
  });
});
