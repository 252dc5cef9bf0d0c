/** Roles turned over one by one, at a pace at which one can gasp; or all at once. */

export const REVEAL = 900;

export class Reveal {
  /** How many are turned over. */
  shown = $state(0);
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly count: () => number,
    isStill: boolean,
  ) {
    if (isStill) this.shown = Infinity;
    else this.timer = setInterval(() => this.next(), REVEAL);
  }

  get isOver(): boolean {
    return this.shown >= this.count();
  }

  private next(): void {
    this.shown += 1;
    if (this.isOver) this.end();
  }

  skip(): void {
    this.shown = Infinity;
    this.end();
  }

  end(): void {
    clearInterval(this.timer);
  }
}
