// Sentences of the game as text, after docs/words.md alone, with the catalogue that Python reads: as a browser does it.
//
//     npm ci --prefix examples/words
//     node examples/words/format.js < sentences.jsonl
//
// Reads JSON lines {language, names, sentence} and prints a JSON text for each.

"use strict";

const { readFileSync, readdirSync } = require("node:fs");
const { join } = require("node:path");
const { createInterface } = require("node:readline");
const { FluentBundle, FluentResource } = require("@fluent/bundle");

const ROOT = join(__dirname, "..", "..");
const CARDS = JSON.parse(readFileSync(join(ROOT, "docs", "words.json"), "utf8")).cards;

/** All messages of a language. */
function catalogue(language) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const folder = join(ROOT, "src", "saboteur", "words", language);
  for (const file of readdirSync(folder)) {
    bundle.addResource(new FluentResource(readFileSync(join(folder, file), "utf8")));
  }
  return bundle;
}

/** The words of a language with the names of those who play. */
class Formatter {
  constructor(bundle, names) {
    this.bundle = bundle;
    this.names = names;
  }

  /** What is read. */
  text(value) {
    if (typeof value !== "object") return String(value);
    if ("key" in value) return this.message(value.key, value.args ?? {});
    if ("seat" in value) return this.names[value.seat] ?? this.message("player-unnamed", { seat: String(value.seat) });
    if ("cell" in value) return value.cell.join(",");
    if ("card" in value) return this.card(value.card, value.form ?? "name");
    if ("list" in value) return this.listed(value.list.map((item) => this.text(item)));
    if ("join" in value) return value.join.map((item) => this.text(item)).join(value.by);
    throw new Error(`no argument of a sentence: ${JSON.stringify(value)}`);
  }

  /** A message with its arguments, or one of its attributes: `fact-laid.you`. Numbers stay numbers. */
  message(key, args) {
    const [id, attribute] = key.split(".");
    const message = this.bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) throw new Error(`no message ${key}`);
    const given = Object.entries(args).map(([name, value]) => [name, typeof value === "number" ? value : this.text(value)]);
    const faults = [];
    const text = this.bundle.formatPattern(pattern, Object.fromEntries(given), faults);
    if (faults.length) throw faults[0];
    return text;
  }

  card(id, form) {
    const { key, args } = CARDS[id];
    return this.message(form === "name" ? key : `${key}.${form}`, args ?? {});
  }

  listed(items) {
    if (!items.length) return this.message("list-nothing", {});
    const last = items.length > 1 ? items.pop() : null;
    const head = items.reduce((text, item) => this.message("list-more", { head: text, item }));
    return last === null ? head : this.message("list-last", { head, item: last });
  }
}

const catalogues = new Map();

/** The formatter of a language, with names. */
function formatter(language, names = []) {
  if (!catalogues.has(language)) catalogues.set(language, catalogue(language));
  return new Formatter(catalogues.get(language), names);
}

module.exports = { formatter };

if (require.main === module) {
  createInterface({ input: process.stdin }).on("line", (line) => {
    const { language, names, sentence } = JSON.parse(line);
    console.log(JSON.stringify(formatter(language, names).text(sentence)));
  });
}
