/** The story of a table, fetched as the seat shown knows it. */

import type { StoryAnswer } from "$wire";
import { http } from "$web/wire/http";

export class Tale {
  told = $state.raw<StoryAnswer | null>(null);
  private asked = 0;

  /** Asks for it anew; only the last answer counts, and without one the last story stands. */
  async ask(table: string, seat: number | null): Promise<void> {
    this.asked += 1;
    const mine = this.asked;
    const answer = await http.story(table, seat === null ? "watcher" : String(seat)).catch(() => null);
    if (answer && mine === this.asked) this.told = answer;
  }
}
