"""What a table gives to everybody except the host: the seat of a player, or the place of a watcher.

A program that has one (a person's terminal, a connection, a bot) sees only what this observer may see: no other hand,
no deck, no seed, no record.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, NoReturn

from saboteur.engine.moves import Move
from saboteur.engine.values.question import Question
from saboteur.engine.view import View
from saboteur.notation.statements import Statement
from saboteur.table.committed import Committed, Taken
from saboteur.table.log import Event
from saboteur.table.refusals import Reason, TableRefusal

if TYPE_CHECKING:
    from saboteur.table.table import Table


class _Place:
    """Somebody's place at a table. It stays there: sent to another process, it would take all cards along.

    No dataclass: `asdict` and `replace` would hand out the table or another seat.
    """

    __slots__ = ("_number", "_table")

    _table: Table
    _number: int | None

    def __init__(self, table: Table, number: int | None = None) -> None:
        object.__setattr__(self, "_table", table)
        object.__setattr__(self, "_number", number)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a {type(self).__name__.lower()} cannot be changed")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"a {type(self).__name__.lower()} cannot be changed")

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self._table is other._table and self._number == other._number

    def __hash__(self) -> int:
        return hash((id(self._table), self._number))

    def __reduce__(self) -> NoReturn:
        raise TypeError(
            f"a {type(self).__name__.lower()} is not pickled, as the whole table hangs on it: send views and events"
        )

    @property
    def view(self) -> View:
        """What is known here now."""
        return self._table.game.view(self._number)

    @property
    def first_view(self) -> View:
        """What was known here before the first event."""
        return self._table.first_view(self._number)

    @property
    def last(self) -> int:
        """The number of the last event."""
        return self._table.number

    def events(self, since: int = 0) -> tuple[Event, ...]:
        """What happened after the event of this number, as it is told here."""
        return tuple(self._table.events(self._number, since))


class Watcher(_Place):
    """A place from which one sees what lies open."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "Watcher()"


class Seat(_Place):
    """A player's place: what they know and are asked, and the way to answer and to speak.

    >>> from saboteur import Table, ruleset
    >>> table = Table(ruleset("base"), 3, seed="7")
    >>> committed = table.begin()
    >>> seat = table.seat(1)
    >>> seat.asked, len(seat.legal_moves), seat.refusal("lay base_ns 3,0")
    ('turn', 26, Refusal.NOT_CONNECTED)
    >>> seat.submit("discard base_ns", at=seat.last)
    Taken(first=3, last=5)
    >>> seat.asked, len(seat.legal_moves), table.seat(2).asked
    (None, 0, 'turn')
    """

    __slots__ = ()
    __match_args__ = ("number",)

    _number: int

    def __repr__(self) -> str:
        return f"Seat(number={self.number})"

    @property
    def number(self) -> int:
        """Which one it is, from 0."""
        return self._number

    @property
    def asked(self) -> Question | None:
        """What is asked of this player now: `turn`, `goal`, `position`, `claim`, `nugget`, `rob`, or `None`."""
        table = self._table
        return table.game.asked if table.game.actor == self.number and not table.over else None

    @property
    def legal_moves(self) -> Collection[Move]:
        """What the player may answer; empty if nothing is asked of them."""
        table = self._table
        return table.game.legal_moves if table.game.actor == self.number and not table.over else ()

    def refusal(self, move: Move | str, at: int | None = None) -> Reason | None:
        """Why a move is refused; a player who is not asked is not told whether it would be legal."""
        return self._table.refusal(self.number, move, at)

    def submit(self, move: Move | str, at: int | None = None, *, time: int | None = None) -> Taken | Reason:
        """Makes a move; the player has seen everything up to the event `at`.

        The lines of the record are only for the host (`Table.submit`): they contain deals and moves the table made.
        """
        table = self._table
        before = table.number
        return table.attempt(self.number, move, at, time) or Taken(before + 1, table.number)

    def say(self, statement: Statement, *, time: int | None = None) -> Taken | TableRefusal:
        """Makes a statement."""
        done = self._table.say(self.number, statement, time=time)
        return Taken(done.first, done.last) if isinstance(done, Committed) else done
