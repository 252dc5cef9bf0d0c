/** The cells of the mine as they are to be drawn. One about which nothing has changed stays the same object. */

import type { Cell, ShownTunnels } from "$wire";
import type { Difference } from "$web/mine/difference";
import { type Happening, happeningAt } from "$web/mine/happening";
import { type Known, labelOf } from "$web/mine/labels";
import { alike, type Ghost, type Laid, type Spare, turnedAt } from "$web/mine/layout";
import { key, same } from "$web/state/cells";

export interface Drawn {
  readonly cell: Cell;
  readonly laid: Laid | undefined;
  /** The chosen card as it would lie here. */
  readonly ghost: Laid | undefined;
  /** How the chosen card fits. */
  readonly fits: "not" | "upright" | "turned" | "both";
  readonly isSpot: boolean;
  readonly isChosen: boolean;
  /** Chosen before it is one's turn. */
  readonly isAhead: boolean;
  /** The cell to which the focus goes. */
  readonly isStop: boolean;
  /** Why not here. */
  readonly reason: string | undefined;
  readonly happening: Happening | undefined;
  readonly label: string | undefined;
}

export interface Row {
  readonly y: number;
  readonly cells: readonly Drawn[];
}

/** All that a cell depends on. */
export interface Scene {
  readonly laid: ReadonlyMap<string, Laid>;
  readonly difference: Difference;
  readonly places: ReadonlyMap<string, Spare>;
  readonly spots: ReadonlySet<string>;
  readonly ghost: Ghost | null;
  /** The places where it lies already; `null`: all of them. */
  readonly haunted: ReadonlySet<string> | null;
  readonly chosen: Cell | null;
  readonly wouldBe: ShownTunnels | null;
  readonly walker: number;
  readonly reason: { readonly cell: Cell; readonly text: string } | null;
  readonly ahead: boolean;
  readonly stop: Cell;
  /** What labels are written with; none are, without. */
  readonly known: Known | null;
  /** From where the card of a seat flies to a cell. */
  readonly origin: (seat: number | null, cell: Cell) => Happening["landed"];
}

type Unlabelled = Omit<Drawn, "label">;

export class Squares {
  private drawn = new Map<string, Drawn>();
  private rows: readonly Row[] = [];
  private known: Known | null = null;
  private difference: Difference | null = null;
  private readonly happened = new Map<string, Happening | undefined>();

  /** What is to be drawn on some cells. */
  of(cells: readonly Cell[], scene: Scene): Drawn[] {
    const before = this.begin(scene);
    return cells.map((cell) => this.at(cell, scene, before));
  }

  /** The same row by row: a row in which nothing has changed stays the same too. */
  inRows(rows: readonly { readonly y: number; readonly cells: readonly Cell[] }[], scene: Scene): readonly Row[] {
    const before = this.begin(scene);
    const last = new Map(this.rows.map((row) => [row.y, row]));
    this.rows = rows.map(({ y, cells }) => {
      const [was, now] = [last.get(y), cells.map((cell) => this.at(cell, scene, before))];
      const isSame = was?.cells.length === now.length && now.every((each, column) => each === was.cells[column]);
      return isSame ? was : { y, cells: now };
    });
    return this.rows;
  }

  private begin(scene: Scene): ReadonlyMap<string, Drawn> {
    // What happened is told once: it must not begin again because something else has changed.
    if (scene.difference !== this.difference) this.happened.clear();
    const before = scene.known === this.known ? this.drawn : new Map<string, Drawn>();
    [this.difference, this.known, this.drawn] = [scene.difference, scene.known, new Map()];
    return before;
  }

  private at(cell: Cell, scene: Scene, before: ReadonlyMap<string, Drawn>): Drawn {
    const name = key(cell);
    const was = before.get(name);
    if (was && this.isBare(cell, name, scene, was)) {
      this.drawn.set(name, was);
      return was;
    }
    const now = this.unlabelled(cell, name, scene, was);
    const drawn = was && isUnchanged(was, now) ? was : { ...now, label: written(now, scene) };
    this.drawn.set(name, drawn);
    return drawn;
  }

  /** Most cells are: nothing lies there, nothing can, and so it was before. */
  private isBare(cell: Cell, name: string, { laid, places, spots, difference, stop, chosen, reason }: Scene, was: Drawn): boolean {
    if (was.laid || was.ghost || was.fits !== "not" || was.isSpot || was.isChosen || was.isStop || was.happening || was.reason !== undefined) return false;
    if (laid.has(name) || places.has(name) || spots.has(name) || difference.lookedAt.has(name)) return false;
    return !same(stop, cell) && !(chosen && same(chosen, cell)) && !(reason && same(reason.cell, cell));
  }

  private unlabelled(cell: Cell, name: string, scene: Scene, was: Drawn | undefined): Unlabelled {
    const place = scene.places.get(name);
    const isChosen = scene.chosen !== null && same(scene.chosen, cell);
    const isHaunted = place && (scene.haunted?.has(name) ?? true);
    const ghost = isHaunted ? ghostAt(cell, place, isChosen, scene) : undefined;
    return {
      cell,
      laid: scene.laid.get(name),
      ghost: ghost && was?.ghost && alike(was.ghost, ghost) ? was.ghost : ghost,
      fits: fitOf(place),
      isSpot: scene.spots.has(name),
      isChosen,
      isAhead: isChosen && scene.ahead,
      isStop: same(scene.stop, cell),
      reason: scene.reason && same(scene.reason.cell, cell) ? scene.reason.text : undefined,
      happening: this.happening(cell, name, scene),
    };
  }

  private happening(cell: Cell, name: string, { difference, origin }: Scene): Happening | undefined {
    if (!this.happened.has(name)) this.happened.set(name, happeningAt(name, difference, (seat) => origin(seat, cell)));
    return this.happened.get(name);
  }
}

/** The chosen card lies at every place as it would lie there; where it is chosen, in the light that it would have. */
function ghostAt(cell: Cell, place: Spare, isChosen: boolean, { ghost, wouldBe, walker }: Scene): Laid | undefined {
  if (!ghost) return undefined;
  const turned = isChosen ? ghost.turned : turnedAt(place, ghost);
  const then = isChosen ? wouldBe?.lit.find((each) => same(each.cell, cell))?.reached[walker] : undefined;
  const light = { lit: then ?? "NESW", theirs: "", would: "" };
  return { kind: "card", cell, card: ghost.card, turned, opened: false, marker: null, team: null, light };
}

function fitOf(place: Spare | undefined): Drawn["fits"] {
  if (!place) return "not";
  if (place.upright) return place.turned ? "both" : "upright";
  return "turned";
}

function written({ cell, laid, isSpot, isChosen, reason }: Unlabelled, { places, known }: Scene): string | undefined {
  return known ? labelOf(cell, laid, { place: places.get(key(cell)), isSpot, isChosen, reason }, known) : undefined;
}

function isUnchanged(was: Drawn, now: Unlabelled): boolean {
  return (
    was.laid === now.laid && was.ghost === now.ghost && was.fits === now.fits && was.isSpot === now.isSpot
    && was.isChosen === now.isChosen && was.isAhead === now.isAhead && was.isStop === now.isStop
    && was.reason === now.reason && was.happening === now.happening
  );
}
