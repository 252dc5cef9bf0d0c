"""Signs of the drawing and marks on the page, with the words of the legend for them."""

import re
from collections.abc import Mapping
from typing import Final

from saboteur.cli.playing.fresh import LAST, RECENT
from saboteur.cli.playing.places import TURNED
from saboteur.cli.terminal import window
from saboteur.engine.ruleset import Ruleset
from saboteur.words import Words
from saboteur.words.keyboard import Keyboard
from saboteur.words.phrases import Phrase
from saboteur.words.watching import Watching

DRAWN: Final = "+"
"""Beside the number of a card that is new in the hand, and where a card is about to be laid."""
HIT: Final = "!"
"""Before what was done to the one who reads it."""
WON: Final = "★"
"""Beside those who have won."""
MARKS: Final[dict[str, Keyboard | Phrase]] = {
    LAST: "legend-newest",
    RECENT: "legend-recent",
    DRAWN: "legend-drawn",
    HIT: "legend-hit",
    WON: "head-won",
    TURNED: "turned",
}
SMALL: Final[dict[str, Keyboard | Phrase]] = {"t": "bribed", "g": "opened", "b": "opened"}
"""Small letters of trolls and doors that let everybody through."""
_WITH_MORE: Final = re.compile(r"([@$])[0-9]|(H)[gb]", re.ASCII)
"""A marker and its owner, nuggets and their number, a ladder and its colour."""


def signs(game: Ruleset | str, words: Words) -> list[str]:
    """The meaning of the characters in a drawing.

    >>> signs("base", Words("en"))
    ['S start', '? goal', '$ gold', '# stone', '× dead end']
    """
    return window.signs(game if isinstance(game, str) else game.name, words)


def mark(sign: str, words: Words) -> str:
    """A mark and its meaning; brackets stand apart, as they do around a card.

    >>> [mark(sign, Words("en")) for sign in MARKS]
    ['[ ] last card', '( ) recent', '+ drawn', '! done to you', '★ Won', '° turned']
    """
    return f"{' '.join(sign)} {words.phrase(MARKS[sign])}"


def meaning(sign: str, game: Ruleset | str, words: Words) -> str:
    """The word for a sign or mark in a game, or in another one that has it; anything else as it is.

    >>> [meaning(sign, "base", Words("en")) for sign in ("×", "( )", "[]", "+", "$1", "@0", "Hg", "t", "lamp")]
    ['dead end', 'recent', 'last card', 'drawn', 'gold', 'marker', 'ladder', 'bribed', 'lamp']
    """
    bare = next((pair for pair in (LAST, RECENT) if sign in tuple(pair)), sign.replace(" ", ""))
    with_more = _WITH_MORE.fullmatch(bare)
    name = game if isinstance(game, str) else game.name
    known: list[Mapping[str, Keyboard | Phrase | Watching]] = [MARKS, SMALL]
    known += [window.meanings(each) for each in (name, *window.LEGENDS)]
    for meant in known:
        for drawn, phrase in meant.items():
            parts = drawn.split()
            if bare in parts or (with_more and (with_more[1] or with_more[2]) in (part[0] for part in parts)):
                return words.phrase(phrase)
    return sign
