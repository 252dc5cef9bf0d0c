/** Links that are sent to others, and how they get into the clipboard. */

import { home } from "$web/app/prefix";
import { session } from "$web/app/session.svelte";

const HERE: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** The address under which other devices reach the server; empty: none does, as far as we know. */
export const reachable = (): string => (HERE.has(location.hostname) ? session.place : home());

/** A link to a place of the page that begins with a slash; it leads somewhere from this device at least. */
export const linkTo = (place: string): string => (reachable() || home()) + place;

/** Puts a text into the clipboard; whether it is there. Without TLS the old way, by what is selected. */
export async function copied(text: string, box: HTMLInputElement | undefined): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    box?.focus();
    box?.select();
    return document.execCommand("copy");
  }
}
