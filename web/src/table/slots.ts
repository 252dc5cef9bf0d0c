/** What comes to the table later than its first picture: each with all words, fetched when nothing else is to do. */

import { session } from "$web/app/session.svelte";

export { Asking } from "$web/help/asking";
export type { Focus } from "$web/help/focus";
export { focused } from "$web/help/focused";

async function worded<Piece>(piece: Promise<Piece>): Promise<Piece> {
  return (await Promise.all([piece, session.learn()]))[0];
}

/** Once the picture that is being drawn has been seen. */
export async function seen(): Promise<void> {
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}

export const later = {
  final: () => worded(import("$web/ends/Final.svelte")),
  handover: () => worded(import("$web/table/Handover.svelte")),
  help: () => worded(import("$web/help/Help.svelte")),
  hints: () => seen().then(() => worded(import("$web/help/Hints.svelte"))),
  lobby: () => worded(import("$web/lobby/Lobby.svelte")),
  log: () => worded(import("$web/log/Log.svelte")),
  logSheet: () => worded(import("$web/log/LogSheet.svelte")),
  menu: () => worded(import("$web/table/Menu.svelte")),
  question: () => worded(import("$web/sheets/Question.svelte")),
  roundEnd: () => worded(import("$web/ends/RoundEnd.svelte")),
  seat: () => worded(import("$web/seats/SeatSheet.svelte")),
  tray: () => worded(import("$web/hand/Tray.svelte")),
  watching: () => worded(import("$web/table/Watching.svelte")),
  welcome: () => worded(import("$web/table/Welcome.svelte")),
};

/** So that all of it is at hand, even if the line is lost: once the table is seen, and not before. */
export function fetchTheRest(): () => void {
  const words = setTimeout(() => void session.learn(), 400);
  const timer = setTimeout(() => void Promise.allSettled(Object.values(later).map((load) => load())), 2500);
  return () => [words, timer].forEach(clearTimeout);
}
