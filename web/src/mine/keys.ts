/** By which keys one looks at the mine and walks through it, wherever the focus is. No DOM. */

import type { Direction } from "$web/state/cells";

export type Looked =
  | { readonly do: "step"; readonly direction: Direction }
  | { readonly do: "zoom"; readonly factor: number }
  | { readonly do: "whole" | "start" | "furthest" };

/** How much larger all is after one step nearer. */
const NEARER = 1.25;

export const LOOKS: { readonly [key: string]: Looked } = {
  "+": { do: "zoom", factor: NEARER },
  "=": { do: "zoom", factor: NEARER },
  "-": { do: "zoom", factor: 1 / NEARER },
  "−": { do: "zoom", factor: 1 / NEARER },
  "0": { do: "whole" },
  Home: { do: "start" },
  End: { do: "furthest" },
  ArrowLeft: { do: "step", direction: "left" },
  ArrowRight: { do: "step", direction: "right" },
  ArrowUp: { do: "step", direction: "up" },
  ArrowDown: { do: "step", direction: "down" },
};
