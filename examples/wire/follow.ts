// Follows the tables of a server as a page would, with the types of docs/wire.ts alone (docs/wire.md).
//
//     npm ci --prefix examples/wire
//     npx --prefix examples/wire tsc --noEmit --strict --target es2022 examples/wire/follow.ts

import type { Argument, Change, Lying, Message, MoveRequest, Request, Sentence, ShownMove, TableMessage, ToldEvent, View } from "../../docs/wire";
import { VERSION } from "../../docs/wire";

/** What a page knows of one of its streams: a seat of its own, or that of a watcher. */
interface Stream {
  view: View | null;
  at: number;
  moves: readonly ShownMove[];
  log: ToldEvent[];
}

export class Followed {
  readonly tables = new Map<string, TableMessage>();
  readonly streams = new Map<string, Stream>();
  private sent = 0;

  constructor(private readonly socket: { send(text: string): void }) {
    this.send({ do: "hello", version: VERSION });
  }

  send(request: Request): void {
    this.socket.send(JSON.stringify(request));
  }

  /** Listens; after a reconnect `since` saves what was seen already. */
  open(table: string): void {
    const seen = [...this.streams].filter(([name]) => name.startsWith(`${table} `)).map(([, stream]) => stream.at);
    this.send({ do: "open", id: this.id(), table, since: seen.length ? Math.min(...seen) : null, changes: true });
  }

  move(table: string, seat: number, move: ShownMove): MoveRequest {
    const at = this.streams.get(`${table} ${seat}`)?.at ?? 0;
    const request: MoveRequest = { do: "move", id: this.id(), table, seat, move: move.text, at };
    this.send(request);
    return request;
  }

  /** Every message there is: a new one that is not handled here does not compile. */
  take(message: Message): string {
    switch (message.tell) {
      case "hello":
        return `I am ${message.person.name}`;
      case "reload":
        return `the server speaks version ${message.version}`;
      case "done":
        return `done: ${message.id}`;
      case "refused":
        return `${message.id} refused: ${message.name} ${message.rule} ${keys(message.said).join(" ")}`;
      case "table":
        this.tables.set(message.table, message);
        return `${message.seats.filter((seat) => seat.person !== null).length} people`;
      case "view": {
        const { view, at, moves } = message;
        const log = this.streams.get(`${message.table} ${message.seat}`)?.log ?? [];
        this.streams.set(`${message.table} ${message.seat}`, { view, at, moves, log });
        return `the mine has ${view.mine.length} cards`;
      }
      case "events": {
        const name = `${message.table} ${message.seat}`;
        const stream: Stream = this.streams.get(name) ?? { view: null, at: 0, moves: [], log: [] };
        this.streams.set(name, stream);
        stream.log.push(...message.events.filter((event) => event.number > stream.at));
        if (message.change && stream.view) stream.view = changed(stream.view, message.change);
        stream.at = message.at;
        stream.moves = message.moves;
        return message.events.map(headline).join("; ");
      }
      case "nonce":
        return `a part in the deal for ${message.commitment}`;
      case "talk":
        return `${message.name}: ${message.text}`;
      case "announcement":
        return `the host of the server: ${message.text}`;
      case "answer":
        if (message.what === "what_if") return `${message.answer.lit.length} cards more would be reached`;
        if (message.what === "hint") return `a good player would ${message.answer.text}`;
        return message.answer === null ? "that is possible" : message.answer.name;
      case "gone":
        this.tables.delete(message.table);
        return `gone from ${message.table}`;
      default:
        return nothing(message);
    }
  }

  private id(): string {
    this.sent += 1;
    return `page-${this.sent}`;
  }
}

/** The view after a change. */
export function changed(view: View, change: Change): View {
  const { mine, discard, ...rest } = change;
  return {
    ...view,
    ...rest,
    mine: mine ? relaid(view.mine, mine.gone.map(String), mine.now) : view.mine,
    discard: discard ? [...view.discard.slice(0, discard.from), ...discard.added] : view.discard,
  };
}

/** A map keeps the order: a card in the place of another stays there, a new one comes last. */
function relaid(lying: View["mine"], gone: readonly string[], now: readonly Lying[]): readonly Lying[] {
  const cards = new Map(lying.map((card) => [String(card.cell), card]));
  for (const cell of gone) cards.delete(cell);
  for (const card of now) cards.set(String(card.cell), card);
  return [...cards.values()];
}

/** What happened, by the fact; a switch over `fact` knows the fields of each. */
function headline(event: ToldEvent): string {
  if ("says" in event) return `${event.seat} says ${event.says.says}`;
  if ("sits" in event) return `${event.seat} is ${event.sits.name}`;
  if ("abandons" in event) return `broken off: ${event.abandons}`;
  switch (event.fact) {
    case "laid":
      return `${event.card} at ${event.cell[0]},${event.cell[1]}${event.turned ? " turned" : ""}`;
    case "drew":
      return event.card === "?" ? "somebody drew" : `I drew ${event.card}`;
    case "game_ended":
      return `winners: ${event.winners.join(", ")}`;
    default:
      return event.fact;
  }
}

/** All messages of Fluent that a sentence needs. */
function keys(argument: Argument): string[] {
  if (typeof argument !== "object") return [];
  if ("key" in argument) return sentence(argument);
  if ("list" in argument) return argument.list.flatMap(keys);
  if ("join" in argument) return argument.join.flatMap(keys);
  return [];
}

function sentence(said: Sentence): string[] {
  return [said.key, ...Object.values(said.args ?? {}).flatMap(keys)];
}

function nothing(message: never): never {
  throw new Error(`no message of this version: ${JSON.stringify(message)}`);
}
