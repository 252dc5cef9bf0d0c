/** Where rooms of others come to the table: the one place that names them. */

export { default as Final } from "$web/ends/Final.svelte";
export { default as Lobby } from "$web/lobby/Lobby.svelte";
export { default as Log } from "$web/log/Log.svelte";
export { default as RoundEnd } from "$web/ends/RoundEnd.svelte";
export { default as Hints } from "$web/help/Hints.svelte";
export type { Focus } from "$web/help/focus";
export { focused } from "$web/help/focused";

/** Loaded when somebody asks for it. */
export const loadHelp = () => import("$web/help/Help.svelte");
