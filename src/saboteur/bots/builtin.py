"""The bots that come with the package, each by the name a user gives."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from saboteur.bots.plain.player import Plain
from saboteur.bots.uniform import Uniform
from saboteur.engine.player import Player

# Each is made from a seed of its own.
BUILT_IN: Final[dict[str, Callable[[int], Player]]] = {"plain": Plain, "random": Uniform}
