/** Deals a finished game again from its seed, and compares all that one observer was shown: the deal was fair, or it was not. */

import type { DescribedGame } from "$wire";
import { commitmentOf, type Deal, dealOf } from "$web/ends/deal";
import { type DealRecord, listsIn, type ToldFact, wordsIn } from "$web/ends/record";

export type Proof =
  | { readonly kind: "fair"; readonly seed: string; readonly seal: string; readonly rounds: number; readonly compared: number }
  /** What does not fit: the seal, or a round. */
  | { readonly kind: "wrong"; readonly round: number | null }
  /** There is nothing to check: no seed, or the game began with a position. */
  | { readonly kind: "none" };

/** @param seal the commitment that the page was shown while the game was played */
export function proofOf(record: DealRecord, game: DescribedGame, seal: string): Proof {
  if (!record.seed || record.isSpecial) return { kind: "none" };
  const commitment = commitmentOf(record.seed);
  if (commitment !== seal || commitment !== record.commitment) return { kind: "wrong", round: null };
  const rounds = roundsOf(record.facts);
  const gone: string[] = [];
  let compared = 0;
  for (const [index, facts] of rounds.entries()) {
    const round = index + 1;
    const deal = dealOf(game, { ...record, round, gone });
    const comparison = new Comparison(deal, record, game, round);
    facts.forEach((fact) => comparison.see(fact));
    comparison.end();
    if (comparison.isWrong) return { kind: "wrong", round };
    compared += comparison.compared;
    gone.push(...facts.flatMap(({ name, given }) => (name === "scored" ? wordsIn(given["cards"]) : [])));
  }
  return rounds.length ? { kind: "fair", seed: record.seed, seal, rounds: rounds.length, compared } : { kind: "none" };
}

function roundsOf(facts: readonly ToldFact[]): ToldFact[][] {
  const rounds: ToldFact[][] = [];
  for (const fact of facts) {
    if (fact.name === "round_began") rounds.push([]);
    rounds.at(-1)?.push(fact);
  }
  return rounds;
}

const alike = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && [...one].sort().join(" ") === [...other].sort().join(" ");

/** What was shown in one round, beside what was dealt. */
class Comparison {
  isWrong = false;
  compared = 0;
  /** The place in the deck of the next card that is drawn. */
  private next: number;
  private hasSwapped = false;
  private readonly leftOver: string[] = [];

  constructor(
    private readonly deal: Deal,
    private readonly record: DealRecord,
    private readonly game: DescribedGame,
    private readonly round: number,
  ) {
    this.next = game.removed;
  }

  see({ name, given }: ToldFact): void {
    if (name === "round_began") this.begin(given);
    else if (name === "drew") this.same(given["card"], this.deal.deck[this.next++]);
    else if (name === "swapped_hats") this.hasSwapped = true;
    else if (name === "left_over") this.leftOver.push(given["role"] ?? "");
    else if (name === "peeked" || name === "revealed" || name === "uncovered") this.same(given["face"], this.goalAt(given["cell"]));
    else if (name === "round_ended" && !this.hasSwapped) {
      wordsIn(given["roles"]).forEach((role, seat) => this.same(role, this.deal.roles[seat]));
    }
  }

  end(): void {
    if (this.hasSwapped || !this.leftOver.length) return;
    this.check(alike(this.leftOver, this.deal.roles.slice(this.record.seats)));
  }

  private begin(given: ToldFact["given"]): void {
    const hands = listsIn(given["hands"]);
    for (const hand of hands) {
      const dealt = this.deal.deck.slice(this.next, this.next + hand.length);
      this.next += hand.length;
      if (hand.length && !hand.includes("?")) this.check(alike(hand, dealt));
    }
    wordsIn(given["roles"]).forEach((role, seat) => this.same(role, this.deal.roles[seat]));
    const isDrawn = this.round === 1 && this.deal.roles.length > 0 && typeof this.record.options["first"] !== "number";
    if (isDrawn) this.same(given["first"], String(this.deal.first));
  }

  private goalAt(cell: string | undefined): string | undefined {
    return this.deal.goals[this.game.goals.findIndex((each) => each.join(",") === cell)];
  }

  /** What was not shown is not compared. */
  private same(shown: string | undefined, dealt: string | undefined): void {
    if (shown !== undefined && shown !== "?") this.check(shown === dealt);
  }

  private check(fits: boolean): void {
    this.compared += 1;
    this.isWrong ||= !fits;
  }
}
