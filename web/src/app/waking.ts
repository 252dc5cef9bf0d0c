/** A page that was out of sight: its line may have died in the meantime without a word. */

import type { Connection } from "$web/wire/connection";

/** In milliseconds: out of sight for so long, a phone has slept. */
const ASLEEP = 20_000;

export class Waking {
  private since: number | null = null;

  constructor(
    private readonly line: Pick<Connection, "doubt" | "renew">,
    /** Not the time of the page, which may stand still with it. */
    private readonly now: () => number = () => Date.now(),
  ) {}

  /** To be called whenever the page comes into sight or goes out of it. */
  look(isHidden: boolean): void {
    if (isHidden) {
      this.since ??= this.now();
      return;
    }
    const slept = this.since === null ? 0 : this.now() - this.since;
    this.since = null;
    if (slept >= ASLEEP) this.line.renew();
    else this.line.doubt();
  }
}
