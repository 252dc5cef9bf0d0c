/** The picture of a link's preview: a row of cards, lit from the start to the gold. No words: three languages share it. */

export const WIDTH = 1200;
export const HEIGHT = 630;

type Colour = readonly [number, number, number];

const CARD = { width: 150, height: 225, gap: 8, corner: 9 };
const LEFT = 45;
const EARTH: Colour = [28, 20, 14];
const ROCK: Colour = [78, 60, 42];
const DARK_ROCK: Colour = [52, 46, 42];
const GOAL: Colour = [44, 31, 18];
const RIM: Colour = [22, 14, 8];
const EMPTY: Colour = [12, 9, 8];
const LAMP: Colour = [240, 170, 60];
const CORE: Colour = [255, 224, 156];
const SIDES = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] } as const;

interface Card {
  readonly column: number;
  readonly row: number;
  /** The sides to which its tunnels lead; they all meet. */
  readonly open: string;
  readonly kind: "lit" | "dark" | "gold" | "hidden";
}

const CARDS: readonly Card[] = [
  { column: 0, row: 0, open: "NESW", kind: "lit" },
  { column: 1, row: 0, open: "EW", kind: "lit" },
  { column: 2, row: 0, open: "NEW", kind: "lit" },
  { column: 3, row: 0, open: "EW", kind: "lit" },
  { column: 4, row: 0, open: "ESW", kind: "lit" },
  { column: 5, row: 0, open: "EW", kind: "lit" },
  { column: 6, row: 0, open: "W", kind: "gold" },
  { column: 0, row: -1, open: "SE", kind: "lit" },
  { column: 1, row: -1, open: "W", kind: "lit" },
  { column: 2, row: -1, open: "NES", kind: "lit" },
  { column: 3, row: -1, open: "NW", kind: "lit" },
  { column: 6, row: -1, open: "", kind: "hidden" },
  { column: 0, row: 1, open: "NS", kind: "lit" },
  { column: 2, row: 1, open: "ES", kind: "dark" },
  { column: 3, row: 1, open: "WS", kind: "dark" },
  { column: 4, row: 1, open: "NE", kind: "lit" },
  { column: 5, row: 1, open: "SW", kind: "lit" },
  { column: 6, row: 1, open: "", kind: "hidden" },
];

/** All pixels of the picture, three bytes each. */
export function scene(): Uint8Array {
  const pixels = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) pixels.set(colourAt(x + 0.5, y + 0.5), (y * WIDTH + x) * 3);
  }
  return pixels;
}

function colourAt(x: number, y: number): Colour {
  let colour = mixed(EARTH, LAMP, 0.16 * glow(x, y));
  for (const card of CARDS) {
    const inside = -cornered(x - centreX(card), y - centreY(card));
    if (inside > -1) colour = mixed(colour, onCard(card, x, y, inside), cover(inside));
  }
  return colour;
}

/** The colour of a card at a point that lies so far inside its edge. */
function onCard(card: Card, x: number, y: number, inside: number): Colour {
  const base = card.kind === "dark" ? DARK_ROCK : card.kind === "lit" ? ROCK : GOAL;
  let colour = shaded(base, chisel(x, y));
  if (card.kind === "gold" || card.kind === "hidden") {
    colour = mixed(colour, LAMP, card.kind === "gold" ? 0.4 * halo(card, x, y) : 0.16 * halo(card, x, y));
    colour = mixed(colour, LAMP, 0.75 * cover(4 - inside));
  }
  const rough = 3.2 * Math.sin(x * 0.11 + 1.7 * Math.sin(y * 0.07)) + 2.2 * Math.sin(y * 0.13 + x * 0.041);
  const away = tunnel(card, x, y) + rough * 0.55;
  const [rim, side, core] = [cover(33 - away), cover(25 - away), cover(14 - away)];
  colour = mixed(colour, RIM, rim);
  if (card.kind === "dark") return mixed(colour, EMPTY, side);
  colour = mixed(mixed(colour, LAMP, side), CORE, core);
  return card.kind === "gold" ? nugget(colour, x - centreX(card), y - centreY(card)) : colour;
}

/** The sides of a lump of gold: the direction in which each faces, how far it is from the middle, how bright it is. */
const FACETS = [
  [-2.7, 44, 1.02], [-1.9, 50, 1.14], [-1.1, 46, 1.0], [-0.3, 54, 0.8], [0.5, 47, 0.66], [1.3, 52, 0.6], [2.1, 45, 0.7], [2.9, 52, 0.86],
] as const;

/** A lump of gold, cut in facets around a bright one, over what lies below it. */
function nugget(below: Colour, x: number, y: number): Colour {
  let [away, light] = [-Infinity, 1];
  for (const [angle, radius, brightness] of FACETS) {
    const beyond = x * Math.cos(angle) + y * Math.sin(angle) - radius;
    if (beyond > away) [away, light] = [beyond, brightness];
  }
  const gold = mixed(shaded([242, 184, 60], light), [255, 214, 98], cover(-away - 19));
  return mixed(mixed(below, RIM, cover(6 - away)), gold, cover(-away));
}

/** How far a point is from the middle of the nearest tunnel of a card. */
function tunnel(card: Card, x: number, y: number): number {
  const [dx, dy] = [x - centreX(card), y - centreY(card)];
  let nearest = Infinity;
  for (const [name, [sx, sy]] of Object.entries(SIDES)) {
    if (!card.open.includes(name)) continue;
    const length = sx === 0 ? CARD.height / 2 : CARD.width / 2;
    const along = Math.min(length, Math.max(0, dx * sx + dy * sy));
    nearest = Math.min(nearest, Math.hypot(dx - along * sx, dy - along * sy));
  }
  return nearest;
}

/** How much of the lamps' light falls on the earth, in steps. */
function glow(x: number, y: number): number {
  let nearest = Infinity;
  for (const card of CARDS) {
    if (card.kind !== "lit" && card.kind !== "gold") continue;
    nearest = Math.min(nearest, Math.max(0, cornered(x - centreX(card), y - centreY(card))));
  }
  return Math.ceil(Math.max(0, 1 - nearest / 120) * 6) / 6;
}

/** Rings of light around the middle of a card. */
function halo(card: Card, x: number, y: number): number {
  return Math.ceil(Math.max(0, 1 - Math.hypot(x - centreX(card), y - centreY(card)) / 120) * 5) / 5;
}

/** Strokes of a pick in the rock: a little lighter or darker, in short slanting dashes. */
function chisel(x: number, y: number): number {
  const [column, row] = [Math.floor((x + y * 0.35) / 17), Math.floor((y - x * 0.22) / 7)];
  const chance = Math.abs(Math.sin(column * 127.1 + row * 311.7) * 43758.5453) % 1;
  return chance > 0.86 ? 1.16 : chance < 0.12 ? 0.84 : 1;
}

/** How far a point is outside a card around the origin, with its round corners. */
function cornered(x: number, y: number): number {
  const dx = Math.abs(x) - CARD.width / 2 + CARD.corner;
  const dy = Math.abs(y) - CARD.height / 2 + CARD.corner;
  return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - CARD.corner;
}

function centreX(card: Card): number {
  return LEFT + card.column * (CARD.width + CARD.gap) + CARD.width / 2;
}

function centreY(card: Card): number {
  return HEIGHT / 2 + card.row * (CARD.height + CARD.gap);
}

/** How much of a pixel is covered by what reaches so far over it. */
function cover(over: number): number {
  return Math.min(1, Math.max(0, over + 0.5));
}

function mixed(below: Colour, above: Colour, part: number): Colour {
  if (part <= 0) return below;
  return [0, 1, 2].map((i) => (below[i] ?? 0) + ((above[i] ?? 0) - (below[i] ?? 0)) * part) as unknown as Colour;
}

function shaded(colour: Colour, light: number): Colour {
  return colour.map((part) => Math.min(255, part * light)) as unknown as Colour;
}
