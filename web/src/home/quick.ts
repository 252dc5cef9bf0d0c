/** A game against bots, at once: a table is set up, we sit down, it begins. */

import type { DescribedGame, SettingsGiven } from "$wire";
import { session } from "$web/app/session.svelte";
import { http } from "$web/wire/http";

export const GAMES = ["base", "saboteur2", "duel", "solo"] as const;

/** How well bots may play, for those who do not choose more. */
export const LEVELS = ["easy", "normal", "hard"] as const;

/** How many bots may be at the table besides oneself: the fewest, the most, and as a rule. */
export function botsOf(game: DescribedGame): { least: number; most: number; usual: number } {
  return { least: game.seats[0] - 1, most: game.seats[1] - 1, usual: game.usual_seats - 1 };
}

/** A part in the deal that nobody else can have chosen. */
export function newNonce(): string {
  return [...crypto.getRandomValues(new Uint32Array(3))].map((part) => part.toString(36)).join("");
}

/** Sets a table up and sits down there; its id. */
export async function setUp(settings: SettingsGiven): Promise<string> {
  const { table } = await http.create({ settings });
  session.open(table);
  await session.connection.ask({ do: "sit", table, name: session.person?.name ?? "", nonce: newNonce() });
  return table;
}

/** The same, and the bots take the other seats. */
export async function playNow(settings: SettingsGiven): Promise<string> {
  const table = await setUp(settings);
  await session.connection.ask({ do: "start", table });
  return table;
}
