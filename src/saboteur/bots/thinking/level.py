"""The levels of the bots that search: how much work they do for a move, and by which constants they play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from saboteur.bots.belief.eye import EYE, Eye
from saboteur.engine.search.policy import Policy


@dataclass(frozen=True, slots=True)
class Level:
    """Work is counted, never timed: equal histories and seeds give equal moves."""

    name: str
    playouts: int
    """For one move; 0: it does not search."""
    plans: int = 0
    """The same in games without dwarves, where a position a few turns further is judged by what it promises."""
    turns: int = 1
    """How many turns further that is."""
    candidates: int = 12
    """Moves that are played out at most."""
    errors: float = 1.0
    """A move must gain this many standard errors to be preferred to the plain one."""
    price: float = 0.3
    """What it costs a saboteur to be known for one, in rounds won, while the deck is full."""
    policy: Policy = "knowing"
    """How play-outs are played."""
    eye: Eye = EYE


EASY: Final = Level("easy", 60, plans=6, turns=0, candidates=6)
NORMAL: Final = Level("normal", 1200, plans=60)
HARD: Final = Level("hard", 6000, plans=200, turns=2)
LEVELS: Final = {level.name: level for level in (EASY, NORMAL, HARD)}
