import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { actionBody } from "./actions.ts";
import { loadCards, shapeOf } from "./boxes.ts";
import { CARDS, cardNamed, type Drawn, parsed, POSITIONS, ringsOf, TUNNEL_CARDS, withClasses } from "./drawn.testing.ts";
import { faceOf } from "./faces.ts";
import * as art from "./index.ts";
import { ladder } from "./ladders.ts";
import { carveCard } from "./shapes.ts";
import { troll } from "./trolls.ts";

const STYLES = ["looks.css", "people.css", "cards.css"].map((name) => readFileSync(join(import.meta.dirname, name), "utf8"));
const [LOOKS = "", ...SKIN] = STYLES;
const ROLES = ["digger", "saboteur", "blue", "green", "boss", "profiteer", "geologist"] as const;

/** Everything the room can draw, by name. */
const PICTURES: ReadonlyMap<string, string> = new Map([
  ...CARDS.map((card) => [card.card, art.face(card)] as const),
  ...POSITIONS.map(({ card, turned }) => [`${card.card} ${turned} small`, art.face(card, { turned, lit: "", detail: "small" })] as const),
  ...TUNNEL_CARDS.map((card) => [`${card.card} opened`, art.face(card, { lit: "", opened: true, marker: "blue" })] as const),
  ...TUNNEL_CARDS.map((card) => [`${card.card} would`, art.face(card, { lit: "", would: card.tunnels, theirs: "N" })] as const),
  ...ROLES.map((name) => [`role ${name}`, art.role(name)] as const),
  ...([1, 2, 3] as const).map((value) => [`nugget ${value}`, art.nugget(value)] as const),
  ...(["card", "role", "gold"] as const).map((kind) => [`back ${kind}`, art.back(kind)] as const),
  ...([{}, { vein: true }, { seen: "gold" }, { seen: "stone" }, { vein: true, seen: 3 }] as const).map(
    (down) => [`goal ${JSON.stringify(down)}`, art.goal(down)] as const,
  ),
  ...Array.from({ length: art.PORTRAITS }, (_, number) => [`portrait ${number}`, art.portrait(number)] as const),
  ...art.HAT_COLOURS.map((colour) => [`hat ${colour}`, art.portrait({ hat: "cone", beard: "fork", colour }, { gone: true })] as const),
  ...art.ICON_NAMES.map((name) => [`icon ${name}`, art.icon(name)] as const),
  ...art.THING_NAMES.map((name) => [`thing ${name}`, art.thing(name)] as const),
  ...art.CHALK_MARKS.map((mark) => [`chalk ${mark}`, art.chalk(mark)] as const),
  ...(["pick", "lamp", "cart"] as const).flatMap((tool) => [
    [`tool ${tool}`, art.toolIcon(tool)] as const,
    [`broken ${tool}`, art.toolIcon(tool, true)] as const,
  ]),
  ["title", await art.title()] as const,
]);

/** What is painted, each with the element it stands in. */
function shapes(root: Drawn): { shape: Drawn; parent: Drawn }[] {
  return root.children.flatMap((child) =>
    ["path", "circle", "rect", "text"].includes(child.tag) ? [{ shape: child, parent: root }] : shapes(child),
  );
}

describe("every picture", () => {
  test.each([...PICTURES])("%s is well-formed, without inline styles, ids and broken numbers", (_, svg) => {
    expect(shapes(parsed(svg)).length).toBeGreaterThan(0);
    expect(svg).not.toMatch(/style|NaN|undefined|Infinity|null| id=|<script|href/);
    expect(svg).not.toContain('d=""');
  });

  test("differs from all others", () => {
    const bodies = new Map<string, string>();
    for (const [name, svg] of PICTURES) {
      if (/^(base|s2|duel)_/.test(name)) continue;
      expect(bodies.get(svg), name).toBeUndefined();
      bodies.set(svg, name);
    }
  });
});

describe("every look", () => {
  const blocks = (look: string): Set<string> =>
    new Set([...LOOKS.matchAll(new RegExp(`\\[data-theme="${look}"\\][^{]*\\{([^}]*)\\}`, "g"))].flatMap(([, body = ""]) => tokens(body)));
  const tokens = (css: string): string[] => [...css.matchAll(/(--[\w-]+):/g)].map(([, name = ""]) => name);
  const used = new Set(SKIN.flatMap((css) => [...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = ""]) => name)));
  const own = new Set(tokens(SKIN[0] ?? ""));

  test.each(["dark", "light", "contrast"])("%s has every colour that is drawn with", (look) => {
    const defined = blocks(look);
    expect(defined.size).toBeGreaterThan(90);
    expect([...used].filter((name) => !defined.has(name) && !own.has(name))).toEqual([]);
  });

  test("has the same colours as the others", () => {
    expect([...blocks("light")].sort()).toEqual([...blocks("dark")].sort());
    expect([...blocks("contrast")].sort()).toEqual([...blocks("dark")].sort());
  });

  test("gives every shape a paint", () => {
    const known = new Set(SKIN.flatMap((css) => [...css.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = ""]) => name)));
    const painted = ({ classes }: Drawn): boolean => classes.some((name) => known.has(name) && name !== "art" && name !== "card");
    const bare = new Set<string>();
    for (const svg of PICTURES.values()) {
      for (const { shape, parent } of shapes(parsed(svg))) {
        if (!painted(shape) && !painted(parent)) bare.add(`${parent.classes.join(" ")} > ${shape.classes.join(" ")}`);
      }
    }
    expect([...bare]).toEqual([]);
  });
});

test("no class means both a group and a shape, so that no rule reaches what it was not written for", () => {
  const groups = new Set<string>();
  const painted = new Set<string>();
  const collect = (drawn: Drawn): void => {
    for (const name of drawn.classes) (drawn.children.length ? groups : painted).add(name);
    drawn.children.forEach(collect);
  };
  for (const svg of PICTURES.values()) collect(parsed(svg));
  expect([...groups].filter((name) => painted.has(name))).toEqual([]);
});

describe("on a turned card", () => {
  const transforms = (root: Drawn): string[] =>
    root.children.filter(({ classes }) => !classes.includes("tunnels")).flatMap((child) => [child.attributes.get("transform") ?? "", ...transforms(child)]);

  test.each(POSITIONS.filter(({ turned }) => turned))("nothing but the tunnels of $card.card is turned", ({ card }) => {
    const turned = transforms(parsed(art.face(card, { turned: true, marker: "green" })));
    expect(turned.filter((transform) => transform.includes("rotate(180"))).toEqual([]);
  });

  test("ladders and trolls are drawn as upright", () => {
    expect(art.face(cardNamed("s2_ladder_n"), { turned: true })).toContain(ladder());
    expect(art.face(cardNamed("duel_nsw_troll"), { turned: true })).toContain(troll(50, 74, 0.64, false));
  });

  test("a door stands on the arm it closes, a nugget in the tunnel that reaches it", () => {
    const doorMiddle = (turned: boolean): number =>
      Number(withClasses(parsed(art.face(cardNamed("duel_cross_blue"), { turned })), "boss")[0]?.attributes.get("cy"));
    expect(doorMiddle(false)).toBeGreaterThan(110);
    expect(doorMiddle(true)).toBeLessThan(40);
    const nuggetTop = (turned: boolean): number => {
      const [nugget] = withClasses(parsed(art.face(cardNamed("duel_new_ds_gold"), { turned })), "nug");
      return Math.min(...ringsOf(nugget?.children[0]).flat().map(([, y]) => y));
    };
    expect(nuggetTop(false)).toBeGreaterThan(110);
    expect(nuggetTop(true)).toBeLessThan(40);
  });
});

test("a face is drawn once for each state", () => {
  const card = cardNamed("base_new");
  expect(faceOf(card, { lit: "NEW" })).toBe(faceOf(card, { lit: "NEW" }));
  expect(faceOf(card, { lit: "NEW" })).not.toBe(faceOf(card, { lit: "" }));
});

test("a small card is lighter: no marks of the chisel", () => {
  const card = cardNamed("base_new");
  const small = art.face(card, { detail: "small" });
  expect(withClasses(parsed(small), "tex")).toEqual([]);
  expect(parsed(small).classes).toContain("lod");
  expect(small.length).toBeLessThan(art.face(card).length * 0.7);
});

test("a label is said by a screen reader, and is text whatever it holds", () => {
  const { attributes } = parsed(art.face(cardNamed("base_ne"), { label: 'bend <"north"> & east' }));
  expect(attributes.get("aria-label")).toBe("bend &lt;&quot;north&quot;> &amp; east");
  expect(attributes.get("role")).toBe("img");
  expect(parsed(art.face(cardNamed("base_ne"))).attributes.get("aria-hidden")).toBe("true");
});

test("what was carved at build time is what would be carved in the page", async () => {
  const card = cardNamed("duel_nw_de");
  await loadCards("duel");
  expect(shapeOf(card)).toEqual(carveCard(card));
});

test("an effect without a picture is refused", () => {
  expect(() => actionBody({ ...cardNamed("base_map"), effect: "dance" })).toThrow("dance");
});
