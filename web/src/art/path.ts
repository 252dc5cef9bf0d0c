import type { Point } from "./contours.ts";

/** A number as it stands in SVG text: tenths are enough. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Points as a closed path. */
export function polygon(points: readonly Point[]): string {
  return points.map(([x, y], at) => `${at ? "L" : "M"}${short(x)} ${short(y)}`).join("") + "Z";
}

/** A closed shape of one class. */
export function shape(className: string, points: readonly Point[]): string {
  return `<path class="${className}" d="${polygon(points)}"/>`;
}

/** Text for an attribute. */
export function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}

/** A whole picture. With a label it is an image to a screen reader, else it is an ornament. */
export function picture(className: string, body: string, viewBox: string, label?: string): string {
  const said = label === undefined ? 'aria-hidden="true"' : `role="img" aria-label="${escaped(label)}"`;
  return `<svg class="art ${className}" viewBox="${viewBox}" ${said}>${body}</svg>`;
}
