"""What a plain bot has in mind when it is asked: what it sees, how far the gold is, whom it trusts."""

from __future__ import annotations

from typing import Final

from saboteur.bots.plain.prospect import WALKERS, Prospect
from saboteur.bots.plain.sight import NO_LAYING, Sight
from saboteur.bots.plain.trust import Trust
from saboteur.engine import facts
from saboteur.engine.cards import MAT_CARDS
from saboteur.engine.cell import Cell
from saboteur.engine.facts import Fact
from saboteur.engine.moves import Play
from saboteur.engine.tables import ANYONE

ROLES_CHANGE: Final = (facts.RoundBegan, facts.SwappedHats)
NOTED: Final = (facts.Laid, facts.RoundEnded, facts.Paid, facts.Robbed)
GOALS_SEEN: Final = (facts.Revealed, facts.Peeked)


class Mind:
    """A seat's knowledge and judgement at one question."""

    def __init__(self, sight: Sight, prospect: Prospect, trust: Trust) -> None:
        self.sight = sight
        self.prospect = prospect
        self.trust = trust
        self.cost = 0.0
        """Of the gold, as the mine lies."""
        self.riches = [0.0] * sight.seats
        """Expansion: how often a seat was paid, less what it was robbed of."""
        self.grudges = [0.0] * sight.seats
        """How little a seat was trusted, over all rounds: what is not forgotten."""
        self.nearest = 0
        """What the nearest goal costs that may be the gold."""

    def think(self) -> None:
        """Looks at the mine once before the moves are weighed."""
        self.cost = self.prospect.cost(self.sight.mine)
        self.nearest = self.prospect.nearest()

    def forget(self) -> None:
        """What a search has found is not kept until the next question."""
        self.prospect.forget()

    def tell(self, fact: Fact) -> None:
        """Judges what happened; sight has followed it already."""
        kind = type(fact)  # asking a fact for its class is slow: facts are abstract
        if kind in ROLES_CHANGE:
            assert isinstance(fact, facts.RoundBegan | facts.SwappedHats)
            self._take_role(fact)
            return
        if kind in NOTED:
            self._note(fact)
        self.trust.tell(fact)
        if kind in GOALS_SEEN:
            self.prospect.likely()
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

    def _take_role(self, fact: facts.RoundBegan | facts.SwappedHats) -> None:
        """Another dwarf looks at the mine with other eyes (6.4)."""
        if isinstance(fact, facts.SwappedHats):
            self.trust.scores[fact.target] = 0.0
            if fact.target != self.sight.seat:
                return
        self.prospect = Prospect(self.sight, WALKERS.get(self.sight.role or "", ANYONE))
        self.trust.look_with(self.prospect)
        if isinstance(fact, facts.RoundBegan):
            self.trust.forget()

    def odds_at(self, cell: object) -> float:
        """How likely a goal is the gold."""
        return self.prospect.odds[self.sight.goal_codes.index(self.code(cell))]

    @staticmethod
    def code(cell: object) -> int:
        """The number of a cell."""
        assert isinstance(cell, Cell)
        return cell.code

    def mends_all(self, play: Play) -> bool:
        """Whether after this repair its seat may lay again."""
        assert isinstance(play.on, int)
        assert play.tool is not None
        return not self.sight.mats[play.on] & NO_LAYING & ~(1 << MAT_CARDS.index(play.tool))

    def clears_all(self, what: str) -> bool:
        """Whether its own seat may lay again once this is removed."""
        return not self.sight.mats[self.sight.seat] & NO_LAYING & ~(1 << MAT_CARDS.index(what))
