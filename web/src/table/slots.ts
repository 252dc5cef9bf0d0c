/** Where rooms of others come to the table: the one place that names them. */

export { default as Final } from "$web/table/Over.svelte";
export { default as Lobby } from "$web/table/Waiting.svelte";
export { default as Log } from "$web/table/Told.svelte";
export { default as RoundEnd } from "$web/table/Between.svelte";
