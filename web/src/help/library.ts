/** Help is fetched when somebody first asks for it, and once for each language. */

import { Book } from "$web/help/book";
import { words } from "$web/table/spoken";
import { http } from "$web/wire/http";
import type { Words } from "$web/words/words";

const books = new WeakMap<Words, Promise<Book>>();

export function book(): Promise<Book> {
  const spoken = words();
  const coming = books.get(spoken) ?? fetched(spoken);
  books.set(spoken, coming);
  coming.catch(() => books.delete(spoken));
  return coming;
}

async function fetched(spoken: Words): Promise<Book> {
  const answer = await http.help(spoken.language);
  spoken.learn(answer.fluent);
  return new Book(answer, spoken);
}
