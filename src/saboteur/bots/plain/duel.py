"""The duel and solo: for nuggets of one's own, and against those of the opponent; everything is counted in nuggets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from saboteur.bots.plain.veins import Veins
from saboteur.bots.plain.worth import leads_on
from saboteur.engine.core.tables import NUGGETS
from saboteur.engine.moves import Bribe, Claim, Clear, Discard, Lay, Move, Play, Position, Turn
from saboteur.engine.values import facts
from saboteur.engine.values.cards import Card, Effect, mat_bits
from saboteur.engine.values.cell import Cell
from saboteur.engine.values.facts import Fact
from saboteur.engine.worlds.knowledge import Knowledge

MEND: Final = 1.6
MEND_PART: Final = 0.6
BREAK: Final = 0.9
BREAK_MORE: Final = 0.35
MAP: Final = 0.3
HOLD: Final = 0.12
"""A rockfall or key is not spent for less."""
LEAST: Final = -0.03
"""What a lay may cost: rather a branch that may be of use than a card thrown away."""
TOLL: Final = 1.0
SECOND: Final = 0.05
"""A second card thrown away brings another one."""
SPARE: Final = (0.25, 0.12, 0.03)
"""A repair card kept for later, by the number of others."""
NEVER: Final = -100.0
GOALS_SEEN: Final = (facts.Revealed, facts.Peeked)


class Duellist:
    """How a dwarf of the duel judges moves."""

    def __init__(self, knowledge: Knowledge) -> None:
        self.knowledge: Final = knowledge
        self.veins: Final = Veins(knowledge)
        self.now = 0.0

    def think(self) -> None:
        """Looks at the mine once before the moves are weighed."""
        self.now = self.veins.balance(self.knowledge.mine)

    def forget(self) -> None:
        """What a search has found is not kept until the next question."""
        self.veins.forget()

    def judge(self, told: Sequence[Fact]) -> None:
        """Remembers the vein cards it sees: none of them comes again (8.13)."""
        for fact in told:
            if isinstance(fact, GOALS_SEEN) and isinstance(fact.face, Card):
                self.veins.saw(fact.face)

    def look(self) -> None:
        """What is to be seen of the mine it looks at when it is asked."""

    def value(self, move: Move) -> float:
        """How many nuggets a move is worth."""
        veins = self.veins
        match move:
            case Lay(card, cell, turned):
                gain = veins.balance(veins.after_lay(card, cell.code, turned=turned)) - self.now
                return gain if gain > LEAST else NEVER + gain
            case Play():
                return self._play(move)
            case Discard(cards):
                return SECOND * (len(cards) - 1) - sum(self.worth(card) for card in cards)
            case Clear(what, cards):
                gain = MEND if self._mends_all(what) else MEND_PART
                return gain - 0.3 - sum(self.worth(card) for card in cards)
            case Bribe(cell):
                gain = veins.balance(veins.after_opening(cell.code)) - self.now - TOLL
                return 10 + gain if gain > 0 else NEVER
            case _:
                return self._answer(move)

    def _play(self, play: Play) -> float:
        knowledge, veins = self.knowledge, self.veins
        match play.card.effect, play.on:
            case Effect.BREAK, int(seat):
                return BREAK if knowledge.can_lay(seat) else BREAK_MORE
            case Effect.REPAIR, _:
                return MEND if self._mends_all(play.tool or "") else MEND_PART
            case Effect.MAP, Cell() as cell:
                goal = knowledge.goal_at(cell.code)
                return MAP if knowledge.face(goal) is None else NEVER
            case Effect.ROCKFALL, Cell() as cell:
                gain = veins.balance(veins.after_collapse(cell.code)) - self.now
                return gain - HOLD if gain > HOLD else NEVER
            case Effect.KEY, Cell() as cell:
                gain = veins.balance(veins.after_opening(cell.code)) - self.now
                return gain - HOLD if gain > HOLD else NEVER
            case _:
                return NEVER

    def _answer(self, move: Move) -> float:
        knowledge, veins = self.knowledge, self.veins
        match move:
            case Turn(cell):
                face = knowledge.face(knowledge.goal_at(cell.code))
                return veins.expected if face is None else face.nuggets
            case Position(turned):
                return veins.balance(veins.after_settling(knowledge.pending, turned=turned))
            case Claim(cell):
                return float(NUGGETS[int(knowledge.mine.tiles[knowledge.mine.cell_at(cell.code)])])
            case _:
                return 0.0

    def _mends_all(self, tool: str) -> bool:
        return self.knowledge.can_lay(self.knowledge.seat, without=tool)

    def worth(self, card: Card) -> float:
        """What it would miss of a card thrown away."""
        knowledge = self.knowledge
        if card.tile is not None:
            return 0.05 + leads_on(card) / 20 + 0.1 * card.nuggets - 0.2 * card.troll
        match card.effect:
            case Effect.BREAK:
                return 0.5
            case Effect.REPAIR:
                broken = knowledge.mat(knowledge.seat) & mat_bits(card.tools) != 0
                others = sum(other.effect is Effect.REPAIR for other in knowledge.hand) - 1
                return 1.5 if broken else SPARE[min(others, 2)]
            case Effect.MAP:
                return 0.1
            case _:
                return 0.2
