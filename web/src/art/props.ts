/** What action cards show: hands, hats, small cards, bars, and arrows that go round. */
import { short } from "./path.ts";

export function hand(x: number, y: number, scale: number, skin: "skin" | "glove"): string {
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})"><path class="ol ${skin}" d="M-20 34L-20 4L-33 -8Q-36 -15 -29 -17L-18 -10L-19 -33Q-15 -40 -10 -33L-8 -12L-6 -39Q-1 -46 4 -39L4 -12L9 -36Q15 -41 18 -34L15 -9L21 -25Q27 -29 29 -22L23 10L18 34Z"/>` +
    '<path class="seam" d="M-8 -12L-7 -4M4 -12L4 -4M15 -9L13 -2"/></g>'
  );
}

/** A fan of three cards. */
export function fan(x: number, y: number, scale: number, lean: number): string {
  const cards = [-20, 0, 20].map(
    (angle) =>
      `<g transform="rotate(${angle})"><path class="ol cardlet" d="M-9 -30L9 -30L9 -4L-9 -4Z"/><path class="pip" d="M0 -23L5 -17L0 -11L-5 -17Z"/></g>`,
  );
  return `<g transform="translate(${x} ${y}) scale(${scale}) rotate(${lean})">${cards.join("")}</g>`;
}

/** Two arrows that go round a point: things change places. */
export function swirl(x: number, y: number, radius: number): string {
  const at = (alongX: number, alongY: number, addX = 0, addY = 0): string => `${short(x + radius * alongX + addX)} ${short(y + radius * alongY + addY)}`;
  const arc = `A${radius} ${radius} 0 0 1 `;
  return (
    `<g class="swirl"><path d="M${at(-1, 0, 0, 3)}${arc}${at(0.7, -0.72)}"/><path d="M${at(1, 0, 0, -3)}${arc}${at(-0.7, 0.72)}"/>` +
    `<path class="tip" d="M${at(0.52, -0.98, 0, -6)}L${at(0.98, -0.52, 4, -2)}L${at(0.4, -0.36)}Z"/>` +
    `<path class="tip" d="M${at(-0.52, 0.98, 0, 6)}L${at(-0.98, 0.52, -4, 2)}L${at(-0.4, 0.36)}Z"/></g>`
  );
}

export function pointedHat(x: number, y: number, scale: number, felt: string): string {
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})"><path class="ol ${felt}" d="M-24 12L-15 -8L2 -34L10 -20L8 -6L20 12Z"/>` +
    '<path class="ol band" d="M-28 12L-24 4L22 4L26 12L22 20L-24 20Z"/></g>'
  );
}

const BEAMS = '<path class="rod beam" d="M11 42L89 42M11 112L89 112"/>';

/** A cage over the middle of a card; the bars of an open one are bent apart. */
export function cage(open: boolean): string {
  const rods = open
    ? "M16 42Q20 75 13 112M31 42Q22 75 27 112M69 42Q80 75 73 112M85 42Q80 75 87 112"
    : "M20 42L20 112M35 42L35 112M50 42L50 112M65 42L65 112M80 42L80 112";
  return `<g class="cage"><path class="rod" d="${rods}"/>${BEAMS}</g>`;
}

/** An eye: what is under it is seen. */
export function eye(y: number, halfWidth: number, halfHeight: number, pupil: number): string {
  const [left, right] = [50 - halfWidth, 50 + halfWidth];
  const [top, foot] = [y - halfHeight, y + halfHeight];
  const [lidLeft, lidRight] = [short(50 - halfWidth * 0.6), short(50 + halfWidth * 0.6)];
  return (
    `<path class="eyeo" d="M50 ${top}Q${lidLeft} ${top} ${left} ${y}Q${lidLeft} ${foot} 50 ${foot}Q${lidRight} ${foot} ${right} ${y}Q${lidRight} ${top} 50 ${top}Z"/>` +
    `<circle class="eyei" cx="50" cy="${y}" r="${pupil}"/>`
  );
}
