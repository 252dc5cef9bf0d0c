"""What has to be done at a table: who has to be told what happened, and who has to be asked.

The driver does nothing itself: the program that has a keyboard, a socket, a process or a clock does it, and then loops
over the driver again. Nothing here waits: a player may answer much later, and one loop may drive many tables.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from saboteur.table import arguments
from saboteur.table.log import Event
from saboteur.table.seat import Seat
from saboteur.table.table import Table
from saboteur.table.telling import Telling, told


@dataclass(frozen=True, slots=True)
class Tell:
    """The player of this seat has not been told these events yet."""

    seat: Seat
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Ask:
    """The player of this seat is asked for a move: `seat.submit` answers, now or later."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Over:
    """Nothing more will happen at this table, and everybody has been told."""


Need = Tell | Ask | Over


class Driver:
    """Iterates over a table: everybody is told what happened before anybody is asked; each question comes once.

    An iteration ends when somebody has to answer or to deal first, or when the table is over. A later iteration gives
    what has to be done since then. What was given counts as done.

    >>> from saboteur import Table, ruleset
    >>> table = Table(ruleset("duel", rounds=1), 2, seed="1")
    >>> begun = table.begin()
    >>> driver = Driver(table, told=begun.last)
    >>> [need] = driver
    >>> need, list(driver)
    (Ask(seat=Seat(number=0)), [])
    >>> need.seat.submit(next(iter(need.seat.legal_moves)))
    Taken(first=3, last=5)
    >>> [(type(need).__name__, need.seat.number) for need in driver]
    [('Tell', 0), ('Tell', 1), ('Ask', 1)]
    """

    def __init__(self, table: Table, told: int | Sequence[int] = 0) -> None:
        """The number of the last event that everybody, or each seat, has been told."""
        seats = range(table.game.seats)
        numbers = [told] * len(seats) if isinstance(told, int) else list(told)
        if len(numbers) != len(seats):
            raise ValueError(f"told: expected {len(seats)} numbers, one a seat, found {len(numbers)}")
        self._table = table
        self._seats = [table.seat(seat) for seat in seats]
        self._told = [arguments.number("told", number, 0, table.number, "an event") for number in numbers]
        self._question: int | None = None
        self._over = False

    @property
    def told(self) -> tuple[int, ...]:
        """The number of the last event each seat has been told; another driver can continue from it."""
        return tuple(self._told)

    @property
    def is_everybody_told(self) -> bool:
        """Whether everybody has been told everything."""
        return min(self._told) == self._table.number

    def newcomer(self, seat: int, since: int = 0) -> None:
        """Somebody else plays for a seat: they are told everything after this event, and asked the open question."""
        since = arguments.number("since", since, 0, self._table.number, "an event")
        self._told[self._table.seat(seat).number] = since
        if self._table.game.actor == seat:
            self._question = None

    def __iter__(self) -> Iterator[Need]:
        table = self._table
        while True:  # checked again each time, because the table may have changed since the last step
            if not self.is_everybody_told:
                tellings: dict[int, Telling[tuple[Event, ...]]] = {}  # most have been told the same events
                last = table.number
                for seat, since in enumerate(self._told):
                    if since < last:
                        if since not in tellings:
                            tellings[since] = told(table, since)
                        events = tellings[since].seats[seat]
                        self._told[seat] = since + len(events)
                        yield Tell(self._seats[seat], events)
            elif table.over:
                if self._over:
                    return
                self._over = True
                yield Over()
            elif (actor := table.game.actor) is not None and self._question != table.question:
                self._question = table.question
                yield Ask(self._seats[actor])
            else:
                return
