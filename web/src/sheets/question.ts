/** What is asked besides a turn, and what it can be answered with. No DOM. */

import type { Cell, ShownMove } from "$wire";
import type { Stream } from "$web/state/stream";

export interface CellAnswer {
  readonly cell: Cell;
  readonly text: string;
}

export type Asking =
  /** A goal to turn over, or gold to mark. */
  | { readonly kind: "cells"; readonly answers: readonly CellAnswer[] }
  | { readonly kind: "position"; readonly cell: Cell | null; readonly answers: readonly { readonly turned: boolean; readonly text: string }[] }
  | { readonly kind: "nugget"; readonly answers: readonly { readonly value: number; readonly text: string }[] }
  | { readonly kind: "rob"; readonly answers: readonly { readonly seat: number; readonly text: string }[]; readonly nobody: string | null }
  /** Anything else: the moves themselves, in words. */
  | { readonly kind: "any"; readonly answers: readonly ShownMove[] };

/** `null` while a turn is asked for: that is played with the hand. */
export function askingOf(stream: Stream): Asking | null {
  const { moves, question } = stream;
  if (question.what === "turn") return isPlayedByHand(moves) ? null : { kind: "any", answers: moves };
  const cells = moves.flatMap(({ move, text }) =>
    move.move === "turn" || move.move === "claim" ? [{ cell: move.cell, text }] : [],
  );
  if (cells.length === moves.length) return { kind: "cells", answers: cells };
  const ways = moves.flatMap(({ move, text }) => (move.move === "position" ? [{ turned: move.turned, text }] : []));
  if (ways.length === moves.length) return { kind: "position", cell: newestGoal(stream), answers: ways };
  const values = moves.flatMap(({ move, text }) => (move.move === "take" ? [{ value: move.value, text }] : []));
  if (values.length === moves.length) {
    return { kind: "nugget", answers: [...values].sort((one, other) => other.value - one.value) };
  }
  if (moves.every(({ move }) => move.move === "rob")) return robbery(moves);
  return { kind: "any", answers: moves };
}

/** Every legal move of a turn can be made with cards of the hand, or by a bribe. */
function isPlayedByHand(moves: readonly ShownMove[]): boolean {
  return moves.every(({ move }) => ["lay", "play", "discard", "clear", "bribe"].includes(move.move));
}

function robbery(moves: readonly ShownMove[]): Asking {
  const answers = moves.flatMap(({ move, text }) => (move.move === "rob" && move.seat !== null ? [{ seat: move.seat, text }] : []));
  const nobody = moves.find(({ move }) => move.move === "rob" && move.seat === null)?.text ?? null;
  return { kind: "rob", answers, nobody };
}

/** The goal that was turned over last: the one whose position is asked. */
function newestGoal({ log, view }: Stream): Cell | null {
  const turned = log.findLast((event) => "fact" in event && event.fact === "revealed");
  if (turned && "cell" in turned && turned.cell) return turned.cell;
  return view.goals.find(({ open }) => open)?.cell ?? null;
}

/** What is chosen before anybody has: the only answer, or the first of things that are alike. */
export function preferred(asking: Asking): string | null {
  if (asking.kind === "rob") return asking.answers[0]?.text ?? asking.nobody;
  return asking.answers[0]?.text ?? null;
}
