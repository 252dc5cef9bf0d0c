/** What comes to the table later than its first picture: each a piece of its own, fetched when nothing else is to do. */

export type { Focus } from "$web/help/focus";
export { focused } from "$web/help/focused";

export const later = {
  final: () => import("$web/ends/Final.svelte"),
  help: () => import("$web/help/Help.svelte"),
  hints: () => import("$web/help/Hints.svelte"),
  lobby: () => import("$web/lobby/Lobby.svelte"),
  log: () => import("$web/log/Log.svelte"),
  menu: () => import("$web/table/Menu.svelte"),
  roundEnd: () => import("$web/ends/RoundEnd.svelte"),
};

/** So that all of it is at hand, even if the line is lost: once the table is seen, and not before. */
export function fetchTheRest(): () => void {
  const timer = setTimeout(() => void Promise.allSettled(Object.values(later).map((load) => load())), 2500);
  return () => clearTimeout(timer);
}
