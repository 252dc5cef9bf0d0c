"""What ends a round (4.5, 4.6, 8.11)."""

from typing import Final, Literal

Cause = Literal["gold", "exhausted", "markers", "veins"]

# From 1: a round that has not ended has none.
C_GOLD: Final = 1
C_EXHAUSTED: Final = 2
C_MARKERS: Final = 3
C_VEINS: Final = 4

CAUSES: Final[tuple[Cause, ...]] = ("gold", "exhausted", "markers", "veins")
