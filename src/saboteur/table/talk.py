"""What a `Player` may have besides its three methods; to one that has not, there is nothing but facts and questions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from saboteur.notation.statements import Statement
from saboteur.table.refusals import TableRefusal


@runtime_checkable
class Talker(Protocol):
    """Hears and makes statements."""

    def heard(self, seat: int, statement: Statement) -> None:
        """A seat made a statement, true or not; one's own are heard too."""

    def statements(self) -> Sequence[Statement]:
        """What it says along with the move it has just chosen; asked for once a move."""


@runtime_checkable
class Corrected(Protocol):
    """A talker who wants to know which of its statements nobody heard."""

    def unheard(self, statement: Statement, reason: TableRefusal) -> None:
        """The table did not take a statement."""


@runtime_checkable
class Dismissed(Protocol):
    """Wants to know that a game was broken off."""

    def abandoned(self, seat: int | None, reason: str) -> None:
        """A seat, or the host, abandoned the game."""
