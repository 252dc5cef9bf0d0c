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

/** The size of text that a browser has unless somebody changes it, in pixels. */
const USUAL = 16;

/** How many times larger than usual somebody has set the text of their browser. */
function textSize(): number {
  return (parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL) / USUAL;
}

class Screen {
  width = $state(innerWidth);
  height = $state(innerHeight);
  private readonly text = textSize();

  constructor() {
    addEventListener("resize", () => ([this.width, this.height] = [innerWidth, innerHeight]));
  }

  /** Larger text is laid out as on a smaller screen. */
  get kind(): ScreenKind {
    return kindOf(this.width / this.text, this.height / this.text);
  }

  /** How high the window is, in the size of its text. */
  get rems(): number {
    return this.height / this.text / USUAL;
  }

  /** Whether there is room for things side by side. */
  get isWide(): boolean {
    return this.width / this.text > 900;
  }

  /** Whether a finger and little room are to be expected. */
  get isSmall(): boolean {
    return this.kind === "phone" || this.kind === "side";
  }
}

export const screen = new Screen();
