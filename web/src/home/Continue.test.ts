// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { session } from "$web/app/session.svelte";
import Continue from "$web/home/Continue.svelte";
import { http } from "$web/wire/http";
import { wordsOf } from "$web/words/catalogue.fixture";

const tableOf = (number: number, phase: string) => ({ table: `${phase}${number}`, phase, created: 0, settings: { game: "base" }, seats: null, here: 0, free: null });
const tables = [
  ...Array.from({ length: 6 }, (_, number) => tableOf(number, "playing")),
  ...Array.from({ length: 7 }, (_, number) => tableOf(number, "over")),
];

beforeEach(() => {
  vi.useFakeTimers();
  session.words = wordsOf("en");
  session.person = { id: "me", name: "Ann", program: false };
  vi.spyOn(http, "myTables").mockResolvedValue({ tables } as never);
});
afterEach(() => vi.useRealTimers());

it("shows some of one's games, all of them when asked, and how they stand by now", async () => {
  render(Continue);
  await vi.advanceTimersByTimeAsync(0);
  expect(screen.getAllByRole("link")).toHaveLength(4 + 5);
  await fireEvent.click(screen.getByRole("button", { name: "Show 4 more" }));
  expect(screen.getAllByRole("link")).toHaveLength(6 + 7);
  expect(screen.queryByRole("button", { name: /more/ })).toBeNull();
  vi.mocked(http.myTables).mockResolvedValue({ tables: tables.slice(1) } as never);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(screen.getAllByRole("link")).toHaveLength(5 + 7);
});
