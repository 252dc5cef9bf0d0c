/** A side of a card. */
export type Side = "N" | "E" | "S" | "W";

export const SIDES: readonly Side[] = ["N", "E", "S", "W"];

export const OPPOSITE: Readonly<Record<Side, Side>> = { N: "S", E: "W", S: "N", W: "E" };

/** A card is drawn in these units; its middle is at 50, 75. */
export const WIDTH = 100;
export const HEIGHT = 150;
export const CARD_BOX = [0, 0, WIDTH, HEIGHT] as const;

/** Turns what is drawn upright by 180° about the middle of the card. */
export const HALF_TURN = 'transform="rotate(180 50 75)"';

/** Openings that are joined inside a card. */
export type Group = readonly Side[];

/** The groups of a text like `NES.W`. */
export function groupsOf(text: string): Group[] {
  return text ? text.split(".").map((group) => [...group] as Side[]) : [];
}

/** A side of a card as it comes to lie. */
export function lies(side: Side, turned: boolean): Side {
  return turned ? OPPOSITE[side] : side;
}

export function groupLies(group: Group, turned: boolean): Group {
  return group.map((side) => lies(side, turned));
}

/** Whether the sides lie on a line that runs through the card. */
export function isStraight(group: Group): boolean {
  return group.length === 2 && OPPOSITE[group[0] as Side] === group[1];
}

/** Whether one tunnel crosses the other without meeting it. */
export function isBridge(groups: readonly Group[]): boolean {
  return groups.length === 2 && groups.every(isStraight);
}

export function isUpright(side: Side): boolean {
  return side === "N" || side === "S";
}
