"""What a plain bot has in mind when it is asked: what it sees, how far the gold is, whom it trusts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from saboteur.bots.plain.prospect import WALKERS, Prospect
from saboteur.bots.plain.trust import Trust
from saboteur.engine.core.tables import ANYONE
from saboteur.engine.moves import Play
from saboteur.engine.values import facts
from saboteur.engine.values.cell import Cell
from saboteur.engine.values.facts import Fact
from saboteur.engine.worlds.knowledge import Knowledge

NOTED: Final = (facts.Laid, facts.RoundEnded, facts.Paid, facts.Robbed, facts.SwappedHats)
# What has changed, as bits: the mine, what is known of the goals, its own dwarf, whom it plays with.
MINE: Final = 1
GOALS: Final = 2
ROLE: Final = 4
ROUND: Final = 8
CHANGES: Final[dict[type[Fact], int]] = {
    facts.RoundBegan: ROLE | ROUND,
    facts.Revealed: GOALS,
    facts.Peeked: GOALS,
    facts.Settled: MINE,
}
"""A card laid or collapsed is measured when it is judged."""


class Mind:
    """A seat's knowledge and judgement at one question."""

    def __init__(self, knowledge: Knowledge, prospect: Prospect, trust: Trust) -> None:
        self.knowledge = knowledge
        self.prospect = prospect
        self.trust = trust
        self.cost = 0.0
        """Of the gold, as the mine lies."""
        self.riches = [0.0] * knowledge.seats
        """Expansion: how often a seat was paid, less what it was robbed of."""
        self.grudges = [0.0] * knowledge.seats
        """How little a seat was trusted, over all rounds: what is not forgotten."""
        self.nearest = 0
        """What the nearest goal costs that may be the gold."""
        self._changed = 0

    def think(self) -> None:
        """Looks at the mine once before the moves are weighed."""
        self.cost = self.prospect.cost(self.knowledge.mine)
        self.nearest = self.prospect.nearest()

    def forget(self) -> None:
        """What a search has found is not kept until the next question."""
        self.prospect.forget()

    def judge(self, told: Sequence[Fact]) -> None:
        """Judges who did this, a move and what came of it; its knowledge is still that of the question before."""
        for fact in told:
            kind = type(fact)  # asking a fact for its class is slow: there are many
            if kind is facts.Drew:
                continue
            if kind in NOTED:
                self._note(fact)
            if kind in CHANGES:
                self._changed |= CHANGES[kind]
            self.trust.judge(fact)

    def look(self) -> None:
        """Looks at the mine anew if something was told that changes what it is worth; its knowledge has followed."""
        changed, self._changed = self._changed, 0
        if changed & ROLE:
            self.prospect = Prospect(self.knowledge, WALKERS.get(self.knowledge.role or "", ANYONE))
            self.trust.prospect = self.prospect
        elif changed & GOALS:
            self.prospect.likely()
        if changed & ROUND:
            self.trust.forget()
        if changed:
            self.trust.remeasure()

    def _note(self, fact: Fact) -> None:
        """What it remembers besides whom it trusts."""
        if isinstance(fact, facts.Laid):
            self.prospect.laid(fact.card.id)
        elif isinstance(fact, facts.RoundEnded):
            for seat, score in enumerate(self.trust.scores):
                self.grudges[seat] -= score
        elif isinstance(fact, facts.Paid):
            self.riches[fact.seat] += 2
        elif isinstance(fact, facts.Robbed) and fact.victim is not None:
            self.riches[fact.seat] += 1
            self.riches[fact.victim] = max(0.5, self.riches[fact.victim] - 1) if fact.left else 0
        elif isinstance(fact, facts.SwappedHats):
            self.trust.scores[fact.target] = 0.0
            if fact.target == self.knowledge.seat:
                self._changed |= ROLE

    def odds_at(self, cell: object) -> float:
        """How likely a goal is the gold."""
        return self.prospect.odds[self.knowledge.goal_at(self.code(cell))]

    @staticmethod
    def code(cell: object) -> int:
        """The number of a cell."""
        assert isinstance(cell, Cell)
        return cell.code

    def mends_all(self, play: Play) -> bool:
        """Whether after this repair its seat may lay again."""
        assert isinstance(play.on, int)
        assert play.tool is not None
        return self.knowledge.can_lay(play.on, without=play.tool)

    def clears_all(self, what: str) -> bool:
        """Whether its own seat may lay again once this is removed."""
        return self.knowledge.can_lay(self.knowledge.seat, without=what)
