/** Which screen an address means. */

import { prefix } from "$web/app/prefix";

export type Route =
  | { readonly screen: "home" }
  | { readonly screen: "new" }
  /** A table: its lobby, its game, or its end. */
  | { readonly screen: "table"; readonly table: string }
  /** A finished game, step by step; `at` is the step. */
  | { readonly screen: "back"; readonly table: string; readonly at: number | null; readonly eyes: string | null }
  /** A record from a file. */
  | { readonly screen: "check" }
  | { readonly screen: "rules"; readonly game: string; readonly rule: string | null }
  /** A personal link makes this device ours. */
  | { readonly screen: "arrive"; readonly link: string }
  | { readonly screen: "lost" };

export function routeOf(url: URL, under = prefix): Route {
  const [first = "", second = "", third = ""] = url.pathname.slice(under.length).split("/").filter(Boolean).map(decodeURIComponent);
  const at = url.searchParams.get("at");
  if (!first) return { screen: "home" };
  if (first === "new") return { screen: "new" };
  if (first === "check") return { screen: "check" };
  if (first === "rules") return { screen: "rules", game: second || "base", rule: url.hash.slice(1) || null };
  if (first === "arrive") return { screen: "arrive", link: url.hash.slice(1) };
  if (first === "t" && second && third === "back") {
    return { screen: "back", table: second, at: at === null ? null : Number(at), eyes: url.searchParams.get("as") };
  }
  if (first === "t" && second && !third) return { screen: "table", table: second };
  return { screen: "lost" };
}

export function pathOf(route: Route, under = prefix): string {
  return under + placeOf(route);
}

function placeOf(route: Route): string {
  switch (route.screen) {
    case "home":
    case "lost":
      return "/";
    case "new":
    case "check":
      return `/${route.screen}`;
    case "rules":
      return `/rules/${route.game}${route.rule ? `#${route.rule}` : ""}`;
    case "arrive":
      return `/arrive#${route.link}`;
    case "table":
      return `/t/${encodeURIComponent(route.table)}`;
    case "back": {
      const query = new URLSearchParams();
      if (route.at !== null) query.set("at", String(route.at));
      if (route.eyes !== null) query.set("as", route.eyes);
      return `/t/${encodeURIComponent(route.table)}/back${query.size ? `?${query}` : ""}`;
    }
  }
}
