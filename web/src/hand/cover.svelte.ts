/** Whether one's own role lies face down, because others look on. */

export class Cover {
  isDown = $state(false);
  /** Held, it shows itself as long as it is held. */
  isHeld = $state(false);

  get isShown(): boolean {
    return !this.isDown || this.isHeld;
  }

  toggle(): void {
    this.isDown = !this.isDown;
    this.isHeld = false;
  }
}
