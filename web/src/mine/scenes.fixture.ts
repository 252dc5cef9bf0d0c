/** Mines as the server shows them, for tests and for looking at them (dev/mine.html). */

import type { Cell, ShownTunnels, ToldEvent, View } from "$wire";
import scenes from "$web/mine/scenes.fixture.json";
import type { Spare } from "$web/mine/layout";
import { cellOf } from "$web/state/cells";

type Scenes = typeof scenes;
type Views = "full" | "fallen" | "dark" | "relit" | "near" | "found" | "expansion" | "duel";

export const viewOf = (name: Views): View => scenes[name] as unknown as View;
export const newsOf = (name: "fallenNews" | "relitNews" | "foundNews"): ToldEvent[] => scenes[name] as unknown as ToldEvent[];
export const tunnelsOf = (name: "wouldBe" | "rockfallDark"): ShownTunnels => scenes[name] as unknown as ShownTunnels;
const movesOf = (name: keyof Scenes): string[][] => (scenes[name] as string[]).map((move) => move.split(" "));

/** Where `base_new` fits into the mine `dark`. */
export function placesOfFork(): Spare[] {
  const places = new Map<string, Spare>();
  for (const [, , cell = "", turned] of movesOf("places")) {
    const before = places.get(cell) ?? { cell: cellOf(cell), upright: false, turned: false };
    places.set(cell, { ...before, [turned ? "turned" : "upright"]: true });
  }
  return [...places.values()];
}

/** Doors that the key opens in the mine `duel`. */
export const doorsOfDuel = (): Cell[] => movesOf("duelSpots").map(([, , cell = ""]) => cellOf(cell));
