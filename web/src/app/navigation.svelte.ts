/** Which screen is shown; the browser's back and forward go through it. */

import { pathOf, type Route, routeOf } from "$web/app/route";

class Navigation {
  route = $state.raw<Route>(routeOf(new URL(location.href)));

  constructor() {
    addEventListener("popstate", () => (this.route = routeOf(new URL(location.href))));
  }

  /** Shows another screen. `replace`: going back skips the one before. */
  go(route: Route, { replace = false } = {}): void {
    history[replace ? "replaceState" : "pushState"](null, "", pathOf(route));
    this.route = route;
    scrollTo(0, 0);
  }
}

export const navigation = new Navigation();
