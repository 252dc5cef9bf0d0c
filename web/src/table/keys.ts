/** Which key does what at the table. No DOM: what was pressed in, what is meant out. */

import { type Looked, LOOKS } from "$web/mine/keys";

export type Meant =
  | Looked
  | { readonly do: "card"; readonly index: number }
  | { readonly do: "turn" | "confirm" | "back" | "discard" | "target" | "where" | "cover" | "log" | "talk" | "help" | "skip" | "hint" };

export interface Pressed {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const BY_KEY: { readonly [key: string]: Meant } = {
  ...LOOKS,
  Enter: { do: "confirm" },
  " ": { do: "turn" },
  Escape: { do: "back" },
  "?": { do: "help" },
};

/** Letters by where they stand on the keyboard, so that they work in Cyrillic too. */
const BY_CODE: { readonly [code: string]: Meant } = {
  KeyR: { do: "turn" },
  KeyD: { do: "discard" },
  KeyT: { do: "target" },
  KeyM: { do: "where" },
  KeyH: { do: "cover" },
  KeyL: { do: "log" },
  KeyC: { do: "talk" },
  KeyS: { do: "skip" },
  KeyI: { do: "hint" },
};

export function meant(pressed: Pressed): Meant | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null;
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(pressed.code)?.[1];
  if (digit !== undefined && /^\d$/.test(pressed.key)) return { do: "card", index: Number(digit) - 1 };
  return BY_KEY[pressed.key] ?? BY_CODE[pressed.code] ?? null;
}

/** A card or a seat that is chosen already: pressed again, the move is meant. */
const CHOSEN = "[role=option][aria-selected=true], li > [aria-pressed=true]";

/** What lists, grids and what scrolls do with these keys themselves. */
const WALKING: ReadonlySet<Meant["do"]> = new Set(["step", "start", "furthest"]);

/** What somebody writes or presses in an element of its own is not meant for the table. */
export function isTaken(target: EventTarget | null, what: Meant): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest("input, textarea, select, [contenteditable]")) return what.do !== "back";
  if (target.closest(CHOSEN)) return false;
  if (what.do === "confirm" || what.do === "turn") return target.closest("button, a, summary") !== null;
  return WALKING.has(what.do) && target.closest("[role=listbox], [role=grid], [role=radiogroup], [role=tablist], [role=log]") !== null;
}
