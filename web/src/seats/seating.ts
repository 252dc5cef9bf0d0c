/** Who sits where, and what is open about each of them: read from the view and the table's message. No DOM, no rule. */

import type { Sentence, ShownSeat, View } from "$wire";
import { isDuel, teamOf } from "$web/mine/layout";
import type { MatCard, Target, Tool } from "$web/state/options";

export const TOOLS: readonly Tool[] = ["pick", "lamp", "cart"];

/** Seats in order of play from the left hand of the one who looks, their own last; a watcher sees the table's order. */
export function inOrder(seats: number, own: number | null): number[] {
  const first = own === null ? 0 : own + 1;
  return Array.from({ length: seats }, (_, number) => (first + number) % seats);
}

/** The next ones after whoever is asked, up to and including oneself; at most three. */
export function nextSeats(view: View, own: number | null): number[] {
  if (view.turn === null || view.seats < 3) return [];
  const after = Array.from({ length: view.seats - 1 }, (_, number) => ((view.turn as number) + 1 + number) % view.seats);
  const until = own === null ? -1 : after.indexOf(own);
  return after.slice(0, until >= 0 && until < 2 ? until + 1 : 2);
}

export interface SeatedAt {
  readonly seat: number;
  readonly name: string;
  /** How the person wants to be drawn. */
  readonly look: string;
  readonly isOwn: boolean;
  /** A bot plays here, for itself or for somebody who is away. */
  readonly isBot: boolean;
  /** A bot plays for a person, or the person does not listen. */
  readonly isAway: boolean;
  readonly broken: readonly Tool[];
  /** What else lies before the seat. */
  readonly mat: readonly Exclude<MatCard, Tool>[];
  readonly hand: number;
  /** How many nugget cards or pieces of gold; `some`: that there is gold is open, how much is not. */
  readonly gold: number | "some";
  /** In the duel and alone: whose colour. */
  readonly team: "green" | "blue" | null;
  readonly isAsked: boolean;
}

export function seatedAt(seat: number, view: View, person: ShownSeat | null): SeatedAt {
  const mats = view.mats[seat] ?? [];
  return {
    seat,
    name: person?.name ?? "",
    look: person?.look ?? "",
    isOwn: view.observer === seat,
    isBot: person?.bot !== null && person !== null,
    isAway: person !== null && person.person !== null && (person.away !== null || !person.here),
    broken: TOOLS.filter((tool) => mats.includes(tool)),
    mat: mats.filter((card): card is Exclude<MatCard, Tool> => card === "theft" || card === "trapped"),
    hand: view.hands[seat]?.length ?? 0,
    gold: goldOf(view, seat),
    team: isDuel(view) ? teamOf(view, seat) : null,
    isAsked: view.actor === seat,
  };
}

/** In the base game nugget cards are counted; with pieces of gold, those told; in the duel what the nuggets are worth. */
export function goldOf(view: View, seat: number): number | "some" {
  const coins = view.coins[seat] ?? 0;
  const purse = view.purses[seat] ?? [];
  if (view.game.game === "saboteur2") return coins === "?" ? "some" : coins;
  if (view.game.game === "base") return purse.length;
  return worthOf(purse) ?? "some";
}

/** Of one's own gold everything is known: what nugget cards are worth, or how many pieces there are. */
export function ownGold(view: View, seat: number): number | "some" {
  return view.game.game === "base" ? (worthOf(view.purses[seat] ?? []) ?? 0) : goldOf(view, seat);
}

/** Alone: how much gold earns a title. */
export const CHAMBERS = [15, 20, 25] as const;

/** What nugget cards are worth; `null` if one of them is secret. */
export function worthOf(purse: readonly (number | "?")[]): number | null {
  let worth = 0;
  for (const value of purse) {
    if (value === "?") return null;
    worth += value;
  }
  return worth;
}

/** What a seat is to the chosen card. */
export type Aim =
  | { readonly kind: "none" }
  | { readonly kind: "target"; readonly targets: readonly Target[]; readonly chosen: Target | null }
  | { readonly kind: "excluded"; readonly why: Sentence | null };

export function aimOf(
  seat: number, targets: readonly Target[], aimed: { seat: number | null; tool: Tool | null }, why: Sentence | null,
): Aim {
  const own = targets.filter((target) => target.seat === seat);
  if (own.length) {
    const chosen = aimed.seat === seat ? (own.find(({ tool }) => tool === aimed.tool) ?? null) : null;
    return { kind: "target", targets: own, chosen };
  }
  return targets.length || why ? { kind: "excluded", why } : { kind: "none" };
}

/** The next target after the chosen one, in the order in which the seats are shown. */
export function nextTarget(
  targets: readonly Target[], order: readonly number[], aimed: { seat: number | null; tool: Tool | null },
): Target | null {
  const sorted = [...targets].sort((one, other) => order.indexOf(one.seat) - order.indexOf(other.seat));
  const at = sorted.findIndex(({ seat, tool }) => seat === aimed.seat && tool === aimed.tool);
  return sorted[(at + 1) % sorted.length] ?? null;
}
