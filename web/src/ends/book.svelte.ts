/** What a finished game left behind: its story, the gold of everybody by round, and whether the deal was fair. */

import type { DescribedGame, StoryAnswer } from "$wire";
import { filled, ownGains } from "$web/ends/gains";
import { type Proof, proofOf } from "$web/ends/proof";
import { readRecord } from "$web/ends/record";
import { http } from "$web/wire/http";

export class Book {
  told = $state.raw<StoryAnswer | null>(null);
  /** `undefined`: not yet; `null`: it could not be checked. */
  proof = $state.raw<Proof | null | undefined>(undefined);

  /** @param seal the commitment that we were shown before the first card */
  async open(table: string, seat: number | null, game: DescribedGame, seal: string): Promise<void> {
    const eyes = seat === null ? "watcher" : String(seat);
    await Promise.all([
      http.story(table, eyes).then(
        (told) => {
          this.told = told;
          void this.fill(table);
        },
        () => undefined,
      ),
      http.record(table, eyes).then(
        (record) => (this.proof = proofOf(readRecord(record), game, seal)),
        () => (this.proof = null),
      ),
    ]);
  }

  /** All nugget cards lie open now: what each got in which round is in the records of the seats. */
  private async fill(table: string): Promise<void> {
    const { told } = this;
    if (!told?.story.over) return;
    const secret = told.story.gold.flatMap((_, seat) => (told.story.rounds.some(({ gained }) => gained[seat] === null) ? [seat] : []));
    const gains = new Map<number, readonly number[]>();
    for (const seat of secret) {
      const record = await http.record(table, String(seat)).catch(() => null);
      if (record !== null) gains.set(seat, ownGains(readRecord(record).facts, seat));
    }
    this.told = { ...told, story: filled(told.story, gains) };
  }
}
