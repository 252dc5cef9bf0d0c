import { expect, it } from "vitest";
import { tableIn } from "$web/home/code";

it.each([
  ["http://192.0.2.7:8710/t/aZ_9", "aZ_9"],
  [" mine.example/t/aZ_9?x=1#y ", "aZ_9"],
  ["https://mine.example/t/aZ_9/back", "aZ_9"],
  ["MINOTAK", null],
  ["", null],
])("the table in %j is %j", (typed, table) => {
  expect(tableIn(typed)).toBe(table);
});
