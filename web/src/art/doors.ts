import { key } from "./keys.ts";
import { type Colour, mark } from "./marks.ts";
import { short } from "./path.ts";

export interface Door {
  readonly colour: Colour;
  readonly x: number;
  readonly y: number;
  /** Whether it closes a shaft, not a gallery. */
  readonly acrossShaft: boolean;
  readonly opened: boolean;
}

/** The outline of a door, this much wider than its leaf: green ones are gabled, blue ones round-headed. */
function outline({ colour, x, y }: Door, halfWidth: number, halfHeight: number, wider: number): string {
  const [left, right] = [short(x - halfWidth - wider), short(x + halfWidth + wider)];
  const top = y - halfHeight;
  const foot = short(y + halfHeight + wider);
  if (colour === "green") {
    const eaves = short(top + 8 - wider * 0.4);
    return `M${left} ${foot}L${left} ${eaves}L${x} ${short(top - 7 - wider)}L${right} ${eaves}L${right} ${foot}Z`;
  }
  const [eaves, head] = [short(top + 7), short(top - 5 - wider)];
  return `M${left} ${foot}L${left} ${eaves}Q${left} ${head} ${x} ${head}Q${right} ${head} ${right} ${eaves}L${right} ${foot}Z`;
}

function shutLeaf({ colour, x, y }: Door, halfWidth: number, halfHeight: number): string {
  const planks = [-1, 0, 1].map((at) => {
    const plankX = short(x + at * halfWidth * 0.5);
    return `<path class="plank" d="M${plankX} ${y - halfHeight + 2}L${plankX} ${y + halfHeight - 1}"/>`;
  });
  return `${planks.join("")}<circle class="boss" cx="${x}" cy="${y + 1}" r="11.6"/>${mark(colour, x, y + 1.6, 7.4)}`;
}

/** A leaf ajar with the key hanging in it. */
function openLeaf({ x, y }: Door, halfWidth: number, halfHeight: number): string {
  const [hinge, rim] = [short(x - halfWidth + 1), short(x - halfWidth * 0.35)];
  const [top, foot] = [y - halfHeight, y + halfHeight];
  return `<path class="ajar" d="M${hinge} ${top + 8}L${rim} ${top + 12}L${rim} ${foot + 3}L${hinge} ${foot}Z"/>${key(x + 6, y + 2, 0.3)}`;
}

export function door(door: Door): string {
  const [halfWidth, halfHeight] = door.acrossShaft ? [22, 15] : [15, 21];
  const frame = `<path class="frame ol" d="${outline(door, halfWidth, halfHeight, 3.4)}"/><path class="leaf" d="${outline(door, halfWidth, halfHeight, -0.8)}"/>`;
  const leaf = door.opened ? openLeaf(door, halfWidth, halfHeight) : shutLeaf(door, halfWidth, halfHeight);
  return `<g class="door door-${door.colour}${door.opened ? " open" : ""}">${frame}${leaf}</g>`;
}
