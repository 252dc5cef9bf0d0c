"""How certain a figure is: rates have Wilson's interval, means Student's, both for 95 %.

Cases that belong together are one *unit*: the dwarves of a round win or lose together, so a round is one unit with
several cases. `Sums` holds whole numbers only: the order in which units come changes nothing.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

CONFIDENCE: Final = 0.95
Z: Final = 1.959963984540054  # the normal distribution has 95 % within this number of standard deviations
FEW: Final = 30
"""With fewer units than this, units are counted and the similarity of cases within a unit is not estimated."""
EXACT: Final = 100
"""Up to this number of degrees of freedom Student's distribution is a sum, above it a series."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure with its 95 % interval; without one if there are too few cases."""

    value: float
    low: float | None
    high: float | None
    count: int
    """The number of cases."""

    @property
    def margin(self) -> float | None:
        """The longer side of the interval."""
        if self.low is None or self.high is None:
            return None
        return max(self.high - self.value, self.value - self.low)


@dataclass(slots=True)
class Sums:
    """Sums over units: the number of cases of each unit, and their total.

    >>> sums = Sums()
    >>> for won in (1, 0, 1, 1):
    ...     sums.add(1, won)
    >>> rate = sums.rate()
    >>> f"{rate.value:.2f} {rate.low:.3f} {rate.high:.3f}"
    '0.75 0.301 0.954'
    """

    units: int = 0
    cases: int = 0
    total: int = 0
    cases_squared: int = 0
    total_squared: int = 0
    product: int = 0

    def add(self, cases: int, total: int) -> None:
        """Adds a unit; a unit without cases is ignored."""
        if cases:
            self.units += 1
            self.cases += cases
            self.total += total
            self.cases_squared += cases * cases
            self.total_squared += total * total
            self.product += cases * total

    @property
    def scatter(self) -> float:
        """The sum of squared differences between each unit and its expected value."""
        n, w = self.cases, self.total
        exact = self.total_squared * n * n - 2 * w * n * self.product + w * w * self.cases_squared
        return exact / (n * n)

    def rate(self) -> Estimate | None:
        """The total as a share of the cases."""
        if not self.cases:
            return None
        low, high = wilson(self.total / self.cases, self._independent_cases())
        return Estimate(self.total / self.cases, low, high, self.cases)

    def mean(self) -> Estimate | None:
        """The total for each case."""
        if not self.cases:
            return None
        mean = self.total / self.cases
        if self.units < 2:
            return Estimate(mean, None, None, self.cases)
        error = math.sqrt(self.units / (self.units - 1) * self.scatter) / self.cases
        reach = student(self.units - 1) * error
        return Estimate(mean, mean - reach, mean + reach, self.cases)

    def _independent_cases(self) -> float:
        """The number of independent cases with the same variance, at most the number of cases."""
        share = self.total / self.cases
        expected = share * (1 - share) * self.cases * self.cases
        if self.units == self.cases or self.units < FEW or expected == 0 or self.scatter == 0:
            return self.units
        return min(expected / self.scatter, self.cases)


def mean_of(values: Sequence[float]) -> Estimate | None:
    """The mean of independent values with Student's interval.

    >>> found = mean_of([1.0, 2.0, 3.0, 4.0])
    >>> f"{found.value} {found.low:.3f} {found.high:.3f}"
    '2.5 0.446 4.554'
    """
    if not values:
        return None
    count = len(values)
    mean = math.fsum(values) / count
    if count < 2:
        return Estimate(mean, None, None, count)
    error = math.sqrt(math.fsum((value - mean) ** 2 for value in values) / (count - 1) / count)
    reach = student(count - 1) * error
    return Estimate(mean, mean - reach, mean + reach, count)


def mean_between(values: Sequence[float], least: float, most: float) -> Estimate | None:
    """The mean of values that have bounds. Two more, one at each, stand for what few values have not shown yet.

    >>> found = mean_between([1.0] * 18, 0.0, 1.0)
    >>> f"{found.value} {found.low:.3f} {found.high:.3f}"
    '1.0 0.845 1.000'
    """
    more = mean_of([*values, least, most])
    if not values or more is None or more.low is None or more.high is None:
        return None
    mean = math.fsum(values) / len(values)
    return Estimate(mean, min(max(more.low, least), mean), max(min(more.high, most), mean), len(values))


def ratio_of(pairs: Sequence[tuple[float, float]]) -> Estimate | None:
    """The sum of the first values to that of the second, from independent pairs (linearized).

    >>> found = ratio_of([(2.0, 1.0), (4.0, 2.0), (6.0, 3.0)])
    >>> found.value, found.low, found.high
    (2.0, 2.0, 2.0)
    """
    below = math.fsum(other for _, other in pairs)
    if not below:
        return None
    ratio = math.fsum(one for one, _ in pairs) / below
    apart = mean_of([one - ratio * other for one, other in pairs])
    if apart is None or apart.high is None:
        return Estimate(ratio, None, None, len(pairs))
    reach = (apart.high - apart.value) * len(pairs) / below
    return Estimate(ratio, ratio - reach, ratio + reach, len(pairs))


def wilson(share: float, count: float) -> tuple[float, float]:
    """Wilson's interval of a share of this number of independent cases.

    >>> [round(end, 4) for end in wilson(0.0, 10)]
    [0.0, 0.2775]
    """
    square = Z * Z / count
    middle = (share + square / 2) / (1 + square)
    reach = Z * math.sqrt(share * (1 - share) / count + square / (4 * count)) / (1 + square)
    return min(max(middle - reach, 0.0), share), max(min(middle + reach, 1.0), share)


def student(freedom: int) -> float:
    """How many standard errors of a mean reach 95 % of Student's distribution to both sides.

    >>> [round(student(freedom), 3) for freedom in (1, 5, 30, 1000)]
    [12.706, 2.571, 2.042, 1.962]
    """
    if freedom > EXACT:
        first = (Z**3 + Z) / (4 * freedom)
        second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)
        return Z + first + second + (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / (384 * freedom**3)
    low, high = 0.0, math.pi / 2
    for _ in range(80):
        middle = (low + high) / 2
        if _within(middle, freedom) < CONFIDENCE:
            low = middle
        else:
            high = middle
    return math.tan(low) * math.sqrt(freedom)


def _within(angle: float, freedom: int) -> float:
    """The share of Student's distribution nearer to 0 than tan(angle) * sqrt(freedom): a finite sum of powers."""
    cosine, odd = math.cos(angle), freedom % 2
    term = cosine if odd else 1.0
    total = 0.0
    for step in range(2 + odd, freedom + 1, 2):
        total += term
        term *= cosine * cosine * (step - 1) / step
    if not odd:
        return math.sin(angle) * total
    return 2 / math.pi * (angle + math.sin(angle) * total)


@dataclass(frozen=True, slots=True)
class Distribution:
    """How counted values are distributed: mean, least, quartiles and greatest."""

    mean: Estimate
    least: int
    lower: float
    median: float
    upper: float
    greatest: int


def distribution(counts: Counter[int], mean: Estimate | None = None) -> Distribution | None:
    """The distribution of counted values; the mean is given if the values are not independent units.

    >>> distribution(Counter([1, 2, 3, 4])).lower      # a quarter of the way from the first to the last
    1.75
    """
    if not counts:
        return None
    mean = mean or sums_of(counts).mean()
    assert mean is not None
    lower, median, upper = (quantile(counts, part, 4) for part in (1, 2, 3))
    return Distribution(mean, min(counts), lower, median, upper, max(counts))


def sums_of(counts: Counter[int]) -> Sums:
    """Counted values as units of one case each."""
    count = counts.total()
    total = sum(value * times for value, times in counts.items())
    squared = sum(value * value * times for value, times in counts.items())
    return Sums(count, count, total, count, squared, total)


def quantile(counts: Counter[int], part: int, of: int) -> float:
    """The quantile of the sorted values, interpolated between two neighbours."""
    place, over = divmod((counts.total() - 1) * part, of)
    below = above = 0
    passed = 0
    for value in sorted(counts):
        if passed <= place:
            below = value
        if passed <= place + 1:
            above = value
        passed += counts[value]
    return below + (above - below) * over / of
