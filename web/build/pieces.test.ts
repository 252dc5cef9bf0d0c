// @vitest-environment node
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { closure, pieces } from "./pieces.ts";

const at = (path: string): string => fileURLToPath(new URL(`../src/${path}`, import.meta.url));
const IMPORTS: { readonly [module: string]: readonly string[] } = {
  "main.ts": ["art/index.ts"],
  "home/Home.svelte": ["art/index.ts", "seats/look.ts", "sheets/Sheet.svelte"],
  "table/Door.svelte": ["art/index.ts", "seats/look.ts", "mine/Mine.svelte"],
  "sheets/Question.svelte": ["sheets/Sheet.svelte", "sheets/Robbery.svelte", "mine/Mine.svelte"],
  "help/Help.svelte": ["sheets/Sheet.svelte"],
};
const graph = {
  getModuleInfo: (id: string) => {
    const [, found = []] = Object.entries(IMPORTS).find(([name]) => at(name) === id) ?? [];
    return { importedIds: found.map(at) };
  },
} as unknown as Parameters<typeof closure>[1];

it("puts what two screens share into the piece that comes first, and sheets into none of the first picture", () => {
  const groups = [...pieces()].sort((one, other) => other.priority - one.priority);
  const pieceOf = (module: string): string | null => groups.map(({ name }) => name(at(module), graph)).find((name) => name !== null) ?? null;
  const all = [...new Set([...Object.keys(IMPORTS), ...Object.values(IMPORTS).flat()])].sort();
  expect(Object.fromEntries(all.map((module) => [module, pieceOf(module)]))).toEqual({
    "art/index.ts": "main",
    "help/Help.svelte": null,
    "home/Home.svelte": null,
    "main.ts": "main",
    "mine/Mine.svelte": "table",
    "seats/look.ts": "main",
    "sheets/Question.svelte": "sheets",
    "sheets/Robbery.svelte": "sheets",
    "sheets/Sheet.svelte": "sheet",
    "table/Door.svelte": "table",
  });
});
