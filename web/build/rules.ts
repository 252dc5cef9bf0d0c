/** The rule books of docs/rules as modules of the page: one a game and language, and one with the numbered rules. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import type { DrawnMine } from "../src/help/pictured.ts";
import { type Document, rendered } from "./markdown.ts";

const FOLDER = join(import.meta.dirname, "../../docs/rules");
const MINES = join(FOLDER, "mines.json");
const PREFIX = "virtual:rules/";
const NUMBERED = "numbered";

const textOf = (name: string): string => readFileSync(join(FOLDER, `${name}.md`), "utf8");

/** A rule book, without the line that leads to the other languages. */
export function bookOf(name: string): Document {
  const [title = "", , ...rest] = textOf(name).split("\n\n");
  return rendered([title, ...rest].join("\n\n"), () => null);
}

/** The mines that are drawn in a rule book, by their names; tests/rulebooks holds them true. */
export function minesOf(name: string): Readonly<Record<string, DrawnMine>> {
  const [game = ""] = name.split(".");
  const all = JSON.parse(readFileSync(MINES, "utf8")) as Record<string, Record<string, DrawnMine>>;
  return all[game] ?? {};
}

/** The links of the numbered rules to each other; `#110` is rule 1.10. */
const toRule = (target: string): string | null => {
  const [, first, rest] = /^(?:numbered\.md)?#(\d)(\d+)$/.exec(target) ?? [];
  return first === undefined ? null : `#${first}.${rest}`;
};

/** Every numbered rule by its number, as HTML. */
export function numberedRules(): Readonly<Record<string, string>> {
  const parts = textOf(NUMBERED).split(/^### /m).slice(1);
  return Object.fromEntries(
    parts.map((part) => {
      const end = part.search(/^## /m);
      const [number = "", ...text] = (end < 0 ? part : part.slice(0, end)).split("\n");
      return [number.trim(), rendered(text.join("\n"), toRule).html];
    }),
  );
}

export function rules(): Plugin {
  return {
    name: "rules",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      for (const file of [join(FOLDER, `${name}.md`), MINES]) this.addWatchFile(file);
      return `export default ${JSON.stringify(name === NUMBERED ? numberedRules() : { ...bookOf(name), mines: minesOf(name) })};`;
    },
  };
}
