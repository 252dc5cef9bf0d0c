/** Who we are, the words, the games, the line to the server, and the tables we listen to. */

import type { BotsAnswer, DescribedCard, DescribedGame, Message, ShownPerson } from "$wire";
import { appearance } from "$web/app/appearance.svelte";
import { Renewal, surroundings } from "$web/app/renewal";
import type { Route } from "$web/app/route";
import { atTable, receive, seen, type TableState } from "$web/state/table";
import { Connection, type Line } from "$web/wire/connection";
import { http } from "$web/wire/http";
import { Words } from "$web/words/words";

export class Session {
  words = $state.raw<Words | null>(null);
  /** A table begins with a part of the words; what shows a message of the rest is written again when that is there. */
  private isWhole = $state.raw(true);
  private learning: Promise<void> | null = null;
  /** `null`: the server does not know us yet; `undefined`: we have not asked. */
  person = $state.raw<ShownPerson | null | undefined>(undefined);
  /** Whether newcomers have to know the password of the server. */
  needsPassword = false;
  line = $state.raw<Line>("connecting");
  games = $state.raw<ReadonlyMap<string, DescribedGame>>(new Map());
  cards = $state.raw<ReadonlyMap<string, DescribedCard>>(new Map());
  bots = $state.raw<BotsAnswer["bots"]>([]);
  tables = $state.raw<ReadonlyMap<string, TableState>>(new Map());
  /** The address under which other devices reach the server; empty: none does. */
  place = $state.raw("");
  /** What the host of the server said to everybody, until it was read. */
  announced = $state.raw<readonly string[]>([]);
  /** Milliseconds by which the server's clock is ahead of ours. */
  ahead = 0;

  readonly renewal = new Renewal(surroundings(() => this.connection.isAsking));
  /** Somebody came in a moment ago, and is in the middle of what they came for. */
  private hasJustCome = false;
  readonly connection = new Connection({
    line: (line) => (this.line = line),
    heard: (message) => this.heard(message),
    tables: () => new Map([...this.tables].map(([table, state]) => [table, seen(state)])),
    outdated: () => this.renewal.needed(),
    stranger: () => (this.person = null),
  });

  /** All that a page needs before it shows anything; the line to the table that it will show is opened beside. */
  async begin(route: Route): Promise<void> {
    await Promise.all([this.introduce(route), this.describe(), this.speak(this.language, route.screen === "table")]);
  }

  private async introduce(route: Route): Promise<void> {
    const who = await http.who();
    this.person = who.person;
    this.needsPassword = who.password;
    if (!who.person) return;
    // Who hears of the table comes before the line to it, which may have brought it already.
    if (route.screen === "table") this.open(route.table);
    this.connection.connect();
  }

  private async describe(): Promise<void> {
    const [games, bots] = await Promise.all([http.games(), http.bots()]);
    this.games = new Map(games.games.map((game) => [game.game, game]));
    this.cards = new Map(games.cards.map((card) => [card.card, card]));
    this.bots = bots.bots;
  }

  /** The language chosen, else the first of the browser's that we have, else English. */
  get language(): string {
    const known = ["en", "ru", "uk"];
    const wanted = navigator.languages.map((each) => each.slice(0, 2));
    return appearance.now.language ?? wanted.find((each) => known.includes(each)) ?? "en";
  }

  /** `inParts`: only what the first picture of a table is written with, until `learn` is called. */
  async speak(language: string, inParts = false): Promise<void> {
    const answer = http.words(language, inParts ? "table" : undefined);
    new Intl.PluralRules(language).select(1); // read by the browser now, while it waits, not when the first text is written
    const found = await answer;
    this.isWhole = !inParts;
    this.learning = null;
    this.words = new Words(found, () => this.isWhole);
    document.documentElement.lang = language;
  }

  /** All words of the language are there. */
  async learn(): Promise<void> {
    if (this.isWhole || !this.words) return;
    this.learning ??= this.fetchRest(this.words).catch(() => void (this.learning = null));
    await this.learning;
  }

  private async fetchRest(words: Words): Promise<void> {
    const { fluent } = await http.words(words.language, "rest");
    words.learn(fluent);
    if (words === this.words) this.isWhole = true;
  }

  /** We come with a name. */
  async come(name: string, password = ""): Promise<void> {
    this.person = await http.welcome(name, password);
    appearance.set({ name });
    this.hasJustCome = true;
    this.connection.connect();
  }

  /** Listens to a table from now on. */
  open(table: string): void {
    if (this.tables.has(table)) return;
    this.put(atTable(table));
    this.connection.listen(table, null);
  }

  /** What was said at a table before we came. */
  private recall(table: string): void {
    http.talk(table).then(({ talk }) => talk.forEach((each) => this.heard(each)), () => undefined);
  }

  close(table: string): void {
    const left = new Map(this.tables);
    left.delete(table);
    this.tables = left;
    this.connection.ask({ do: "close", table }).catch(() => undefined);
  }

  private heard(message: Message): void {
    const now = performance.now();
    if (message.tell === "hello") {
      this.person = message.person;
      this.place = message.place;
      this.renewal.given(message.build);
      if (!this.hasJustCome) this.renewal.look();
      this.hasJustCome = false;
      this.ahead = message.time - Date.now();
    }
    if (message.tell === "announcement") this.announced = [...this.announced, message.text].slice(-3);
    for (const state of this.tables.values()) {
      const next = receive(state, message, now);
      if (next !== state) this.put(next);
      if (next.people && !state.people) this.recall(state.table);
    }
  }

  private put(state: TableState): void {
    this.tables = new Map(this.tables).set(state.table, state);
  }
}

export const session = new Session();
