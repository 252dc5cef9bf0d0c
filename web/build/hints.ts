/** Writes hints.json: the files that an address will need, so that the server can name them in the document. */
import type { Plugin, Rolldown } from "vite";
import { BOXES_OF } from "../src/art/games.ts";

/** The first part of an address, and the screen to which it leads. */
const SCREENS = {
  "": "src/home/Home.svelte",
  new: "src/setup/Setup.svelte",
  t: "src/table/Door.svelte",
  back: "src/back/Back.svelte",
  rules: "src/help/Rules.svelte",
} as const;

/** What opens the line to a table before the page is there: loaded by the document of a table alone. */
const EARLY = "src/wire/early.ts";

const MAIN = "src/main.ts";

type Bundle = Rolldown.OutputBundle;

/** Every file without which a module cannot run, beside those that the document loads by itself. */
function needed(bundle: Bundle, module: string): string[] {
  const found = new Set<string>();
  const chunks = Object.values(bundle).filter((each) => each.type === "chunk");
  const visit = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (!chunk || found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    for (const name of chunk.imports) visit(chunks.find(({ fileName }) => fileName === name));
  };
  visit(chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module))));
  return [...found];
}

export function hints(): Plugin {
  return {
    name: "hints",
    apply: "build",
    enforce: "post",
    buildStart() {
      this.emitFile({ type: "chunk", id: EARLY, name: "early" });
    },
    generateBundle(_, bundle) {
      const loaded = new Set(needed(bundle, MAIN));
      const files: Record<string, string[]> = { early: needed(bundle, EARLY) };
      for (const [address, module] of Object.entries(SCREENS)) files[address] = needed(bundle, module).filter((file) => !loaded.has(file));
      for (const [game, boxes] of Object.entries(BOXES_OF)) files[`game-${game}`] = boxes.flatMap((box) => needed(bundle, `virtual:carved/${box}`));
      this.emitFile({ type: "asset", fileName: "hints.json", source: JSON.stringify(files) });
    },
  };
}
