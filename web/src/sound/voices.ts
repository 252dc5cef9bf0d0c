/** How every sound is made: tones and noise that glide and die away, in seconds and hertz. No file is loaded. */

export interface Voice {
  /** `noise` is filtered around its pitch. */
  readonly tone: "sine" | "triangle" | "square" | "noise";
  readonly from: number;
  readonly to: number;
  /** When it begins. */
  readonly at: number;
  readonly long: number;
  /** 1: as loud as the setting. */
  readonly loud: number;
}

export type Sound =
  | "stone" | "turned" | "rockfall" | "spark" | "snap" | "mend" | "paper" | "door" | "troll" | "nugget"
  | "knock" | "drip" | "won" | "lost";

const voice = (tone: Voice["tone"], from: number, to: number, at: number, long: number, loud: number): Voice => ({
  tone, from, to, at, long, loud,
});

/** No sound lasts longer. */
export const LONGEST = 0.6;

export const VOICES: { readonly [sound in Sound]: readonly Voice[] } = {
  stone: [voice("noise", 900, 300, 0, 0.09, 0.5), voice("triangle", 140, 80, 0, 0.11, 0.45)],
  turned: [voice("noise", 1_800, 3_200, 0, 0.12, 0.22), voice("noise", 700, 400, 0.14, 0.08, 0.4)],
  rockfall: [0, 0.08, 0.17, 0.27].map((at, nth) => voice("noise", 420 - 60 * nth, 110, at, 0.26, 0.7 - 0.1 * nth)),
  spark: [voice("sine", 1_400, 2_100, 0, 0.16, 0.12), voice("sine", 2_100, 2_800, 0.09, 0.2, 0.09)],
  snap: [voice("noise", 2_600, 900, 0, 0.06, 0.6), voice("square", 190, 90, 0.02, 0.1, 0.14)],
  mend: [voice("triangle", 620, 600, 0, 0.09, 0.3), voice("triangle", 830, 820, 0.1, 0.16, 0.3)],
  paper: [voice("noise", 3_600, 5_200, 0, 0.14, 0.16), voice("noise", 4_600, 3_000, 0.16, 0.16, 0.14)],
  door: [voice("square", 95, 130, 0, 0.3, 0.09), voice("noise", 500, 200, 0.3, 0.14, 0.5)],
  troll: [voice("square", 92, 66, 0, 0.34, 0.16), voice("noise", 260, 180, 0, 0.3, 0.25)],
  nugget: [voice("triangle", 1_560, 1_540, 0, 0.16, 0.26), voice("triangle", 2_080, 2_060, 0.07, 0.26, 0.2)],
  knock: [0, 0.17].map((at) => voice("triangle", 310, 150, at, 0.14, 0.5)),
  drip: [voice("sine", 900, 1_700, 0, 0.07, 0.3), voice("sine", 1_500, 1_100, 0.06, 0.1, 0.14)],
  won: [523, 659, 784, 1_047].map((pitch, nth) => voice("triangle", pitch, pitch, nth * 0.09, 0.3, 0.3)),
  lost: [voice("noise", 320, 190, 0, 0.58, 0.5), voice("sine", 196, 147, 0.02, 0.5, 0.16)],
};
