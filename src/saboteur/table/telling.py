"""What happened, for everybody at a table at once: events that several are told in the same way are created once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from saboteur.engine.facts import Fact
from saboteur.notation.record import TABLE
from saboteur.table.log import Event, seen
from saboteur.table.table import Table

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Telling(Generic[T]):
    """A value for each seat and for the watchers; the same object for all who are told the same."""

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
        what = event.what
        privy = what.privy if isinstance(what, Fact) else ()
        common = seen(event, None) if privy else event
        for seat in privy:
            if seat not in own:
                own[seat] = shared.copy()
        for seat, events in own.items():
            events.append(seen(event, seat) if seat in privy else common)
        shared.append(common)
    watcher = tuple(shared)
    seats = [watcher] * table.game.seats
    for seat, events in own.items():
        seats[seat] = tuple(events)
    return Telling(tuple(seats), watcher)
