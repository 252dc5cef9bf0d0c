"""What came to a table line by line, and what everybody was told of it."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from saboteur.engine.facts import Fact
from saboteur.notation.moves import HiddenMove, seen_move
from saboteur.notation.record import TABLE, Abandoned, Dealt, Entry, Line, Moved, Said, Sat, Seen
from saboteur.table.committed import Committed

Told = Fact | Said | Sat | Abandoned
"""What everybody at the table is told: what happened in the game, or beside it."""


@dataclass(frozen=True, slots=True)
class Event:
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
        self._told: list[Told] = []
        self._starts: list[int] = []  # how much had been told before each line

    def __len__(self) -> int:
        return len(self._told)

    def add(self, line: Line, told: Sequence[Told]) -> None:
        """A line, and what came of it: facts, or one thing that was said or done besides."""
        self._starts.append(len(self._told))
        self._told += told
        self.lines.append(line)
        if told and isinstance(told[-1], Fact):
            self.last_fact = len(self._told)

    @property
    def mark(self) -> tuple[int, int]:
        """How many lines and events there are."""
        return len(self.lines), len(self._told)

    def committed(self, since: tuple[int, int]) -> Committed:
        """What came after a mark."""
        lines, told = since
        return Committed(told + 1, len(self._told), tuple(self.lines[lines:]))

    def events(self, observer: Seen | None, since: int) -> Iterator[Event]:
        """Everything after the event of this number, as a seat or a watcher is told it, or whole for the table."""
        since = max(since, 0)
        first = max(bisect_right(self._starts, since) - 1, 0)
        for line, span in self._lines_from(first):
            for index in range(max(span.start, since), span.stop):
                what = self._told[index]
                if observer != TABLE and isinstance(what, Fact):
                    what = what.seen_by(seat_of(observer))
                yield Event(index + 1, what, line.time)

    def lines_seen(self, observer: Seen) -> Iterator[Line]:
        """The lines as an observer saw them, with the facts under them."""
        for line, span in self._lines_from(0):
            told = [self._told[index] for index in span]
            facts = tuple(what for what in told if isinstance(what, Fact))
            if observer == TABLE:
                yield replace(line, facts=facts)
            elif line.entry is not None:  # comments may say anything: they stay with the table
                seat = seat_of(observer)
                yield Line(_entry_seen(line.entry, seat), tuple(fact.seen_by(seat) for fact in facts), line.time)

    def _lines_from(self, first: int) -> Iterator[tuple[Line, range]]:
        """Lines from this one on, with the places of what was told of each."""
        for index in range(first, len(self.lines)):
            stop = self._starts[index + 1] if index + 1 < len(self._starts) else len(self._told)
            yield self.lines[index], range(self._starts[index], stop)


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
