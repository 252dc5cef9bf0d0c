"""Which part of a mine is shown where there is no room for all of it: the part with the play in it."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from saboteur.engine.values.cell import Cell

NEWEST: Final = 100_000
CHOICE: Final = 100
GOAL: Final = 3
CARD: Final = 1
"""How much it matters to see the card laid last, a place to choose, a goal, any other card."""


@dataclass(frozen=True, slots=True)
class Frame:
    """Columns from west to east, rows from north to south, and on which sides there is more."""

    columns: range
    rows: range
    more: frozenset[str] = frozenset()

    def __contains__(self, cell: Cell) -> bool:
        return cell.x in self.columns and cell.y in self.rows


def frame(
    cards: Collection[Cell], goals: Iterable[Cell], choices: Iterable[Cell], newest: Cell | None, wide: int, high: int
) -> Frame:
    """At most this number of columns and rows of the mine with what matters most.

    >>> row = [Cell(x, 0) for x in range(9)]
    >>> frame(row, [Cell(8, 0)], [], Cell(2, 0), 5, 3).columns, frame(row, [], [], Cell(1, 0), 9, 3).more
    (range(0, 5), frozenset())
    """
    weights: dict[Cell, int] = dict.fromkeys(cards, CARD)
    for cell in goals:
        weights[cell] = GOAL
    for cell in choices:
        weights[cell] = CHOICE
    if newest is not None:
        weights[newest] = NEWEST
    west, east = _span({cell: cell.x for cell in weights}, weights, wide, newest.x if newest else 0)
    south, north = _span({cell: cell.y for cell in weights}, weights, high, newest.y if newest else 0)
    sides = {
        "W": any(cell.x < west for cell in weights),
        "E": any(cell.x > east for cell in weights),
        "N": any(cell.y > north for cell in weights),
        "S": any(cell.y < south for cell in weights),
    }
    more = frozenset(side for side, there in sides.items() if there)
    return Frame(range(west, east + 1), range(north, south - 1, -1), more)


def _span(at: Mapping[Cell, int], weights: Mapping[Cell, int], size: int, middle: int) -> tuple[int, int]:
    """The first and the last line of the part that weighs most; among equals the one with this in its middle."""
    first, last = min(at.values()), max(at.values())
    if last - first < size:
        return first, last
    weighed: dict[int, int] = {}
    for cell, line in at.items():
        weighed[line] = weighed.get(line, 0) + weights[cell]

    def worth(start: int) -> tuple[int, float]:
        inside = sum(weight for line, weight in weighed.items() if start <= line < start + size)
        return inside, -abs(start + (size - 1) / 2 - middle)

    best = max(range(first, last - size + 2), key=worth)
    return best, best + size - 1
