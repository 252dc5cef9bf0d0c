/** A game as frames to step through: the moments of its record at which something happened. No DOM, no rule. */

import type { CheckAnswer, ShownStep, ToldEvent, View } from "$wire";

export type Eyes = CheckAnswer["observers"][number];

export interface Frame {
  readonly round: number;
  /** The number of the last move of the round; 0 when it is dealt. */
  readonly move: number;
  readonly view: View;
  readonly events: readonly ToldEvent[];
}

/** A round, by the places of its first and last frame. */
export interface Round {
  readonly round: number;
  readonly first: number;
  readonly last: number;
  readonly moves: number;
}

/** Steps at which nothing happened only repeat what is shown; before the deal there is nothing to see. */
export function framesOf(steps: readonly ShownStep[]): Frame[] {
  const told = steps.filter(({ events }) => events.length > 0);
  let begun = { round: -1, before: 0 };
  return (told.length ? told : steps.slice(0, 1)).map(({ move, view, events }) => {
    // The move that ends a round can be told with the deal of the next one.
    if (view.round !== begun.round) begun = { round: view.round, before: move };
    return { round: view.round, move: move - begun.before, view, events };
  });
}

export function roundsOf(frames: readonly Frame[]): Round[] {
  const rounds: Round[] = [];
  frames.forEach(({ round, move }, place) => {
    const last = rounds.at(-1);
    if (last?.round === round) rounds[rounds.length - 1] = { ...last, last: place, moves: Math.max(last.moves, move) };
    else rounds.push({ round, first: place, last: place, moves: move });
  });
  return rounds;
}

export const roundAt = (rounds: readonly Round[], place: number): Round | null =>
  rounds.find(({ first, last }) => place >= first && place <= last) ?? null;

/** Without roles one can guess along: those that the eyes do not know by themselves are hidden, until all are turned over. */
export function guessing(view: View, eyes: Eyes | null): View {
  if (eyes !== "table" || ["nugget", "rob", "deal", "over"].includes(view.asked)) return view;
  return { ...view, roles: view.roles.map(() => "?" as const), away: [] };
}

/** What happened, without what tells somebody's role while the round goes on. */
export function guessed(events: readonly ToldEvent[]): ToldEvent[] {
  return events.flatMap((event): ToldEvent[] => {
    if (!("fact" in event)) return [event];
    if (event.fact === "inspected" || event.fact === "swapped_hats") return [];
    // After who begins comes who is what.
    return event.fact === "round_began" ? [{ ...event, said: event.said?.slice(0, 1) ?? [] }] : [event];
  });
}
