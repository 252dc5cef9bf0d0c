"""The side that wins a round, for each game, and the names of the sides."""

from __future__ import annotations

from typing import Final

# The sides of each game, in the order they are shown.
SIDES: Final[dict[str, tuple[str, ...]]] = {
    "base": ("diggers", "saboteurs"),
    "saboteur2": ("green", "blue", "both", "saboteurs"),
    "duel": ("green", "blue", "equal"),
    "solo": (),
}
# The dwarves of each game, in the order they are shown.
ROLES: Final[dict[str, tuple[str, ...]]] = {
    "base": ("digger", "saboteur"),
    "saboteur2": ("green", "blue", "boss", "profiteer", "geologist", "saboteur"),
    "duel": (),
    "solo": (),
}
NEVER_WIN: Final = "geologist"
"""Paid for crystals, but no winner (7.3)."""
WORDS: Final = {
    "diggers": "gold-diggers",
    "digger": "gold-digger",
    "both": "both teams",
    "equal": "equal",
}


def side_of_base(cause: str) -> str:
    """The gold-diggers if the gold was found, otherwise the saboteurs, even if nobody is one (4.5, 4.6)."""
    return "diggers" if cause == "gold" else "saboteurs"


def side_of_expansion(green: bool, blue: bool) -> str:
    """The teams that win, also teams without players (7.2, 7.3)."""
    if green and blue:
        return "both"
    return "green" if green else "blue" if blue else "saboteurs"


def side_of_duel(gold: tuple[int, ...]) -> str:
    """The player who earned more, in a round or in a game."""
    if len(gold) != 2:
        return ""
    return "equal" if gold[0] == gold[1] else "green" if gold[0] > gold[1] else "blue"


def word(name: str) -> str:
    """A side or a dwarf as it is shown."""
    return WORDS.get(name, name)
