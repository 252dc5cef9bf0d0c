import { describe, expect, test } from "vitest";
import { face } from "./index.ts";
import { cardNamed, groupTexts, hollowsOf, openings, parsed, POSITIONS, withClasses } from "./drawn.testing.ts";
import { groupLies, groupsOf } from "./sides.ts";

/** The openings in each light, as they were drawn. */
function drawn(svg: string): Record<string, string[]> {
  const result: Record<string, string[]> = {};
  for (const hollow of hollowsOf(svg)) (result[hollow.light] ??= []).push(openings(hollow));
  for (const groups of Object.values(result)) groups.sort();
  return result;
}

test.each(POSITIONS)("$card.card, turned $turned: any one group can be lit by itself", ({ card, turned }) => {
  const groups = groupsOf(card.tunnels ?? "").map((group) => groupLies(group, turned).join(""));
  const all = groupTexts(card.tunnels ?? "", turned);
  for (const group of groups) {
    const [lit] = groupTexts(group) as [string];
    const dark = all.filter((each) => each !== lit);
    expect(drawn(face(card, { turned, lit: group }))).toEqual({ lit: [lit], ...(dark.length && { dark }) });
  }
  expect(drawn(face(card, { turned, lit: "" }))).toEqual({ dark: all });
  expect(drawn(face(card, { turned }))).toEqual({ lit: all });
});

test("a group is lit as a whole or not at all", () => {
  expect(drawn(face(cardNamed("base_nesw"), { lit: "NE" }))).toEqual({ dark: ["NESW"] });
});

describe("in the duel", () => {
  test("a closed door parts the light", () => {
    expect(drawn(face(cardNamed("duel_cross_blue"), { lit: "NEW" }))).toEqual({ lit: ["NEW"], dark: ["S"] });
    expect(drawn(face(cardNamed("duel_cross_blue"), { lit: "SEW", turned: true }))).toEqual({ lit: ["ESW"], dark: ["N"] });
    expect(drawn(face(cardNamed("duel_cross_blue"), { lit: "NEW.S" }))).toEqual({ lit: ["NESW"] });
  });

  test("a troll parts every way from the others", () => {
    expect(drawn(face(cardNamed("duel_cross_troll"), { lit: "W", theirs: "E" }))).toEqual({ lit: ["W"], theirs: ["E"], dark: ["N", "S"] });
    expect(drawn(face(cardNamed("duel_cross_troll"), { lit: "NESW", opened: true }))).toEqual({ lit: ["NESW"] });
  });

  test("one's own light goes before the other's, and that before what would be lit", () => {
    const bridge = cardNamed("duel_bridge");
    expect(drawn(face(bridge, { lit: "NS", theirs: "NS.EW" }))).toEqual({ lit: ["NS"], theirs: ["EW"] });
    expect(drawn(face(bridge, { lit: "", theirs: "EW", would: "NS.EW" }))).toEqual({ theirs: ["EW"], would: ["NS"] });
  });
});

test("only what is lit throws light on the rock", () => {
  const shining = (svg: string): number => withClasses(parsed(svg), "shine", "lit").length;
  const bridge = cardNamed("s2_bridge");
  expect(shining(face(bridge))).toBe(4);
  expect(shining(face(bridge, { lit: "EW" }))).toBe(2);
  expect(shining(face(bridge, { lit: "", theirs: "EW", would: "NS" }))).toBe(0);
});

test("the card says how it is lit as a whole", () => {
  const bridge = cardNamed("s2_bridge");
  expect(parsed(face(bridge, { lit: "EW" })).classes).toContain("is-lit");
  expect(parsed(face(bridge, { lit: "", would: "EW" })).classes).toContain("is-half");
  expect(parsed(face(bridge, { lit: "" })).classes).toContain("is-dark");
});

test("the lantern of a start burns while its tunnels are lit", () => {
  const start = cardNamed("base_start");
  expect(withClasses(parsed(face(start)), "lantern", "off")).toEqual([]);
  expect(withClasses(parsed(face(start, { lit: "" })), "lantern", "off").length).toBe(1);
});
