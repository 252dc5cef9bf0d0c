"""The value for a card, role or number that somebody does not know."""
# mypyc: off

from __future__ import annotations

from enum import Enum
from typing import Final


class Unknown(Enum):
    """The one unknown value, written `?`."""

    UNKNOWN = "?"

    def __str__(self) -> str:
        return "?"

    def __repr__(self) -> str:
        return "UNKNOWN"


UNKNOWN: Final = Unknown.UNKNOWN
