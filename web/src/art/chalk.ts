import { escaped } from "./path.ts";

/** What somebody wrote with chalk beside a seat, for themselves. */
const MARKS = {
  trust: "M4 13l5 6L20 5",
  unsure: "M8 8c0-5 8-5 8 0 0 4-4 3-4 7M12 19.5v.5",
  suspect: "M6 6l12 13M18 5L6 19",
} as const;

export type ChalkMark = keyof typeof MARKS;

export const CHALK_MARKS = Object.keys(MARKS) as ChalkMark[];

export function chalk(mark: ChalkMark, label?: string): string {
  const said = label === undefined ? 'aria-hidden="true"' : `role="img" aria-label="${escaped(label)}"`;
  return `<svg class="chalk" viewBox="0 0 24 24" ${said}><path d="${MARKS[mark]}"/></svg>`;
}
