/** How somebody is drawn: as they chose, or by the number of their seat. */

import type { ShownSeat } from "$wire";
import { type Beard, type Hat, HAT_COLOURS, type HatColour, type Look, portrait, type PortraitState } from "$web/art";

export const HATS: readonly Hat[] = ["helmet", "cone", "cap", "horns", "scarf", "lamp", "tophat", "hood", "crown"];
export const BEARDS: readonly Beard[] = ["long", "round", "fork", "braid", "none"];
export const COLOURS: readonly HatColour[] = HAT_COLOURS;

/** As it goes over the wire: `tophat-fork-teal`. */
export const lookText = ({ hat, beard, colour }: Look): string => `${hat}-${beard}-${colour}`;

/** Nothing if it is none of ours: another page may know other hats. */
export function readLook(text: string): Look | null {
  const [hat, beard, colour] = text.split("-");
  const known = HATS.includes(hat as Hat) && BEARDS.includes(beard as Beard) && COLOURS.includes(colour as HatColour);
  return known ? { hat: hat as Hat, beard: beard as Beard, colour: colour as HatColour } : null;
}

/** The portrait of a seat. */
export function portraitOf(seat: Pick<ShownSeat, "look"> | undefined, number: number, state: PortraitState = {}): string {
  return portrait(readLook(seat?.look ?? "") ?? number, state);
}

/** A look for somebody new: by the seat, in a colour that nobody has. */
export function firstLook(number: number, taken: readonly string[]): Look {
  const used = taken.map((text) => readLook(text)?.colour);
  const free = COLOURS.filter((colour) => !used.includes(colour));
  const colours = free.length ? free : COLOURS;
  return {
    hat: HATS[number % HATS.length] as Hat,
    beard: BEARDS[(number * 2) % BEARDS.length] as Beard,
    colour: colours[number % colours.length] as HatColour,
  };
}
