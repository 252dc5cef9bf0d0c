"""Optional methods of a `Player` besides its three; a player without them gets only facts and questions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from saboteur.notation.statements import Statement
from saboteur.table.refusals import TableRefusal


@runtime_checkable
class Talker(Protocol):
    """Hears and makes statements."""

    def heard(self, seat: int, statement: Statement) -> None:
        """A seat made a statement, true or not; a player hears its own statements too."""

    def statements(self) -> Sequence[Statement]:
        """The player's statements for the move it has just chosen; called once for each move."""


@runtime_checkable
class Corrected(Protocol):
    """A talker that wants to know which of its statements were refused."""

    def unheard(self, statement: Statement, reason: TableRefusal) -> None:
        """The table refused a statement, and nobody heard it."""


@runtime_checkable
class Dismissed(Protocol):
    """Wants to know that a game was broken off."""

    def abandoned(self, seat: int | None, reason: str) -> None:
        """A seat, or the host, abandoned the game."""
