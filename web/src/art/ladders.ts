import { type Colour, mark } from "./marks.ts";

const RUNGS = [30, 41.5, 53, 64.5, 76, 87.5];

/** A ladder up to the sky; one that is somebody's has their sign at its foot. */
export function ladder(colour?: Colour): string {
  const rungs = RUNGS.map((y) => `<path class="rung" d="M40 ${y}L60 ${y}"/>`).join("");
  const sky = '<path class="shaft" d="M32 62L38 20L62 20L68 62Z"/><path class="sky" d="M36 34L39 17L61 17L64 34Z"/>';
  const rails = '<path class="rail" d="M40 20L38 95M60 20L62 95"/>';
  return `<g class="ladder">${sky}${rungs}${rails}${colour ? mark(colour, 50, 105, 9) : ""}</g>`;
}
