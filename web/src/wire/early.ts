/** The line to the table of the address, opened before the rest of the page is there.
 *
 * A script of its own, which imports nothing: the server names it in the document of a table to whoever it may know.
 */

import { VERSION } from "$wire";

export interface Early {
  readonly socket: WebSocket;
  readonly table: string;
  /** That of the request that opens the table. */
  readonly id: string;
  /** What was told before the page took over. */
  readonly heard: readonly string[];
}

declare global {
  var early: Early | undefined;
}

const prefix = document.documentElement.dataset["prefix"] ?? "";
const table = decodeURIComponent(location.pathname.slice(prefix.length).split("/")[2] ?? "");
const id = `early-${crypto.getRandomValues(new Uint32Array(2)).join("-")}`;
const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${prefix}/socket`);
const heard: string[] = [];
socket.onopen = () => {
  socket.send(JSON.stringify({ do: "hello", version: VERSION }));
  socket.send(JSON.stringify({ do: "open", id, table, since: null, changes: true }));
};
socket.onmessage = ({ data }) => heard.push(String(data));
globalThis.early = { socket, table, id, heard };
