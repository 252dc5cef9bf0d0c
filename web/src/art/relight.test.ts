// @vitest-environment jsdom
import { expect, test } from "vitest";
import { cardNamed } from "./drawn.testing.ts";
import { face, type How, relight } from "./index.ts";

/** A drawn card in the page. */
function put(id: string, how: How): Element {
  const place = document.createElement("div");
  place.innerHTML = face(cardNamed(id), how);
  return place.firstElementChild as Element;
}

test.each<[string, How, How]>([
  ["s2_bridge", { lit: "" }, { lit: "NS" }],
  ["s2_bridge", { lit: "NS.EW" }, { lit: "EW", would: "NS" }],
  ["base_dead_nes", { lit: "N.E", turned: true }, { lit: "W.S", turned: true }],
  ["duel_cross_blue", { lit: "NESW" }, { lit: "", theirs: "NEW.S" }],
])("%s lit anew in place is as if drawn anew", (id, before, after) => {
  const drawn = put(id, before);
  expect(relight(drawn, cardNamed(id), after)).toBe(true);
  expect(drawn.isEqualNode(put(id, after))).toBe(true);
});

test("what has to be drawn anew is left as it is", () => {
  const parted = put("duel_cross_blue", { lit: "NESW" });
  expect(relight(parted, cardNamed("duel_cross_blue"), { lit: "NEW" })).toBe(false);
  expect(parted.isEqualNode(put("duel_cross_blue", { lit: "NESW" }))).toBe(true);
  const troll = cardNamed("duel_cross_troll");
  expect(relight(put("duel_cross_troll", { lit: "W" }), troll, { lit: "E" })).toBe(false);
  expect(relight(put("duel_cross_troll", { lit: "W" }), troll, { lit: "NESW" })).toBe(false);
  expect(relight(put("base_start", { lit: "" }), cardNamed("base_start"), { lit: "NESW" })).toBe(false);
});
