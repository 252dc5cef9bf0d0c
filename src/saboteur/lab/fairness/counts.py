"""Tables of counts over many deals, each with its probability if all orders are equally likely."""

import itertools
from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from saboteur.lab.fairness.chisquare import statistic, upper_tail

FEWEST: Final = 5.0
"""Cells with smaller expected counts are counted together, because the distribution is not exact for them."""


@dataclass(frozen=True, slots=True)
class Result:
    """The result of the counts of a table."""

    table: str
    cells: int
    chi_square: float
    freedom: int

    @property
    def p(self) -> float:
        """The probability of counts at least as uneven as these."""
        return upper_tail(self.chi_square, self.freedom)


class CountTable(Protocol):
    """Counts that are not complete yet."""

    name: str

    def result(self) -> Result:
        """What they say so far."""


class PlaceCounts:
    """How often which kind came to which place of a shuffled part.

    The cards of one deal are not independent of each other: a card in one place is not in another. With n places every
    variance is n / (n - 1) times what Pearson's statistic supposes, so it is divided by that; then it has the
    chi-square distribution with (n - 1) * (kinds - 1) degrees of freedom.
    """

    def __init__(self, name: str, items: Sequence[Hashable], labels: Sequence[str]) -> None:
        self.name = name
        self.labels = labels
        self.shares = Counter(items)
        self.kinds = list(self.shares)
        self.deals = 0
        self._number = {kind: number for number, kind in enumerate(self.kinds)}
        self.counts = [[0] * len(self.kinds) for _ in items]

    def add(self, order: Sequence[Hashable]) -> None:
        """One more deal."""
        self.deals += 1
        number = self._number
        for row, kind in zip(self.counts, order, strict=True):
            row[number[kind]] += 1

    def result(self) -> Result:
        """What they say so far."""
        places, kinds = len(self.counts), len(self.kinds)
        expected = [self.deals * self.shares[kind] / places for kind in self.kinds]
        pairs = itertools.chain.from_iterable(zip(row, expected, strict=True) for row in self.counts)
        value = statistic(pairs) * (places - 1) / places
        return Result(self.name, places * kinds, value, (places - 1) * (kinds - 1))


class EventCounts:
    """How often each of several events happened whose probabilities are known."""

    def __init__(self, name: str, shares: Mapping[Hashable, float]) -> None:
        self.name = name
        self.shares = shares
        self.counts: Counter[Hashable] = Counter()

    def add(self, event: Hashable) -> None:
        """One more of them."""
        self.counts[event] += 1

    def result(self) -> Result:
        """What they say so far."""
        deals = self.counts.total()
        cells = [(0, 0.0)]
        for event, share in sorted(self.shares.items(), key=lambda item: item[1]):
            count, expected = cells.pop() if cells[-1][1] < FEWEST else (0, 0.0)
            cells.append((count + self.counts[event], expected + deals * share))
        if len(cells) > 1 and cells[-1][1] < FEWEST:
            count, expected = cells.pop()
            cells[-1] = cells[-1][0] + count, cells[-1][1] + expected
        return Result(self.name, len(cells), statistic(cells), len(cells) - 1)


def shares_of(items: Sequence[Hashable]) -> dict[Hashable, float]:
    """How likely each kind is to lie in a given place."""
    return {kind: count / len(items) for kind, count in Counter(items).items()}


def shares_of_two(items: Sequence[Hashable]) -> dict[Hashable, float]:
    """How likely each kind is to lie in one place and each in another."""
    counts, pairs = Counter(items), len(items) * (len(items) - 1)
    two = itertools.product(counts, repeat=2)
    return {(a, b): share for a, b in two if (share := counts[a] * (counts[b] - (a == b)) / pairs)}


def together(one: Mapping[Hashable, float], other: Mapping[Hashable, float]) -> dict[Hashable, float]:
    """The probability of two independent events together."""
    return {(a, b): one[a] * other[b] for a, b in itertools.product(one, other)}
