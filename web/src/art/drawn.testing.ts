/** Reads back what was drawn, for tests: geometry, not text. */
import type { DescribedCard } from "$wire";
import { describedCards } from "../../build/carving.ts";
import type { Point } from "./contours.ts";
import { groupLies, groupsOf, SIDES, type Side } from "./sides.ts";

export const CARDS = describedCards();
export const TUNNEL_CARDS = CARDS.filter((card) => card.tunnels);

/** Every tunnel card in both positions. */
export const POSITIONS = TUNNEL_CARDS.flatMap((card) => [false, true].map((turned) => ({ card, turned })));

export function cardNamed(id: string): DescribedCard {
  const card = CARDS.find((each) => each.card === id);
  if (!card) throw new Error(`no card ${id}`);
  return card;
}

/** The groups of a card as it lies, each as a sorted text. */
export function groupTexts(text: string, turned = false): string[] {
  return groupsOf(text)
    .map((group) => sorted(groupLies(group, turned)))
    .sort();
}

export function sorted(sides: Iterable<string>): string {
  const given = new Set(sides);
  return SIDES.filter((side) => given.has(side)).join("");
}

/** An element of a picture. */
export interface Drawn {
  readonly tag: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly classes: readonly string[];
  readonly children: Drawn[];
}

const PART = /<(\/?)([a-z]+)((?: [\w:-]+="[^"<]*")*)(\/?)>|[^<>]+/gy;

/** The picture as a tree; fails if it is not well-formed. */
export function parsed(svg: string): Drawn {
  const open: Drawn[] = [{ tag: "", attributes: new Map(), classes: [], children: [] }];
  let end = 0;
  for (const [part, closing, tag, attributes = "", empty] of svg.matchAll(PART)) {
    end += part.length;
    if (tag === undefined) continue;
    if (closing) {
      if (open.pop()?.tag !== tag) throw new Error(`</${tag}> closes nothing`);
      continue;
    }
    const named = new Map([...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, value]));
    const made: Drawn = { tag, attributes: named, classes: (named.get("class") ?? "").split(" ").filter(Boolean), children: [] };
    open.at(-1)?.children.push(made);
    if (!empty) open.push(made);
  }
  const [root] = open;
  if (end !== svg.length || open.length !== 1 || root?.children.length !== 1) throw new Error(`not well-formed at ${svg.slice(end, end + 80)}`);
  return root.children[0] as Drawn;
}

/** The elements below that have all of these classes, in order. */
export function withClasses(root: Drawn, ...classes: string[]): Drawn[] {
  return root.children.flatMap((child) => [
    ...(classes.every((name) => child.classes.includes(name)) ? [child] : []),
    ...withClasses(child, ...classes),
  ]);
}

/** The line of a path, as rings. */
export function ringsOf(path: Drawn | undefined): Point[][] {
  return rings(path?.attributes.get("d") ?? "");
}

/** The rings of a path made of straight lines. */
function rings(path: string): Point[][] {
  return path
    .split("Z")
    .filter(Boolean)
    .map((ring) =>
      ring
        .slice(1)
        .split("L")
        .map((pair) => pair.split(" ").map(Number) as unknown as Point),
    );
}

export interface DrawnHollow {
  readonly light: string;
  /** The rings of each layer as they lie on the card. */
  readonly layers: ReadonlyMap<string, Point[][]>;
}

/** The tunnels of a card as they lie, with the turn of the whole card applied. */
export function hollowsOf(svg: string): DrawnHollow[] {
  const [tunnels] = withClasses(parsed(svg), "tunnels");
  const turned = tunnels?.attributes.get("transform") === "rotate(180 50 75)";
  const lies = ([x, y]: Point): Point => (turned ? [100 - x, 150 - y] : [x, y]);
  return (tunnels ? withClasses(tunnels, "hollow") : []).map((hollow) => ({
    light: hollow.classes[1] ?? "",
    layers: new Map(hollow.children.map((path) => [path.classes[0] ?? "", ringsOf(path).map((ring) => ring.map(lies))])),
  }));
}

/** Where rings cross a side of the card: from and to along it, or nothing. */
export function mouth(drawn: readonly Point[][], side: Side): Point | undefined {
  const upright = side === "N" || side === "S";
  const edge = { N: 0, E: 100, S: 150, W: 0 }[side];
  const across = upright ? 1 : 0;
  const along = upright ? 0 : 1;
  const crossings = drawn.flatMap((ring) =>
    ring.flatMap((from, at) => {
      const to = ring[(at + 1) % ring.length] as Point;
      if ((from[across] - edge) * (to[across] - edge) > 0 || from[across] === to[across]) return [];
      return [from[along] + ((to[along] - from[along]) * (edge - from[across])) / (to[across] - from[across])];
    }),
  );
  return crossings.length ? [Math.min(...crossings), Math.max(...crossings)] : undefined;
}

/** The sides at which a hollow opens, as a sorted text. */
export function openings({ layers }: DrawnHollow): string {
  return sorted(SIDES.filter((side) => mouth(layers.get("floor") ?? [], side)));
}
