"""What came to a table line by line, and what everybody was told of it."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import NamedTuple

from saboteur.engine.values.facts import Fact
from saboteur.notation.moves import HiddenMove, seen_move
from saboteur.notation.records.record import TABLE, Abandoned, Dealt, Entry, Line, Moved, Said, Sat, Seen
from saboteur.table.committed import Committed

Told = Fact | Said | Sat | Abandoned
"""What everybody at the table is told: what happened in the game, or beside it."""


class Event(NamedTuple):
    """Something everybody at the table is told, numbered from 1; a fact as its observer sees it."""

    number: int
    what: Told
    time: int | None = None


class Log:
    """Lines, and what each of them brought about."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.told: list[Told] = []
        """Everything, with all that the table knows: the event of a number stands in the place before."""
        self.last_fact = 0
        """The number of the last event that is a fact."""
        self._starts: list[int] = []  # how much had been told before each line

    def add(self, line: Line, told: Sequence[Told]) -> None:
        """A line, and what came of it: facts, or one thing that was said or done besides."""
        self._starts.append(len(self.told))
        self.lines.append(line)
        if told:
            self.told += told
            if isinstance(told[-1], Fact):
                self.last_fact = len(self.told)

    def committed(self, since: int) -> Committed:
        """What came after this number of lines."""
        first = self._starts[since] if since < len(self.lines) else len(self.told)
        return Committed(first + 1, len(self.told), tuple(self.lines[since:]))

    def events(self, observer: Seen | None, since: int) -> list[Event]:
        """Everything after the event of this number, as a seat or a watcher is told it, or whole for the table."""
        told = self.told[since:]
        if observer != TABLE:
            seat = seat_of(observer)
            told = [seen(what, seat) for what in told]
        return self.numbered(told, since)

    def numbered(self, told: Sequence[Told], since: int) -> list[Event]:
        """What somebody is told after the event of this number, with the numbers, and the times of the lines."""
        events: list[Event] = []
        line = bisect_right(self._starts, since) - 1
        for number, what in enumerate(told, since):
            while line + 1 < len(self._starts) and self._starts[line + 1] <= number:
                line += 1
            events.append(Event(number + 1, what, self.lines[line].time))
        return events

    def lines_seen(self, observer: Seen) -> Iterator[Line]:
        """The lines as an observer saw them, with the facts under them."""
        spans = pairwise([*self._starts, len(self.told)])
        for line, (start, end) in zip(self.lines, spans, strict=True):
            facts = tuple(what for what in self.told[start:end] if isinstance(what, Fact))
            if observer == TABLE:
                yield replace(line, facts=facts)
            elif line.entry is not None:  # comments may say anything: they stay with the table
                seat = seat_of(observer)
                yield Line(_entry_seen(line.entry, seat), tuple(fact.seen_by(seat) for fact in facts), line.time)


def seen(what: Told, observer: int | None) -> Told:
    """Something as an observer is told it."""
    return what.seen_by(observer) if isinstance(what, Fact) else what


def seat_of(observer: Seen | None) -> int | None:
    """The seat of an observer; a watcher has none."""
    return observer if isinstance(observer, int) else None


def _entry_seen(entry: Entry, observer: int | None) -> Entry:
    """What an observer saw of a line."""
    match entry:
        case Dealt():
            return Dealt()
        case Moved(seat, move) if not isinstance(move, HiddenMove):
            return Moved(seat, seen_move(move, seat, observer))
        case _:
            return entry


def told_of(entry: Moved | Said | Sat | Abandoned) -> str:
    """What a line of a record says, for people who are told what is wrong with it."""
    match entry:
        case Moved(seat, what) | Said(seat, what) | Sat(seat, what):
            return f"seat {seat}, {what}"
        case Abandoned():
            return "abandoned"
