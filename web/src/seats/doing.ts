/** What a card would do to a seat, in as few words as a chip has room for. */

import type { Argument } from "$wire";
import type { Target } from "$web/state/options";

const SHORT: { readonly [sentence: string]: string } = {
  "move-break": "table-does-break",
  "move-repair": "table-does-repair",
  "move-hands-off": "table-does-hands-off",
  "move-swap-hands": "table-does-swap-hands",
  "move-inspection": "table-does-inspection",
  "move-swap-hats": "table-does-swap-hats",
  "move-trapped": "table-does-trapped",
  "move-free": "table-does-free",
};

export function doing({ move: { said } }: Target): [key: string, args: { readonly [name: string]: Argument }] {
  const short = SHORT[said.key.replace(/-own$/, "")];
  const tool = said.args?.["tool"];
  return [short ?? said.key, short ? (tool === undefined ? {} : { tool }) : (said.args ?? {})];
}
