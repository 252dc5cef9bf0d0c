import { expect, it } from "vitest";
import { pathOf, type Route, routeOf } from "$web/app/route";

const ROUTES: readonly Route[] = [
  { screen: "home" },
  { screen: "new" },
  { screen: "check" },
  { screen: "table", table: "aZ_09-x" },
  { screen: "back", table: "aZ", at: 29, eyes: "2" },
  { screen: "back", table: "aZ", at: null, eyes: null },
  { screen: "rules", game: "duel", rule: "8.6" },
  { screen: "arrive", link: "secret" },
];

it.each(ROUTES)("an address leads back to its screen: %o", (route) => {
  expect(routeOf(new URL(pathOf(route), "http://here"))).toEqual(route);
});

it.each(ROUTES)("under a path of a proxy too: %o", (route) => {
  expect(pathOf(route, "/cards/saboteur")).toMatch(/^\/cards\/saboteur\//);
  expect(routeOf(new URL(pathOf(route, "/cards/saboteur"), "http://here"), "/cards/saboteur")).toEqual(route);
});

it("any other address is a screen that says so", () => {
  expect(routeOf(new URL("http://here/t/one/two/three"))).toEqual({ screen: "lost" });
});
