"""A tile is a partition of its openings: `NESW` all four joined, `N.E.S` three dead ends, `NS.EW` a bridge (1.2)."""
# mypyc: off

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

SIDES: Final = "NESW"
"""Side i is bit i of a mask; the side across is i ^ 2."""


def mask(sides: str) -> int:
    """The sides named, as four bits.

    >>> mask("NS")
    5
    """
    bits = 0
    for side in sides:
        bit = 1 << SIDES.index(side)
        if bits & bit:
            raise ValueError(f"side {side} stands twice in {sides!r}")
        bits |= bit
    return bits


def turned_mask(bits: int) -> int:
    """The same sides after half a turn: N and S change places, E and W too (1.1).

    >>> turned_mask(mask("NE")) == mask("SW")
    True
    """
    return (bits >> 2 | bits << 2) & 15


@dataclass(frozen=True, slots=True)
class Tile:
    """The tunnels of a card as it lies: which openings it has and which of them are joined inside it.

    >>> Tile.parse("NS.EW")                 # a bridge: two tunnels that do not meet
    Tile.parse('NS.EW')
    >>> Tile.parse("NE").turned()           # half a turn: N<->S, E<->W
    Tile.parse('SW')
    >>> Tile.parse("N.E").joins("N", "E")   # a dead end joins nothing
    False
    """

    groups: tuple[int, ...]
    """Masks of joined openings, the greatest group first, then by their first side."""

    def __post_init__(self) -> None:
        seen = 0
        for group in self.groups:
            if not 0 < group < 16 or seen & group:
                raise ValueError(f"not a partition of openings: {self.groups}")
            seen |= group
        canonical = tuple(sorted(self.groups, key=lambda g: (-g.bit_count(), g & -g)))
        object.__setattr__(self, "groups", canonical)

    @staticmethod
    def parse(text: str) -> Tile:
        """Reads what `str` writes; the order of letters and groups does not matter."""
        try:
            return Tile(tuple(mask(group) for group in text.split(".")))
        except ValueError as error:
            raise ValueError(f"not a tile: {text!r} (expected groups of N, E, S, W such as NS.EW)") from error

    def __str__(self) -> str:
        return ".".join("".join(s for i, s in enumerate(SIDES) if group >> i & 1) for group in self.groups)

    def __repr__(self) -> str:
        return f"Tile.parse({str(self)!r})"

    @property
    def openings(self) -> int:
        """Mask of all sides where a tunnel leaves the card."""
        return sum(self.groups)

    def turned(self) -> Tile:
        """The tile after half a turn (1.1)."""
        return Tile(tuple(turned_mask(group) for group in self.groups))

    def joins(self, one: str, other: str) -> bool:
        """Whether a walk passes from one side to the other inside the card."""
        both = mask(one) | mask(other)
        return any(group & both == both for group in self.groups)
