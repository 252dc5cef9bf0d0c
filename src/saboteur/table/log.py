"""What came to a table line by line, and what everybody was told of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from saboteur.engine.facts import Fact
from saboteur.notation.moves import HiddenMove, seen_move
from saboteur.notation.record import TABLE, Dealt, Entry, Line, Moved, Said, Sat, Seen


@dataclass(frozen=True, slots=True)
class Event:
    """Something everybody at the table is told, numbered from 1; a fact as its observer sees it."""

    number: int
    what: Fact | Said | Sat
    time: int | None = None


class Log:
    """Lines, and the events each of them brought about."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.last_fact = 0
        """The number of the last event that is a fact."""
        self._events: list[Event] = []
        self._spans: list[slice] = []  # the events of each line

    def __len__(self) -> int:
        return len(self._events)

    def add(self, line: Line, told: Sequence[Fact | Said | Sat]) -> None:
        """A line, and what came of it."""
        start = len(self._events)
        for what in told:
            self._events.append(Event(len(self._events) + 1, what, line.time))
            if isinstance(what, Fact):
                self.last_fact = len(self._events)
        self.lines.append(line)
        self._spans.append(slice(start, len(self._events)))

    def events(self, observer: Seen | None, since: int) -> Iterator[Event]:
        """Everything after the event of this number, as a seat or a watcher is told it, or whole for the table."""
        if observer == TABLE:
            yield from self._events[max(since, 0) :]
            return
        for event in self._events[max(since, 0) :]:
            what = event.what
            yield replace(event, what=what.seen_by(seat_of(observer))) if isinstance(what, Fact) else event

    def lines_seen(self, observer: Seen) -> Iterator[Line]:
        """The lines as an observer saw them, with the facts under them."""
        for line, span in zip(self.lines, self._spans, strict=True):
            facts = tuple(event.what for event in self._events[span] if isinstance(event.what, Fact))
            if observer == TABLE:
                yield replace(line, facts=facts)
            elif line.entry is not None:  # comments may say anything: they stay with the table
                seat = seat_of(observer)
                yield Line(_entry_seen(line.entry, seat), tuple(fact.seen_by(seat) for fact in facts), line.time)


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
