"""The bots of the package, by their names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from saboteur.bots.advice.advisor import Advisor
from saboteur.bots.plain.player import Plain
from saboteur.bots.uniform import Uniform
from saboteur.engine.worlds.history import Player

# Each bot gets its own seed.
BUILT_IN: Final[dict[str, Callable[[int], Player]]] = {"plain": Plain, "random": Uniform}
THINKING: Final[frozenset[str]] = frozenset()
"""Bots that search: a program that serves many people lets them think in another process."""
ADVISING: Final = "plain"
"""The bot whose moves are suggested to people who ask for a hint."""


def advisor(seed: int = 0) -> Advisor:
    """Somebody who is told what a seat is told and says what to do there."""
    return Advisor(BUILT_IN[ADVISING](seed))
