/** A desk with a small log, for tests of what hangs beside it; what is asked of the server is noted. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { DescribedGame, Request, TalkMessage, ToldEvent } from "$wire";
import { session } from "$web/app/session.svelte";
import { CARDS } from "$web/art/drawn.testing";
import type { Stream } from "$web/state/stream";
import { VIEW } from "$web/state/view.fixture";
import type { Desk } from "$web/table/desk.svelte";
import { wordsOf } from "$web/words/catalogue.fixture";

const GAMES = join(import.meta.dirname, "..", "..", "..", "docs", "games.json");
const names = ["Ann", "Bea", "Cid"];

const EVENTS: readonly ToldEvent[] = [
  {
    number: 1, time: 0, fact: "laid", seat: 1, card: "base_ew", cell: [1, 0], turned: false,
    said: [{ key: "fact-laid", args: { name: { seat: 1 }, card: { card: "base_ew", form: "object" }, cell: { cell: [1, 0] } } }],
  },
  {
    number: 2, time: 100, seat: 2, says: { says: "accuse", seat: 1 },
    said: [{ key: "says", args: { name: { seat: 2 }, words: { key: "says-accuse", args: { target: { seat: 1 } } } } }],
  },
];

const CHAT: readonly TalkMessage[] = [
  { tell: "talk", table: "t", number: 1, person: "p1", name: "Bea", time: 1, text: "Hello", watching: false },
  { tell: "talk", table: "t", number: 2, person: "w", name: "Eve", time: 2, text: "I look on", watching: true },
];

export interface NotedDesk {
  readonly desk: Desk;
  readonly asked: Omit<Request, "id">[];
  readonly shown: string[];
}

export function deskFor(seats = 3, talk: "chat" | "statements" = "chat"): NotedDesk {
  const { games } = JSON.parse(readFileSync(GAMES, "utf8")) as { games: DescribedGame[] };
  session.words = wordsOf("en");
  session.games = new Map(games.map((game) => [game.game, game]));
  session.cards = new Map(CARDS.map((card) => [card.card, card]));
  const asked: Omit<Request, "id">[] = [];
  const shown: string[] = [];
  const stream: Stream = {
    seat: 0, at: 2, view: { ...VIEW, seats }, question: { what: "turn", seat: 1, said: { key: "asked-turn" } }, moves: [], clocks: null,
    log: EVENTS, news: [], consequences: new Map([[1, { lit: 2, dark: 0 }]]), began: 0,
  };
  const people = names.map((name, number) => ({ name, person: `p${number}`, bot: null, away: null, here: true, gives_up: false, look: "", ready: false }));
  const desk = {
    table: "t", seat: 0, seats: [0], names, stream,
    state: { table: "t", talk: CHAT },
    people: { phase: "playing", settings: { talk }, seats: people },
    mine: { show: (cell: readonly number[]) => shown.push(cell.join()) },
    seatAt: (seat: number) => people[seat] ?? null,
    ask: (wish: Omit<Request, "id">) => Promise.resolve(Boolean(asked.push(wish))),
  };
  return { desk: desk as unknown as Desk, asked, shown };
}
