/** Where the two buttons stand that turn and lay a card: on free ground beside its place, never on a card. */

import type { Cell } from "$wire";
import { cellOf } from "$web/state/cells";
import { type Box, type Camera, type Pad, type Rectangle, rectangleOf } from "$web/mine/camera";

/** Of the pill with both buttons, one above the other or side by side, and with one. */
const STANDING: Box = { width: 60, height: 112 };
const LYING: Box = { width: 112, height: 60 };
const SMALL: Box = { width: 60, height: 60 };
const AWAY = 10;
/** How far its shadow falls. */
const SHADOW = 6;

/** From the north-west corner of the place, in pixels; nothing: there is no free ground on the screen. */
export interface Beside {
  readonly left: number;
  readonly top: number;
  readonly isLying: boolean;
}

/** South first, as there it hides nothing of where the tunnel may lead on; then north, east, west. */
export function beside(cell: Cell, taken: ReadonlySet<string>, camera: Camera, box: Box, pad: Pad, isSmall = false): Beside | null {
  const place = rectangleOf(camera, cell);
  const cards = [...taken].map((each) => rectangleOf(camera, cellOf(each)));
  const isSeen = ({ left, top, width, height }: Rectangle): boolean =>
    left >= 4 && left + width <= box.width - 4 && top >= pad.top - 12 && top + height <= box.height - 4;
  const isFree = (pill: Rectangle): boolean => !cards.some((card) => overlap(pill, card));

  for (const pill of isSmall ? [SMALL] : [STANDING, LYING]) {
    const found = around(place, pill).find((each) => isSeen(each) && isFree(each));
    if (found) return { left: found.left - place.left, top: found.top - place.top, isLying: pill === LYING };
  }
  return null;
}

/** On each side of a place first at its middle, then along either of its edges. */
function around(place: Rectangle, pill: Box): Rectangle[] {
  const along = (begin: number, long: number, own: number): number[] => [begin + (long - own) / 2, begin, begin + long - own];
  const columns = along(place.left, place.width, pill.width);
  const rows = along(place.top, place.height, pill.height);
  const [south, north] = [place.top + place.height + AWAY, place.top - pill.height - AWAY - SHADOW];
  const [east, west] = [place.left + place.width + AWAY, place.left - pill.width - AWAY];
  return [
    ...[south, north].flatMap((top) => columns.map((left) => ({ ...pill, left, top }))),
    ...[east, west].flatMap((left) => rows.map((top) => ({ ...pill, left, top }))),
  ];
}

const overlap = (one: Rectangle, other: Rectangle): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height + SHADOW;
