"""The plain bot: plays every game sensibly, without search; a yardstick for stronger ones."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from saboteur.bots.plain import digger, saboteur
from saboteur.bots.plain.mind import Mind
from saboteur.bots.plain.prospect import Prospect
from saboteur.bots.plain.sight import Sight
from saboteur.bots.plain.trust import Trust
from saboteur.engine import facts
from saboteur.engine.facts import Fact
from saboteur.engine.moves import Move, Take
from saboteur.engine.playout import Rng
from saboteur.engine.view import View

WORD = 0x7FFFFFFF


class Plain:
    """Told what a player is told; an equal history and seed give an equal move.

    >>> from saboteur import Game, play, ruleset
    >>> game = Game(ruleset("base", rounds=1), 3, seed="1")
    >>> play(game, [Plain(1), Plain(2), Plain(3)])
    >>> game.over
    True
    """

    name = "plain"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self._questions = 0

    def begin(self, view: View) -> None:
        """Takes a seat."""
        self._questions = 0
        sight = Sight(view)
        prospect = Prospect(sight)
        self._mind = Mind(sight, prospect, Trust(sight, prospect))

    def told(self, facts: Sequence[Fact]) -> None:
        """Follows what happened and judges who did it."""
        for fact in facts:
            self._tell(fact)

    def choose(self, moves: Collection[Move]) -> Move:
        """The move it likes best; among equals one drawn by its seed."""
        mind = self._mind
        if mind.sight.asked != "turn":
            return self._best(moves, self._answer)
        mind.think()
        value = saboteur.value if mind.sight.role == "saboteur" else digger.value
        return self._best(moves, lambda move: value(mind, move))

    def _tell(self, fact: Fact) -> None:
        mind = self._mind
        mind.sight.tell(fact)
        if isinstance(fact, facts.Asked):
            self._questions += fact.seat == mind.sight.seat
        elif isinstance(fact, facts.RoundBegan):
            mind.prospect.likely()
            mind.trust.forget()
        elif isinstance(fact, facts.Revealed | facts.Peeked):
            mind.prospect.likely()
            mind.trust.tell(fact)
            mind.trust.remeasure()
        else:
            mind.trust.tell(fact)

    def _answer(self, move: Move) -> float:
        if isinstance(move, Take):
            return move.value
        return (saboteur.value if self._mind.sight.role == "saboteur" else digger.value)(self._mind, move)

    def _best(self, moves: Collection[Move], value: Callable[[Move], float]) -> Move:
        """The order of the list is no knowledge of the seat: equals are sorted before one is drawn."""
        best: list[Move] = []
        most = float("-inf")
        for move in moves:
            worth = value(move)
            if worth > most:
                best, most = [move], worth
            elif worth == most:
                best.append(move)
        if len(best) == 1:
            return best[0]
        best.sort(key=str)
        return best[Rng(self.seed & WORD | self._questions << 32).below(len(best))]
