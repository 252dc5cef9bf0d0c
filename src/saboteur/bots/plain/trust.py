"""Trust: what a seat makes of the others by what they do openly. Above 0 they help the mine, below they harm it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from saboteur.bots.plain.prospect import Prospect
from saboteur.bots.plain.sight import Sight
from saboteur.engine import facts
from saboteur.engine.facts import Fact

MOST: Final = 3.0
SUSPECT: Final = -0.8
"""Below it a seat is taken for an enemy of the mine."""


class Trust:
    """A score for every seat, moved by each fact."""

    def __init__(self, sight: Sight, prospect: Prospect) -> None:
        self.sight: Final = sight
        self.prospect = prospect
        self.scores = [0.0] * sight.seats
        self.cost = prospect.cost(sight.mine)
        """Of the gold, before what happens next."""

    def look_with(self, prospect: Prospect) -> None:
        """The seat holds another dwarf now."""
        self.prospect = prospect
        self.remeasure()

    def forget(self) -> None:
        """A new round: new dwarves."""
        self.scores = [0.0] * self.sight.seats
        self.remeasure()

    def remeasure(self) -> None:
        """The odds have changed, or the mine."""
        self.cost = self.prospect.cost(self.sight.mine)

    def move(self, seat: int, by: float) -> None:
        """Somebody is trusted more, or less."""
        self.scores[seat] = max(-MOST, min(MOST, self.scores[seat] + by))

    def suspects(self, seat: int) -> bool:
        """Whether a seat seems to harm the mine."""
        return self.scores[seat] < SUSPECT

    def tell(self, fact: Fact) -> None:
        """Judges what has just happened; sight has followed it already."""
        judge = _JUDGED.get(type(fact))
        if judge is not None:
            judge(self, fact)

    def _changed(self, fact: facts.Laid | facts.Collapsed) -> None:
        before = self.cost
        self.remeasure()
        self._judge(fact.seat, before - self.cost)

    def _put(self, fact: facts.Put) -> None:
        if fact.seat != fact.target:
            self._broke(fact.seat, fact.target)

    def _lifted(self, fact: facts.Lifted) -> None:
        if fact.seat != fact.target:
            self.move(fact.seat, -0.4 if self.suspects(fact.target) else 0.3)

    def _discarded(self, fact: facts.Discarded) -> None:
        if self.sight.can_lay(fact.seat):
            self.move(fact.seat, -0.1)

    def _looked(self, fact: facts.Peeked | facts.Inspected) -> None:
        self.move(fact.seat, 0.1)

    def _settled(self, _fact: facts.Settled) -> None:
        self.remeasure()

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
        if self.suspects(target) and target != self.sight.seat:
            self.move(seat, 0.3)
        elif not self.suspects(seat):
            self.move(seat, -0.5 - 0.25 * max(0.0, self.scores[target]))
        if self.scores[seat] > 0.5:
            self.move(target, -0.4)


_JUDGED: Final[dict[type[Fact], Callable[[Trust, Any], None]]] = {
    facts.Laid: Trust._changed,
    facts.Collapsed: Trust._changed,
    facts.Put: Trust._put,
    facts.Lifted: Trust._lifted,
    facts.Discarded: Trust._discarded,
    facts.Peeked: Trust._looked,
    facts.Inspected: Trust._looked,
    facts.Settled: Trust._settled,
}
