"""The bot `random`: a player without a plan.

Its class is called `Uniform` because all legal moves are equally likely.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from saboteur.engine.core.rng import Rng
from saboteur.engine.moves import Move
from saboteur.engine.values.facts import Asked, Fact
from saboteur.engine.view import View

WORD = 0x7FFFFFFF


class Uniform:
    """Plays random legal moves from its seed; an equal history gives an equal move.

    >>> from saboteur import Table, play, ruleset
    >>> table = Table(ruleset("duel", rounds=1), 2, seed="1")
    >>> play(table, [Uniform(1), Uniform(2)])
    >>> table.over
    True
    """

    name = "random"

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._seat: int | None = None
        self._questions = 0

    def begin(self, view: View) -> None:
        """Takes a seat."""
        self._seat = view.observer
        self._questions = int(view.actor == view.observer)

    def told(self, facts: Sequence[Fact]) -> None:
        """Counts how often its seat was asked; it remembers nothing else."""
        for fact in facts:
            if isinstance(fact, Asked) and fact.seat == self._seat:
                self._questions += 1

    def choose(self, moves: Collection[Move]) -> Move:
        """One of these moves; the same one if the same question is asked again."""
        # Sorted, because the order of the list must not matter.
        ordered = sorted(moves, key=str)
        return ordered[Rng(self.seed & WORD | self._questions << 32).below(len(ordered))]
