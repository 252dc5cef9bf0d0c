"""What is done at a table as soon as it can be, one thing after the other."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from saboteur.server.tables.refusals import Refused

if TYPE_CHECKING:
    from saboteur.server.tables.desk import Desk


@dataclass(slots=True, eq=False)
class Job:
    """Something to be done at a table as soon as it can be; somewhere else if the table had to be opened again."""

    run: Callable[[Desk], None]
    refuse: Callable[[Refused], None] = lambda _: None
    """What is done if nothing came of it."""
    asked: bool = False
    """Whether somebody asked for it, who is not refused anything because this node does not know the latest."""
    acknowledge: Callable[[Desk], bool] = lambda _: False
    """Whether it was carried out before; then its sender is told so."""


def _bot_moves(desk: Desk) -> None:
    desk.turns.move()


def _somebody_is_late(desk: Desk) -> None:
    desk.somebody_is_late()


def _hand_over(desk: Desk) -> None:
    desk.hand_over()


def _break_off(desk: Desk) -> None:
    desk.break_off()


def _end(desk: Desk) -> None:
    desk.end()


def _tell_table(desk: Desk) -> None:
    desk.streams.tell_table()


BOT_MOVES: Final = Job(_bot_moves)
SOMEBODY_IS_LATE: Final = Job(_somebody_is_late)
HOST_IS_GONE: Final = Job(_hand_over)
BREAK_OFF: Final = Job(_break_off)
END: Final = Job(_end)
TELL_TABLE: Final = Job(_tell_table)
