"""What a bot remembers of a round besides its belief: who said what, who broke its tools, who asked for help."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from saboteur.engine.values.cards import Effect, Tool
from saboteur.engine.values.facts import Fact, Lifted, Put, RoundBegan
from saboteur.notation.statements import Accuse, Need, Statement


class Company:
    """The others at the table as one seat remembers them; a new round is forgiven."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self._forgive()

    def _forgive(self) -> None:
        self.said: list[Statement] = []
        """By the seat itself."""
        self.accused_by: defaultdict[int, set[int]] = defaultdict(set)
        self.broken_by: set[int] = set()
        """Who broke a tool of this seat."""
        self.wants: defaultdict[int, set[Tool]] = defaultdict(set)
        """Tools for which somebody asked and which nobody has mended."""

    def told(self, facts: Iterable[Fact]) -> None:
        """Tools broken and mended, and the next round."""
        for fact in facts:
            match fact:
                case RoundBegan():
                    self._forgive()
                case Put(seat, card, target) if target == self.seat and card.effect is Effect.BREAK:
                    self.broken_by.add(seat)
                case Lifted(target=target, lifted=lifted):
                    self.wants[target] -= set(lifted.tools)
                case _:
                    pass

    def heard(self, seat: int, statement: Statement) -> None:
        """Its own statements too."""
        if seat == self.seat:
            self.said.append(statement)
        match statement:
            case Accuse(other):
                self.accused_by[other].add(seat)
            case Need(tool):
                self.wants[seat].add(tool)
            case _:
                pass
