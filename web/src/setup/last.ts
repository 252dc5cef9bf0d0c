/** The table that somebody set up last on this device. */

import type { DescribedGame } from "$wire";
import { type Draft, newDraft } from "$web/setup/draft";

const KEY = "saboteur-last-table";

export function rememberDraft(draft: Draft): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // A private window keeps nothing.
  }
}

/** Nothing if there is none, or if its game is not known any more. */
export function lastDraft(games: ReadonlyMap<string, DescribedGame>): Draft | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as Partial<Draft> | null;
    const game = games.get(kept?.game ?? "");
    return kept && game ? { ...newDraft(game), ...kept } : null;
  } catch {
    return null;
  }
}
