"""The levels of the bots that search: how much work they do for a move, and by which constants they play."""

from __future__ import annotations

from dataclasses import dataclass, replace
from importlib.machinery import SOURCE_SUFFIXES
from typing import Final

from saboteur.bots.belief.eye import EYE, Eye
from saboteur.bots.plain.habits import KEEN, Habits
from saboteur.engine.core import state
from saboteur.engine.search.policy import Policy

INTERPRETED: Final = str(state.__file__).endswith(tuple(SOURCE_SUFFIXES))
"""Whether the rules run interpreted here: then a play-out takes many times as long."""


@dataclass(frozen=True, slots=True)
class Level:
    """Work is counted, never timed: equal histories and seeds give equal moves where rules have the same form."""

    name: str
    work: int
    """For one move, in moves looked at in play-outs (engine/search/rating.py)."""
    turns: int = 1
    """How many turns further a position of a duel is judged by what it promises."""
    candidates: int = 12
    """Moves that are tried at most."""
    errors: float = 1.0
    """A move must gain this many standard errors to be preferred to the plain one."""
    price: float = 0.1
    """What it costs one who harms the mine to be known for that, in rounds won (or gold), while the deck is full."""
    policy: Policy = "knowing"
    """How play-outs are played."""
    eye: Eye = EYE
    habits: Habits = KEEN
    """By which a gold-digger finds the move that play-outs have to beat; all others play plain's."""
    note: str = ""
    """What a record says beside its name."""

    def within(self, most: Level) -> Level:
        """The same with no more work than another; a record says so if that is less than usual.

        >>> NORMAL.within(EASY).note, EASY.within(NORMAL).note
        (' (work 60000)', '')
        """
        return self if self.work <= most.work else replace(self, work=most.work, note=f" (work {most.work})")


EASY: Final = Level("easy", work=60_000, turns=0, candidates=6, eye=Eye(hands=2))
NORMAL: Final = Level("normal", work=1_600_000)
HARD: Final = Level("hard", work=9_000_000, turns=2, price=0.3)
A_SECOND: Final = Level("a second", work=1_200_000)
"""What should fit into a second where the rules run interpreted."""
LEVELS: Final = {level.name: level.within(A_SECOND) if INTERPRETED else level for level in (EASY, NORMAL, HARD)}
