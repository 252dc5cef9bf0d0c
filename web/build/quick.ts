/** Makes the pieces of the first picture quick to come: told to be compiled as a whole, and compressed as far as it goes. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin } from "vite";

/** Nearly all functions of these run before the first picture is there. */
const AT_ONCE: ReadonlySet<string> = new Set(["main", "table"]);
/** A browser that knows it compiles such a script beside the page's thread while it loads, not function by function on it. */
const HINT = "//# allFunctionsCalledOnLoad";
const SQUEEZED = /\.(css|js)$/;

/** The script of a piece, with the hint where it helps: before all else, or browsers do not see it. */
export const hinted = (name: string, code: string): string => (AT_ONCE.has(name) ? `${HINT}\n${code}` : code);

export function squeezed(content: Buffer): Buffer {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } });
}

/** Also puts beside each script and style the same by Brotli, which takes an eighth less than gzip. */
export function quick(): Plugin {
  return {
    name: "quick",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const each of Object.values(bundle)) if (each.type === "chunk") each.code = hinted(each.name, each.code);
      },
    },
    writeBundle({ dir = "" }, bundle) {
      for (const name of Object.keys(bundle).filter((each) => SQUEEZED.test(each))) {
        writeFileSync(join(dir, `${name}.br`), squeezed(readFileSync(join(dir, name))));
      }
    },
  };
}
