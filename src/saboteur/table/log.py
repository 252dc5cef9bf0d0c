"""What came to a table line by line, and what everybody was told of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import NamedTuple

from saboteur.engine.facts import Fact
from saboteur.notation.moves import HiddenMove, seen_move
from saboteur.notation.record import TABLE, Abandoned, Dealt, Entry, Line, Moved, Said, Sat, Seen
from saboteur.table.committed import Committed

Told = Fact | Said | Sat | Abandoned
"""What everybody at the table is told: what happened in the game, or beside it."""


class Event(NamedTuple):
    """Something everybody at the table is told, numbered from 1; a fact as its observer sees it."""

    number: int
    what: Told
    time: int | None = None


class Log:
    """Lines, and the events each of them brought about."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.last_fact = 0
        """The number of the last event that is a fact."""
        self._events: list[Event] = []  # with all that the table knows
        self._starts: list[int] = []  # how much had been told before each line

    def __len__(self) -> int:
        return len(self._events)

    def add(self, line: Line, told: Sequence[Told]) -> None:
        """A line, and what came of it: facts, or one thing that was said or done besides."""
        number = len(self._events)
        self._starts.append(number)
        for what in told:
            number += 1
            self._events.append(Event(number, what, line.time))
        self.lines.append(line)
        if told and isinstance(told[-1], Fact):
            self.last_fact = number

    @property
    def mark(self) -> tuple[int, int]:
        """How many lines and events there are."""
        return len(self.lines), len(self._events)

    def committed(self, since: tuple[int, int]) -> Committed:
        """What came after a mark."""
        lines, told = since
        return Committed(told + 1, len(self._events), tuple(self.lines[lines:]))

    def events(self, observer: Seen | None, since: int) -> Iterator[Event]:
        """Everything after the event of this number, as a seat or a watcher is told it, or whole for the table."""
        if observer == TABLE:
            return iter(self._events[since:])
        seat = seat_of(observer)
        return (seen(event, seat) for event in self._events[since:])

    def lines_seen(self, observer: Seen) -> Iterator[Line]:
        """The lines as an observer saw them, with the facts under them."""
        spans = pairwise([*self._starts, len(self._events)])
        for line, (start, end) in zip(self.lines, spans, strict=True):
            facts = tuple(event.what for event in self._events[start:end] if isinstance(event.what, Fact))
            if observer == TABLE:
                yield replace(line, facts=facts)
            elif line.entry is not None:  # comments may say anything: they stay with the table
                seat = seat_of(observer)
                yield Line(_entry_seen(line.entry, seat), tuple(fact.seen_by(seat) for fact in facts), line.time)


def seen(event: Event, observer: int | None) -> Event:
    """An event as an observer is told it."""
    what = event.what
    if not isinstance(what, Fact):
        return event
    told = what.seen_by(observer)
    return event if told is what else Event(event.number, told, event.time)


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
    """What a line of a record says, for whoever is told what is wrong with it."""
    match entry:
        case Moved(seat, what) | Said(seat, what) | Sat(seat, what):
            return f"seat {seat}, {what}"
        case Abandoned():
            return "abandoned"
