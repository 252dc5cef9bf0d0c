/** What the one filled button says: what will happen if it is pressed, or what is still missing. */

import type { Sentence, ShownMove, View } from "$wire";
import { type Choice, handOf } from "$web/state/choice";
import { type CardOptions, isPlayable } from "$web/state/options";

export interface Button {
  readonly said: Sentence;
  readonly isReady: boolean;
}

export function buttonOf(
  choice: Choice, draft: ShownMove | null, options: CardOptions | null, view: View, isAsked: boolean, isInFlight: boolean,
): Button {
  const no = (key: string): Button => ({ said: { key }, isReady: false });
  if (isInFlight) return no("table-button-sent");
  if (draft) return { said: promised(draft, view), isReady: true };
  if (!isAsked) return no(choice.kind === "nothing" ? "table-button-ahead" : "table-button-waits");
  if (choice.kind === "discard") return no(choice.clear ? "table-button-two" : "table-button-which");
  if (choice.kind === "card" && options && isPlayable(options)) {
    return no(options.places.length || options.spots.length ? "table-button-place" : "table-button-whom");
  }
  return no(handOf(view).length ? "table-button-card" : "table-button-choose");
}

/** In one phrase; the sign and the place say the rest. */
function promised({ move, said }: ShownMove, view: View): Sentence {
  if (move.move === "lay") return { key: "table-button-lay" };
  if (move.move === "discard") {
    const drawn = Math.min(move.cards.length, view.deck);
    return { key: "table-button-discard", args: { count: move.cards.length, drawn } };
  }
  if (move.move === "clear") return { key: "table-button-clear", args: { what: move.what } };
  if (move.move === "take") return { key: "table-button-take", args: { count: move.value } };
  const short = SHORT[said.key];
  return short ? { key: short } : said;
}

/** The chosen cell is seen: its name need not be said. */
const SHORT: { readonly [sentence: string]: string } = {
  "move-rockfall": "table-button-rockfall",
  "move-map": "table-button-map",
  "move-key": "table-button-key",
  "move-bribe": "table-button-bribe",
  "move-turn": "table-button-turn",
  "move-claim": "table-button-claim",
  "move-position": "table-button-position",
};
