/** How much room there is: the table is laid out by it. */

export type ScreenKind =
  /** Three columns, and a row for oneself. */
  | "desk"
  /** No column for the log. */
  | "tablet"
  /** As a tablet, with narrow seats. */
  | "slim"
  /** Upright: rows one under another. */
  | "phone"
  /** A phone on its side: oneself on the right. */
  | "side";

/** What a window of a size is. */
export function kindOf(width: number, height: number): ScreenKind {
  if (height <= 480 && width > height) return "side";
  if (width <= 900 && height >= width) return "phone";
  if (width < 900) return "slim";
  return width <= 1180 ? "tablet" : "desk";
}

class Screen {
  width = $state(innerWidth);
  height = $state(innerHeight);

  constructor() {
    addEventListener("resize", () => ([this.width, this.height] = [innerWidth, innerHeight]));
  }

  get kind(): ScreenKind {
    return kindOf(this.width, this.height);
  }

  /** Whether a finger and little room are to be expected. */
  get isSmall(): boolean {
    return this.kind === "phone" || this.kind === "side";
  }
}

export const screen = new Screen();
