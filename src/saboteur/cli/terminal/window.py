"""What fits into a window: the smallest one to draw in, the signs of a drawing, as much of a text as fits."""

import unicodedata
from collections.abc import Mapping
from typing import Final

from saboteur.rulesets import registered
from saboteur.words import Words
from saboteur.words.watching import Watching

NARROWEST, LOWEST = 40, 12  # the smallest window to draw in
MINE: Final[dict[str, Watching]] = {"S": "legend-start", "?": "legend-goal", "$": "legend-gold", "#": "legend-stone"}
VEINS: Final[dict[str, Watching]] = {"S": "legend-entrance", "? V": "legend-vein", "$": "legend-nuggets"}
DOOR: Final = "G B"
BY_COLOUR: Final[dict[str, Watching]] = {"G": "legend-green-door", "B": "legend-blue-door"}
"""The two signs of doors, where there is room to explain each."""
DOORS: Final[dict[str, Watching]] = {DOOR: "legend-door", "T": "legend-troll", "H": "legend-ladder"}
LEGENDS: Final[dict[str, dict[str, Watching]]] = {
    "base": MINE,
    "saboteur2": {**MINE, "H": "legend-ladder", DOOR: "legend-door", "*": "legend-crystal"},
    "duel": {**VEINS, "@0 @1": "legend-marker", **DOORS},
    "solo": {**VEINS, "@0": "legend-marker", **DOORS},
}


def legend(game: str, words: Words) -> str:
    """What the signs of the drawing stand for; a game without a legend has that of the one it is most like.

    >>> legend("base", Words("ru"))
    'S вход  ? цель  $ сокровище  # камень'
    """
    return "  ".join(_explained(registered(LEGENDS, game), words))


def signs(game: str, words: Words) -> list[str]:
    """The same sign by sign, for more than one line, with the colours of doors.

    >>> signs("saboteur2", Words("en"))[4:]
    ['H ladder', 'G green door', 'B blue door', '* crystal']
    """
    meanings: dict[str, Watching] = {}
    for sign, name in registered(LEGENDS, game).items():
        meanings |= BY_COLOUR if sign == DOOR else {sign: name}
    return _explained(meanings, words)


def _explained(meanings: Mapping[str, Watching], words: Words) -> list[str]:
    return [f"{sign} {words.phrase(name)}" for sign, name in meanings.items()]


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
