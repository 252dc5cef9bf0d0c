"""What fits into a window: the smallest one to draw in, the signs of a drawing, as much of a text as fits."""

import unicodedata
from typing import Final

from saboteur.notation.drawing.large import DEAD_END
from saboteur.rulesets import registered
from saboteur.words import Words
from saboteur.words.phrases import Phrase
from saboteur.words.watching import Watching

NARROWEST, LOWEST = 40, 12  # the smallest window to draw in
USUAL: Final = 79  # columns of a line that fits where a window is not known
BETWEEN: Final = "  "
MINE: Final[dict[str, Watching]] = {"S": "legend-start", "?": "legend-goal", "$": "legend-gold", "#": "legend-stone"}
VEINS: Final[dict[str, Watching]] = {"S": "legend-entrance", "? V": "legend-vein", "$": "legend-nuggets"}
DOORS: Final[dict[str, Watching]] = {"G": "legend-green-door", "B": "legend-blue-door"}
UNDERGROUND: Final[dict[str, Watching]] = {**DOORS, "T": "legend-troll", "H": "legend-ladder"}
LEGENDS: Final[dict[str, dict[str, Watching]]] = {
    "base": MINE,
    "saboteur2": {**MINE, "H": "legend-ladder", **DOORS, "*": "legend-crystal"},
    "duel": {**VEINS, "@0 @1": "legend-marker", **UNDERGROUND},
    "solo": {**VEINS, "@0": "legend-marker", **UNDERGROUND},
}


def legend(game: str, words: Words) -> str:
    """What the signs of the drawing stand for, in lines; a game without a legend has that of the one it is most like.

    >>> legend("base", Words("ru"))
    'S вход  ? цель  $ сокровище  # камень  × тупик'
    """
    lines = [""]
    for sign in signs(game, words):
        if len(lines[-1]) + len(BETWEEN) + len(sign) > USUAL:
            lines.append("")
        lines[-1] += f"{BETWEEN}{sign}" if lines[-1] else sign
    return "\n".join(lines)


def signs(game: str, words: Words) -> list[str]:
    """The same sign by sign, for more than one line.

    >>> signs("saboteur2", Words("en"))[4:]
    ['H ladder', 'G green door', 'B blue door', '* crystal', '× dead end']
    """
    return [f"{sign} {words.phrase(name)}" for sign, name in meanings(game).items()]


def meanings(game: str) -> dict[str, Watching | Phrase]:
    """The word for each sign; some words have two signs, with a blank between."""
    return {**registered(LEGENDS, game), DEAD_END: "dead-end"}


def fits(columns: int, lines: int) -> bool:
    """Whether a window is large enough to draw in."""
    return columns >= NARROWEST and lines >= LOWEST


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
