/** What lies on which cell: cards, goals, ghosts, free ground. Rows run from north to south. */

import type { Card, Cell, ShownTunnels, View } from "$wire";
import { cellOf, type Extent, key } from "$web/state/cells";

/** A cell where the chosen card fits, and how. */
export interface Spare {
  readonly cell: Cell;
  readonly upright: boolean;
  readonly turned: boolean;
}

export interface Ghost {
  readonly card: Card;
  readonly turned: boolean;
}

/** Sides that are lit, as the server writes them: groups with dots between them. */
export interface Light {
  readonly lit: string;
  /** What only the other may walk, in the duel. */
  readonly theirs: string;
  /** What the chosen move would light. */
  readonly would: string;
}

export const UNLIT: Light = { lit: "", theirs: "", would: "" };

export type Lying = View["mine"][number];
export type Goal = View["goals"][number];

export type Team = "green" | "blue";

/** A card that lies face up, or a goal that lies face down; whose marker lies on it, and in which colour. */
export type Laid =
  | { readonly kind: "card"; readonly cell: Cell; readonly card: Card; readonly turned: boolean; readonly opened: boolean; readonly marker: number | null; readonly team: Team | null; readonly light: Light }
  | { readonly kind: "goal"; readonly cell: Cell; readonly vein: boolean; readonly seen: Card | null };

/** Everything that lies in the mine, by its cell. */
export function laidOf(view: View, walker: number, wouldBe: ShownTunnels | null = null): Map<string, Laid> {
  const would = new Map((wouldBe ? [...wouldBe.lit, ...wouldBe.dark] : []).map(({ cell, reached }) => [key(cell), reached]));
  const laid = new Map<string, Laid>();
  for (const { cell, face, open } of view.goals) {
    // A goal whose position is asked for, and all of them when the round has ended, lie face up without a light.
    if (face !== "?" && (open || isEnded(view))) {
      laid.set(key(cell), { kind: "card", cell, card: face, turned: false, opened: false, marker: null, team: null, light: UNLIT });
    } else {
      laid.set(key(cell), { kind: "goal", cell, vein: isDuel(view), seen: face === "?" ? null : face });
    }
  }
  for (const { cell, card, turned, opened, marker, reached } of view.mine) {
    const light = lightOf(reached, walker, would.get(key(cell)));
    const team = marker === null ? null : teamOf(view, marker);
    laid.set(key(cell), { kind: "card", cell, card, turned, opened, marker, team, light });
  }
  return laid;
}

/** What lies as it lay is the same object as before: so it is known without a look that nothing has changed. */
export function unchanged(before: ReadonlyMap<string, Laid>, now: ReadonlyMap<string, Laid>): ReadonlyMap<string, Laid> {
  let differs = before.size !== now.size;
  const shared = new Map<string, Laid>();
  for (const [name, lying] of now) {
    const was = before.get(name);
    const isSame = was !== undefined && alike(was, lying);
    differs ||= !isSame;
    shared.set(name, isSame ? was : lying);
  }
  return differs ? shared : before;
}

/** Whether two things lie alike on the same cell. */
export function alike(one: Laid, other: Laid): boolean {
  if (one.kind === "goal") return other.kind === "goal" && one.vein === other.vein && one.seen === other.seen;
  if (other.kind === "goal") return false;
  const isSame = one.card === other.card && one.turned === other.turned && one.opened === other.opened && one.marker === other.marker;
  const [was, is] = [one.light, other.light];
  return isSame && one.team === other.team && was.lit === is.lit && was.theirs === is.theirs && was.would === is.would;
}

/** What is lit stays so; what would change, to the light or to the dark, is shown as something that would be. */
export function lightOf(reached: readonly string[], walker: number, would?: readonly string[]): Light {
  const now = reached[walker] ?? "";
  const other = reached.find((_, each) => each !== walker) ?? "";
  if (!would) return { lit: now, theirs: without(other, now), would: "" };
  const then = would[walker] ?? "";
  const stays = then.length < now.length ? then : now;
  const changes = then.length < now.length ? without(now, then) : without(then, now);
  return { lit: stays, theirs: without(other, now), would: changes };
}

/** The groups of which no side is among the others. */
function without(groups: string, others: string): string {
  return groups.split(".").filter((group) => group && ![...group].some((side) => others.includes(side))).join(".");
}

export const isDuel = (view: View): boolean => view.game.game === "duel" || view.game.game === "solo";
const isEnded = (view: View): boolean => ["nugget", "rob", "deal", "over"].includes(view.asked);

/** Whose marker it is: in the duel the first seat is green; alone, one has chosen. */
export function teamOf(view: View, seat: number): Team {
  if (view.game.game === "solo") return view.game.options?.colour === "blue" ? "blue" : "green";
  return seat === 0 ? "green" : "blue";
}

/** How a card would lie on a place: as it is held, unless it fits only the other way. */
export const turnedAt = (place: Spare, ghost: Ghost): boolean => (ghost.turned ? place.turned : !place.upright);

/** All that lies there and all that could, and to the west and east of the cards one free cell. */
export function groundOf(view: View, cells: readonly Cell[]): Extent {
  const goals = new Set(view.goals.map(({ cell }) => key(cell)));
  const columns = view.mine.filter(({ cell }) => !goals.has(key(cell))).map(({ cell }) => cell[0]);
  const all = [...view.mine.map(({ cell }) => cell), ...view.goals.map(({ cell }) => cell), ...cells];
  const xs = [...all.map(([x]) => x), Math.min(...columns) - 1, Math.max(...columns) + 1];
  const ys = all.map(([, y]) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
}

/** Both of them; the first itself, if it holds the other. */
export function joined(one: Extent | null, other: Extent): Extent {
  if (!one) return other;
  const isInside = other.left >= one.left && other.right <= one.right && other.bottom >= one.bottom && other.top <= one.top;
  if (isInside) return one;
  return {
    left: Math.min(one.left, other.left),
    right: Math.max(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
    top: Math.max(one.top, other.top),
  };
}

export const wider = ({ left, right, bottom, top }: Extent, by: number): Extent => ({
  left: left - by,
  right: right + by,
  bottom: bottom - by,
  top: top + by,
});

/** The cells of an extent, row by row from north to south, each from west to east. */
export function rowsOf({ left, right, bottom, top }: Extent): { readonly y: number; readonly cells: readonly Cell[] }[] {
  const rows = [];
  for (let y = top; y >= bottom; y--) {
    const cells: Cell[] = [];
    for (let x = left; x <= right; x++) cells.push([x, y]);
    rows.push({ y, cells });
  }
  return rows;
}

/** The lit cell that is furthest from the starts, to which one jumps with the End key. */
export function furthestLit(laid: ReadonlyMap<string, Laid>): Cell | null {
  let best: Cell | null = null;
  for (const [text, lying] of laid) {
    const cell = cellOf(text);
    if (lying.kind === "card" && lying.light.lit && (!best || cell[0] > best[0])) best = cell;
  }
  return best;
}
