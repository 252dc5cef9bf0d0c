"""What happened, for everybody at a table at once: events that several are told in the same way are created once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from saboteur.engine.values.facts import Fact
from saboteur.table.log import Event, Told, seen
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


class Shares:
    """What happened, as each is told it; what several are told alike is made once, and only if one of them is told."""

    def __init__(self, happened: Sequence[Told]) -> None:
        self._happened = [(what, what.privy if isinstance(what, Fact) else ()) for what in happened]
        self._more = {seat for _, privy in self._happened for seat in privy}  # seats that are told more than a watcher
        self._common: tuple[Told, ...] | None = None

    def to(self, observer: int | None) -> tuple[Told, ...]:
        """What a seat is told, or a watcher."""
        if observer not in self._more:
            if self._common is None:
                self._common = tuple([seen(what, None) if privy else what for what, privy in self._happened])
            return self._common
        return tuple(
            [
                what if not privy else seen(what, observer) if observer in privy else self.to(None)[index]
                for index, (what, privy) in enumerate(self._happened)
            ]
        )


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
    shares = Shares(table.log.told[since:])
    made: dict[tuple[int, int], Event] = {}  # by its number and what is told
    lists: dict[int, tuple[tuple[Told, ...], tuple[Event, ...]]] = {}

    def events_of(told: tuple[Told, ...]) -> tuple[Event, ...]:
        if id(told) not in lists:
            events = table.log.numbered(told, since)
            shared = tuple([made.setdefault((event.number, id(event.what)), event) for event in events])
            lists[id(told)] = told, shared  # both, so that nothing else is made in its place
        return lists[id(told)][1]

    return Telling(tuple([events_of(shares.to(seat)) for seat in range(table.game.seats)]), events_of(shares.to(None)))
