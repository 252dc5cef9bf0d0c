/** Work on the picture that need not be done at once: some of it a frame, and all of it before somebody acts. */

import { flushSync } from "svelte";

/** Milliseconds of a frame after which the rest waits for the next; style and layout take about as long again. */
const FRAME = 1;
/** A person who acts means what is so, not what is still on its way to the screen. */
const ACTS = ["pointerdown", "pointerup", "keydown", "click", "wheel"] as const;

interface Waiting {
  readonly work: () => void;
  /** How many frames there had been when it began to wait. */
  readonly since: number;
}

export class Turns {
  private readonly waiting = new Map<number, Waiting>();
  private frame: number | null = null;
  private frames = 0;

  /** `by`: where people act. */
  constructor(private readonly by: Document | null = typeof document === "undefined" ? null : document) {}

  /** Begins to listen; ends when it is called back. */
  begin(): () => void {
    const acted = (event: Event): void => void (event.isTrusted && this.all());
    const hidden = (): void => void (this.by?.hidden && this.all());
    ACTS.forEach((act) => this.by?.addEventListener(act, acted, { capture: true, passive: true }));
    this.by?.addEventListener("visibilitychange", hidden);
    return () => {
      ACTS.forEach((act) => this.by?.removeEventListener(act, acted, { capture: true }));
      this.by?.removeEventListener("visibilitychange", hidden);
      if (this.frame !== null) cancelAnimationFrame(this.frame);
      this.frame = null;
      this.waiting.clear();
    };
  }

  /** To be done in its turn, instead of what waits there: the longest waiting first, of those the lowest turn. */
  put(turn: number, work: () => void): void {
    if (!this.by || this.by.hidden) return work(); // nobody sees frames there
    this.waiting.set(turn, { work, since: this.waiting.get(turn)?.since ?? this.frames });
    this.frame ??= requestAnimationFrame(() => this.some());
  }

  /** All that waits is done now. */
  all(): void {
    while (this.waiting.size) {
      const works = this.inOrder();
      this.waiting.clear();
      works.forEach(([, { work }]) => work());
      flushSync();
    }
  }

  private some(): void {
    this.frame = null;
    this.frames += 1;
    const begun = performance.now();
    do {
      const [next] = this.inOrder();
      if (!next) return;
      this.waiting.delete(next[0]);
      next[1].work();
      flushSync();
    } while (performance.now() - begun < FRAME);
    if (this.waiting.size) this.frame ??= requestAnimationFrame(() => this.some());
  }

  private inOrder(): [number, Waiting][] {
    return [...this.waiting].sort(([one, { since }], [other, late]) => since - late.since || one - other);
  }
}
