// What a typed text finds in the help of a game, after docs/words.md alone: as a browser does it.
//
//     npm ci --prefix examples/words
//     node examples/words/find.js < queries.jsonl
//
// Reads JSON lines {language, game, query} and prints {in, how, ids} for each.

"use strict";

const { readFileSync } = require("node:fs");
const { join } = require("node:path");
const { createInterface } = require("node:readline");
const { formatter } = require("./format.js");

const HELP = JSON.parse(readFileSync(join(__dirname, "..", "..", "docs", "help.json"), "utf8"));
const ENDING = 3;
const STEM = 4;
const NEAREST = 3;
const SHORTEST = 3;

/** A text as it is compared. */
function normal(text) {
  const plain = text
    .normalize("NFC")
    .toLowerCase()
    .replaceAll("ё", "е")
    .replace(/['’ʼ`‘]/gu, "")
    .replace(/(?<!\p{Nd})\.|\.(?!\p{Nd})/gu, " ");
  const blanks = (some) => some.replace(/[^\p{L}\p{N}.]+/gu, " ").trim();
  return blanks(plain.replace(/\([^()]*\)/gu, " ")) || blanks(plain);
}

/** The normal phrases that find each entry of a game. */
function phrases(language, game) {
  const words = formatter(language);
  const listed = (sentence) =>
    /^(find|many)-/.test(sentence.key) ? words.text(sentence).split(",") : [words.text(sentence)];
  const known = ({ title, words: finding }) => [words.text(title), ...finding.flatMap(listed)].map(normal);
  return HELP.index[game].map((place) => ({ id: HELP.entries[place].id, known: known(HELP.entries[place]) }));
}

/** Whether two words differ only in their ending. */
function alike(one, other) {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
  const stem = Math.max(STEM, longer.length - ENDING);
  return shorter.length >= stem && shorter.slice(0, stem) === longer.slice(0, stem);
}

/** How many letters are to be changed, added or left out. */
function distance(one, other) {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let number = 1; number <= one.length; number += 1) {
    const next = [number];
    for (let place = 1; place <= other.length; place += 1) {
      const changed = row[place - 1] + (one[number - 1] === other[place - 1] ? 0 : 1);
      next.push(Math.min(row[place] + 1, next[place - 1] + 1, changed));
    }
    row = next;
  }
  return row[other.length];
}

/** Which entries a text finds, by the first of these ways that finds any. */
function find(text, entries, ways) {
  const wanted = normal(text);
  const words = wanted.split(" ");
  const every = (fits) => (phrase) => words.every((word) => phrase.split(" ").some((known) => fits(known, word)));
  const whole = (phrase) => {
    const known = phrase.split(" ");
    return known.length === words.length && known.every((word, place) => alike(word, words[place]));
  };
  const rules = [
    ["exact", (phrase) => phrase === wanted],
    ["begun", (phrase) => phrase.startsWith(`${wanted} `)],
    ["inflected", whole],
    ["typed", (phrase) => phrase.startsWith(wanted)],
    ["inside", every((known, word) => known.startsWith(word))],
    ["alike", every(alike)],
  ];
  const lettered = /[\p{L}.]/u.test(wanted);
  for (const [how, fits] of rules.filter(([way]) => ways.includes(way) && (lettered || way === "exact"))) {
    const ids = entries.filter(({ known }) => known.some(fits)).map(({ id }) => id);
    if (ids.length) return { how, ids };
  }
  if (!lettered || wanted.length < SHORTEST || !ways.includes("near")) return { how: "nothing", ids: [] };
  const most = 1 + Math.floor(wanted.length / 4);
  const aways = entries.map(({ known }) => Math.min(...known.map((phrase) => distance(wanted, phrase))));
  const fewest = Math.min(...aways);
  if (fewest > most) return { how: "nothing", ids: [] };
  const near = entries.filter((_, place) => aways[place] === fewest);
  return { how: "near", ids: near.slice(0, NEAREST).map(({ id }) => id) };
}

const made = new Map();

/** What a text finds in one game. */
function findIn(game, language, query, ways) {
  const key = `${language} ${game}`;
  if (!made.has(key)) made.set(key, phrases(language, game));
  return { in: game, ...find(query, made.get(key), ways) };
}

/** What a text finds in a game, or in another one if it means something there. */
function findAnywhere(game, language, query) {
  const others = Object.keys(HELP.index).filter((other) => other !== game);
  const stages = [
    [[game], ["exact", "begun"]],
    [others, ["exact"]],
    [[game], ["inflected", "typed"]],
    [others, ["begun", "inflected", "typed"]],
    [[game], ["inside", "alike", "near"]],
  ];
  for (const [games, ways] of stages) {
    for (const each of games) {
      const found = findIn(each, language, query, ways);
      if (found.ids.length) return found;
    }
  }
  return { in: game, how: "nothing", ids: [] };
}

createInterface({ input: process.stdin }).on("line", (line) => {
  const { language, game, query } = JSON.parse(line);
  console.log(JSON.stringify(findAnywhere(game, language, query)));
});
