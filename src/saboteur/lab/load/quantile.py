"""Of many times, the one that few exceed."""

from __future__ import annotations


def quantile(ordered: list[float], part: float) -> float:
    """The value below which a part of them lies; 0 if there are none.

    >>> quantile([1.0, 2.0, 3.0, 4.0], 0.5), quantile([1.0, 2.0, 3.0, 4.0], 0.99), quantile([], 0.5)
    (3.0, 4.0, 0.0)
    """
    return ordered[min(int(part * len(ordered)), len(ordered) - 1)] if ordered else 0.0
