/** A key that hangs from its ring. */
export function key(x: number, y: number, scale: number): string {
  const stem = "M0 -6L0 40M0 24L14 24M0 38L17 38";
  const stroke = (className: string): string => `<path class="${className}" d="${stem}"/><circle class="${className}" cx="0" cy="-22" r="15"/>`;
  return `<g class="key" transform="translate(${x} ${y}) scale(${scale})">${stroke("kol")}${stroke("kfi")}</g>`;
}
