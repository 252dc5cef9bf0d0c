"""Constants by which gold-diggers differ: those of the plain bot, and those of the bots that search."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Habits:
    """Worth in the coin of the ways: a card laid on the way is worth about nine."""

    map: float = 12.0
    """Looking at a goal."""
    help: float = 5.0
    """Mending for one who is trusted."""
    punish: float = 4.0
    """Breaking a tool of a suspect."""


PLAIN: Final = Habits()
KEEN: Final = Habits(map=8.0, punish=8.0)
"""Dig more and look less, and punish sooner."""
