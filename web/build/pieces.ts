/** In which pieces the page comes: on a phone each request costs, and so does each byte that the first picture does not need. */
import { fileURLToPath } from "node:url";
import type { Rolldown } from "vite";

type Graph = Pick<Rolldown.ChunkingContext, "getModuleInfo">;

const at = (path: string): string => fileURLToPath(new URL(`../src/${path}`, import.meta.url));
/** The sheets of a table, which nobody sees in its first picture. */
const SHEETS = [
  "hand/Tray.svelte", "log/LogSheet.svelte", "seats/SeatSheet.svelte", "sheets/Question.svelte", "table/Menu.svelte", "table/Watching.svelte",
];

/** All without which a module cannot run, itself among them. */
export function closure(module: string, graph: Graph, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(module)) return found;
  found.add(module);
  for (const each of graph.getModuleInfo(module)?.importedIds ?? []) closure(each, graph, found);
  return found;
}

/** The pieces that several screens share, the first that a module belongs to being its own; all else is split by who needs it. */
export function pieces(): { name: (module: string, graph: Graph) => string | null; priority: number }[] {
  const of = (...modules: string[]) => {
    let found: ReadonlySet<string> | undefined;
    return (module: string, graph: Graph): boolean => {
      found ??= new Set(modules.flatMap((each) => [...closure(at(each), graph)]));
      return found.has(module);
    };
  };
  const [main, home, table, sheets] = [of("main.ts"), of("home/Home.svelte"), of("table/Door.svelte"), of(...SHEETS)];
  const belongs: [string, (module: string, graph: Graph) => boolean][] = [
    ["main", (module, graph) => main(module, graph) || module.includes("rolldown/runtime") || (home(module, graph) && table(module, graph))],
    ["table", table],
    ["sheet", (module, graph) => home(module, graph) && sheets(module, graph)],
    ["sheets", sheets],
  ];
  return belongs.map(([name, isIn], index) => ({ name: (module, graph) => (isIn(module, graph) ? name : null), priority: belongs.length - index }));
}
