/** What is shown of a game that is looked back at: which moment, through whose eyes, and whether it runs. */

import type { ToldEvent, View } from "$wire";
import { type Eyes, type Frame, guessed, guessing, type Round, roundAt } from "$web/back/frames";
import { type Fetching, type Reel, reelOf } from "$web/back/reel";

/** For how long a moment is shown while it runs. */
const MOMENT = 1400;
export const SPEEDS: readonly number[] = [1, 2, 4];

export class Film {
  reel = $state.raw<Reel | null>(null);
  at = $state.raw(0);
  /** The moment before, if the one shown followed it: what an animation is made of. */
  private from = $state.raw<number | null>(null);
  hasRoles = $state.raw(true);
  speed = $state.raw(1);
  isRunning = $state.raw(false);
  private readonly reels = new Map<string, Promise<Reel>>();
  private wanted = "";
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly fetching: Fetching) {}

  /** Looks through other eyes, at the same moment. */
  async look(eyes: Eyes | null): Promise<void> {
    const name = String(eyes ?? "");
    this.wanted = name;
    const reel = await this.reelOf(eyes);
    if (this.wanted !== name) return; // somebody has chosen others since
    this.reel = reel;
    this.go(this.at);
  }

  /** All that these eyes saw; fetched once. */
  async reelOf(eyes: Eyes | null): Promise<Reel> {
    const name = String(eyes ?? "");
    const coming = this.reels.get(name) ?? reelOf(this.fetching, eyes);
    this.reels.set(name, coming);
    try {
      const reel = await coming;
      this.reels.set(String(reel.eyes), coming);
      return reel;
    } catch (fault) {
      this.reels.delete(name);
      throw fault;
    }
  }

  get frames(): readonly Frame[] {
    return this.reel?.frames ?? [];
  }

  get frame(): Frame | null {
    return this.frames[this.at] ?? null;
  }

  get round(): Round | null {
    return roundAt(this.reel?.rounds ?? [], this.at);
  }

  get view(): View | null {
    return this.frame && this.shown(this.frame);
  }

  get before(): View | null {
    const frame = this.from === null ? null : this.frames[this.from];
    return frame ? this.shown(frame) : null;
  }

  /** What happened, as far as somebody wants to know. */
  told(events: readonly ToldEvent[]): readonly ToldEvent[] {
    return this.hasRoles || this.reel?.eyes !== "table" ? events : guessed(events);
  }

  private shown({ view }: Frame): View {
    return this.hasRoles ? view : guessing(view, this.reel?.eyes ?? null);
  }

  go(place: number): void {
    const to = Math.max(0, Math.min(this.frames.length - 1, place));
    this.from = to === this.at + 1 ? this.at : null;
    this.at = to;
    if (to >= this.frames.length - 1) this.pause();
  }

  step(by: number): void {
    this.pause();
    this.go(this.at + by);
  }

  /** One round on or back; back first to the beginning of this one. */
  stepRound(by: number): void {
    const rounds = this.reel?.rounds ?? [];
    const begins = rounds.map(({ first }) => first);
    const to = by > 0 ? begins.find((first) => first > this.at) : begins.findLast((first) => first < this.at);
    if (to !== undefined) this.step(to - this.at);
  }

  play(): void {
    if (this.at >= this.frames.length - 1) this.go(0);
    this.isRunning = true;
    this.run();
  }

  pause(): void {
    this.isRunning = false;
    clearInterval(this.timer);
  }

  toggle(): void {
    if (this.isRunning) this.pause();
    else this.play();
  }

  faster(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length] ?? 1;
    if (this.isRunning) this.run();
  }

  private run(): void {
    clearInterval(this.timer);
    this.timer = setInterval(() => this.go(this.at + 1), MOMENT / this.speed);
  }
}
