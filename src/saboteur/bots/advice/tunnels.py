"""Why a card is laid, or brought down, in the games of dwarves: what becomes of the way to the gold."""

from __future__ import annotations

from typing import Final

from saboteur.bots.advice.distance import Distance, changed, nearest
from saboteur.bots.plain.dwarf import Dwarf
from saboteur.engine.core.mine import Mine
from saboteur.engine.core.tables import CRYSTALS, KIND, tile_of
from saboteur.engine.moves import Lay
from saboteur.engine.values.cell import Cell
from saboteur.notation.advice import Reason

HINDERING: Final = ("saboteur", "profiteer")
"""Dwarves who want the gold to stay where it is; to the profiteer fewer winners mean more gold (7.5)."""

OF_A_CARD_LAID: Final = ("branches", "as-far", "cover", "no-help")
"""Nobody brings a card down for these."""


class Tunnels:
    """The mine as a seat sees it, before and after a move."""

    def __init__(self, mind: Dwarf) -> None:
        self.mind: Final = mind
        prospect, knowledge = mind.prospect, mind.knowledge
        self._distance: Final = Distance(bytes(map(int, knowledge.state.rules.deck)), prospect.walker)
        self.hinders: Final = knowledge.role in HINDERING

    def laid(self, lay: Lay) -> Reason:
        """Why a card is laid."""
        mind, card = self.mind, lay.card
        role = mind.knowledge.role
        if role == "geologist" and card.crystals:
            return Reason("crystal")
        if card.door is not None and card.door == role:
            return Reason("own-door")
        mine = mind.knowledge.mine.clone()
        mine.lay(lay.cell.code, tile_of(KIND[card.id], int(lay.turned)))
        return self._changed(mine)

    def fallen(self, cell: Cell) -> Reason:
        """Why a card is brought down."""
        mind = self.mind
        mine = mind.knowledge.mine.clone()
        mine.collapse(mine.cell_at(cell.code))
        if mind.knowledge.role == "geologist":
            spares = _crystals(mine) == _crystals(mind.knowledge.mine)
            lasts = mind.prospect.cost(mine) > mind.prospect.cost(mind.knowledge.mine)
            return Reason("spares-crystals") if spares and lasts else Reason("weighed")
        reason = self._changed(mine)
        return Reason("weighed") if reason.why in OF_A_CARD_LAID else reason

    def _changed(self, after: Mine) -> Reason:
        """What the way to the gold becomes, told from the side of this dwarf."""
        mind = self.mind
        now, then = self._measure(mind.knowledge.mine), self._measure(after)
        here, there = nearest(now), nearest(then)
        weighed = mind.prospect.cost(after) - mind.prospect.cost(mind.knowledge.mine)
        if self.hinders:
            return self._hindered(now, then, weighed)
        sure = mind.prospect.sure
        if there == 0 and here != 0:
            [cell, *_] = [self._cell(goal) for goal, cards in then.items() if cards == 0]
            return Reason("reaches-gold" if sure else "reaches-goal", cell=cell)
        if there is not None and here is None:
            return Reason("opens", after=there)
        if there is not None and here is not None and there < here:
            if sure:
                return Reason("nearer-gold", cell=self._cell(next(iter(then))), before=here, after=there)
            return Reason("nearer", before=here, after=there)
        more = changed(now, then)
        if more < 0:
            return Reason("nearer-others")
        if more == 0 and weighed < 0:
            return Reason("easier")
        if more == 0 and there is not None and len(after.frontier) > len(mind.knowledge.mine.frontier):
            return Reason("branches")
        return Reason("as-far", after=there) if more == 0 and there else Reason("weighed")

    def _hindered(self, now: dict[int, int | None], then: dict[int, int | None], weighed: float) -> Reason:
        """The same for somebody to whom every detour is welcome."""
        here, there = nearest(now), nearest(then)
        more = changed(now, then)
        few = self.mind.knowledge.role == "profiteer"
        if here is not None and (there is None or there > here):
            if few:
                return Reason("few-winners")
            return Reason("blocks") if there is None else Reason("farther", before=here, after=there)
        if there == here and (more > 0 or (more == 0 and weighed > 0)):
            return Reason("few-winners" if few else "farther-others" if more > 0 else "harder")
        if there == here and more == 0:
            return Reason("no-help")
        return Reason("cover", after=there) if there else Reason("weighed")

    def _measure(self, mine: Mine) -> dict[int, int | None]:
        prospect = self.mind.prospect
        walked = mine.walked_by(prospect.walker) if prospect.barred else mine
        return self._distance.measure(walked, prospect.wanted)

    def _cell(self, goal: int) -> Cell:
        return Cell.of_code(int(self.mind.knowledge.state.rules.goal_codes[goal]))


def _crystals(mine: Mine) -> int:
    return sum(int(CRYSTALS[int(mine.tiles[int(cell)])]) for cell in mine.laid)
