/** A list that grows at its end: the end stays in view, unless somebody has scrolled up to read. */

/** How far from the end counts as the end, in pixels. */
const NEAR = 24;

export class Tail {
  /** The end is out of sight, and something new is there. */
  isBehind = $state(false);
  private list: HTMLElement | null = null;
  private isAtEnd = true;

  /** For `{@attach tail.hold}` on the list that scrolls. */
  readonly hold = (list: HTMLElement): (() => void) => {
    this.list = list;
    this.isAtEnd = true;
    this.isBehind = false;
    const watch = (): void => {
      this.isAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;
      if (this.isAtEnd) this.isBehind = false;
    };
    list.addEventListener("scroll", watch, { passive: true });
    const sizes = typeof ResizeObserver === "function" ? new ResizeObserver(() => this.isAtEnd && this.toEnd()) : null;
    sizes?.observe(list);
    this.toEnd();
    return () => {
      list.removeEventListener("scroll", watch);
      sizes?.disconnect();
      this.list = null;
    };
  };

  /** Something was added. */
  grown(): void {
    if (this.isAtEnd) this.toEnd();
    else this.isBehind = true;
  }

  toEnd(): void {
    this.isAtEnd = true;
    this.isBehind = false;
    if (this.list) this.list.scrollTop = this.list.scrollHeight;
  }
}
