/** What a typed text finds among the phrases of help: the same in Python, here and in examples/words (docs/words.md). */

export type How = "exact" | "begun" | "inflected" | "typed" | "inside" | "alike" | "near" | "nothing";

export interface Found {
  readonly how: How;
  readonly ids: readonly string[];
}

/** An entry, with the normal phrases that find it. */
export interface Known {
  readonly id: string;
  readonly phrases: readonly string[];
}

export const WAYS: readonly How[] = ["exact", "begun", "inflected", "typed", "inside", "alike", "near"];
const NOTHING: Found = { how: "nothing", ids: [] };
/** How many letters at the end of a longer word may differ. */
const ENDING = 3;
/** How many letters at the beginning of alike words are the same at least. */
const STEM = 4;
/** How many things are suggested for a misspelt text. */
const NEAREST = 3;
/** How many signs a text has at least that may be misspelt. */
const SHORTEST = 3;

const blanks = (text: string): string => text.replace(/[^\p{L}\p{N}.]+/gu, " ").trim();

/** A text as it is compared. */
export function normal(text: string): string {
  const plain = text
    .normalize("NFC")
    .toLowerCase()
    .replaceAll("ё", "е")
    .replace(/['’ʼ`‘]/gu, "")
    .replace(/(?<!\p{Nd})\.|\.(?!\p{Nd})/gu, " ");
  return blanks(plain.replace(/\([^()]*\)/gu, " ")) || blanks(plain);
}

/** Whether two words differ only in their ending. */
function alike(one: string, other: string): boolean {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
  const stem = Math.max(STEM, longer.length - ENDING);
  return shorter.length >= stem && shorter.slice(0, stem) === longer.slice(0, stem);
}

/** How many letters are to be changed, added or left out. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let number = 1; number <= one.length; number += 1) {
    const next = [number];
    for (let place = 1; place <= other.length; place += 1) {
      const changed = (row[place - 1] ?? 0) + (one[number - 1] === other[place - 1] ? 0 : 1);
      next.push(Math.min((row[place] ?? 0) + 1, (next[place - 1] ?? 0) + 1, changed));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

type Fits = (phrase: string) => boolean;

function rulesFor(wanted: string): readonly (readonly [How, Fits])[] {
  const words = wanted.split(" ");
  const every = (fits: (known: string, word: string) => boolean): Fits =>
    (phrase) => words.every((word) => phrase.split(" ").some((known) => fits(known, word)));
  const whole: Fits = (phrase) => {
    const known = phrase.split(" ");
    return known.length === words.length && known.every((word, place) => alike(word, words[place] ?? ""));
  };
  return [
    ["exact", (phrase) => phrase === wanted],
    ["begun", (phrase) => phrase.startsWith(`${wanted} `)],
    ["inflected", whole],
    ["typed", (phrase) => phrase.startsWith(wanted)],
    ["inside", every((known, word) => known.startsWith(word))],
    ["alike", every(alike)],
  ];
}

/** Which entries a text finds, by the first of these ways that finds any. */
export function find(text: string, entries: readonly Known[], ways: readonly How[] = WAYS): Found {
  const wanted = normal(text);
  const isLettered = /[\p{L}.]/u.test(wanted);
  for (const [how, fits] of rulesFor(wanted)) {
    if (!ways.includes(how) || !(isLettered || how === "exact")) continue;
    const ids = entries.filter(({ phrases }) => phrases.some(fits)).map(({ id }) => id);
    if (ids.length) return { how, ids };
  }
  return isLettered && wanted.length >= SHORTEST && ways.includes("near") ? nearest(wanted, entries) : NOTHING;
}

function nearest(wanted: string, entries: readonly Known[]): Found {
  const most = 1 + Math.floor(wanted.length / 4);
  const aways = entries.map(({ phrases }) => Math.min(...phrases.map((phrase) => distance(wanted, phrase))));
  const fewest = Math.min(...aways);
  if (fewest > most) return NOTHING;
  const near = entries.filter((_, place) => aways[place] === fewest);
  return { how: "near", ids: near.slice(0, NEAREST).map(({ id }) => id) };
}

/** What a text finds in a game, or in another one if it means something there. */
export function findAnywhere(text: string, game: string, games: ReadonlyMap<string, readonly Known[]>): Found & { readonly game: string } {
  const others = [...games.keys()].filter((other) => other !== game);
  const stages: readonly (readonly [readonly string[], readonly How[]])[] = [
    [[game], ["exact", "begun"]],
    [others, ["exact"]],
    [[game], ["inflected", "typed"]],
    [others, ["begun", "inflected", "typed"]],
    [[game], ["inside", "alike", "near"]],
  ];
  for (const [wheres, ways] of stages) {
    for (const where of wheres) {
      const found = find(text, games.get(where) ?? [], ways);
      if (found.ids.length) return { ...found, game: where };
    }
  }
  return { ...NOTHING, game };
}
