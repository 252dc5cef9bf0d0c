/** What of the mine is on the screen: where the camera belongs, and where somebody has moved it. */

import type { Cell } from "$wire";
import { beyond } from "$web/mine/aim";
import { at, type Box, type Camera, fit, FINGER, focus, freeOf, gapOf, kept, moved, type Pad, type Point, zoomed } from "$web/mine/camera";
import { Eye } from "$web/mine/eye.svelte";
import type { Extent } from "$web/state/cells";

export interface Scene {
  readonly extent: Extent;
  readonly box: Box;
  readonly pad: Pad;
  /** Where something can be done, the most likely first; then what one would like to see beside it. */
  readonly targets: readonly Cell[];
  readonly sights: readonly Cell[];
  readonly widest: number;
  /** Without motion. */
  readonly calm: boolean;
}

export class Sight {
  readonly eye = new Eye();
  private readonly scene: () => Scene;
  /** Somebody has moved the camera: it stays there until they want all of it, or other places are too small to hit. */
  private isHeld = false;
  private last: { readonly box: Box; readonly wanted: string } | null = null;

  constructor(scene: () => Scene) {
    this.scene = scene;
  }

  get camera(): Camera {
    return this.eye.camera;
  }

  /** Over everything. */
  get rest(): Camera {
    const { extent, box, pad, widest } = this.scene();
    return fit(extent, box, pad, widest);
  }

  /** To be called whenever the scene has changed. */
  follow(): void {
    const { extent, box, pad, targets, sights } = this.scene();
    const rest = this.rest;
    // Where places would be too small, over those that are most likely meant.
    const isNarrow = targets.length > 0 && rest.pitch - gapOf(rest.pitch) < FINGER;
    const home = isNarrow ? focus([...targets, ...sights], extent, box, pad) : rest;
    const [was, wanted] = [this.last, targets.join(" ")];
    this.last = { box, wanted };
    if (!was || was.box.width !== box.width || was.box.height !== box.height) {
      this.isHeld = false;
      this.eye.jump(home);
    } else if (!this.isHeld || (isNarrow && was.wanted !== wanted)) {
      this.turn(home);
      this.isHeld = false;
    }
  }

  /** Nearer or further, about the middle. */
  zoom(factor: number): void {
    const { left, top, width, height } = freeOf(this.scene().box, this.scene().pad);
    this.zoomAt({ x: left + width / 2, y: top + height / 2 }, factor);
  }

  zoomAt(point: Point, factor: number): void {
    this.turn(this.bounded(zoomed(this.camera, point, factor)));
  }

  showAll(): void {
    this.turn(this.rest);
    this.isHeld = false;
  }

  /** All of it, or again a part of it. */
  toggle(point: Point): void {
    if (this.camera.pitch > this.rest.pitch * 1.3) this.showAll();
    else this.zoomAt(point, 1.7);
  }

  /** Moves a cell into sight, if it is out of it or too small to see. */
  show(cell: Cell): void {
    const { box, pad } = this.scene();
    if (beyond(this.camera, [cell], box, pad).length || this.camera.pitch < FINGER) this.goTo(cell);
  }

  goTo(cell: Cell): void {
    const { box, pad } = this.scene();
    this.turn(this.bounded(at(this.camera, cell, box, pad)));
  }

  /** Follows a hand. */
  drag(dx: number, dy: number, centre: Point, factor: number): void {
    this.isHeld = true;
    this.eye.put(this.bounded(moved(zoomed(this.camera, centre, factor), dx, dy)));
  }

  private turn(camera: Camera): void {
    this.isHeld = true;
    if (this.scene().calm) this.eye.jump(camera);
    else this.eye.go(camera);
  }

  private bounded(camera: Camera): Camera {
    return kept(camera, this.scene().extent, this.scene().box);
  }
}
