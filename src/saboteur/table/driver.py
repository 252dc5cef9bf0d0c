"""What has to be done at a table: who has to be told what happened, and who has to be asked.

The driver does nothing itself: the program that has a keyboard, a socket, a process or a clock does it, and then loops
over the driver again. Nothing here waits: a player may answer much later, and one loop may drive many tables.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NoReturn

from saboteur.table import arguments
from saboteur.table.log import Event, Log, Told
from saboteur.table.seat import Seat
from saboteur.table.table import Table
from saboteur.table.telling import Shares


@dataclass(frozen=True, slots=True, match_args=False)
class Tell:
    """The player of this seat has not been told this."""

    seat: Seat
    told: tuple[Told, ...]
    """What they are told, in order."""
    since: int
    """The number of the last event they were told before."""
    _log: Log = field(repr=False, compare=False)

    __match_args__ = ("seat", "events")

    @property
    def events(self) -> tuple[Event, ...]:
        """The same with numbers and times; made when somebody looks, as a bot of this process need not know them."""
        return tuple(self._log.numbered(self.told, self.since))


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
        self._asks = [Ask(seat) for seat in self._seats]
        self._told = [arguments.number("told", number, 0, table.number, "an event") for number in numbers]
        self._question: int | None = None
        self._over = False

    def __reduce__(self) -> NoReturn:
        raise TypeError("a driver is not pickled or copied: make another with the table and what is `told`")

    def __repr__(self) -> str:
        return f"<Driver of {self._table!r}, told {self.told}>"

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
        table, game, log = self._table, self._table.game, self._table.log
        while True:  # looked at anew each time: the last need may have led to something at the table
            last = len(log.told)
            if min(self._told) < last:
                tellings: dict[int, Shares] = {}  # most have been told equally much
                for seat, since in enumerate(self._told):
                    if since < last:
                        if since not in tellings:
                            tellings[since] = Shares(log.told[since:])
                        told = tellings[since].to(seat)
                        self._told[seat] = since + len(told)
                        yield Tell(self._seats[seat], told, since, log)
            elif table.over:
                if self._over:
                    return
                self._over = True
                yield Over()
            elif (actor := game.actor) is not None and self._question != (question := log.last_fact):
                self._question = question
                yield self._asks[actor]
            else:
                return
