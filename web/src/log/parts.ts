/** A sentence in pieces: names and cells in it are shown as what they are. */

import type { Argument, Cell, Sentence } from "$wire";
import { cellText } from "$web/state/cells";
import type { Words } from "$web/words/words";

export type Part =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "name"; readonly text: string }
  /** `after`: the stop or comma behind it, which stays on its line. */
  | { readonly kind: "cell"; readonly text: string; readonly cell: Cell; readonly after: string };

/** All names and cells that are put into a sentence, however deep. */
function* inside(value: Argument, names: readonly string[]): Generator<{ readonly name: string } | { readonly cell: Cell }> {
  if (typeof value !== "object") return;
  if ("seat" in value) {
    const name = names[value.seat];
    if (name) yield { name };
  } else if ("cell" in value) yield { cell: value.cell };
  else if ("list" in value) for (const item of value.list) yield* inside(item, names);
  else if ("join" in value) for (const item of value.join) yield* inside(item, names);
  else if ("key" in value) for (const item of Object.values(value.args ?? {})) yield* inside(item, names);
}

const OF_A_WORD = /[\p{L}\p{N}]/u;

/** A text cut at all that is wanted and stands alone; of two that begin alike the longer one. One expression for all would be slow to compile. */
function cut(text: string, wanted: readonly string[]): string[] {
  const isAlone = (at: number, found: string): boolean => {
    const [before, after] = [text[at - 1] ?? " ", text[at + found.length] ?? " "];
    return before !== "\u2212" && !OF_A_WORD.test(before) && !OF_A_WORD.test(after);
  };
  const pieces: string[] = [];
  let [at, done] = [0, 0];
  while (at < text.length) {
    const found = wanted.find((each) => text.startsWith(each, at) && isAlone(at, each));
    if (found) {
      pieces.push(text.slice(done, at), found);
      done = at + found.length;
    }
    at += found?.length ?? 1;
  }
  return [...pieces, text.slice(done)];
}

export function partsOf(sentence: Sentence, words: Words, names: readonly string[]): Part[] {
  const text = words.say(sentence, names);
  const found = [...inside(sentence, names)];
  const cells = new Map(found.flatMap((each) => ("cell" in each ? [[cellText(each.cell), each.cell] as const] : [])));
  const people = new Set(found.flatMap((each) => ("name" in each ? [each.name] : [])));
  const wanted = [...cells.keys(), ...people].sort((one, other) => other.length - one.length);
  if (!wanted.length) return [{ kind: "text", text }];
  const parts: Part[] = [];
  for (const piece of cut(text, wanted).filter(Boolean)) {
    const last = parts.at(-1);
    const cell = cells.get(piece);
    if (cell) parts.push({ kind: "cell", text: piece, cell, after: "" });
    else if (people.has(piece)) parts.push({ kind: "name", text: piece });
    else if (last?.kind === "cell") {
      const [after = ""] = /^\p{P}*/u.exec(piece) ?? [];
      parts[parts.length - 1] = { ...last, after };
      if (after.length < piece.length) parts.push({ kind: "text", text: piece.slice(after.length) });
    } else parts.push({ kind: "text", text: piece });
  }
  return parts;
}
