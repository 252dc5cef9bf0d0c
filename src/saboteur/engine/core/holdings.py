"""What a game holds besides the cards in play, the mine and the dwarves: gold of all kinds and tokens."""
# mypyc: off

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Holdings:
    """Plain numbers, so that a state can be described by them and put back into them; a game fills in what it has."""

    purses: tuple[tuple[int, ...], ...] = ()
    """By seat, the values of nugget cards drawn from the pile (5.1)."""
    pile: tuple[int, ...] = ()
    offer: tuple[int, ...] = ()
    coins: tuple[int, ...] = ()
    """By seat (7.5)."""
    kept: tuple[tuple[int, int], ...] = ()
    """Kinds of the nugget cards taken out of the mine, each with its seat (8.13)."""
    gone: tuple[int, ...] = ()
    """Kinds of the nugget tunnel cards that left the deck, those kept among them."""
    boxed: tuple[int, ...] = ()
    marks: tuple[tuple[int, int], ...] = ()
    """Codes of the cells on which markers lie, each with its seat."""
    markers: int | None = None
    keys: int | None = None
    earned: tuple[int, ...] | None = None
    """By seat, in the round before (8.14)."""
    bribing: bool = False
