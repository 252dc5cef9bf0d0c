/** The head of a troll; one that was paid is faded. */
export function troll(x: number, y: number, scale: number, paid: boolean): string {
  return (
    `<g class="troll${paid ? " paid" : ""}" transform="translate(${x} ${y}) scale(${scale})">` +
    '<path class="ol tr" d="M-30 6L-38 -10L-29 -9L-27 -24L-17 -19L-12 -33L0 -28L12 -33L17 -19L27 -24L29 -9L38 -10L30 6L26 26L12 36L-12 36L-26 26Z"/>' +
    '<path class="trlo" d="M-26 26L-12 36L12 36L26 26L22 14L-22 14Z"/>' +
    '<path class="ink" d="M-20 -9L-5 -3L-7 -13ZM20 -9L5 -3L7 -13Z"/>' +
    '<circle class="eye" cx="-11" cy="-3" r="4.6"/><circle class="eye" cx="11" cy="-3" r="4.6"/>' +
    '<circle class="ink" cx="-10" cy="-2.4" r="2"/><circle class="ink" cx="10" cy="-2.4" r="2"/>' +
    '<path class="ol trn" d="M-7 2L0 -2L7 2L8 11L-8 11Z"/><path class="ink" d="M-17 18L17 18L13 26L-13 26Z"/>' +
    '<path class="tusk" d="M-13 19L-7 19L-11 8ZM13 19L7 19L11 8Z"/></g>'
  );
}
