import { short } from "./path.ts";

/** A team of the expansion, a player of the duel. */
export type Colour = "green" | "blue";

/** The sign of a colour: green is a fir, three-cornered; blue is a moon, round. Shape first, colour second. */
export function mark(colour: Colour, x: number, y: number, radius: number): string {
  if (colour === "blue") return `<circle class="mk mk-blue" cx="${x}" cy="${y}" r="${short(radius * 0.88)}"/>`;
  const foot = short(y + radius * 0.8);
  return `<path class="mk mk-green" d="M${x} ${short(y - radius)}L${short(x + radius)} ${foot}L${short(x - radius)} ${foot}Z"/>`;
}

/** A marker that lies on a card: whoever put it there has the nugget, or has paid the troll. */
export function token(colour: Colour, x: number, y: number): string {
  const circle = (className: string): string => `<circle class="${className}" cx="${x}" cy="${y}" r="17"/>`;
  return `<g class="token tk-${colour}">${circle("disc")}${circle("ring")}${mark(colour, x, y, 8.6)}</g>`;
}
