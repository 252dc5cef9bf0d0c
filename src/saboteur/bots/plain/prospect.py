"""How far the gold is: the odds that a goal is the gold, and what the way there would cost."""

from __future__ import annotations

from functools import cache
from typing import Final

from librt.vecs import vec

from saboteur.engine.core.mine import Mine
from saboteur.engine.core.native import u8
from saboteur.engine.core.tables import ANYONE, BLUE, GREEN, KIND, KIND_OF, tile_of
from saboteur.engine.core.vecs import bytes_of
from saboteur.engine.moves import Lay
from saboteur.engine.search.ways import FAR, Ways, passing_costs
from saboteur.engine.values.cards import CARDS
from saboteur.engine.values.facts import Laid
from saboteur.engine.worlds.knowledge import Knowledge

MOST: Final = 120
"""No way at all is as bad as a very long one."""
WALKERS: Final = {"green": GREEN, "blue": BLUE}
FOREIGN_DOORS: Final = {
    GREEN: frozenset({"s2_door_blue_ns", "s2_door_blue_ew", "s2_door_blue_ne"}),
    BLUE: frozenset({"s2_door_green_ns_dw", "s2_door_green_ew", "s2_door_green_nw"}),
}


@cache
def passing(deck: bytes, walker: int) -> vec[u8]:
    """What it costs to pass a cell, for a deck and a walker; the same for all seats and games."""
    return passing_costs(bytes_of(list(deck)), walker)


class Prospect:
    """The mine as one dwarf looks at it who wants the gold."""

    def __init__(self, knowledge: Knowledge, walker: int = ANYONE) -> None:
        self.knowledge: Final = knowledge
        self.walker: Final = walker
        self.ways: Final = Ways(passing(bytes(map(int, knowledge.state.rules.deck)), walker), walker)
        self.odds = [0.0] * len(knowledge.state.rules.goal_codes)
        self.wanted = 0
        """The goals that may be the gold, as bits."""
        self.barred = False
        """Whether a door that this dwarf cannot pass may lie in the mine."""
        for cell in knowledge.mine.laid:
            self.laid(CARDS[int(KIND_OF[int(knowledge.mine.tiles[int(cell)])]) - 1].id)
        self.likely()

    def likely(self) -> None:
        """Finds the odds again, after a goal was seen."""
        self._find_odds()
        self.wanted = sum(1 << goal for goal, odds in enumerate(self.odds) if odds)

    def _find_odds(self) -> None:
        knowledge = self.knowledge
        goals = range(len(knowledge.mine.goals))
        faces = [knowledge.face(goal) for goal in goals]
        for goal, face in enumerate(faces):
            if face is not None and face.goal == "gold":
                self.odds = [float(other == goal) for other in goals]
                return
        hidden = [not knowledge.is_open(goal) and faces[goal] is None for goal in goals]
        self.odds = [1 / sum(hidden) if here else 0.0 for here in hidden]

    @property
    def sure(self) -> bool:
        """Whether it knows where the gold is."""
        return max(self.odds) > 0.99

    def cost(self, mine: Mine) -> float:
        """What the gold costs from here, on average; 0 once it is reached."""
        ways = self.ways
        ways.measure(mine.walked_by(self.walker) if self.barred else mine, 0, self.wanted, 0)
        total = 0.0
        for goal, odds in enumerate(self.odds):
            if odds:
                total += odds * min(MOST, int(ways.cost(goal)))
        return total

    def forget(self) -> None:
        """The mine is not looked at any more for now."""
        self.ways.forget()

    def nearest(self) -> int:
        """What the cheapest goal costs that may be gold, as last measured."""
        return min((self.ways.cost(goal) for goal, odds in enumerate(self.odds) if odds), default=FAR)

    def after(self, lay: Lay | Laid) -> float:
        """What the gold would cost once this card was laid."""
        mine = self.knowledge.mine.clone()
        mine.lay(lay.cell.code, tile_of(KIND[lay.card.id], int(lay.turned)))
        return self.cost(mine)

    def after_collapse(self, code: int) -> float:
        """What the gold would cost without this card."""
        mine = self.knowledge.mine.clone()
        mine.collapse(mine.cell_at(code))
        return self.cost(mine)

    def after_settling(self, goal: int, turned: bool) -> float:
        """What the gold would cost if the stone just turned over lay so."""
        face = self.knowledge.face(goal)
        assert face is not None
        mine = self.knowledge.mine.clone()
        mine.fix(self.knowledge.state.rules.goal_codes[goal], tile_of(KIND[face.id], int(turned)))
        return self.cost(mine)

    def laid(self, card: str) -> None:
        """A card was laid that may be a door."""
        if self.walker != ANYONE and card in FOREIGN_DOORS[self.walker]:
            self.barred = True
