// @vitest-environment node
import { brotliDecompressSync, gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { hinted, squeezed } from "./quick.ts";

it("only what the first picture is made by is compiled as a whole, and is told so before anything else", () => {
  expect(hinted("table", "dig()")).toBe("//# allFunctionsCalledOnLoad\ndig()");
  expect(hinted("main", "dig()")).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  expect(hinted("sheets", "dig()")).toBe("dig()");
});

it("files stay what they are, and become smaller than gzip makes them", () => {
  const script = Buffer.from(Array.from({ length: 400 }, (_, at) => `dig(${at * at}, "cell ${at % 7}");`).join("\n"));
  expect(brotliDecompressSync(squeezed(script))).toEqual(script);
  expect(squeezed(script).length).toBeLessThan(gzipSync(script, { level: 9 }).length);
});
