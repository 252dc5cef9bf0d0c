/** Whom we do not want to read. The server knows, so that every device of ours does, and leaves them out. */

import { session } from "$web/app/session.svelte";
import { http } from "$web/wire/http";

export interface Quiet {
  readonly person: string;
  readonly name: string;
}

class Muted {
  people = $state.raw<readonly Quiet[]>([]);

  has(person: string): boolean {
    return this.people.some((each) => each.person === person);
  }

  async load(): Promise<void> {
    const { people } = await http.muted();
    this.people = people.map(({ id, name }) => ({ person: id, name }));
  }

  async set(who: Quiet, quiet: boolean): Promise<void> {
    await session.connection.ask({ do: "mute", person: who.person, quiet });
    const others = this.people.filter(({ person }) => person !== who.person);
    this.people = quiet ? [...others, who] : others;
  }
}

export const muted = new Muted();
