"""What the nuggets of a duel promise: each is worth the less, the more the way to it would cost (sections 8 and 9)."""

from __future__ import annotations

from typing import Final

from saboteur.bots.plain.prospect import passing
from saboteur.engine.core.mine import Mine
from saboteur.engine.core.tables import KIND, NUGGETS, OPENED, reaches_nugget, tile_of
from saboteur.engine.search.ways import CARD, FAR, Ways
from saboteur.engine.values.cards import Card
from saboteur.engine.worlds.knowledge import Knowledge

NEAR: Final = (*(0.9 ** (cost / CARD) for cost in range(FAR)), 0.0)
"""How much of a nugget is left, by the cost of the way."""
CUT_OFF: Final = 5 * CARD
"""Nuggets on cards that no way leads to are looked for so far."""
ENVY: Final = 0.6
"""What the opponent's nugget counts against one's own."""
TURNED: Final = 0.9
"""A vein that is reached may turn out to be none, or lie badly."""


class Veins:
    """The mine as the dwarves of a duel look at it."""

    def __init__(self, knowledge: Knowledge) -> None:
        self.knowledge: Final = knowledge
        self.own: Final = knowledge.seat
        deck = bytes(map(int, knowledge.state.rules.deck))
        first = int(knowledge.state.rules.walker)
        self.walkers: Final = [first + seat for seat in range(knowledge.seats)]
        self.ways: Final = [Ways(passing(deck, walker), walker) for walker in self.walkers]
        self.unseen: Final = {card.id for card in knowledge.ruleset.goals}
        """Vein cards that have not been seen in any round."""
        self.expected = 0.0
        """Nuggets of a vein that nobody has seen."""
        self._count()
        for goal in range(len(knowledge.mine.goals)):
            face = knowledge.face(goal)
            if face is not None:
                self.saw(face)

    def saw(self, card: Card) -> None:
        """A vein card is known from now on."""
        self.unseen.discard(card.id)
        self._count()

    def _count(self) -> None:
        counts = [card.nuggets for card in self.knowledge.ruleset.goals if card.id in self.unseen]
        self.expected = sum(counts) / len(counts) if counts else 0.0

    def balance(self, mine: Mine) -> float:
        """What the mine promises its own seat, less what it promises the opponent."""
        loose, hopes = self.loose(mine), self.hopes()
        total = self.promise(mine, self.own, loose, hopes)
        if self.knowledge.seats == 1:
            return total
        return total - ENVY * self.promise(mine, 1 - self.own, loose, hopes)

    def forget(self) -> None:
        """The mine is not looked at any more for now."""
        for ways in self.ways:
            ways.forget()

    def loose(self, mine: Mine) -> list[int]:
        """Cells with nuggets that nobody's marker lies on."""
        tiles, state = mine.tiles, self.knowledge.state
        return [
            cell
            for cell in map(int, mine.lasting)
            if NUGGETS[int(tiles[cell])] and not state.is_marked(mine.code(cell))
        ]

    def hopes(self) -> list[tuple[int, float]]:
        """Vein cards that lie face down, and the nuggets they may bring."""
        knowledge = self.knowledge
        return [
            (goal, TURNED * (self.expected if (face := knowledge.face(goal)) is None else face.nuggets))
            for goal in range(len(knowledge.mine.goals))
            if not knowledge.is_open(goal)
        ]

    def promise(self, mine: Mine, seat: int, loose: list[int], hopes: list[tuple[int, float]]) -> float:
        """Nuggets a seat may hope for in this mine; those it reaches now count whole, those the other reaches not."""
        ways = self.ways[seat]
        wanted = 0
        for goal, _ in hopes:
            wanted |= 1 << goal
        ways.measure(mine, seat, wanted, CUT_OFF if loose else 0)
        total = 0.0
        for goal, nuggets in hopes:
            total += nuggets * NEAR[ways.cost(goal)]
        for cell in loose:
            count = int(NUGGETS[int(mine.tiles[cell])])
            if self.reaches(mine, cell, seat):
                total += count
            elif self.knowledge.seats == 1 or not self.reaches(mine, cell, 1 - seat):
                total += count * NEAR[ways.cost_of_nugget(mine, cell)]
        return total

    def reaches(self, mine: Mine, cell: int, seat: int) -> bool:
        """Whether a seat's way leads to the nuggets of a card."""
        reached = int(mine.keys[seat * len(mine.tiles) + cell])
        return reaches_nugget(self.walkers[seat], int(mine.tiles[cell]), reached)

    def after_lay(self, card: Card, code: int, *, turned: bool) -> Mine:
        """The mine once a card was laid."""
        mine = self.knowledge.mine.clone()
        mine.lay(code, tile_of(KIND[card.id], int(turned)))
        return mine

    def after_collapse(self, code: int) -> Mine:
        """The mine without a card."""
        mine = self.knowledge.mine.clone()
        mine.collapse(mine.cell_at(code))
        return mine

    def after_opening(self, code: int) -> Mine:
        """The mine once a door or troll lets everybody pass."""
        mine = self.knowledge.mine.clone()
        cell = mine.cell_at(code)
        mine.swap(cell, int(OPENED[int(mine.tiles[cell])]))
        return mine

    def after_settling(self, goal: int, *, turned: bool) -> Mine:
        """The mine with the vein card just turned over lying so."""
        face = self.knowledge.face(goal)
        assert face is not None
        mine = self.knowledge.mine.clone()
        mine.fix(self.knowledge.state.rules.goal_codes[goal], tile_of(KIND[face.id], int(turned)))
        return mine
