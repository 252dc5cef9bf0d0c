"""How long a bot may take, and how often it may go wrong."""

from __future__ import annotations

import math
from dataclasses import dataclass, fields


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits of time and number; a bot that exceeds one is killed and restarted if restarts are left.

    >>> Limits(move=0)
    Traceback (most recent call last):
    ValueError: move: expected seconds, more than 0, found 0
    """

    start: float = 10.0
    """Seconds from its start until it is ready."""
    reading: float = 5.0
    """Seconds to read what it was told before it is asked."""
    move: float = 5.0
    """Seconds to answer."""
    end: float = 1.0
    """Seconds to end by itself after the game."""
    refusals: int = 3
    """How often it is asked the same question again after a refused answer."""
    restarts: int = 3
    """In one game."""

    def __post_init__(self) -> None:
        for field in fields(self):
            value = getattr(self, field.name)
            if field.name in ("refusals", "restarts"):
                if not isinstance(value, int) or value < 0:
                    raise ValueError(f"{field.name}: expected a number, 0 or more, found {value!r}")
            elif not (0 < value < math.inf):
                raise ValueError(f"{field.name}: expected seconds, more than 0, found {value!r}")
