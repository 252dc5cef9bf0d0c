/** Whom we do not want to read. The server leaves them out; this device remembers them, so that it can be taken back. */

import { session } from "$web/app/session.svelte";

export interface Quiet {
  readonly person: string;
  readonly name: string;
}

const KEY = "saboteur-muted";

function remembered(): readonly Quiet[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as Quiet[]) : [];
  } catch {
    return [];
  }
}

class Muted {
  people = $state.raw<readonly Quiet[]>(remembered());

  has(person: string): boolean {
    return this.people.some((each) => each.person === person);
  }

  async set(who: Quiet, quiet: boolean): Promise<void> {
    await session.connection.ask({ do: "mute", person: who.person, quiet });
    const others = this.people.filter(({ person }) => person !== who.person);
    this.people = quiet ? [...others, who] : others;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.people));
    } catch {
      // A private window keeps nothing: the server still does.
    }
  }
}

export const muted = new Muted();
