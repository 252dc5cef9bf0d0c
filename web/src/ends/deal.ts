/** The fair deal (docs/fair-deal.md): seed and nonces say the order of all cards. */

import type { Card, DescribedGame, Role } from "$wire";
import { sha256, sha256Text } from "$web/ends/sha256";

export interface Deal {
  readonly deck: readonly Card[];
  readonly roles: readonly Role[];
  readonly goals: readonly Card[];
  readonly nuggets: readonly number[];
  readonly first: number;
}

export interface Dealt {
  readonly seed: string;
  readonly nonces: readonly string[];
  readonly seats: number;
  readonly options: { readonly [name: string]: unknown };
  readonly round: number;
  /** What was won before that round: values of nugget cards, or in duel and solo the cards themselves. */
  readonly gone: readonly string[];
}

const ROLES: readonly Role[] = ["digger", "saboteur", "blue", "green", "boss", "profiteer", "geologist"];
/** Vein cards that lie in the mine. */
const VEINS = 6;
const WORDS = 2 ** 32;

export const commitmentOf = (seed: string): string => sha256Text(seed);

/** What the shuffle is seeded with: the seed alone if nobody gave a nonce. */
export function keyOf(seed: string, nonces: readonly string[]): string {
  return nonces.some(Boolean) ? [seed, ...nonces].join(":") : seed;
}

/** The numbers of one part of one round. */
function* numbersOf(key: string, round: number, part: string): Generator<number, never> {
  for (let block = 0; ; block++) yield* sha256(`${key}/${round}/${part}/${block}`);
}

/** A number from 0 to bound - 1, all as likely: those above the greatest multiple of bound are passed over. */
function below(bound: number, numbers: Generator<number, never>): number {
  const limit = WORDS - (WORDS % bound);
  for (;;) {
    const { value } = numbers.next();
    if (value < limit) return value % bound;
  }
}

export function shuffled<T>(sorted: readonly T[], key: string, round: number, part: string): T[] {
  const numbers = numbersOf(key, round, part);
  const mixed = [...sorted];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = below(last + 1, numbers);
    [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T];
  }
  return mixed;
}

function without<T>(items: readonly T[], gone: readonly string[]): T[] {
  const left = [...items];
  for (const item of gone) {
    const at = left.findIndex((each) => String(each) === item);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

const all = (counts: { readonly [item: string]: number }): string[] =>
  Object.entries(counts).flatMap(([item, count]) => Array<string>(count).fill(item));

/** Everything that there is for a round, sorted. */
function sortedCards(game: DescribedGame, { seats, round, options, gone }: Dealt, key: string): Omit<Deal, "first"> {
  const counts: Record<string, number> = { ...game.cards };
  for (const map of ["base_map", "duel_map"]) if (map in counts && typeof options["maps"] === "number") counts[map] = options["maps"];
  const roles: Record<string, number> = { ...game.roles[seats] };
  if (options["one_digger_less"] === true) roles["digger"] = (roles["digger"] ?? 1) - 1;
  const hasVeins = game.goal_cards.length > VEINS;
  let goals = [...game.goal_cards].sort();
  for (let before = 1; hasVeins && before < round; before++) goals = shuffled(goals, key, before, "goals").slice(VEINS).sort();
  return {
    deck: without(all(counts) as Card[], hasVeins ? gone : []).sort(),
    roles: (all(roles) as Role[]).sort((one, other) => ROLES.indexOf(one) - ROLES.indexOf(other)),
    goals,
    nuggets: without(all(game.nuggets).map(Number), hasVeins ? [] : gone),
  };
}

/** What a round was dealt. */
export function dealOf(game: DescribedGame, dealt: Dealt): Deal {
  const key = keyOf(dealt.seed, dealt.nonces);
  const cards = sortedCards(game, dealt, key);
  return {
    deck: shuffled(cards.deck, key, dealt.round, "deck"),
    roles: shuffled(cards.roles, key, dealt.round, "roles"),
    goals: shuffled(cards.goals, key, dealt.round, "goals"),
    nuggets: shuffled(cards.nuggets, key, dealt.round, "nuggets"),
    first: below(dealt.seats, numbersOf(key, dealt.round, "first")),
  };
}
