import { chance } from "./chance.ts";
import { short } from "./path.ts";

/** What a board is made of: split and red harms, moss helps, grey-brown tells or swaps. */
export type Board = "bad" | "good" | "info" | "role" | "gold" | "back";

const SPLIT = '<path class="split" d="M54 6L45 27L58 46L40 70L59 92L44 116L55 144"/>';
const NAILS = '<path class="nail" d="M14 14h.01M86 14h.01M14 136h.01M86 136h.01"/>';
const PLATE =
  '<rect class="rim" width="100" height="150" rx="8"/><path class="plate" d="M10 6L90 6L94 12L94 138L90 144L10 144L6 138L6 12Z"/>';

function grain(seed: string): string {
  const next = chance(seed);
  const lines = [22, 43, 66, 87, 108, 131].map((y) => {
    const from = short(y + next() * 6);
    const bow = `${short(30 + next() * 20)} ${short(y - 5 + next() * 10)}`;
    return `M5 ${from}Q${bow} 95 ${short(y + next() * 8)}`;
  });
  return `<path class="grain" d="${lines.join("")}"/>`;
}

export interface Tablet {
  /** Whether the board is split. */
  readonly split?: boolean;
  /** Further classes. */
  readonly classes?: string;
}

/** A nailed board: everything that is not laid into the mine. */
export function tablet(board: Board, body: string, { split = false, classes = "" }: Tablet = {}): string {
  const named = ["tablet", `t-${board}`, classes].filter(Boolean).join(" ");
  return `<g class="${named}">${PLATE}${grain(`t-${board}`)}${split ? SPLIT : ""}${body}${NAILS}</g>`;
}

/** A round field on a board. */
export function disc(y: number, radius: number): string {
  return `<circle class="disc" cx="50" cy="${y}" r="${radius}"/>`;
}
