/** Mouse, fingers and wheel over the mine become camera moves, cells pointed at, and turns of the card. */

import type { Cell } from "$wire";
import { hit } from "$web/mine/aim";
import { cellAt, type Point } from "$web/mine/camera";
import { Gestures } from "$web/mine/gestures";
import type { Sight } from "$web/mine/sight.svelte";
import { cellOf, same } from "$web/state/cells";

export interface Pointed {
  readonly targets: readonly Cell[];
  /** The chosen place, if there is one where the card can be turned by pointing. */
  readonly place: Cell | null;
  point(cell: Cell): void;
  turn(): void;
  /** A point of the screen, from the corner of the mine. */
  local(point: Point): Point;
}

/** Two taps within this time, this near, are one double tap. */
const AGAIN = { time: 320, near: 30 };
/** One turn of a wheel is many events. */
const WHEEL_RESTS = 250;

export class Pointing {
  private readonly sight: Sight;
  private readonly about: () => Pointed;
  private readonly gestures = new Gestures();
  private tapped = { time: -AGAIN.time, at: { x: 0, y: 0 } };
  private wheeled = -WHEEL_RESTS;

  constructor(sight: Sight, about: () => Pointed) {
    this.sight = sight;
    this.about = about;
  }

  readonly down = (event: PointerEvent): void => {
    if (event.button <= 0 && !isControl(event)) this.gestures.down(event.pointerId, this.at(event));
  };

  readonly move = (event: PointerEvent): void => {
    const movement = this.gestures.move(event.pointerId, this.at(event));
    if (!movement) return;
    (event.currentTarget as Element).setPointerCapture?.(event.pointerId);
    if (movement.twisted && this.about().place) this.about().turn();
    this.sight.drag(movement.dx, movement.dy, movement.centre, movement.factor);
  };

  readonly up = (event: PointerEvent): void => this.gestures.up(event.pointerId);

  readonly wheel = (event: WheelEvent): void => {
    if (isControl(event)) return;
    event.preventDefault();
    const [point, { place }] = [this.at(event), this.about()];
    if (place && !event.ctrlKey && hit(this.sight.camera, point, [place])) {
      if (event.timeStamp - this.wheeled > WHEEL_RESTS) this.about().turn();
      this.wheeled = event.timeStamp;
      return;
    }
    this.sight.drag(0, 0, point, Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)));
  };

  readonly click = (event: MouseEvent): void => {
    if (isControl(event)) return;
    const { targets } = this.about();
    const point = this.at(event);
    // A screen reader presses a cell without a point on the screen.
    const named = event.detail === 0 ? (event.target as Element).closest<HTMLElement>("[data-cell]")?.dataset["cell"] : undefined;
    if (named === undefined && this.gestures.isDrag) return;
    const cell = named === undefined ? (hit(this.sight.camera, point, targets) ?? cellAt(this.sight.camera, point)) : cellOf(named);
    const { time, at } = this.tapped;
    const isAgain = event.timeStamp - time < AGAIN.time && Math.hypot(point.x - at.x, point.y - at.y) < AGAIN.near;
    this.tapped = { time: event.timeStamp, at: point };
    if (isAgain && !targets.some((each) => same(each, cell))) this.sight.toggle(point);
    else this.about().point(cell);
  };

  private at({ clientX, clientY }: MouseEvent): Point {
    return this.about().local({ x: clientX, y: clientY });
  }
}

/** Buttons over the mine are not the mine. */
export const isControl = (event: Event): boolean => (event.target as Element).closest("button") !== null;
