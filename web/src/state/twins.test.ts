import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { Message } from "$wire";
import { atTable, receive, seen, shownStream, type TableState } from "$web/state/table";

/** Two tables that look alike to a seat; tests/server/test_two_worlds.py holds what they tell true. */
interface Twins {
  readonly game: string;
  readonly tables: readonly [string, string];
  /** What the seat is told at each. */
  readonly seat: readonly [Message[], Message[]];
  /** What others see there first: what the seat does not know. */
  readonly others: readonly [Message[], Message[]];
}

const ALL = JSON.parse(
  gunzipSync(readFileSync(join(import.meta.dirname, "twins.fixture.json.gz"))).toString(),
) as Twins[];
const NOW = 1_800_000_000_000;

/** The states after each message. */
function states(table: string, messages: readonly Message[]): TableState[] {
  let last = atTable(table);
  return messages.map((message) => (last = receive(last, message, NOW)));
}

/** Without what tells tables apart for everybody: the id, and the commitment to the seed. */
const common = (table: TableState): string =>
  JSON.stringify({ ...table, streams: [...table.streams], seen: seen(table), shown: shownStream(table, null) }, (_, value: unknown) =>
    value instanceof Map ? [...value] : value,
  )
    .replaceAll(/"table-\d"/g, '"table"')
    .replaceAll(/"commitment":"[0-9a-f]{64}"/g, '"commitment":""');

/** What is known after each message, at one table and at the other. */
const both = (tables: Twins["tables"], told: Twins["seat"]): string[][] =>
  tables.map((table, which) => states(table, told[which] ?? []).map(common));

describe("two tables that look alike to a seat", () => {
  it.each(ALL)("are one state of the page, after every message: $game", ({ tables, seat }) => {
    const [here, there] = both(tables, seat);
    expect(here?.filter((each) => each.includes('"fact":"laid"')).length).toBeGreaterThan(2);
    expect(here?.some((each) => each.includes('"moves":[{'))).toBe(true);
    expect(there).toEqual(here);
  });

  it.each(ALL.filter(({ others }) => others[0].length))("are two for the others there: $game", ({ tables, others }) => {
    const [here, there] = both(tables, others);
    expect(there).not.toEqual(here);
  });
});
