import { lantern, LANTERN_FOOT, LANTERN_ROOF, LANTERN_WIRE } from "./lantern.ts";

export type Tool = "pick" | "lamp" | "cart";

const PICK_HEAD = '<path class="ol iron" d="M-38 -10Q-22 -34 0 -34Q22 -34 38 -10L31 -8Q18 -22 0 -22Q-18 -22 -31 -8Z"/>';

const wheel = (x: number, y: number, radius: number, hub: number): string =>
  `<circle class="ol iron" cx="${x}" cy="${y}" r="${radius}"/><circle class="hub" cx="${x}" cy="${y}" r="${hub}"/>`;

const WHOLE: Readonly<Record<Tool, string>> = {
  pick: `<g transform="rotate(22)"><path class="ol wood" d="M-5.5 -34L5.5 -34L6 42L-6 42Z"/>${PICK_HEAD}<path class="ol iron" d="M-8 -36L8 -36L7 -19L-7 -19Z"/></g>`,
  lamp: lantern(0, 4, 1),
  cart:
    '<path class="ol ore" d="M-28 -16L-20 -30L-6 -25L4 -34L17 -24L28 -16Z"/><path class="ol wood" d="M-36 -16L36 -16L27 19L-27 19Z"/>' +
    '<path class="seam" d="M-32 -3L32 -3M-29 9L29 9"/><path class="ol iron" d="M-40 -21L40 -21L40 -13L-40 -13Z"/>' +
    wheel(-16, 27, 11, 3.6) +
    wheel(16, 27, 11, 3.6),
};

const BROKEN: Readonly<Record<Tool, string>> = {
  pick:
    `<g transform="rotate(-14)">${PICK_HEAD}<path class="ol wood" d="M-5.5 -36L5.5 -36L5.5 2L1 -3L-1.5 5L-5.5 1Z"/></g>` +
    '<g transform="translate(7 8) rotate(24)"><path class="ol wood" d="M-5.5 2L-1 6L1.5 -1L5.5 3L5.5 36L-5.5 36Z"/></g>',
  lamp:
    `<g transform="rotate(17)">${LANTERN_WIRE}${LANTERN_ROOF}<path class="ol blind" d="M-14 -20L14 -20L17 20L-17 20Z"/>` +
    '<path class="shard" d="M-13 -19L-3 -19L-8 -8L-13 -2ZM14 -19L8 -19L12 -4ZM-16 19L-15 4L-6 12L-2 19ZM16 19L16 8L8 19Z"/>' +
    `${LANTERN_FOOT}</g>`,
  cart:
    '<g transform="rotate(-13)"><path class="ol wood" d="M-36 -16L36 -16L27 17L-27 17Z"/><path class="seam" d="M-33 -4L33 -4"/>' +
    '<path class="crack" d="M4 -16L-2 -6L6 2L-1 17"/><path class="ol iron" d="M-40 -21L40 -21L40 -14L-40 -14Z"/>' +
    `${wheel(-15, 25, 10.5, 3.4)}</g>${wheel(28, 32, 10.5, 3.4)}`,
};

/** A tool around a point, about 90 high at scale 1. */
export function tool(name: Tool, x: number, y: number, scale: number, broken = false): string {
  return `<g class="tool" transform="translate(${x} ${y}) scale(${scale})">${(broken ? BROKEN : WHOLE)[name]}</g>`;
}
