/** How somebody comes in whom the server does not know yet: with a name, and a password where it wants one. */

import { appearance } from "$web/app/appearance.svelte";
import { session } from "$web/app/session.svelte";
import { Refusal, Unreachable } from "$web/wire/refusal";

type Board = typeof import("$web/app/Entrance.svelte").default;

class Entrance {
  /** What asks; fetched when somebody has to be asked. */
  board = $state.raw<Board | null>(null);
  /** Somebody is asked who they are; what waits for it is told whether they came in. */
  asked = $state.raw<((isIn: boolean) => void) | null>(null);

  /** Whether the server knows us now. `guest`: what whoever has no name yet is called, so that nothing is asked without need. */
  async enter(guest = ""): Promise<boolean> {
    this.answer(false);
    if (session.person) return true;
    const name = appearance.now.name || guest;
    if (name && !session.needsPassword && (await this.isLetIn(name))) return true;
    this.board ??= await fetched();
    return new Promise((resolve) => (this.asked = resolve));
  }

  /** Somebody came in, or went away. */
  answer(isIn: boolean): void {
    this.asked?.(isIn);
    this.asked = null;
  }

  /** Comes without a password: since the page was loaded the server may have got one. */
  private async isLetIn(name: string): Promise<boolean> {
    try {
      await session.come(name);
      return true;
    } catch (fault) {
      if (!(fault instanceof Refusal && fault.reason === "wrong_password")) throw fault;
      session.needsPassword = true;
      return false;
    }
  }
}

async function fetched(): Promise<Board> {
  try {
    return (await import("$web/app/Entrance.svelte")).default;
  } catch {
    throw new Unreachable("the board that asks");
  }
}

export const entrance = new Entrance();
