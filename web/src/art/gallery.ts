/** Galleries that are no cards: the home page, the set-up, the lobby, tracks and measures. They depend on the layout, so they are carved in the page. */
import { carve, type Chisel, gouge, type Hollow } from "./carving.ts";
import type { Box, Capsule, Field } from "./field.ts";
import { gougePaths, hollowBodies, linesOf, type LitHollow } from "./hollows.ts";
import { picture } from "./path.ts";

export interface Gallery {
  /** The same seed always cuts the same walls. */
  readonly seed: string;
  readonly width: number;
  readonly height: number;
  /** Where it is lit, and where it is dark. */
  readonly lit: readonly Capsule[];
  readonly dark?: readonly Capsule[];
  /** How far the contours lie apart; 1 as on a card. */
  readonly spread?: number;
  /** How fine the walls are measured; 5 unless told. */
  readonly step?: number;
  /** How far the walls stray, and over which length. */
  readonly amplitude?: number;
  readonly cell?: number;
  /** How far the marks of the chisel lie apart; none if left out. */
  readonly gap?: number;
  /** What is drawn over it, e.g. `lantern(…)`. */
  readonly over?: string;
  readonly label?: string;
}

const inLight = (hollow: Hollow | undefined, light: "lit" | "dark"): LitHollow[] =>
  hollow ? [{ lines: linesOf((layer) => hollow.layers[layer]), light }] : [];

/** A picture of tunnels along capsules, as large as it is drawn: one unit is one CSS pixel. */
export function carveGallery(gallery: Gallery): string {
  const { seed, width, height, step = 5, amplitude = 3, cell = 20, spread = 1 } = gallery;
  const box: Box = [0, 0, width, height];
  const chisel: Chisel = { seed, box, step, amplitude, cell, tolerance: 1, spread };
  const lit = gallery.lit.length ? carve(gallery.lit, chisel) : undefined;
  const dark = gallery.dark?.length ? carve(gallery.dark, chisel) : undefined;
  const fields = [lit, dark].flatMap((hollow) => (hollow ? [hollow.field] : []));
  const marks = gallery.gap === undefined || !fields.length ? "" : gougePaths(gouge(nearestOf(fields), seed, box, gallery.gap));
  const body = hollowBodies([...inLight(dark, "dark"), ...inLight(lit, "lit")], marks) + (gallery.over ?? "");
  return picture("dig", body, `0 0 ${width} ${height}`, gallery.label);
}

const nearestOf =
  (fields: readonly Field[]): Field =>
  (x, y) =>
    Math.min(...fields.map((field) => field(x, y)));

export interface Track {
  readonly seed: string;
  readonly width: number;
  readonly height: number;
  /** The height at which it runs, half its width, and how far its ends lie from the border. */
  readonly y: number;
  readonly radius: number;
  readonly margin?: number;
  /** Chambers along it: each as a share of its length, 0 to 1. */
  readonly stops?: readonly number[];
  readonly stopRadius?: number;
  /** How much of it is lit, 0 to 1. */
  readonly done: number;
  readonly over?: string;
  readonly label?: string;
}

/** Where a share of a track lies, in pixels from the left. */
export function trackX({ width, margin = 8 }: Pick<Track, "width" | "margin">, share: number): number {
  return margin + share * (width - 2 * margin);
}

/**
 * A gallery from left to right that is lit up to a point: a scrub bar, steps, a measure. It is carved once: to move the
 * light set the `width` attribute of the `svg.done` inside it to `trackX(track, share)`.
 */
export function carveTrack(track: Track): string {
  const { seed, width, height, y, radius, stops = [], stopRadius = radius * 1.7 } = track;
  const at = (share: number): number => trackX(track, share);
  const capsules: Capsule[] = [
    [at(0), y, at(1), y, radius],
    ...stops.map((share): Capsule => [at(share), y, at(share), y, stopRadius]),
  ];
  const hollow = carve(capsules, { seed, box: [0, 0, width, height], step: 3, amplitude: 1.5, spread: 0.5 });
  const done = `<svg class="done" width="${track.done > 0 ? at(track.done) : 0}" height="${height}">${hollowBodies(inLight(hollow, "lit"), "")}</svg>`;
  const body = hollowBodies(inLight(hollow, "dark"), "") + done + (track.over ?? "");
  return picture("track", body, `0 0 ${width} ${height}`, track.label);
}
