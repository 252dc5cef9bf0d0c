"""Trust: what a seat makes of the others by what they do openly. Above 0 they help the mine, below they harm it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from saboteur.bots.plain.prospect import Prospect
from saboteur.engine.values import facts
from saboteur.engine.values.facts import Fact
from saboteur.engine.worlds.knowledge import Knowledge

MOST: Final = 3.0
SUSPECT: Final = -0.8
"""Below it a seat is taken for an enemy of the mine."""


class Trust:
    """A score for every seat, moved by each fact."""

    def __init__(self, knowledge: Knowledge, prospect: Prospect) -> None:
        self.knowledge: Final = knowledge
        self.prospect = prospect
        self.scores = [0.0] * knowledge.seats
        self.cost = prospect.cost(knowledge.mine)
        """Of the gold, before what happens next."""

    def forget(self) -> None:
        """A new round: new dwarves."""
        self.scores = [0.0] * self.knowledge.seats

    def remeasure(self) -> None:
        """The odds have changed, or the mine."""
        self.cost = self.prospect.cost(self.knowledge.mine)

    def move(self, seat: int, by: float) -> None:
        """Somebody is trusted more, or less."""
        self.scores[seat] = max(-MOST, min(MOST, self.scores[seat] + by))

    def suspects(self, seat: int) -> bool:
        """Whether a seat seems to harm the mine."""
        return self.scores[seat] < SUSPECT

    def judge(self, fact: Fact) -> None:
        """Judges who did this; its knowledge is still that of the question before."""
        judge = _JUDGED.get(type(fact))
        if judge is not None:
            judge(self, fact)

    def _laid(self, fact: facts.Laid) -> None:
        self._changed(fact.seat, self.prospect.after(fact))

    def _collapsed(self, fact: facts.Collapsed) -> None:
        if fact.cell is not None:
            self._changed(fact.seat, self.prospect.after_collapse(fact.cell.code))

    def _changed(self, seat: int, cost: float) -> None:
        before, self.cost = self.cost, cost
        self._judge(seat, before - cost)

    def _put(self, fact: facts.Put) -> None:
        if fact.seat != fact.target:
            self._broke(fact.seat, fact.target)

    def _lifted(self, fact: facts.Lifted) -> None:
        if fact.seat != fact.target:
            self.move(fact.seat, -0.4 if self.suspects(fact.target) else 0.3)

    def _discarded(self, fact: facts.Discarded) -> None:
        if self.knowledge.can_lay(fact.seat):
            self.move(fact.seat, -0.1)

    def _looked(self, fact: facts.Peeked | facts.Inspected) -> None:
        self.move(fact.seat, 0.1)

    def _judge(self, seat: int, gain: float) -> None:
        """Who brought the gold nearer helps; a small detour is no crime."""
        if gain > 0:
            self.move(seat, min(0.5, gain / 16))
        elif gain < -1:
            self.move(seat, max(-1.6, gain / 6))
        else:
            self.move(seat, -0.15)

    def _broke(self, seat: int, target: int) -> None:
        """Hindering a helper is harm, hindering a suspect is help; oneself one knows."""
        if self.suspects(target) and target != self.knowledge.seat:
            self.move(seat, 0.3)
        elif not self.suspects(seat):
            self.move(seat, -0.5 - 0.25 * max(0.0, self.scores[target]))
        if self.scores[seat] > 0.5:
            self.move(target, -0.4)


_JUDGED: Final[dict[type[Fact], Callable[[Trust, Any], None]]] = {
    facts.Laid: Trust._laid,
    facts.Collapsed: Trust._collapsed,
    facts.Put: Trust._put,
    facts.Lifted: Trust._lifted,
    facts.Discarded: Trust._discarded,
    facts.Peeked: Trust._looked,
    facts.Inspected: Trust._looked,
}
