/** Shows what happened one thing after another, at a pace one can follow, and never long behind. */

import { isAsked, type Stream } from "$web/state/stream";

/** For how long a move of somebody else is shown before the next one. */
export const FRAME = 700;
/** How many may wait; of more, the oldest are shown at once. */
const MOST_WAITING = 2;

export class Stage {
  shown = $state.raw<Stream | null>(null);
  /** What was shown before it: an animation is the difference of the two. */
  before = $state.raw<Stream | null>(null);
  /** How much waits to be shown. */
  behind = $state.raw(0);
  private waiting: Stream[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `changed` is called whenever something else is shown. */
  constructor(private readonly changed: (before: Stream | null, after: Stream | null) => void = () => undefined) {}

  /** Something was told. A view, another seat, and what one did oneself, are shown at once. */
  put(stream: Stream | null, own: boolean): void {
    const before = this.waiting.at(-1) ?? this.shown;
    if (stream === before) return;
    const goesOn = stream !== null && before !== null && stream.seat === before.seat && stream.news.length > 0;
    if (!goesOn || own || stream.at < before.at) {
      this.waiting = [];
      this.show(stream);
      return;
    }
    this.waiting.push(stream);
    if (this.waiting.length > MOST_WAITING) this.waiting = this.waiting.slice(-1);
    this.behind = this.waiting.length;
    if (this.timer === undefined) this.next();
  }

  /** Nothing to do but to watch: on to how it stands now. */
  skip(): void {
    const last = this.waiting.at(-1);
    this.waiting = [];
    if (last) this.show(last);
  }

  end(): void {
    clearTimeout(this.timer);
    this.waiting = [];
  }

  private next(): void {
    const stream = this.waiting.shift();
    if (stream) this.show(stream);
  }

  private show(stream: Stream | null): void {
    clearTimeout(this.timer);
    this.behind = this.waiting.length;
    this.before = this.shown;
    this.shown = stream;
    this.changed(this.before, stream);
    const pause = stream && isAsked(stream) ? 0 : FRAME;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.next();
    }, pause);
  }
}
