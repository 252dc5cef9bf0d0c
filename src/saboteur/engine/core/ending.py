"""How a round has ended, in one number (its cause, the seats and the teams that have won), and what a seat had then."""

from __future__ import annotations

from typing import Final

from saboteur.engine.core.native import i64
from saboteur.engine.values.causes import CAUSES, Cause

# Three bits for the cause, twelve for the seats, two for the teams.
GREEN_WON: Final = 1 << 15
BLUE_WON: Final = 1 << 16


def won_by(seat: i64) -> i64:
    """What is added to an ending if a seat has won."""
    return 8 << seat


def has_won(ending: i64, seat: i64) -> bool:
    """Whether a seat has won the round that ended so."""
    return (ending >> 3 >> seat) & 1 != 0


def cause_of(ending: i64) -> Cause:
    """What ended the round."""
    return CAUSES[(ending & 7) - 1]


def pack_owner(role: i64, gold: i64) -> i64:
    """A seat at the end of a round: its dwarf, 0 where there are none, and what it owns."""
    return role | (gold << 3)


def owner_role(entry: i64) -> i64:
    """Its dwarf."""
    return entry & 7


def owner_gold(entry: i64) -> i64:
    """What it owns."""
    return entry >> 3
