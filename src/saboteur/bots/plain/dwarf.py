"""A dwarf of the base game or the expansion: each plays by its role."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from saboteur.bots.plain import digger, geologist, saboteur, tricks
from saboteur.bots.plain.mind import Mind
from saboteur.engine.moves import Move, Rob, Take


class Dwarf(Mind):
    """Judges moves by the role it holds now."""

    def value(self, move: Move) -> float:
        """How good a move is."""
        match move:
            case Take(value):
                return value
            case Rob(seat):
                return tricks.robbed(self, seat)
            case _:
                return PLAYS.get(self.knowledge.role or "", digger.value)(self, move)


PLAYS: Final[dict[str, Callable[[Mind, Move], float]]] = {
    "saboteur": saboteur.value,
    "profiteer": saboteur.value,  # the fewer win, the more it gets (7.5)
    "geologist": geologist.value,
}
"""All other dwarves dig for gold."""
