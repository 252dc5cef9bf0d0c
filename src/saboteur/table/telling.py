"""What happened, for everybody at a table in one go: what several are told alike is made once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from saboteur.engine.facts import Fact
from saboteur.notation.record import TABLE
from saboteur.table.log import Event
from saboteur.table.table import Table

T = TypeVar("T")
_NO_MORE: Final[dict[int, Event]] = {}


@dataclass(frozen=True, slots=True)
class Telling(Generic[T]):
    """Something for each seat and for the watchers; the very same thing for all who are told alike."""

    seats: tuple[T, ...]
    watcher: T

    def to(self, observer: int | None) -> T:
        """What a seat is told, or a watcher."""
        return self.watcher if observer is None else self.seats[observer]


def told(table: Table, since: int = 0) -> Telling[tuple[Event, ...]]:
    """The events after the one of this number, as everybody is told them.

    >>> from saboteur import ruleset
    >>> table = Table(ruleset("base"), 3, seed="7")
    >>> done = table.begin(), table.submit(1, "discard base_ns")
    >>> telling = told(table, since=2)
    >>> [event.what.cards for event in telling.seats[1][:1]], [event.what.cards for event in telling.watcher[:1]]
    ([(Card.parse('base_ns'),)], [(UNKNOWN,)])
    >>> telling.seats[0] is telling.seats[2] is telling.watcher
    True
    """
    shared: list[Event] = []
    own: dict[int, list[Event]] = {}  # of the seats that were told more than a watcher
    for event in table.events(TABLE, since):
        common, more = event, _NO_MORE
        if isinstance(what := event.what, Fact):
            common = _seen(event, what, None)
            more = {seat: _seen(event, what, seat) for seat in what.privy}
        for seat in more:
            if seat not in own:
                own[seat] = shared.copy()
        for seat, events in own.items():
            events.append(more.get(seat, common))
        shared.append(common)
    watcher = tuple(shared)
    seats = range(table.game.seats)
    return Telling(tuple(tuple(own[seat]) if seat in own else watcher for seat in seats), watcher)


def _seen(event: Event, fact: Fact, observer: int | None) -> Event:
    """An event of the table as an observer is told it."""
    seen = fact.seen_by(observer)
    return event if seen is fact else Event(event.number, seen, event.time)
