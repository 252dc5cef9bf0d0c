"""As much of the mine as fits, around the newest card, which is highlighted."""

import unicodedata
from typing import Final

from saboteur.engine.values.cell import Cell
from saboteur.engine.view import View
from saboteur.notation.drawing.diagram import diagram
from saboteur.rulesets import registered
from saboteur.words import Words
from saboteur.words.watching import Watching

WIDE, HIGH, MARGIN = 5, 3, 4  # a cell of the drawing and the numbers beside it
NARROWEST, LOWEST = 30, 12  # the smallest terminal to draw in
NEW, PLAIN = "\x1b[1;33m", "\x1b[0m"
MINE: Final[dict[str, Watching]] = {"S": "legend-start", "?": "legend-goal", "$": "legend-gold", "#": "legend-stone"}
VEINS: Final[dict[str, Watching]] = {"S": "legend-entrance", "? V": "legend-vein", "$": "legend-nuggets"}
DOORS: Final[dict[str, Watching]] = {"G B": "legend-door", "T": "legend-troll", "H": "legend-ladder"}
LEGENDS: Final[dict[str, dict[str, Watching]]] = {
    "base": MINE,
    "saboteur2": {**MINE, "H": "legend-ladder", "G B": "legend-door", "*": "legend-crystal"},
    "duel": {**VEINS, "@0 @1": "legend-marker", **DOORS},
    "solo": {**VEINS, "@0": "legend-marker", **DOORS},
}


def legend(game: str, words: Words) -> str:
    """What the signs of the drawing stand for; a game without a legend has that of the one it is most like.

    >>> legend("base", Words("ru"))
    'S вход  ? цель  $ сокровище  # камень'
    """
    return "  ".join(f"{sign} {words.phrase(name)}" for sign, name in registered(LEGENDS, game).items())


def mine_window(view: View, new: Cell | None, width: int, height: int, *, colour: bool) -> list[str]:
    """The drawing in at most this number of lines, each shorter than the width; the first has the coordinates."""
    cells = [*(lying.cell for lying in view.mine), *(goal.cell for goal in view.goals)]
    if not cells:
        return []
    middle = new or Cell(0, 0)
    west, columns = min(cells).x, len(range(min(cells).x, max(cells).x + 1))
    fit = (width - 1 - MARGIN) // WIDE
    skipped = max(min(middle.x - west - fit // 2, columns - fit), 0) * WIDE
    lines = diagram(view, large=True, coordinates=True).split("\n")
    lines = [line[:MARGIN] + line[MARGIN + skipped : MARGIN + skipped + fit * WIDE] for line in lines]
    top, left = 1 + HIGH * (max(cell.y for cell in cells) - middle.y), MARGIN + WIDE * (middle.x - west) - skipped
    room = max((height - 1) // HIGH * HIGH, HIGH)
    rows = range(1, len(lines))
    if len(rows) > room:
        start = min(max(top - room // 2 // HIGH * HIGH, 1), len(lines) - room)
        rows = range(start, start + room)
    lit = range(top, top + HIGH) if colour and new is not None else range(0)
    return [lines[0], *(_lit(lines[row], left) if row in lit else lines[row] for row in rows)]


def _lit(line: str, left: int) -> str:
    """A line of the drawing with its part of the newest card highlighted."""
    line = line.ljust(left + WIDE)
    return line[:left] + NEW + line[left : left + WIDE] + PLAIN + line[left + WIDE :]


def fitted(text: str, width: int) -> str:
    """As much of a text as fits; East Asian characters are two columns wide, accents none.

    >>> fitted("Анна", 3), fitted("金金金", 5)
    ('Анн', '金金')
    """
    if text.isascii():
        return text[:width]
    for end, letter in enumerate(text):
        width -= 0 if unicodedata.combining(letter) else 2 if unicodedata.east_asian_width(letter) in "WF" else 1
        if width < 0:
            return text[:end]
    return text
