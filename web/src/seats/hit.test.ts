import { describe, expect, it } from "vitest";
import type { ToldEvent } from "$wire";
import { hitOf } from "$web/seats/hit";

const told = (event: object): ToldEvent => ({ number: 1, ...event }) as ToldEvent;
const lifted = { fact: "lifted", seat: 1, target: 1, lifted: "base_break_lamp" };

describe("a card that was played on a seat", () => {
  it("is found among the news", () => {
    const news = [told({ fact: "drawn", seat: 2, cards: 1 }), told({ fact: "put", seat: 2, card: "base_break_lamp", target: 0 })];
    expect(hitOf(news)).toEqual({ card: "base_break_lamp", seat: 2, target: 0 });
    expect(hitOf([told({ ...lifted, card: "base_repair_lamp" })])).toEqual({ card: "base_repair_lamp", seat: 1, target: 1 });
  });

  it("is none where cards were thrown away, laid, or nothing was done", () => {
    expect(hitOf([told({ ...lifted, card: null })])).toBeNull();
    expect(hitOf([told({ fact: "laid", seat: 1, card: "base_ew", cell: [1, 0] })])).toBeNull();
    expect(hitOf([])).toBeNull();
  });
});
