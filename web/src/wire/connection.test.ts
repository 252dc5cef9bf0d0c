import { beforeEach, describe, expect, it } from "vitest";
import type { Message } from "$wire";
import { Connection, type Line } from "$web/wire/connection";
import type { Early } from "$web/wire/early";
import { Refusal } from "$web/wire/refusal";

/** A socket whose other end is the test. */
class FakeSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  closed = false;
  readonly sent: { do: string; id: string; table?: string; since?: number | null }[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
    this.onclose?.({ code: 1000 });
  }
  tell(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  hello(): this {
    this.onopen?.();
    this.tell({ tell: "hello", version: 1, person: { id: "p", name: "Ann", program: false }, time: 0 });
    return this;
  }
  last(what: string) {
    const found = this.sent.filter((request) => request.do === what).at(-1);
    if (!found) throw new Error(`no ${what} was sent`);
    return found;
  }
}

let sockets: FakeSocket[];
let timers: { run: () => void; milliseconds: number; stopped: boolean }[];
let lines: Line[];
let heard: Message[];
let outdated: number;
let strangers: number;
let connection: Connection;
let early: Early | null;
const tables = new Map<string, number | null>();

const socket = (): FakeSocket => sockets.at(-1) as FakeSocket;
const passTime = (): void => {
  const timer = timers.filter(({ stopped }) => !stopped).at(-1);
  if (!timer) throw new Error("nothing waits");
  timer.stopped = true;
  timer.run();
};

beforeEach(() => {
  [sockets, timers, lines, heard, outdated, strangers] = [[], [], [], [], 0, 0];
  early = null;
  tables.clear();
  connection = new Connection(
    {
      line: (line) => lines.push(line),
      heard: (message) => heard.push(message),
      tables: () => tables,
      outdated: () => (outdated += 1),
      stranger: () => (strangers += 1),
    },
    {
      socket: () => {
        const made = new FakeSocket();
        sockets.push(made);
        return made as unknown as WebSocket;
      },
      early: () => early,
      later: (run, milliseconds) => {
        const timer = { run, milliseconds, stopped: false };
        timers.push(timer);
        return () => (timer.stopped = true);
      },
      url: "ws://here/socket",
      prefix: "me",
    },
  );
  connection.connect();
});

describe("a connection", () => {
  it("sends nothing before the server has said hello", async () => {
    const asked = connection.ask({ do: "start", table: "t" });
    socket().onopen?.();
    expect(socket().sent.map((request) => request.do)).toEqual(["hello"]);
    socket().hello();
    socket().tell({ tell: "done", id: socket().last("start").id, at: 3 });
    await expect(asked).resolves.toMatchObject({ at: 3 });
  });

  it("opens every table again with the last event seen", () => {
    tables.set("t", 17);
    socket().hello();
    expect(socket().last("open")).toMatchObject({ table: "t", since: 17, changes: true });
  });

  it("opens a table later that cannot be opened now, and only then takes it for gone", () => {
    tables.set("t", 17);
    socket().hello();
    const refuse = (name: string): void =>
      socket().tell({ tell: "refused", id: socket().last("open").id, name, rule: "", said: { key: name }, detail: "" });
    const first = socket().last("open").id;
    refuse("not_kept");
    expect(heard.at(-1)).toMatchObject({ tell: "hello" });
    tables.set("t", 19);
    passTime();
    expect(socket().last("open")).toMatchObject({ table: "t", since: 19 });
    expect(socket().last("open").id).not.toBe(first);
    refuse("no_such_table");
    expect(heard.at(-1)).toMatchObject({ tell: "gone", table: "t" });
  });

  it("sends a request that was not answered again under the same id, once the line is back", async () => {
    socket().hello();
    const asked = connection.ask({ do: "start", table: "t" });
    const { id } = socket().last("start");
    connection.drop();
    expect(lines.at(-1)).toBe("lost");
    passTime();
    socket().hello();
    expect(socket().last("start").id).toBe(id);
    socket().tell({ tell: "done", id, at: null });
    await expect(asked).resolves.toMatchObject({ tell: "done" });
  });

  it("does not send again what was answered", () => {
    socket().hello();
    void connection.ask({ do: "start", table: "t" });
    socket().tell({ tell: "done", id: socket().last("start").id, at: null });
    connection.drop();
    passTime();
    socket().hello();
    expect(socket().sent.map((request) => request.do)).toEqual(["hello"]);
  });

  it("rejects with the reason of a refusal", async () => {
    socket().hello();
    const asked = connection.ask({ do: "start", table: "t" });
    const said = { key: "refusal-server-not-the-host" };
    socket().tell({ tell: "refused", id: socket().last("start").id, name: "not_the_host", rule: "", said, detail: "" });
    await expect(asked).rejects.toBeInstanceOf(Refusal);
    await expect(asked).rejects.toMatchObject({ reason: "not_the_host", said });
  });

  it("tries a quiet line, and gives it up if nothing comes", () => {
    socket().hello();
    passTime();
    expect(socket().last("ping")).toBeDefined();
    passTime();
    expect(lines.at(-1)).toBe("lost");
    expect(sockets).toHaveLength(1);
    passTime();
    expect(sockets).toHaveLength(2);
  });

  it("is renewed at once and without a word, with all that it has to do", () => {
    tables.set("t", 17);
    socket().hello();
    const [old, asked] = [socket(), connection.ask({ do: "start", table: "t" })];
    const { id } = old.last("start");
    connection.renew();
    expect(sockets).toHaveLength(2);
    old.tell({ tell: "done", id, at: 1 });
    socket().hello();
    expect(socket().sent.map((request) => request.do)).toEqual(["hello", "open", "start"]);
    expect(socket().last("start").id).toBe(id);
    expect(lines).toEqual(["open", "open"]);
    expect([old.closed, connection.isAsking]).toEqual([false, true]);
    socket().tell({ tell: "done", id: socket().last("open").id });
    expect(old.closed).toBe(true);
    socket().tell({ tell: "done", id, at: 3 });
    expect(connection.isAsking).toBe(false);
    return expect(asked).resolves.toMatchObject({ at: 3 });
  });

  it("that cannot be renewed is lost", () => {
    const old = socket().hello();
    connection.renew();
    expect(old.closed).toBe(false);
    passTime();
    expect(old.closed).toBe(true);
    expect(lines).toEqual(["open", "lost"]);
  });

  it("keeps a quiet line that answers", () => {
    socket().hello();
    passTime();
    socket().tell({ tell: "done", id: socket().last("ping").id, at: null });
    expect(timers.at(-1)?.milliseconds).toBe(15_000);
    expect(lines).toEqual(["open"]);
  });

  it("waits longer after each attempt that fails, but not for ever", () => {
    const waits: number[] = [];
    for (let attempt = 0; attempt < 9; attempt += 1) {
      socket().onclose?.({ code: 1006 });
      waits.push(timers.at(-1)?.milliseconds ?? 0);
      passTime();
    }
    expect(waits[0]).toBeLessThan(400);
    expect(waits[4]).toBeGreaterThan(waits[0] as number);
    expect(Math.max(...waits)).toBeLessThanOrEqual(10_000);
  });

  it("of another version ends, and says so", () => {
    socket().onopen?.();
    socket().tell({ tell: "reload", version: 2 });
    socket().onclose?.({ code: 4001 });
    expect(outdated).toBeGreaterThan(0);
    expect(sockets).toHaveLength(1);
  });

  it("that the server does not know any more says so", () => {
    socket().hello();
    socket().onclose?.({ code: 4004 });
    expect(strangers).toBe(1);
  });

  it("tells that a table is gone if it cannot be opened", () => {
    tables.set("t", null);
    socket().hello();
    const said = { key: "refusal-server-no-such-table" };
    socket().tell({ tell: "refused", id: socket().last("open").id, name: "no_such_table", rule: "", said, detail: "" });
    expect(heard.at(-1)).toEqual({ tell: "gone", table: "t", said });
  });
});

describe("a line that was opened before the page was there", () => {
  const takeOver = (...told: unknown[]): FakeSocket => {
    connection.drop();
    const made = new FakeSocket();
    early = { socket: made as unknown as WebSocket, table: "t", id: "early-1", heard: told.map((each) => JSON.stringify(each)) };
    tables.set("t", null);
    heard.length = 0;
    connection.connect();
    early = null;
    return made;
  };
  const HELLO = { tell: "hello", version: 1, person: { id: "p", name: "Ann", program: false }, time: 0 };
  const GONE = { key: "table-unknown" };

  it("is taken over with all that it was told, and asks for nothing twice", () => {
    const made = takeOver(HELLO, { tell: "done", id: "early-1" }, { tell: "gone", table: "t", said: GONE });
    expect(heard.map(({ tell }) => tell)).toEqual(["hello", "gone"]);
    expect([made.sent, lines.at(-1)]).toEqual([[], "open"]);
    made.tell({ tell: "talk", table: "t" });
    expect(heard.at(-1)?.tell).toBe("talk");
  });

  it("opens its table when it has been greeted later, and other tables too", () => {
    tables.set("other", 5);
    const made = takeOver();
    made.tell(HELLO);
    expect(made.sent.map(({ do: what, table }) => [what, table])).toEqual([["open", "other"]]);
  });

  it("says that its table is gone if it may not be opened", () => {
    takeOver(HELLO, { tell: "refused", id: "early-1", said: GONE, rule: "" });
    expect(heard.at(-1)).toEqual({ tell: "gone", table: "t", said: GONE });
  });

  it("asks for its table again when it was lost", () => {
    takeOver(HELLO).close();
    passTime();
    socket().hello();
    expect(socket().last("open").table).toBe("t");
  });
});
