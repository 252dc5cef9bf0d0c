"""Who wins a round as a side, the dwarves, and the words for them."""

from __future__ import annotations

from typing import Final

from saboteur.engine.ruleset import Ruleset

ORDER: Final = ("digger", "green", "blue", "boss", "profiteer", "geologist", "saboteur")
"""In which dwarves are shown."""
NEVER_WIN: Final = "geologist"
"""Paid for crystals, but no winner (7.3)."""
WORDS: Final = {
    "diggers": "gold-diggers",
    "digger": "gold-digger",
    "both": "both teams",
    "equal": "equal",
}


def dwarves_of(made: Ruleset) -> list[str]:
    """The dwarves of a game, in the order they are shown.

    >>> from saboteur import ruleset
    >>> dwarves_of(ruleset("base")), dwarves_of(ruleset("duel"))
    (['digger', 'saboteur'], [])
    """
    return sorted({role for dealt in made.roles.values() for role in dealt}, key=ORDER.index)


def richest(gold: tuple[int, ...]) -> tuple[int, ...]:
    """Who earned most; nobody if all earned the same, or nobody else plays."""
    return () if len(set(gold)) < 2 else tuple(seat for seat, amount in enumerate(gold) if amount == max(gold))


def side_of_two(gold: tuple[int, ...]) -> str:
    """The one of green and blue who has more."""
    return "equal" if gold[0] == gold[1] else "green" if gold[0] > gold[1] else "blue"


def word(name: str) -> str:
    """A side or a dwarf as it is shown."""
    return WORDS.get(name, name)
