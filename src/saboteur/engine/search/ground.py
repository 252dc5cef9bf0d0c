"""The working memory of a search for ways, used by one search after the other.

A search over a window of 32 by 31 cells writes into more than 100 KB. They are not needed after it
has ended, so no bot keeps them: all bots together share as many as were ever needed at the same time.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from saboteur.engine.core.mine import area_of
from saboteur.engine.core.native import i32, i64, u8
from saboteur.engine.core.vecs import bytes_of, cells_of

LARGEST: Final = 9
"""The window of the whole field (mine.py): one of 256 cells is too small for a card on the border of the field."""


class Ground:
    """The places that one search reaches, in a window of this size."""

    def __init__(self, shift: i64) -> None:
        area = area_of(shift)
        self.shift: i64 = shift
        self.unseen: vec[u8] = unseen(shift)  # at first; replaced, never changed
        self.no_least: vec[u8] = bytes_of([0] * int(area))
        self.nodes: vec[i32] = cells_of([0] * int(16 * area))  # four sides for each cell, each found a few times
        self.rest: vec[i32] = self.nodes[:]

    def give_back(self) -> None:
        """The search has ended."""
        READY[self.shift].append(self)


READY: Final[list[list[Ground]]] = [[] for _ in range(LARGEST + 1)]
"""The ones that nobody uses now, by the size of the window."""


def ground(shift: i64) -> Ground:
    """Working memory for a window of this size; it must be given back. Each search gets its own."""
    try:
        return READY[shift].pop()
    except IndexError:
        return Ground(shift)


def unseen(shift: i64) -> vec[u8]:
    """A window in which nothing is found yet; its border is marked as found, so that no search goes there."""
    width: i64 = 1 << shift
    found: list[int] = []
    for cell in range(area_of(shift)):
        x = cell & (width - 1)
        y = cell >> shift
        rim = x == 0 or y == 0 or x == width - 1 or y == width - 2
        found += [1, 1, 1, 1] if rim else [0, 0, 0, 0]
    return bytes_of(found)
