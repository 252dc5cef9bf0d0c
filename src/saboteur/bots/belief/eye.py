"""How an observer looks at moves: constants fitted to those who play, and how many hands it imagines."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from saboteur.engine.search.taste import Taste


@dataclass(frozen=True, slots=True)
class Eye:
    """A softmax over values of moves, and now and then anything."""

    temperature: float = 2.0
    """In the coin of the values: a card laid on the way is worth about nine."""
    chance: float = 0.03
    """How often anybody does anything."""
    hands: int = 6
    """Drawn for each move that is seen."""
    credit: float = 0.5
    """The power to which likelihoods are taken: moves of one player follow from each other."""


EYE: Final = Eye()
TASTE: Final = Taste()
"""What others are held to want."""
