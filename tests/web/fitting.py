"""Whether all text can be read: nothing cut, nothing outside the window."""

from tests.web.person import Person

MEASURE = """() => {
  const found = [];
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) found.push(`the page is ${wide} px too wide`);
  const hidden = (style) => style.visibility === "hidden" || style.opacity === "0";
  const aside = ".sr, .layer, svg, [aria-hidden=true], noscript, option, [inert], [data-short]";
  const board = document.querySelector("[aria-modal=true]");
  const nameOf = (node) => `${node.tagName.toLowerCase()}.${node.className}`;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const parent = text.parentElement;
    if (!text.data.trim() || parent.closest(aside)) continue;
    if (board && !parent.closest("[aria-modal=true]")) continue; // it is behind, and read when that is closed
    const range = document.createRange();
    range.selectNodeContents(text);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    if (!boxes.length || hidden(getComputedStyle(parent))) continue;
    const [left, right] = [Math.min(...boxes.map((each) => each.left)), Math.max(...boxes.map((each) => each.right))];
    const [top, bottom] = [Math.min(...boxes.map((each) => each.top)), Math.max(...boxes.map((each) => each.bottom))];
    let [across, down] = [true, true];
    const say = (what) => found.push(`${what}: ${text.data.trim().slice(0, 60)} [${nameOf(parent)}]`);
    for (let node = parent; node && node !== document.body; node = node.parentElement) {
      const style = getComputedStyle(node);
      const box = node.getBoundingClientRect();
      if (box.width <= 2 || box.height <= 2) { across = down = false; break; } // for screen readers alone
      if (across && /auto|scroll/.test(style.overflowX)) across = false;
      if (down && /auto|scroll/.test(style.overflowY)) down = false;
      const cutsX = across && /hidden|clip/.test(style.overflowX) && (left < box.left - 1.5 || right > box.right + 1.5);
      const cutsY = down && /hidden|clip/.test(style.overflowY) && (top < box.top - 3 || bottom > box.bottom + 3);
      if (cutsX || cutsY) { say(`cut by ${nameOf(node)}`); across = down = false; break; }
    }
    if (across && (left < -1.5 || right > innerWidth + 1.5)) say("outside the window");
  }
  return [...new Set(found)];
}"""


def cut(person: Person) -> list[str]:
    """One line for each text that cannot be read as a whole.

    What can be scrolled to, can be read; names of people are short where seats are many, and whole when touched.
    """
    lines: list[str] = person.page.evaluate(MEASURE)
    return lines
