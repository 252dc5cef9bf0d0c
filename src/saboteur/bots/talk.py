"""Table talk for players that take part in it; to all others it is silence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from saboteur.notation.statements import Statement


@runtime_checkable
class Talker(Protocol):
    """What a `Player` has besides if it hears and makes statements."""

    def heard(self, seat: int, statement: Statement) -> None:
        """A seat made a statement, true or not; one's own are heard too."""

    def statements(self) -> Sequence[Statement]:
        """What it says along with the move it has just chosen; asked for once a move."""
