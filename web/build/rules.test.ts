import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { inline, rendered } from "./markdown.ts";
import { bookOf, minesOf, numberedRules } from "./rules.ts";

const DOCS = join(import.meta.dirname, "..", "..", "docs");

it("writes what the rule books are written in", () => {
  const { html, headings } = rendered("## A *turn*\n\nLay **one** `a < b` card (3.3).\nMore.\n\n- one\n  goes on\n- two\n\n| a | b |\n|---|---|\n| `base_ew` | |\n\n```mine fits\n──S──\n\n  │\n```\n", () => null);
  expect(headings.map(({ level }) => level)).toEqual([2]);
  expect(html).toContain('<p>Lay <b>one</b> <code>a &lt; b</code> card (<a href="#3.3">3.3</a>). More.</p>');
  expect(html).toContain("<ul><li>one goes on</li><li>two</li></ul>");
  expect(html).toContain('<th>a</th><th>b</th></tr></thead><tbody><tr><td><code data-card="base_ew">base_ew</code></td><td></td>');
  expect(html).toContain('<pre class="mine" data-mine="fits">──S──\n\n  │</pre>');
});

it("keeps the text of a link that leads nowhere in the page", () => {
  expect(inline("see [games](../games.json), [3.3](#33)", (to) => (to === "#33" ? "#3.3" : null))).toBe('see games, <a href="#3.3">3.3</a>');
});

it.each(["base", "saboteur2", "duel", "solo"])("leaves no Markdown in the books of %s", (game) => {
  const books = ["en", "ru", "uk"].map((language) => bookOf(`${game}.${language}`));
  for (const { html, headings } of books) {
    const shown = html.replace(/<pre[^>]*>[^]*?<\/pre>/g, "").replace(/<[^>]+>/g, "");
    expect(shown).not.toMatch(/\*\*|```|^#|^\||\]\(/m);
    expect(headings.length).toBeGreaterThan(5);
    expect(headings).toHaveLength(books[0]?.headings.length ?? 0);
    expect(html).not.toContain(".md");
  }
});

it.each(["base.en", "saboteur2.ru", "duel.uk", "solo.en"])("has the mine of every drawing of %s", (name) => {
  const { html } = bookOf(name);
  const drawn = [...html.matchAll(/<pre class="(?:mine|wrong)" data-mine="([^"]+)">/g)].map((found) => found[1]);
  const mines = minesOf(name);
  expect(drawn).toEqual(Object.keys(mines));
  for (const { mine } of Object.values(mines)) expect(mine.some(({ reached }) => reached.some(Boolean))).toBe(true);
});

it("has every numbered rule that help names", () => {
  const rules = numberedRules();
  const help = JSON.parse(readFileSync(join(DOCS, "help.json"), "utf8")) as { entries: { rules: string[] }[] };
  const named = new Set(help.entries.flatMap(({ rules: each }) => each));
  expect(named.size).toBeGreaterThan(50);
  expect([...named].filter((rule) => !rules[rule])).toEqual([]);
  expect(rules["3.3"]).toContain("<p>");
});
