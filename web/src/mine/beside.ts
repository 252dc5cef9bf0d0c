/** Where the two buttons stand that turn and lay a card: on free ground beside its place, never on a card. */

import type { Cell } from "$wire";
import { key } from "$web/state/cells";
import { type Box, type Camera, type Pad, rectangleOf } from "$web/mine/camera";

/** Of the pill with both buttons, and with one. */
const PILL: Box = { width: 60, height: 112 };
const SMALL_PILL: Box = { width: 60, height: 60 };
const AWAY = 10;

/** From the north-west corner of the place, in pixels; nothing: there is no free ground on the screen. */
export interface Beside {
  readonly left: number;
  readonly top: number;
}

/** South first, as there it hides nothing of where the tunnel may lead on; then north, east, west. */
export function beside(cell: Cell, taken: ReadonlySet<string>, camera: Camera, box: Box, pad: Pad, isSmall = false): Beside | null {
  const pill = isSmall ? SMALL_PILL : PILL;
  const [x, y] = cell;
  const place = rectangleOf(camera, cell);
  const across = (place.width - pill.width) / 2;
  const down = (place.height - pill.height) / 2;
  const ways: readonly (readonly [Cell, Beside])[] = [
    [[x, y - 1], { left: across, top: place.height + AWAY }],
    [[x, y + 1], { left: across, top: -pill.height - AWAY - 4 }],
    [[x + 1, y], { left: place.width + AWAY, top: down }],
    [[x - 1, y], { left: -pill.width - AWAY, top: down }],
  ];
  const isSeen = ({ left, top }: Beside): boolean =>
    place.left + left >= 4 &&
    place.left + left + pill.width <= box.width - 4 &&
    place.top + top >= pad.top - 12 &&
    place.top + top + pill.height <= box.height - 4;
  // A pill that is wider or higher than a cell reaches into the cells around the one beside the place.
  const isFree = ([cx, cy]: Cell): boolean => {
    const across = pill.width > place.width ? [-1, 0, 1] : [0];
    const along = cy === y ? (pill.height > place.height ? [-1, 0, 1] : [0]) : [0];
    const beyond = cy !== y && pill.height + AWAY > place.height ? [0, Math.sign(cy - y)] : [0];
    const cells = cy === y ? along.map((dy): Cell => [cx, cy + dy]) : beyond.flatMap((dy) => across.map((dx): Cell => [cx + dx, cy + dy]));
    return cells.every((each) => !taken.has(key(each)));
  };
  return ways.find(([free, where]) => isFree(free) && isSeen(where))?.[1] ?? null;
}
