/** The messages of a language, each parsed when it is first needed: all at once would take a phone a tenth of a second. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

type Message = NonNullable<ReturnType<FluentBundle["getMessage"]>>;
type Pattern = NonNullable<Message["value"]>;

/** Where an entry begins: at the beginning of a line, as its further lines never do. */
const ENTRY = /\n(?=[a-zA-Z#-])/;
const NAME = /^-?[a-zA-Z][\w-]*/;
/** A message inside another. */
const INSIDE = /\{\s*(-?[a-zA-Z][\w-]*)/g;

export class Catalogue {
  private readonly bundle: FluentBundle;
  /** As they are written, until somebody needs them. */
  private readonly unread = new Map<string, string>();
  private readonly names = new Set<string>();

  constructor(language: string) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
  }

  learn(fluent: string): void {
    for (const entry of fluent.split(ENTRY)) {
      const name = NAME.exec(entry)?.[0];
      if (name === undefined) continue;
      if (this.names.has(name)) throw new Error(`the message ${name} is there already`);
      this.names.add(name);
      this.unread.set(name, entry);
    }
  }

  message(name: string): Message | undefined {
    this.read(name);
    return this.bundle.getMessage(name);
  }

  format(pattern: Pattern, args: Record<string, FluentVariable>): string {
    const faults: Error[] = [];
    const text = this.bundle.formatPattern(pattern, args, faults);
    if (faults[0]) throw faults[0];
    return text;
  }

  /** Parses a message, and those that it contains. */
  private read(name: string): void {
    const entry = this.unread.get(name);
    if (entry === undefined) return;
    this.unread.delete(name);
    const faults = this.bundle.addResource(new FluentResource(entry));
    if (faults[0]) throw faults[0];
    for (const [, inside = ""] of entry.matchAll(INSIDE)) this.read(inside);
  }
}
