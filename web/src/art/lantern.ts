export const LANTERN_WIRE = '<path class="wire" d="M-9 -31Q-9 -44 0 -44Q9 -44 9 -31"/>';
export const LANTERN_ROOF = '<path class="ol iron" d="M-15 -20L-10 -32L10 -32L15 -20Z"/>';
export const LANTERN_FOOT = '<path class="ol iron" d="M-20 20L20 20L17 31L-17 31Z"/>';

const FLAME =
  '<path class="flame" d="M0 -12Q9 0 7 9Q5 16 0 16Q-5 16 -7 9Q-9 0 0 -12Z"/>' +
  '<path class="flame2" d="M0 0Q4 6 3 11Q2 14 0 14Q-2 14 -3 11Q-4 6 0 0Z"/>';

/** A lantern around a point, about 40 wide and 75 high at scale 1; for a picture of one's own. */
export function lantern(x: number, y: number, scale: number, burns = true): string {
  return (
    `<g class="lantern${burns ? "" : " off"}" transform="translate(${x} ${y}) scale(${scale})">${LANTERN_WIRE}${LANTERN_ROOF}` +
    `<path class="ol glass" d="M-14 -20L14 -20L17 20L-17 20Z"/>${burns ? FLAME : ""}` +
    `<path class="bars" d="M-5 -20L-6 20M5 -20L6 20"/>${LANTERN_FOOT}</g>`
  );
}
