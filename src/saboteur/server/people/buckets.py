"""How much somebody may do in a while."""

from __future__ import annotations

from typing import Final

MOST_KEPT: Final = 100_000


class Buckets:
    """A bucket for each key: a number at once, and a number a second after that.

    >>> buckets = Buckets(most=2, a_second=1.0)
    >>> [buckets.take("a", now) for now in (0.0, 0.1, 0.2, 1.5)], buckets.take("b", 0.2)
    ([True, True, False, True], True)
    """

    def __init__(self, most: float, a_second: float) -> None:
        self._most = most
        self._a_second = a_second
        self._left: dict[str, tuple[float, float]] = {}

    def take(self, key: str, now: float, count: float = 1.0) -> bool:
        """Whether there is enough; then it is taken."""
        left, since = self._left.get(key, (self._most, now))
        left = min(self._most, left + (now - since) * self._a_second)
        enough = left >= count
        if len(self._left) >= MOST_KEPT:
            self._forget(now)
        self._left[key] = (left - count if enough else left, now)
        return enough

    def _forget(self, now: float) -> None:
        """Full buckets need not be kept."""
        self._left = {
            key: (left, since)
            for key, (left, since) in self._left.items()
            if left + (now - since) * self._a_second < self._most
        }
