"""What is done at the table of a game: by the host, who has the whole table, or by a player, who has a seat of it."""

from __future__ import annotations

from collections.abc import Callable

from saboteur.table.committed import Committed, Taken
from saboteur.table.refusals import Reason
from saboteur.table.seat import Seat
from saboteur.table.table import Table

Act = Callable[[Table, int], Committed | Reason]
"""Something done at the table of the game at a time of its record."""


def from_seat(seat: int, act: Callable[[Seat, int], Taken | Reason]) -> Act:
    """What a player does, who is handed the seat and nothing else; the lines it adds are for the host's store."""

    def acted(table: Table, time: int) -> Committed | Reason:
        mark = len(table.log.lines)
        done = act(table.seat(seat), time)
        return table.committed(mark) if isinstance(done, Taken) else done

    return acted
