"""A dwarf of the base game or the expansion: each plays by its role."""

from __future__ import annotations

from saboteur.bots.plain import digger, saboteur
from saboteur.bots.plain.mind import Mind
from saboteur.engine.moves import Move, Take


class Dwarf(Mind):
    """Judges moves by the role it holds now."""

    def value(self, move: Move) -> float:
        """How good a move is."""
        if isinstance(move, Take):
            return move.value
        return (saboteur.value if self.sight.role == "saboteur" else digger.value)(self, move)
