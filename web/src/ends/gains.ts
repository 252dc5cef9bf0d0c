/** Gold by round and seat, as far as one was told, ready to be drawn. */

import type { GameSummary } from "$wire";
import { type ToldFact, wordsIn } from "$web/ends/record";

export interface Gain {
  /** Its number; a game begun from a position need not have a first round. */
  readonly round: number;
  /** `null`: how much is the other's secret. */
  readonly gold: number | null;
  /** Nugget cards, which everybody sees. */
  readonly cards: number;
  readonly wasSaboteur: boolean;
}

export interface GainRow {
  readonly seat: number;
  readonly rounds: readonly Gain[];
  /** `null`: not known to us, or not yet. */
  readonly sum: number | null;
  readonly isWinner: boolean;
}

/** A row for each seat: those who won first, then by gold; while the game goes on in their order at the table. */
export function gainRows(story: GameSummary, winners: readonly number[] = story.winners): GainRow[] {
  const rows = story.gold.map((sum, seat): GainRow => ({
    seat,
    rounds: story.rounds.map((round): Gain => ({
      round: round.round,
      gold: round.gained[seat] ?? null,
      cards: round.cards_gained[seat] ?? 0,
      wasSaboteur: round.roles[seat] === "saboteur",
    })),
    sum,
    isWinner: winners.includes(seat),
  }));
  return story.over ? rows.sort((one, other) => (other.sum ?? 0) - (one.sum ?? 0) || one.seat - other.seat) : rows;
}

/** What a seat got in each round, read from the record of what it was told. */
export function ownGains(facts: readonly ToldFact[], seat: number): number[] {
  const gains: number[] = [];
  for (const { name, given } of facts) {
    if (name === "round_began") gains.push(0);
    const sign = signOf(name, given, String(seat));
    const amount = wordsIn(given["value"] ?? given["values"] ?? given["amount"] ?? "1").reduce((sum, each) => sum + Number(each), 0);
    if (sign) gains[gains.length - 1] = (gains.at(-1) ?? 0) + sign * amount;
  }
  return gains;
}

function signOf(name: string, given: ToldFact["given"], seat: string): -1 | 0 | 1 {
  if (name === "robbed") return given["victim"] === "-" ? 0 : given["seat"] === seat ? 1 : given["victim"] === seat ? -1 : 0;
  if (given["seat"] !== seat) return 0;
  if (name === "took" || name === "paid") return 1;
  return name === "put_back" ? -1 : 0;
}

/** The same story with what each seat knows of its own gold, where it adds up. */
export function filled(story: GameSummary, own: ReadonlyMap<number, readonly number[]>): GameSummary {
  const fits = (seat: number): boolean => own.get(seat)?.reduce((sum, each) => sum + each, 0) === story.gold[seat];
  const rounds = story.rounds.map((round, index) => ({
    ...round,
    gained: round.gained.map((gold, seat) => gold ?? (fits(seat) ? (own.get(seat)?.[index] ?? null) : null)),
  }));
  return { ...story, rounds };
}
