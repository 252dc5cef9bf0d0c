import { short } from "./path.ts";

function shard(x: number, y: number, width: number, height: number, lean: number): string {
  const waist = short(y - height * 0.55);
  const [tip, left, right] = [`${x} ${y - height}`, short(x - width), short(x + width)];
  const [footLeft, footRight] = [short(x - width * 0.8), short(x + width * 0.8)];
  return (
    `<g transform="rotate(${lean} ${x} ${y})"><path class="ol cr" d="M${tip}L${right} ${waist}L${footRight} ${y}L${footLeft} ${y}L${left} ${waist}Z"/>` +
    `<path class="crhi" d="M${tip}L${left} ${waist}L${footLeft} ${y}L${short(x - width * 0.1)} ${y}L${x} ${short(y - height * 0.5)}Z"/></g>`
  );
}

/** Three shards and a spark around a point. */
export function crystal(x: number, y: number, scale: number): string {
  const spark = '<path class="spark" d="M12 -17l1.6 4.4 4.4 1.6-4.4 1.6-1.6 4.4-1.6-4.4-4.4-1.6 4.4-1.6z"/>';
  const shards = shard(-7, 9, 4.6, 17, -24) + shard(8, 9, 4.4, 15, 26) + shard(0, 10, 6, 25, 0);
  return `<g class="crystal" transform="translate(${x} ${y}) scale(${scale})">${shards}${spark}</g>`;
}
