/** How this device shows the game; kept in the browser. Only the language is sent, so that its words come at once. */

import { MediaQuery } from "svelte/reactivity";

export type Theme = "auto" | "dark" | "light" | "contrast";
/** Of all that is drawn: that of the theme, or one of its own. */
export type CardSet = Theme;

export interface Preferences {
  language: string | null;
  theme: Theme;
  cards: CardSet;
  /** A move is made without asking again. */
  atOnce: boolean;
  /** 0: silent. */
  volume: number;
  motion: "auto" | "reduced";
  /** The last name somebody gave themselves. */
  name: string;
  /** How well the bots play against whom one plays at once. */
  level: string;
  /** Hints of a first game that were read. */
  learnt: readonly string[];
}

const KEY = "saboteur";
const YEAR = 31_536_000; // in seconds
const USUAL: Preferences = { language: null, theme: "auto", cards: "auto", atOnce: false, volume: 0, motion: "auto", name: "", level: "normal", learnt: [] };

/** What this device remembers: nothing, where the browser keeps nothing. */
function remembered(): Preferences {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Preferences>) };
  } catch {
    return USUAL;
  }
}

class Appearance {
  now = $state.raw<Preferences>(remembered());

  set(change: Partial<Preferences>): void {
    this.now = { ...this.now, ...change };
    if (change.language) document.cookie = `language=${change.language}; path=/; max-age=${YEAR}; samesite=lax`;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.now));
    } catch {
      // A private window keeps nothing: the choice holds until it is closed.
    }
  }

  /** The look of the page; the system decides unless somebody has. */
  get theme(): "dark" | "light" | "contrast" {
    if (this.now.theme !== "auto") return this.now.theme;
    if (matches("(prefers-contrast: more)") || matches("(forced-colors: active)")) return "contrast";
    return matches("(prefers-color-scheme: light)") ? "light" : "dark";
  }

  get isStill(): boolean {
    return this.now.motion === "reduced" || matches("(prefers-reduced-motion: reduce)");
  }
}

/** What the system wishes; it may change while the page is open. */
const wishes = new Map<string, MediaQuery>();

function matches(query: string): boolean {
  if (typeof matchMedia !== "function") return false;
  const wish = wishes.get(query) ?? new MediaQuery(query);
  wishes.set(query, wish);
  return wish.current;
}

export const appearance = new Appearance();
