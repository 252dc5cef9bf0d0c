/** The words of one language: sentences as values become texts (docs/words.md). */

import { FluentNumber, type FluentVariable } from "@fluent/bundle";
import type { Argument, Cell, Sentence, WordsAnswer } from "$wire";
import { cellText } from "$web/state/cells";
import { Catalogue } from "$web/words/catalogue";

export type Names = readonly string[];
type Given = { readonly [name: string]: Argument };

/** A number of a game; our languages write small ones alike, and a phone takes long to find out how. */
class Small extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber["toString"]>[0]): string {
    const isPlain = Number.isInteger(this.value) && this.value >= 0 && this.value < 1000;
    return isPlain ? String(this.value) : super.toString(scope);
  }
}

export class Words {
  readonly language: string;
  readonly languages: { readonly [code: string]: string };
  private readonly catalogue: Catalogue;
  private readonly cards: { readonly [card: string]: Sentence };

  /** `isWhole`: whether all messages are there that will be; one that is still on its way is empty. `cell`: how a cell is written. */
  constructor(
    answer: Pick<WordsAnswer, "language" | "languages" | "fluent" | "cards">,
    private readonly isWhole = (): boolean => true,
    private readonly cell: (cell: Cell) => string = cellText,
  ) {
    this.language = answer.language;
    this.languages = answer.languages;
    this.cards = answer.cards;
    this.catalogue = new Catalogue(answer.language);
    this.learn(answer.fluent);
  }

  /** Further messages, which are fetched when somebody needs them. */
  learn(fluent: string): void {
    this.catalogue.learn(fluent);
  }

  /** A phrase of the interface. */
  phrase(key: string, args: Given = {}, names: Names = []): string {
    return this.message(key, args, names);
  }

  /** A sentence of the server, with the names of those who sit at the table. */
  say(sentence: Sentence, names: Names = []): string {
    return this.message(sentence.key, sentence.args ?? {}, names);
  }

  /** What a card is called, alone or as an object ("a fork"). */
  card(id: string, form: "name" | "object" = "name"): string {
    const name = this.cards[id];
    if (!name) throw new Error(`no words for the card ${id}`);
    return this.message(form === "name" ? name.key : `${name.key}.${form}`, name.args ?? {}, []);
  }

  /** A name that stands alone begins with a capital letter. */
  title(text: string): string {
    return text.charAt(0).toLocaleUpperCase(this.language) + text.slice(1);
  }

  has(key: string): boolean {
    const [id = "", attribute] = key.split(".");
    const message = this.catalogue.message(id);
    return Boolean(attribute ? message?.attributes[attribute] : message?.value);
  }

  private message(key: string, args: Given, names: Names): string {
    const [id = "", attribute] = key.split(".");
    const message = this.catalogue.message(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) {
      if (!this.isWhole()) return "";
      throw new Error(`no message ${key} in ${this.language}`);
    }
    const given: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      given[name] = typeof value === "number" ? new Small(value) : this.argument(value, names);
    }
    return this.catalogue.format(pattern, given);
  }

  private argument(value: Argument, names: Names): string {
    if (typeof value !== "object") return String(value);
    if ("key" in value) return this.message(value.key, value.args ?? {}, names);
    if ("seat" in value) return names[value.seat] || this.message("player-unnamed", { seat: String(value.seat) }, names);
    if ("cell" in value) return this.cell(value.cell);
    if ("card" in value) return this.card(value.card, value.form ?? "name");
    if ("list" in value) return this.listed(value.list.map((item) => this.argument(item, names)));
    return value.join.map((item) => this.argument(item, names)).join(value.by);
  }

  private listed(items: readonly string[]): string {
    if (!items.length) return this.message("list-nothing", {}, []);
    const last = items.length > 1 ? items.at(-1) : undefined;
    const rest = last === undefined ? items : items.slice(0, -1);
    const head = rest.reduce((text, item) => this.message("list-more", { head: text, item }, []));
    return last === undefined ? head : this.message("list-last", { head, item: last }, []);
  }
}
