import { nugget } from "./nuggets.ts";
import { pointedHat } from "./props.ts";
import { disc, tablet } from "./tablets.ts";
import { tool } from "./tools.ts";

/** The side one sees of a card face down: of the deck, of the dwarves, of the gold. */
export type Back = "card" | "role" | "gold";

function crossedPicks(): string {
  const pick = `<g transform="rotate(16 50 78)">${tool("pick", 50, 78, 0.62)}</g>`;
  return `<g class="crossed">${pick}<g transform="translate(100 0) scale(-1 1)">${pick}</g></g>`;
}

/** The body of the back of a card. */
export function backBody(kind: Back): string {
  if (kind === "role") {
    const lines = '<path class="q" d="M16 24L84 24M16 128L84 128"/>';
    return tablet("back", pointedHat(50, 78, 1.25, "felt0") + lines, { classes: "b-role" });
  }
  if (kind === "gold") {
    return tablet("back", `<g class="ghostnug">${nugget(50, 76, 27, "back")}</g>`, { classes: "b-gold" });
  }
  return tablet("back", disc(75, 33) + crossedPicks());
}
