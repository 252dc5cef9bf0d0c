"""What a gold-digger would like to do besides winning, in rounds won: to mend for one who asks, to pay back."""

from __future__ import annotations

from typing import Final

from saboteur.bots.belief.belief import Belief
from saboteur.bots.belief.ear import HARMFUL
from saboteur.bots.thinking.company import Company
from saboteur.bots.thinking.temper import Temper
from saboteur.engine.core.packed import ON_SEAT, a_of, b_of, c_of, op_of
from saboteur.engine.values.cards import CARDS, TOOLS, Effect

ASKED_FOR: Final = 0.04
"""For mending what somebody has asked for."""
FRIEND: Final = 0.3
"""Only for seats that it holds for harmful with no more than this."""


class Leanings:
    """Of a bot with a temperament, against those it suspects. One who harms the mine has none: they would betray it."""

    def __init__(self, belief: Belief, company: Company, temper: Temper) -> None:
        knowledge = belief.knowledge
        self._seat: Final = knowledge.seat
        self._harmful: Final = knowledge.role in HARMFUL
        self._harms: Final = belief.posterior.harms(knowledge.seats)
        self._company: Final = company
        self._temper: Final = temper

    def of(self, move: int) -> float:
        """What a move is worth besides winning."""
        target = b_of(move)
        if self._harmful or op_of(move) != ON_SEAT or target == self._seat:
            return 0.0
        card = CARDS[a_of(move) - 1]
        if card.effect is Effect.REPAIR:
            return self._mending(target, c_of(move) - 1)
        if card.effect is Effect.BREAK:
            return self._breaking(target)
        return 0.0

    def _mending(self, target: int, tool: int) -> float:
        if self._harms[target] > FRIEND:
            return 0.0
        asked = TOOLS[tool] in self._company.wants[target]
        return self._temper.helping + (ASKED_FOR if asked else 0.0)

    def _breaking(self, target: int) -> float:
        grudge = self._temper.grudge if target in self._company.broken_by else 0.0
        return (self._temper.breaking + grudge) * self._harms[target]
