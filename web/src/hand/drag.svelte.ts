/** A card dragged from the hand: it follows the finger, snaps to a place, and is laid where it is let go. */

import type { Card, Cell } from "$wire";
import { handOf } from "$web/state/choice";
import type { Desk } from "$web/table/desk.svelte";

/** How far a finger moves before it means to drag. */
const SLACK = 8;

/** The mine says which of its places is meant at a point of the screen. */
export type Aiming = (x: number, y: number) => Cell | null;

class Drag {
  index = $state<number | null>(null);
  card = $state.raw<Card | null>(null);
  x = $state(0);
  y = $state(0);
  isMoving = $state(false);
  /** Where it would fall. */
  cell = $state.raw<Cell | null>(null);
  /** The mine that is on the screen. */
  aiming: Aiming = () => null;
  private from = { x: 0, y: 0 };
  private moved = false;

  start(event: PointerEvent, index: number, desk: Desk): void {
    if (event.button !== 0 || !desk.stream || desk.choice.kind === "discard") return;
    this.index = index;
    this.card = handOf(desk.stream.view)[index] ?? null;
    this.from = { x: event.clientX, y: event.clientY };
    this.moved = false;
    const ended = new AbortController();
    const { signal } = ended;
    const move = (each: PointerEvent): void => this.move(each, desk);
    const drop = (each: PointerEvent): void => {
      ended.abort();
      this.drop(each.type === "pointerup", desk);
    };
    addEventListener("pointermove", move, { signal });
    addEventListener("pointerup", drop, { signal });
    addEventListener("pointercancel", drop, { signal });
  }

  /** Whether the click that follows was the end of a drag. */
  wasMoved(): boolean {
    return this.moved;
  }

  private move(event: PointerEvent, desk: Desk): void {
    if (this.index === null) return;
    if (!this.isMoving && Math.hypot(event.clientX - this.from.x, event.clientY - this.from.y) < SLACK) return;
    if (!this.isMoving && !(desk.choice.kind === "card" && desk.choice.index === this.index)) desk.takeCard(this.index);
    this.isMoving = this.moved = true;
    [this.x, this.y] = [event.clientX, event.clientY];
    const cell = this.aiming(event.clientX, event.clientY);
    const isNew = cell && String(cell) !== String(desk.choice.kind === "card" && desk.choice.cell);
    if (cell && isNew) desk.moveTo(cell);
    this.cell = cell;
  }

  private drop(isMeant: boolean, desk: Desk): void {
    const { cell, isMoving } = this;
    this.index = null;
    this.card = null;
    this.isMoving = false;
    this.cell = null;
    if (isMoving && isMeant && cell && desk.draft) void desk.send();
  }
}

export const drag = new Drag();
