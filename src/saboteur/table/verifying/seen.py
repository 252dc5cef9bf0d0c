"""A record of what one observer saw, played again as far as that goes (docs/fair-deal.md says what that finds).

The game is played by the rules with blanks for what the observer does not see (shadow.py). What they were shown has to
be what the seed deals, or something that can have been dealt (secrets.py).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from saboteur.engine.moves import Move
from saboteur.engine.setup.setup import InvalidSetup
from saboteur.engine.values.facts import Fact, GameEnded, RoundBegan
from saboteur.engine.view import View
from saboteur.notation.moves import HiddenMove
from saboteur.notation.records.record import Abandoned, Dealt, Line, Moved, Record, Result, Said, Sat
from saboteur.notation.statements import statement_fault
from saboteur.table.refusals import TableRefusal
from saboteur.table.table import MOST_STATEMENTS, InvalidRecord
from saboteur.table.verifying.secrets import Secrets
from saboteur.table.verifying.shadow import Shadow, Wrong


class SeenReplay:
    """What an observer was told, line by line."""

    def __init__(self, record: Record) -> None:
        observer = record.observer if isinstance(record.observer, int) else None
        start = record.start if isinstance(record.start, View) else None
        self.result: Result | None = None
        self._abandoned = False
        self._ruleset = record.ruleset
        self._seats = record.seats
        self._by_seed = record.seed is not None
        self._deals_itself: bool | None = True if self._by_seed else None
        self._said = [0] * record.seats
        try:
            self._shadows = Shadow.possible(record, observer)
        except InvalidSetup as error:
            raise InvalidRecord(-1, f"no such position can be: {error}") from None
        self._secrets = Secrets(record, observer, start)

    @property
    def _shadow(self) -> Shadow:
        """The game as it goes; where it may go several ways, one of them."""
        return self._shadows[0]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._shadow.over

    def replay_line(self, line: Line) -> Wrong | None:
        """Goes on by a line; what is wrong with it, if something is."""
        entry = line.entry
        if self._abandoned and entry is not None:
            return Wrong("nothing but comments follows once the game was abandoned")
        match entry:
            case Dealt(deal):
                if deal is not None:
                    return Wrong("nobody but the table sees the orders of a deal")
                return self._deal(line.facts)
            case Moved(seat, move):
                return self._move(seat, move, line.facts)
            case Said(seat, statement):
                unheard = self._unheard(entry)
                return None if unheard is None else Wrong(f"seat {seat}, {statement}: {unheard}")
            case Sat(seat, chair):
                return Wrong(f"seat {seat}, {chair}: {TableRefusal.OVER}") if self.over else None
            case Abandoned():
                self._abandoned = True
                return Wrong("the game is over already") if self.over else None
            case None:
                return None
            case _:
                assert_never(entry)

    def _unheard(self, said: Said) -> str | None:
        """Why a statement cannot have been heard."""
        if self.over:
            return str(TableRefusal.OVER)
        if (fault := statement_fault(said.statement, self._ruleset, self._seats, said.seat)) is not None:
            return fault
        self._said[said.seat] += 1
        return str(TableRefusal.TOO_MANY_STATEMENTS) if self._said[said.seat] > MOST_STATEMENTS else None

    def _deal(self, told: tuple[Fact, ...]) -> Wrong | None:
        if self._shadow.asked != "deal":
            return Wrong(f"no deal is asked for, but: {self._shadow.asked}")
        if self._shadow.round and self._deals_itself:
            return Wrong("rounds after the first are dealt without a line")
        if self._shadow.round:
            self._deals_itself = False
        return self._happened(told, lambda shadow: shadow.deal(told))

    def _move(self, seat: int, move: Move | HiddenMove, told: tuple[Fact, ...]) -> Wrong | None:
        if self._shadow.actor != seat:
            asked = "nobody" if self._shadow.actor is None else f"seat {self._shadow.actor}"
            return Wrong(f"seat {seat}, {move}: {asked} is asked")
        if any(isinstance(fact, RoundBegan) for fact in told):
            if self._deals_itself is False:
                return Wrong("rounds are dealt by lines of their own")
            self._deals_itself = True
        wrong = self._happened(told, lambda shadow: shadow.play(seat, move, told))
        if wrong is None and self._by_seed and self._shadow.asked == "deal":
            return Wrong("the next round is missing: the seed deals it", len(told) - 1)
        return Wrong(f"seat {seat}, {move}: {wrong.message}") if wrong and wrong.fact is None else wrong

    def _happened(self, told: tuple[Fact, ...], follow: Callable[[Shadow], Wrong | None]) -> Wrong | None:
        """A move or deal and what was told of it."""
        if not told:
            return Wrong("what came of it is missing")
        followed = [(shadow, follow(shadow)) for shadow in self._shadows]
        going_on = [shadow for shadow, wrong in followed if wrong is None]
        if not going_on:
            faults = [wrong for _, wrong in followed if wrong is not None]
            found = max(faults, key=lambda wrong: -1 if wrong.fact is None else wrong.fact)
            return found if found.fact is None else self._secrets.wrong(told[: found.fact], self._shadow) or found
        self._shadows = going_on
        self._said = [0] * self._seats
        if isinstance(end := told[-2] if len(told) > 1 else told[-1], GameEnded):
            self.result = Result(end.gold, end.winners)
        return self._secrets.wrong(told, self._shadow, whole=True)
