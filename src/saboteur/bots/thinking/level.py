"""The levels of the bots that search: how much work they do for a move, and by which constants they play."""

from __future__ import annotations

from dataclasses import dataclass, replace
from importlib.machinery import SOURCE_SUFFIXES
from typing import Final

from saboteur.bots.belief.eye import EYE, Eye
from saboteur.engine.core import state
from saboteur.engine.search.policy import Policy

INTERPRETED: Final = str(state.__file__).endswith(tuple(SOURCE_SUFFIXES))
"""Whether the rules run interpreted here: then a play-out takes many times as long."""


@dataclass(frozen=True, slots=True)
class Level:
    """Work is counted, never timed: equal histories and seeds give equal moves where rules have the same form."""

    name: str
    playouts: int
    """For one move."""
    plans: int
    """The same in a duel, where a position a few turns further is judged by what it promises."""
    turns: int = 1
    """How many turns further that is."""
    candidates: int = 12
    """Moves that are tried at most."""
    errors: float = 1.0
    """A move must gain this many standard errors to be preferred to the plain one."""
    price: float = 0.1
    """What it costs a saboteur to be known for one, in rounds won, while the deck is full."""
    policy: Policy = "knowing"
    """How play-outs are played."""
    eye: Eye = EYE

    def within(self, most: Level) -> Level:
        """The same with no more work than another."""
        return replace(
            self,
            playouts=min(self.playouts, most.playouts),
            plans=min(self.plans, most.plans),
        )


EASY: Final = Level("easy", playouts=60, plans=6, turns=0, candidates=6)
NORMAL: Final = Level("normal", playouts=1600, plans=40)
HARD: Final = Level("hard", playouts=8000, plans=200, turns=2, price=0.3)
A_SECOND: Final = Level("a second", playouts=600, plans=24)
"""What should fit into a second where the rules run interpreted: a play-out took about a millisecond there."""
LEVELS: Final = {level.name: level.within(A_SECOND) if INTERPRETED else level for level in (EASY, NORMAL, HARD)}
