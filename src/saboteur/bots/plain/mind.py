"""What a plain bot has in mind when it is asked: what it sees, how far the gold is, whom it trusts."""

from __future__ import annotations

from saboteur.bots.plain.prospect import Prospect
from saboteur.bots.plain.sight import NO_LAYING, Sight
from saboteur.bots.plain.trust import Trust
from saboteur.engine import facts
from saboteur.engine.cards import MAT_CARDS
from saboteur.engine.cell import Cell
from saboteur.engine.facts import Fact
from saboteur.engine.moves import Play


class Mind:
    """A seat's knowledge and judgement at one question."""

    def __init__(self, sight: Sight, prospect: Prospect, trust: Trust) -> None:
        self.sight = sight
        self.prospect = prospect
        self.trust = trust
        self.cost = 0.0
        """Of the gold, as the mine lies."""
        self.nearest = 0
        """What the nearest goal costs that may be the gold."""

    def think(self) -> None:
        """Looks at the mine once before the moves are weighed."""
        self.cost = self.prospect.cost(self.sight.mine)
        self.nearest = self.prospect.nearest()

    def tell(self, fact: Fact) -> None:
        """Judges what happened; sight has followed it already."""
        if isinstance(fact, facts.RoundBegan):
            self.prospect.likely()
            self.trust.forget()
            return
        self.trust.tell(fact)
        if isinstance(fact, facts.Revealed | facts.Peeked):
            self.prospect.likely()
            self.trust.remeasure()

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
