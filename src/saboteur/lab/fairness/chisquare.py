"""How likely counts are by chance: Pearson's statistic and the chi-square distribution (an incomplete gamma function).

>>> f"{upper_tail(3.841, 1):.4f} {upper_tail(18.307, 10):.4f}"      # as every table of it has them
'0.0500 0.0500'
"""

import math
from collections.abc import Iterable
from typing import Final

CLOSE: Final = 1e-15
TINY: Final = 1e-300


def statistic(pairs: Iterable[tuple[float, float]]) -> float:
    """Pearson's sum over counts observed and expected."""
    return math.fsum((observed - expected) ** 2 / expected for observed, expected in pairs)


def upper_tail(value: float, freedom: int) -> float:
    """The probability that a chi-square variable with these degrees of freedom is at least this."""
    shape, half = freedom / 2, value / 2
    if half <= 0:
        return 1.0
    if half < shape + 1:
        return max(1.0 - _front(shape, half) * _series(shape, half), 0.0)
    return min(_front(shape, half) * _fraction(shape, half), 1.0)


def _front(shape: float, half: float) -> float:
    """What both expansions are multiplied by: half ** shape * exp(-half) / gamma(shape)."""
    return math.exp(shape * math.log(half) - half - math.lgamma(shape))


def _series(shape: float, half: float) -> float:
    """The lower part: 1/a + x/(a(a+1)) + x²/(a(a+1)(a+2)) + …"""
    term = total = 1 / shape
    while term > total * CLOSE:
        shape += 1
        term *= half / shape
        total += term
    return total


def _fraction(shape: float, half: float) -> float:
    """The upper part: 1/(x+1-a - 1(1-a)/(x+3-a - 2(2-a)/(x+5-a - …))), from the top by Lentz's method."""
    bottom = half + 1 - shape
    numerator, denominator = 1 / TINY, 1 / bottom
    total = denominator
    step, change = 0, 0.0
    while abs(change - 1) > CLOSE:
        step += 1
        part = -step * (step - shape)
        bottom += 2
        denominator = 1 / (part * denominator + bottom or TINY)
        numerator = bottom + part / numerator or TINY
        change = denominator * numerator
        total *= change
    return total
