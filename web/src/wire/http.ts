/** What is not live: asked over HTTP. */

import type {
  BotsAnswer, CheckAnswer, CheckBody, CreatedAnswer, GamesAnswer, HelpAnswer, LinkAnswer, MutedAnswer, RefusalAnswer, ShownPerson,
  StatisticsAnswer, StoryAnswer, TableBody, TableMessage, TablesAnswer, TalkAnswer, WhoAnswer, WordsAnswer,
} from "$wire";
import { prefix } from "$web/app/prefix";
import { given } from "$web/wire/given";
import { Refusal, Unreachable } from "$web/wire/refusal";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

async function ask(method: Method, path: string, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(prefix + path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
  } catch {
    throw new Unreachable(path);
  }
  if (answer.ok) return answer;
  const refused = (await answer.json().catch(() => null)) as RefusalAnswer | null;
  throw refused?.said ? new Refusal(refused) : new Unreachable(`${path}: ${answer.status}`);
}

async function json<T>(method: Method, path: string, body?: unknown): Promise<T> {
  return (await ask(method, path, body)).json() as Promise<T>;
}

/** What a page asks for first: the document may bring it, once. */
async function first<T>(path: string): Promise<T> {
  return (given(path) as T | undefined) ?? json("GET", path);
}

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

export const http = {
  /** Who we are to the server, and whether it wants a password of newcomers. */
  who: (): Promise<WhoAnswer> => first("/api/who"),
  welcome: (name: string, password = ""): Promise<ShownPerson> => json("POST", "/api/me", { name, password }),
  rename: (name: string): Promise<ShownPerson> => json("PATCH", "/api/me", { name }),
  forget: (): Promise<unknown> => ask("DELETE", "/api/me"),
  link: (): Promise<LinkAnswer> => json("POST", "/api/me/link"),
  arrive: (link: string, password = ""): Promise<ShownPerson> => json("POST", "/api/me/arrive", { link, password }),
  myTables: (): Promise<TablesAnswer> => json("GET", "/api/me/tables"),
  muted: (): Promise<MutedAnswer> => json("GET", "/api/me/muted"),
  statistics: (): Promise<StatisticsAnswer> => json("GET", "/api/me/statistics"),
  tables: (): Promise<TablesAnswer> => json("GET", "/api/tables"),
  /** The table to which a code leads. */
  find: (code: string): Promise<CreatedAnswer> => json("GET", `/api/codes/${encodeURIComponent(code)}`),
  create: (body: TableBody): Promise<CreatedAnswer> => json("POST", "/api/tables", body),
  table: (table: string): Promise<TableMessage> => json("GET", at(table)),
  record: async (table: string, eyes = ""): Promise<string> =>
    (await ask("GET", `${at(table)}/record${eyes && `?as=${eyes}`}`)).text(),
  /** A game step by step through somebody's eyes; without any, all that may be seen. */
  steps: (table: string, eyes: string, since: number): Promise<CheckAnswer> =>
    json("GET", `${at(table)}/steps?${new URLSearchParams({ ...(eyes && { as: eyes }), since: String(since) })}`),
  story: (table: string, eyes: string): Promise<StoryAnswer> => json("GET", `${at(table)}/story?as=${eyes}`),
  talk: (table: string): Promise<TalkAnswer> => json("GET", `${at(table)}/talk`),
  check: (body: CheckBody): Promise<CheckAnswer> => json("POST", "/api/check", body),
  games: (): Promise<GamesAnswer> => first("/api/games"),
  bots: (): Promise<BotsAnswer> => first("/api/bots"),
  /** All but help; or what the first picture of a table is written with, and the rest. */
  words: (language: string, part?: "table" | "rest"): Promise<WordsAnswer> => first(`/api/words/${language}${part ? `?part=${part}` : ""}`),
  help: (language: string): Promise<HelpAnswer> => json("GET", `/api/help/${language}`),
};
