/** The one WebSocket of a page: it says who we are, opens tables, and comes back by itself when the line is lost.
 *
 * A request that was not answered when the line was lost is sent again under its id; the server carries it out once.
 */

import type { Message, Request } from "$wire";
import { VERSION } from "$wire";
import { prefix } from "$web/app/prefix";
import type { Early } from "$web/wire/early";
import { Refusal } from "$web/wire/refusal";

export type Line = "connecting" | "open" | "lost";
type Asked = Exclude<Request, { readonly do: "hello" }>;
type Without<T> = T extends unknown ? Omit<T, "id"> : never;
/** A request without its id, which the connection gives. */
export type Wish = Without<Asked>;
export type Answer = Extract<Message, { readonly tell: "done" | "answer" }>;

export interface Hearing {
  /** The line was opened, or lost. */
  line(line: Line): void;
  /** Everything but answers to requests. */
  heard(message: Message): void;
  /** The tables to listen to, asked each time the line opens: the last event seen of each. */
  tables(): ReadonlyMap<string, number | null>;
  /** The server speaks another version of the wire: the page has to be loaded anew. */
  outdated(): void;
  /** The server does not know us any more. */
  stranger(): void;
}

/** What a connection needs of the world around it; a test brings its own. */
export interface Surroundings {
  socket(url: string): WebSocket;
  /** A line that was opened before the page was there, and is open still: asked for once. */
  early?: () => Early | null;
  later(run: () => void, milliseconds: number): () => void;
  url: string;
  /** Of this page alone: two pages of a person must not use the same ids. */
  prefix: string;
}

interface Waiting {
  readonly text: string;
  resolve(answer: Answer): void;
  reject(fault: unknown): void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8_000;
/** Without any message for so long, the line is tried with a question. */
const QUIET = 15_000;
/** An answer to that question has to come within this time. */
const PATIENCE = 6_000;
/** Why a table may not be opened now, although it is there: it is tried again. */
const PASSING: ReadonlySet<string> = new Set(["not_kept", "too_much", "stopping"]);
const AGAIN = 1_000;
const STRANGER = 4004;
const OTHER_VERSION = 4001;

export class Connection {
  private socket: WebSocket | null = null;
  /** The line before a renewal: by it we are still at our tables, until this one has opened them. */
  private former: WebSocket | null = null;
  private ready = false;
  private ended = false;
  private sent = 0;
  private failures = 0;
  private early: Early | null = null;
  private readonly waiting = new Map<string, Waiting>();
  private stopTimer: () => void = () => undefined;

  constructor(
    private readonly hearing: Hearing,
    private readonly around: Surroundings = surroundings(),
  ) {}

  connect(): void {
    if (this.socket || this.ended) return;
    this.stopTimer();
    const early = this.around.early?.() ?? null;
    const socket = early?.socket ?? this.around.socket(this.around.url);
    [this.socket, this.early] = [socket, early];
    if (!early) socket.onopen = () => socket.send(JSON.stringify({ do: "hello", version: VERSION }));
    socket.onmessage = ({ data }) => this.take(JSON.parse(String(data)) as Message);
    socket.onclose = ({ code }) => this.lost(socket, code);
    this.watch(PATIENCE);
    for (const text of early?.heard ?? []) this.take(JSON.parse(text) as Message);
  }

  /** Asks for something; resolves when it is done and stored, rejects with a `Refusal`. */
  ask(wish: Wish): Promise<Answer> {
    this.sent += 1;
    const id = `${this.around.prefix}-${this.sent}`;
    const text = JSON.stringify({ ...wish, id });
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { text, resolve, reject });
      if (this.ready) this.socket?.send(text);
      else this.connect();
    });
  }

  /** Whether something was asked for that is neither done nor refused. */
  get isAsking(): boolean {
    return [...this.waiting.values()].some(({ text }) => text);
  }

  /** The line may be dead without anybody having said so: find out now. */
  doubt(): void {
    if (!this.socket) this.connect();
    else if (this.ready) this.probe();
  }

  /** The line may hardly be alive any more: another one at once. Nobody is told that it was lost, unless that one fails too;
   * nor is the table that somebody is gone, if it was alive.
   */
  renew(): void {
    const { socket, ready } = this;
    if (socket) {
      [socket.onopen, socket.onclose] = [null, null];
      if (ready) this.former = socket;
      else socket.close();
      this.forget();
    }
    this.connect();
  }

  /** The browser says that there is no network. */
  drop(): void {
    const socket = this.socket;
    if (socket) {
      socket.onclose = null;
      socket.close();
      this.lost(socket, 1006);
    }
  }

  end(): void {
    this.ended = true;
    this.stopTimer();
    this.part();
    this.socket?.close();
  }

  /** The former line is not needed any more. */
  private part(): void {
    this.former?.close();
    this.former = null;
  }

  private take(message: Message): void {
    this.watch(QUIET);
    if (message.tell === "hello") this.open();
    else if (message.tell === "reload") this.outdated();
    if ("id" in message && (message.tell === "done" || message.tell === "answer" || message.tell === "refused")) {
      const asked = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      if (message.tell === "refused") asked?.reject(new Refusal(message));
      else asked?.resolve(message);
      if (this.former && this.ready && this.hasItsTables) this.part();
      return;
    }
    this.hearing.heard(message);
  }

  private open(): void {
    this.ready = true;
    this.failures = 0;
    const unanswered = [...this.waiting.values()];
    for (const [table, since] of this.hearing.tables()) {
      if (this.early?.table === table) this.waiting.set(this.early.id, this.opening(table));
      else this.listen(table, since);
    }
    for (const { text } of unanswered) this.socket?.send(text);
    if (this.hasItsTables) this.part();
    this.hearing.line("open");
  }

  /** Listens to a table, as soon as the server can; if that is refused, the hearing is told as if it were gone. */
  listen(table: string, since: number | null): void {
    if (!this.ready) return this.connect();
    this.sent += 1;
    const id = `${this.around.prefix}-${this.sent}`;
    this.waiting.set(id, this.opening(table));
    this.socket?.send(JSON.stringify({ do: "open", id, table, since, changes: true }));
  }

  /** Whether every table that was asked for has answered. */
  private get hasItsTables(): boolean {
    return [...this.waiting.values()].every(({ text }) => text);
  }

  private opening(table: string): Waiting {
    const { socket } = this;
    const again = (): void => {
      const since = this.hearing.tables().get(table);
      if (this.socket === socket && since !== undefined) this.listen(table, since);
    };
    const reject = (fault: unknown): void => {
      if (!(fault instanceof Refusal)) return;
      if (PASSING.has(fault.reason)) this.around.later(again, AGAIN);
      else this.hearing.heard({ tell: "gone", table, said: fault.said });
    };
    return { text: "", resolve: () => undefined, reject };
  }

  private probe(): void {
    this.socket?.send(JSON.stringify({ do: "ping", id: `${this.around.prefix}-ping` }));
    this.watch(PATIENCE);
  }

  /** Nothing for this long, and the line is tried, or given up if it was tried. */
  private watch(patience: number): void {
    this.stopTimer();
    this.stopTimer = this.around.later(() => (this.ready && patience === QUIET ? this.probe() : this.drop()), patience);
  }

  private lost(socket: WebSocket, code: number): void {
    if (this.socket !== socket) return;
    this.forget();
    this.part();
    if (code === OTHER_VERSION) return this.outdated();
    if (code === STRANGER) return this.hearing.stranger();
    if (this.ended) return;
    this.hearing.line("lost");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures) * (0.75 + Math.random() / 2);
    this.failures += 1;
    this.stopTimer = this.around.later(() => this.connect(), wait);
  }

  /** Of the line that was: what is only asked of it is not waited for. */
  private forget(): void {
    if (this.socket) this.socket.onmessage = null;
    [this.socket, this.early, this.ready] = [null, null, false];
    this.stopTimer();
    for (const [id, { text }] of this.waiting) if (!text) this.waiting.delete(id);
  }

  private outdated(): void {
    this.ended = true;
    this.hearing.outdated();
  }
}

function surroundings(): Surroundings {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const random = crypto.getRandomValues(new Uint32Array(2));
  return {
    socket: (url) => new WebSocket(url),
    early: () => {
      const { early } = globalThis;
      globalThis.early = undefined;
      return early && early.socket.readyState <= WebSocket.OPEN ? early : null;
    },
    later: (run, milliseconds) => {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    url: `${scheme}://${location.host}${prefix}/socket`,
    prefix: [...random].map((part) => part.toString(36)).join(""),
  };
}
