import { type Group, groupsOf } from "./sides.ts";

/** How bright a tunnel is: lit for the walker, for the other one, if the chosen move is made, or not at all. */
export type Light = "lit" | "theirs" | "would" | "dark";

/** Which tunnels are reached, each as the view has it (`NES.W`). Without `lit` all of the card is lit. */
export interface Reached {
  readonly lit?: string | undefined;
  readonly theirs?: string | undefined;
  readonly would?: string | undefined;
}

/** From the darkest to the brightest. */
export const BRIGHTNESS: readonly Light[] = ["dark", "would", "theirs", "lit"];

function reaches(text: string | undefined, sides: Group): boolean {
  return groupsOf(text ?? "").some((group) => sides.every((side) => group.includes(side)));
}

/** The light of openings that are joined, as they lie. */
export function lightOf(sides: Group, reached: Reached): Light {
  if (reached.lit === undefined || reaches(reached.lit, sides)) return "lit";
  if (reaches(reached.theirs, sides)) return "theirs";
  return reaches(reached.would, sides) ? "would" : "dark";
}
