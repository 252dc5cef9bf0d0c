"""The plain bot: plays every game sensibly, without search; a yardstick for stronger ones."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Final

from saboteur.bots.plain import digger
from saboteur.bots.plain.duel import Duellist
from saboteur.bots.plain.dwarf import Dwarf
from saboteur.bots.plain.habits import PLAIN, Habits
from saboteur.bots.plain.prospect import WALKERS, Prospect
from saboteur.bots.plain.trust import Trust
from saboteur.engine.core.rng import Rng
from saboteur.engine.core.tables import ANYONE
from saboteur.engine.moves import Move, Play
from saboteur.engine.values.facts import Asked, Fact, Offered
from saboteur.engine.view import View
from saboteur.engine.worlds.knowledge import Knowledge
from saboteur.rulesets import registered

WORD = 0x7FFFFFFF
Follow = Callable[[list[Fact], Asked], None]
"""Is told a move, or a deal, and what came of it, with the question that ends it."""


def dwarf(knowledge: Knowledge) -> Dwarf:
    """A mind for games of dwarves, who look for the gold or keep the others from it."""
    prospect = Prospect(knowledge, WALKERS.get(knowledge.role or "", ANYONE))
    return Dwarf(knowledge, prospect, Trust(knowledge, prospect))


MINDS: Final[dict[str, Callable[[Knowledge], Dwarf | Duellist]]] = {
    "base": dwarf,
    "saboteur2": dwarf,
    "duel": Duellist,
    "solo": Duellist,
}
"""How it thinks in each game; one that is not here it plays as the printed game that it is most like."""


class Plain:
    """Told what a player is told; an equal history and seed give an equal move.

    >>> from saboteur import Table, play, ruleset
    >>> table = Table(ruleset("base", rounds=1), 3, seed="1")
    >>> play(table, [Plain(1), Plain(2), Plain(3)])
    >>> table.over
    True
    """

    name = "plain"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self._questions = 0  # without those for nugget cards that are all alike: nothing is drawn among them

    def begin(self, view: View) -> None:
        """Takes a seat."""
        knowledge = Knowledge(view, worlds=False)
        self.sit(knowledge, knowledge.follow)

    def sit(self, knowledge: Knowledge, follow: Follow) -> None:
        """Takes a seat whose knowledge somebody else uses too; `follow` takes it from one question to the next."""
        self._questions = 0
        if knowledge.observer is None:
            raise ValueError("a watcher does not play")
        self.knowledge = knowledge
        self._follow = follow
        self._told: list[Fact] = []
        self.mind: Dwarf | Duellist = registered(MINDS, knowledge.ruleset)(knowledge)

    @property
    def trust(self) -> list[float]:
        """What it makes of each seat, from -3 to 3; a duel has only an opponent."""
        return list(self.mind.trust.scores) if isinstance(self.mind, Dwarf) else [0.0] * self.knowledge.seats

    @property
    def expected_nuggets(self) -> float:
        """What a vein that nobody has seen brings on average; 0 where there are none."""
        return self.mind.veins.expected if isinstance(self.mind, Duellist) else 0.0

    def told(self, facts: Sequence[Fact]) -> None:
        """Judges who did what happened, and follows it; both when the question comes that ends it."""
        told = self._told
        for fact in facts:
            if type(fact) is Asked:
                self._happened(told, fact)
                told = self._told = []
            else:
                told.append(fact)
        self.mind.forget()

    def choose(self, moves: Collection[Move]) -> Move:
        """The move it likes best; among equals one drawn by its seed."""
        return self.best(self.values(moves))

    def values(self, moves: Collection[Move], habits: Habits = PLAIN) -> dict[Move, float]:
        """How good it holds each of these moves; or would, as a gold-digger of the base game with other habits."""
        mind = self.mind
        mind.think()
        found = {move: mind.value(move) for move in moves}
        if habits is not PLAIN and isinstance(mind, Dwarf) and self.knowledge.role == "digger":
            found |= {move: digger.play_value(mind, move, habits) for move in moves if isinstance(move, Play)}
        mind.forget()
        return found

    def _happened(self, told: list[Fact], asked: Asked) -> None:
        self.mind.judge(told)
        self._follow(told, asked)
        self.mind.look()
        if asked.seat == self.knowledge.seat and (asked.what != "nugget" or nuggets_differ(told)):
            self._questions += 1

    def best(self, values: Mapping[Move, float]) -> Move:
        """The order of the list is no knowledge of the seat: equals are sorted before one is drawn."""
        most = max(values.values())
        best = [move for move, worth in values.items() if worth == most]
        if len(best) == 1:
            return best[0]
        best.sort(key=str)
        return best[Rng(self.seed & WORD | self._questions << 32).below(len(best))]


def nuggets_differ(told: Sequence[Fact]) -> bool:
    """Whether those offered last are not all alike."""
    return any(isinstance(fact, Offered) and len(set(fact.values)) > 1 for fact in told)
