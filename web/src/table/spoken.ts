/** Texts of the table in the language chosen; they change with it. */

import type { Argument, Sentence } from "$wire";
import { session } from "$web/app/session.svelte";
import { Refusal, Unreachable } from "$web/wire/refusal";
import type { Words } from "$web/words/words";

export function words(): Words {
  if (!session.words) throw new Error("the words are fetched before anything is shown");
  return session.words;
}

export const phrase = (key: string, args: { readonly [name: string]: Argument } = {}): string => words().phrase(key, args);

export const say = (sentence: Sentence, names: readonly string[]): string => words().say(sentence, names);

/** The reason alone: where it stands, its rule would only be in the way. */
export function reasonOf(said: Sentence, names: readonly string[]): string {
  const reason = said.args?.["reason"];
  return typeof reason === "object" && "key" in reason ? say(reason, names) : say(said, names);
}

/** The number of the rule that a refusal names; empty if it names none. */
export function ruleOf(said: Sentence): string {
  const rule = said.args?.["rule"];
  return typeof rule === "string" ? rule : "";
}

/** What is said while there is no line to the server: what was asked for waits until it is back; empty if there is one. */
export const lineLost = (): string => (session.line === "lost" ? phrase("table-line-lost") : "");

/** What is said of something that failed: why the server has refused it, or that it does not answer. All else is thrown on. */
export function troubleOf(fault: unknown): string {
  if (fault instanceof Refusal) return reasonOf(fault.said, []);
  if (fault instanceof Unreachable) return phrase("table-no-answer");
  throw fault;
}
