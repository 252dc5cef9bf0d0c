"""The bot `random`: a player without a plan.

Its class says how random: uniform, every legal move is as likely as every other.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from saboteur.engine.facts import Asked, Fact
from saboteur.engine.moves import Move
from saboteur.engine.playout import Rng
from saboteur.engine.view import View

WORD = 0x7FFFFFFF


class Uniform:
    """Plays uniformly, by a seed of its own; an equal history gives an equal move.

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
        """Counts how often its seat was asked: that is all it remembers."""
        for fact in facts:
            if isinstance(fact, Asked) and fact.seat == self._seat:
                self._questions += 1

    def choose(self, moves: Collection[Move]) -> Move:
        """Any of them; the same if it is asked the same again."""
        # The order of the list is no knowledge of the seat: sorted, it is.
        ordered = sorted(moves, key=str)
        return ordered[Rng(self.seed & WORD | self._questions << 32).below(len(ordered))]
