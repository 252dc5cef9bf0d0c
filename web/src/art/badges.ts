import type { Point } from "./contours.ts";
import { polygon, short } from "./path.ts";

/** A tick in a disc: this card helps. */
export function helps(x: number, y: number, radius: number): string {
  const at = (alongX: number, alongY: number): string => `${short(x + radius * alongX)} ${short(y + radius * alongY)}`;
  return `<g class="badge ok"><circle cx="${x}" cy="${y}" r="${radius}"/><path d="M${at(-0.48, 0.04)}L${at(-0.1, 0.42)}L${at(0.5, -0.4)}"/></g>`;
}

/** A cross in an octagon: this card harms. */
export function harms(x: number, y: number, radius: number): string {
  const corners = Array.from({ length: 8 }, (_, number): Point => {
    const angle = ((number + 0.5) * Math.PI) / 4;
    return [x + Math.cos(angle) * radius * 1.06, y + Math.sin(angle) * radius * 1.06];
  });
  const [left, right] = [short(x - radius * 0.4), short(x + radius * 0.4)];
  const [top, foot] = [short(y - radius * 0.4), short(y + radius * 0.4)];
  return `<g class="badge no"><path class="oct" d="${polygon(corners)}"/><path d="M${left} ${top}L${right} ${foot}M${right} ${top}L${left} ${foot}"/></g>`;
}
