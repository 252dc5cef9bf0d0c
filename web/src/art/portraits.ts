import { type Beard, type Dwarf, dwarf, type Hat } from "./dwarves.ts";
import { picture } from "./path.ts";

/** The people who may sit at a table, by number; the classes `folk-0` to `folk-11` colour them. */
const FOLK: readonly (readonly [Hat, Beard])[] = [
  ["helmet", "round"],
  ["cone", "long"],
  ["cap", "none"],
  ["horns", "fork"],
  ["scarf", "braid"],
  ["lamp", "long"],
  ["tophat", "none"],
  ["hood", "round"],
  ["crown", "braid"],
  ["cone", "none"],
  ["helmet", "fork"],
  ["cap", "long"],
];

/** How many portraits differ. */
export const PORTRAITS = FOLK.length;

export const HAT_COLOURS = ["ochre", "red", "blue", "green", "violet", "teal", "grey", "orange"] as const;
export type HatColour = (typeof HAT_COLOURS)[number];

/** How somebody looks who chose it themselves. */
export interface Look {
  readonly hat: Hat;
  readonly beard: Beard;
  readonly colour: HatColour;
}

export interface PortraitState {
  /** Whether a bot plays for somebody who has left: drawn grey. */
  readonly gone?: boolean;
  readonly label?: string;
}

function framed(person: Dwarf, { gone = false, label }: PortraitState): string {
  return picture(gone ? "portrait gone" : "portrait", dwarf(person, 50, 58, 0.86), "0 0 100 106", label);
}

/** A person: one of twelve by number, or as they chose to look. */
export function portrait(who: number | Look, state: PortraitState = {}): string {
  if (typeof who !== "number") {
    return framed({ hat: who.hat, beard: who.beard, colours: `folk-own felt-${who.colour}` }, state);
  }
  const number = ((Math.trunc(who) % PORTRAITS) + PORTRAITS) % PORTRAITS;
  const [hat, beard] = FOLK[number] as readonly [Hat, Beard];
  return framed({ hat, beard, colours: `folk-${number}` }, state);
}
