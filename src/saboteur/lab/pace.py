"""How long the moves of a bot took: counted in steps of a fifth, so that runs add up and quantiles can be read."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Final

STEPS: Final = 12
"""Steps from a time to ten times as long."""


@dataclass(slots=True)
class Pace:
    """In microseconds of the processor; for a command, by the clock."""

    moves: int = 0
    total: int = 0
    slowest: int = 0
    steps: Counter[int] = field(default_factory=Counter)

    def took(self, seconds: float) -> None:
        """One more move."""
        micro = max(1, round(1e6 * seconds))
        self.moves += 1
        self.total += micro
        self.slowest = max(self.slowest, micro)
        self.steps[math.floor(STEPS * math.log10(micro))] += 1

    def add(self, other: Pace) -> None:
        """The moves of another game."""
        self.moves += other.moves
        self.total += other.total
        self.slowest = max(self.slowest, other.slowest)
        self.steps += other.steps

    @property
    def mean(self) -> float:
        """Milliseconds a move, on average."""
        return self.total / self.moves / 1000 if self.moves else 0.0

    def within(self, share: float) -> float:
        """Milliseconds that this share of the moves took at most, to a fifth.

        >>> pace = Pace()
        >>> for number in range(100):
        ...     pace.took(0.001 if number < 90 else 0.1)
        >>> round(pace.within(0.5), 1), round(pace.within(0.95))
        (1.2, 100)
        """
        passed = 0
        for step in sorted(self.steps):
            passed += self.steps[step]
            if passed >= share * self.moves:
                return min(float(10 ** ((step + 1) / STEPS)), self.slowest) / 1000
        return 0.0

    def plain(self) -> list[Any]:
        """For a file."""
        return [self.moves, self.total, self.slowest, sorted(self.steps.items())]

    @classmethod
    def read(cls, plain: list[Any]) -> Pace:
        """What `plain` gave."""
        moves, total, slowest, steps = plain
        return cls(moves, total, slowest, Counter(dict(steps)))
