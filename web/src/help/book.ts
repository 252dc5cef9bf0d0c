/** The index of help in one language: entries by game, what they say, and what finds them. */

import type { Card, Entry, HelpAnswer, Sentence } from "$wire";
import { findAnywhere, type Found, type Known, normal } from "$web/help/find";
import type { Words } from "$web/words/words";

/** What is about a terminal is not for a page. */
const TERMINAL = /^(command|menu)-/;

export class Book {
  private readonly known = new Map<string, Known[]>();

  constructor(private readonly answer: Pick<HelpAnswer, "games" | "cards">, private readonly words: Words) {}

  entry(game: string, id: string): Entry | null {
    return this.entries(game).find((entry) => entry.id === id) ?? null;
  }

  /** The entry of a card: as the game at hand has it, else as its own does. */
  ofCard(game: string, card: Card): Entry | null {
    const id = this.answer.cards[card];
    if (id === undefined) return null;
    return this.entry(game, id) ?? this.games.map((each) => this.entry(each, id)).find((entry) => entry !== null) ?? null;
  }

  get games(): string[] {
    return Object.keys(this.answer.games);
  }

  entries(game: string): readonly Entry[] {
    return (this.answer.games[game] ?? []).filter(({ id }) => !TERMINAL.test(id));
  }

  title(entry: Entry): string {
    return this.words.title(this.words.say(entry.title));
  }

  lines(entry: Entry): string[] {
    return entry.text.map((sentence) => this.words.title(this.words.say(sentence)));
  }

  find(text: string, game: string): Found & { readonly game: string } {
    return findAnywhere(text, game, new Map(this.games.map((each) => [each, this.knownOf(each)])));
  }

  private knownOf(game: string): readonly Known[] {
    const made = this.known.get(game) ?? knownOf(this.entries(game), this.words);
    this.known.set(game, made);
    return made;
  }
}

/** The normal phrases that find each entry. */
export function knownOf(entries: readonly Entry[], words: Words): Known[] {
  const listed = (sentence: Sentence): string[] =>
    /^(find|many)-/.test(sentence.key) ? words.say(sentence).split(",") : [words.say(sentence)];
  return entries.map(({ id, title, words: finding }) => ({ id, phrases: [title, ...finding].flatMap((each, at) => (at ? listed(each) : [words.say(each)])).map(normal) }));
}
