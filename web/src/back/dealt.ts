/** The deal of a game that is looked back at, verified here: its headers, and the facts as they were told. */

import type { DescribedGame, ToldEvent } from "$wire";
import { type Proof, proofOf } from "$web/ends/proof";
import { readRecord, type ToldFact } from "$web/ends/record";
import type { Frame } from "$web/back/frames";

/** A value as a record writes it. */
function written(value: unknown): string {
  if (!Array.isArray(value)) return String(value ?? "");
  return value.map((item) => (Array.isArray(item) ? `(${written(item)})` : String(item))).join(" ");
}

function factOf(event: ToldEvent): ToldFact[] {
  if (!("fact" in event)) return [];
  const { fact, cell, ...rest } = event as ToldEvent & { fact: string; cell?: readonly number[] };
  const given = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, written(value)]));
  return [{ name: fact, given: cell ? { ...given, cell: cell.join(",") } : given }];
}

/** @param seal what everybody was shown before the game began; `null`: what the record itself says */
export function dealProof(record: string, frames: readonly Frame[], games: ReadonlyMap<string, DescribedGame>, seal: string | null): Proof {
  const read = readRecord(record);
  const game = games.get(read.game);
  if (!game) return { kind: "none" };
  const facts = frames.flatMap(({ events }) => events.flatMap(factOf));
  return proofOf({ ...read, facts }, game, seal ?? read.commitment);
}
