"""The value for a card, role or number that somebody does not know."""
# mypyc: off

from __future__ import annotations

from enum import Enum
from typing import Final

from saboteur.engine.values.cards import Card
from saboteur.engine.values.roles import Role


class Unknown(Enum):
    """The one unknown value, written `?`."""

    UNKNOWN = "?"

    def __str__(self) -> str:
        return "?"

    def __repr__(self) -> str:
        return "UNKNOWN"


UNKNOWN: Final = Unknown.UNKNOWN

Observer = int | None
"""A seat, or a watcher."""
Hidden = Card | Unknown
HiddenNumber = int | Unknown
HiddenRole = Role | Unknown


def who(observer: Observer) -> str:
    """An observer in words."""
    return "a watcher" if observer is None else f"seat {observer}"
