"""An interval that may be looked at after every deal: with 95 % the true mean lies in all of them together.

So a run may stop as soon as a question is settled, and its claim is still right in 95 of 100 runs. With an interval for
a fixed number of deals this would not hold: who looks often enough sees a difference where there is none.

The interval is Robbins' normal mixture with the measured variance (an asymptotic confidence sequence). Two imagined
deals, one at each end of what is possible, stand for what few deals have not shown yet.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

ERROR: Final = 0.05
FEWEST: Final = 30
"""Deals before anything is settled."""
NARROWEST: Final = 300
"""The number of deals for which the interval is narrowest in comparison with one for a fixed number."""


def _spread() -> float:
    """The variance of the mixture that makes it narrowest there."""
    twice = -2 * math.log(ERROR)
    return (twice + math.log(twice) + 1) / NARROWEST


SPREAD: Final = _spread()


@dataclass(slots=True)
class Sequential:
    """The mean of what each deal gives, between two bounds if there are any.

    >>> watched = Sequential(bounds=(-1.0, 1.0))
    >>> for deal in range(200):
    ...     watched.add(1.0 if deal % 3 else -1.0)
    >>> watched.settled, f"{watched.low:.2f} to {watched.high:.2f}"
    ('more', '0.13 to 0.53')
    """

    bounds: tuple[float, float] | None = None
    _values: list[float] = field(default_factory=list)
    _total: float = 0.0
    _squares: float = 0.0

    def add(self, value: float) -> None:
        """One more deal."""
        self._values.append(value)
        self._total += value
        self._squares += value * value

    @property
    def values(self) -> Sequence[float]:
        """What was added."""
        return self._values

    @property
    def count(self) -> int:
        """The number of deals."""
        return len(self._values)

    @property
    def mean(self) -> float:
        """The mean so far."""
        return self._total / self.count if self.count else 0.0

    @property
    def reach(self) -> float:
        """From the mean to both ends of the interval."""
        if self.count < FEWEST:
            return math.inf
        imagined = self.bounds or ()
        count = self.count + len(imagined)
        total = self._total + sum(imagined)
        squares = self._squares + sum(each * each for each in imagined)
        variance = max(squares / count - (total / count) ** 2, 0.0)
        scale = self.count * SPREAD + 1
        return math.sqrt(variance * 2 * scale / (self.count**2 * SPREAD) * math.log(math.sqrt(scale) / ERROR))

    @property
    def low(self) -> float:
        """The lower end."""
        return self.mean - self.reach

    @property
    def high(self) -> float:
        """The upper end."""
        return self.mean + self.reach

    @property
    def settled(self) -> str:
        """`more` or `less` than 0, or nothing while it may be either."""
        return "more" if self.low > 0 else "less" if self.high < 0 else ""
