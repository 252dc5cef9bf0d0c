/** The end of a round that nobody has looked at to the end: a page that is loaded anew shows it again. */

import type { ToldEvent } from "$wire";
import { afterRound } from "$web/ends/pay";

const KEY = "saboteur-ended";

interface Kept {
  readonly table: string;
  readonly round: number;
}

export class Unread {
  /** The round that was open when the page was loaded anew, until it is shown. */
  private before: number | null;

  constructor(
    private readonly table: string,
    private readonly store: Storage = sessionStorage,
  ) {
    this.before = this.remembered();
  }

  /** Whether something is to be shown again, as soon as what happened then was told. */
  get isWaiting(): boolean {
    return this.before !== null;
  }

  /** The round to show again, once. */
  found(log: readonly ToldEvent[]): number | null {
    const round = this.before;
    if (round === null || !afterRound(log, round).length) return null;
    this.before = null;
    return round;
  }

  /** Which round's end is on the screen. */
  keep(round: number | null): void {
    if (round === null && this.isWaiting) return;
    try {
      if (round === null) this.store.removeItem(KEY);
      else this.store.setItem(KEY, JSON.stringify({ table: this.table, round } satisfies Kept));
    } catch {
      // A window that keeps nothing shows it once.
    }
  }

  private remembered(): number | null {
    try {
      const kept = JSON.parse(this.store.getItem(KEY) ?? "null") as Kept | null;
      return kept?.table === this.table ? kept.round : null;
    } catch {
      return null;
    }
  }
}
