"""The bots of the package, by their names."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from saboteur.bots.plain.player import Plain
from saboteur.bots.thinking.level import LEVELS
from saboteur.bots.thinking.thinker import Thinker
from saboteur.bots.uniform import Uniform
from saboteur.engine.worlds.history import Player

# Each bot gets its own seed.
BUILT_IN: Final[dict[str, Callable[[int], Player]]] = {
    **{name: partial(Thinker, level=level) for name, level in LEVELS.items()},
    "plain": Plain,
    "random": Uniform,
}
THINKING: Final[frozenset[str]] = frozenset(LEVELS)
"""Bots that search: a program that serves many people lets them think in another process."""
