export type Hat = "helmet" | "lamp" | "hood" | "cone" | "cap" | "tophat" | "crown" | "scarf" | "horns";
export type Beard = "long" | "round" | "fork" | "braid" | "none";

export interface Dwarf {
  readonly hat: Hat;
  readonly beard: Beard;
  /** The classes that give hat, beard and coat their colours (cards.css). */
  readonly colours: string;
  readonly sly?: boolean;
}

const DOME = '<path class="ol h1" d="M-27 -8Q-28 -38 0 -39Q28 -38 27 -8Z"/><path class="ol h2" d="M-32 -8L32 -8L29 0L-29 0Z"/>';

const HATS: Readonly<Record<Hat, string>> = {
  helmet: DOME,
  lamp: `${DOME}<circle class="ol glow" cx="0" cy="-21" r="8"/><circle class="glow2" cx="0" cy="-21" r="4"/>`,
  hood: '<path class="ol h1" d="M-34 22Q-38 -14 -14 -30L4 -48L10 -31Q38 -16 34 22L22 4Q20 -10 0 -11Q-20 -10 -22 4Z"/>',
  cone: '<path class="ol h1" d="M-28 -6L-13 -34L6 -54L11 -34L27 -6Z"/><path class="ol h2" d="M-32 -8L32 -8L29 1L-29 1Z"/>',
  cap: '<path class="ol h1" d="M-27 -4Q-30 -32 4 -34Q28 -31 27 -4Z"/><path class="ol h2" d="M-29 -4L28 -4L40 4L-27 4Z"/>',
  tophat:
    '<path class="ol h1" d="M-19 -8L-22 -48L22 -48L19 -8Z"/><path class="ol h2" d="M-20.5 -22L20.5 -22L19.5 -12L-19.5 -12Z"/>' +
    '<path class="ol h1" d="M-35 -9L35 -9L32 -1L-32 -1Z"/>',
  crown:
    '<path class="ol h1" d="M-27 -5Q-28 -32 0 -33Q28 -32 27 -5Z"/>' +
    '<path class="ol h2" d="M-30 -2L-32 -28L-17 -15L0 -37L17 -15L32 -28L30 -2Z"/>',
  scarf:
    '<path class="ol h1" d="M-28 -3Q-28 -34 0 -35Q28 -34 28 -3Z"/><path class="ol h2" d="M26 -8L42 -16L40 -4L30 2Z"/>' +
    '<path class="goggle" d="M-26 -9L26 -9"/><circle class="ol glass2" cx="-11" cy="-12" r="8.5"/><circle class="ol glass2" cx="11" cy="-12" r="8.5"/>',
  horns:
    '<path class="ol h2" d="M-24 -12Q-44 -20 -40 -42Q-30 -28 -18 -26ZM24 -12Q44 -20 40 -42Q30 -28 18 -26Z"/>' +
    '<path class="ol h1" d="M-27 -6Q-28 -36 0 -37Q28 -36 27 -6Z"/><path class="ol h2" d="M-31 -7L31 -7L28 1L-28 1Z"/>',
};

const CHEEKS = "L12 14L0 11L-12 14Z";

const BEARDS: Readonly<Record<Beard, string>> = {
  long: `<path class="ol bd" d="M-27 4L-23 26L-14 44L0 58L14 44L23 26L27 4${CHEEKS}"/>`,
  round: `<path class="ol bd" d="M-27 3Q-34 40 0 46Q34 40 27 3${CHEEKS}"/>`,
  fork: `<path class="ol bd" d="M-27 3L-25 30L-13 56L0 36L13 56L25 30L27 3${CHEEKS}"/>`,
  braid: `<path class="ol bd" d="M-27 3L-22 26L-11 34L-8 56L8 56L11 34L22 26L27 3${CHEEKS}"/><path class="ol h2" d="M-10 44L10 44L9 50L-9 50Z"/>`,
  none: '<path class="seam" d="M-8 20Q0 24 8 20"/><path class="ol bd" d="M-30 -6Q-40 24 -30 40L-22 30L-25 -4ZM30 -6Q40 24 30 40L22 30L25 -4Z"/>',
};

const BODY = '<path class="ol body" d="M-44 62L-38 34Q-20 22 0 24Q20 22 38 34L44 62Z"/><path class="ol skin" d="M-26 -10L26 -10L28 12L18 30L-18 30L-28 12Z"/>';
const EYES = '<circle class="ink" cx="-11" cy="4" r="2.9"/><circle class="ink" cx="11" cy="4" r="2.9"/>';
const NOSE = '<path class="ol nose" d="M-8 11Q-8 3 0 3Q8 3 8 11Q5 16 0 16Q-5 16 -8 11Z"/>';
const BROWS = '<path class="bd2" d="M-21 -3L-6 -5L-6 -2L-21 1ZM21 -3L6 -5L6 -2L21 1Z"/>';
const SLY_BROWS = '<path class="bd2" d="M-21 -7L-6 -1L-6 2L-21 -3ZM21 -7L6 -1L6 2L21 -3Z"/>';
const SMILE = '<path class="mouth" d="M-8 18Q0 24 8 18"/>';
const SMIRK = '<path class="mouth" d="M-8 21L9 17"/>';

/** A dwarf's head, about 90 by 110 at scale 1. Hat and beard tell people apart; colour only helps. */
export function dwarf({ hat, beard, colours, sly = false }: Dwarf, x: number, y: number, scale: number): string {
  const mouth = beard === "none" ? "" : sly ? SMIRK : SMILE;
  const face = BODY + BEARDS[beard] + mouth + (sly ? SLY_BROWS : BROWS) + EYES + NOSE + HATS[hat];
  return `<g class="dwarf ${colours}" transform="translate(${x} ${y}) scale(${scale})">${face}</g>`;
}
