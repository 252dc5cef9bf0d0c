"""Ratings: how much better bots are than the last one, by the points of chess (400 are odds of ten to one).

A side wins against another with odds that are the difference of two ratings: of gold-diggers and saboteurs where roles
are exchanged, so that a bot has one rating for each; of the bots themselves elsewhere (Bradley and Terry).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from saboteur.lab.simulation.estimates import Estimate, student

POINTS: Final = 400 / math.log(10)
GROUPS: Final = 20
"""Deals are left out a twentieth at a time, to see how much the ratings depend on them (jackknife)."""
IMAGINED: Final = 0.5
"""Wins and losses added to every pair, so that who never lost has a rating too."""
ROUNDS: Final = 60


@dataclass(frozen=True, slots=True)
class Met:
    """Two sides met on a deal: the share of the win that the first had."""

    one: int
    other: int
    won: float
    deal: int


def ratings(met: Sequence[Met], sides: int, fixed: Sequence[int]) -> list[Estimate]:
    """The rating of each side; the ratings of those that are fixed are 0 together on average.

    >>> met = [Met(0, 1, float(deal % 10 > 0), deal) for deal in range(2000)]
    >>> [round(each.value) for each in ratings(met, 2, [1])]
    [381, 0]
    """
    whole = fitted(met, sides, fixed)
    parts = []
    for group in range(GROUPS):
        rest = [each for each in met if each.deal % GROUPS != group]
        if len(rest) < len(met):
            parts.append(fitted(rest, sides, fixed))
    found = []
    for side, value in enumerate(whole):
        count = sum(side in (each.one, each.other) for each in met)
        if len(parts) < GROUPS:
            found.append(Estimate(value, None, None, count))
            continue
        mean = math.fsum(part[side] for part in parts) / GROUPS
        error = math.sqrt((GROUPS - 1) / GROUPS * math.fsum((part[side] - mean) ** 2 for part in parts))
        reach = student(GROUPS - 1) * error
        found.append(Estimate(value, value - reach, value + reach, count))
    return found


def fitted(met: Sequence[Met], sides: int, fixed: Sequence[int]) -> list[float]:
    """The most likely ratings, by Newton's method."""
    pairs: dict[tuple[int, int], list[float]] = {}
    for each in met:
        sums = pairs.setdefault((each.one, each.other), [IMAGINED, 2 * IMAGINED])
        sums[0] += each.won
        sums[1] += 1
    found = [0.0] * sides
    for _ in range(ROUNDS):
        slope = [0.0] * sides
        curve = [[1e-9 * (row == column) for column in range(sides)] for row in range(sides)]
        for (one, other), (won, count) in pairs.items():
            chance = 1 / (1 + math.exp(found[other] - found[one]))
            slope[one] += won - count * chance
            slope[other] -= won - count * chance
            weight = count * chance * (1 - chance)
            for row, column, sign in ((one, one, 1), (other, other, 1), (one, other, -1), (other, one, -1)):
                curve[row][column] += sign * weight
        step = _solved(curve, slope)
        largest = max(map(abs, step), default=0.0)
        found = [value + change * min(1.0, 2 / (largest or 1.0)) for value, change in zip(found, step, strict=True)]
        if largest < 1e-10:
            break
    middle = math.fsum(found[side] for side in fixed) / len(fixed)
    return [POINTS * (value - middle) for value in found]


def _solved(rows: list[list[float]], right: list[float]) -> list[float]:
    """A small system of linear equations; a direction in which nothing changes is left out."""
    size = len(right)
    table = [[*row, value] for row, value in zip(rows, right, strict=True)]
    for column in range(size):
        best = max(range(column, size), key=lambda row: abs(table[row][column]))
        table[column], table[best] = table[best], table[column]
        if abs(table[column][column]) < 1e-8:
            table[column] = [float(place == column) for place in range(size)] + [0.0]
        for row in range(size):
            if row != column:
                factor = table[row][column] / table[column][column]
                table[row] = [one - factor * other for one, other in zip(table[row], table[column], strict=True)]
    return [table[row][size] / table[row][row] for row in range(size)]
