// @vitest-environment jsdom
import { expect, it } from "vitest";
import { given } from "$web/wire/given";

it("gives what the document brought, once", () => {
  document.head.innerHTML = '<script type="application/json" id="given">{"/api/who":{"person":null,"password":true}}</script>';
  expect(given("/api/who")).toEqual({ person: null, password: true });
  expect(given("/api/who")).toBeUndefined();
  expect(given("/api/games")).toBeUndefined();
});
