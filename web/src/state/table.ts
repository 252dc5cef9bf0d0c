/** All that a page knows of a table, and how messages change it. No DOM, no rule. */

import type { Message, Sentence, TableMessage, TalkMessage } from "$wire";
import { isAsked, told, type Stream, viewed } from "$web/state/stream";

export interface TableState {
  readonly table: string;
  /** What is played, and who sits where; `null` until the server has said so. */
  readonly people: TableMessage | null;
  /** One for each of our seats; one of a watcher (`null`) if we have none. */
  readonly streams: ReadonlyMap<number | null, Stream>;
  readonly talk: readonly TalkMessage[];
  /** Somebody is asked for a part in the deal: the commitment to which it is added. */
  readonly sealing: string | null;
  /** Why we do not hear of this table any more. */
  readonly gone: Sentence | null;
}

export const atTable = (table: string): TableState => ({
  table,
  people: null,
  streams: new Map(),
  talk: [],
  sealing: null,
  gone: null,
});

/** The state after a message; the same object if the message is not for this table. */
export function receive(state: TableState, message: Message, now: number): TableState {
  if (!("table" in message) || message.table !== state.table) return state;
  switch (message.tell) {
    case "table":
      return { ...state, people: message, gone: null, streams: kept(state.streams, message) };
    case "view": {
      const streams = new Map(message.seat === null ? [] : withoutWatcher(state.streams));
      return { ...state, streams: streams.set(message.seat, viewed(state.streams.get(message.seat), message, now)) };
    }
    case "events": {
      const before = state.streams.get(message.seat);
      if (!before) return state; // a view follows
      return { ...state, streams: new Map(state.streams).set(message.seat, told(before, message, now)) };
    }
    case "talk":
      if (state.talk.some(({ number }) => number === message.number)) return state;
      return { ...state, talk: [...state.talk, message].sort((one, other) => one.number - other.number) };
    case "nonce":
      return { ...state, sealing: message.commitment };
    case "gone":
      return { ...state, gone: message.said };
    default:
      return state;
  }
}

/** A game that begins anew at the same table leaves no streams of a lobby behind. */
function kept(streams: TableState["streams"], people: TableMessage): TableState["streams"] {
  return people.phase === "lobby" ? new Map() : streams;
}

function withoutWatcher(streams: TableState["streams"]): [number | null, Stream][] {
  return [...streams].filter(([seat]) => seat !== null);
}

/** The last event that all streams have seen: what the server need not tell again. */
export function seen(state: TableState): number | null {
  const numbers = [...state.streams.values()].map(({ at }) => at);
  return numbers.length ? Math.min(...numbers) : null;
}

/** The seats that are ours, in order. */
export function ownSeats(people: TableMessage | null, person: string): number[] {
  return (people?.seats ?? []).flatMap((seat, number) => (seat.person === person ? [number] : []));
}

/** The stream to show: of the seat asked, else the one shown until now, else the first. */
export function shownStream(state: TableState, last: number | null): Stream | null {
  const streams = [...state.streams.values()];
  return streams.find(isAsked) ?? state.streams.get(last) ?? streams[0] ?? null;
}

/** What everybody is called. */
export function namesOf(people: TableMessage | null): string[] {
  return (people?.seats ?? []).map(({ name }) => name);
}
