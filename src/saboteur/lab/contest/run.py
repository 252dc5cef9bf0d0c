"""A run: one or several contests, deal by deal in turn, so that a run that is stopped has played each equally often."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from saboteur.lab.contest.contest import Contest
from saboteur.lab.contest.playing import DealPlayed, play_deal

Place = tuple[int, int]
"""The number of a contest in the run, and the number of a deal."""


@dataclass(frozen=True, slots=True)
class Run:
    """Work for processes: what is still to be played."""

    contests: tuple[Contest, ...]
    todo: tuple[Place, ...]
    timed: bool = False

    @property
    def length(self) -> int:
        """All deals."""
        return len(self.todo)

    def do(self, index: int) -> DealPlayed:
        """Plays one deal of one contest."""
        contest, deal = self.todo[index]
        return play_deal(self.contests[contest], deal, timed=self.timed)


def places(contests: int, deals: int, played: Sequence[int] | None = None) -> tuple[Place, ...]:
    """What is to be played, in order, where this number of deals of each contest has been played already.

    >>> places(2, 3, [2, 1])
    ((1, 2), (0, 3), (1, 3))
    """
    done = played or [0] * contests
    return tuple((contest, deal) for deal in range(1, deals + 1) for contest in range(contests) if deal > done[contest])
