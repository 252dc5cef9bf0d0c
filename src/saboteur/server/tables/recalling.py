"""Requests of long ago that come again: a table remembers the last ones of each person, the store all of them."""

from __future__ import annotations

from asyncio import Task
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from saboteur.server.store.kept import StoreFailed
from saboteur.server.tables.refusals import Refused, ServerRefusal

if TYPE_CHECKING:
    from saboteur.server.tables.desk import Desk

_looking: Final[set[Task[None]]] = set()


def recall(
    desk: Desk, person: str, sent: str, done: Callable[[int], None], refuse: Callable[[Refused], None], refused: Refused
) -> None:
    """Refuses a request, unless it was carried out long ago: then it is done, with the same last event."""
    if not desk.played.has_forgotten(person):
        refuse(refused)
        return
    task = desk.loop.create_task(_recall(desk, person, sent, done, refuse, refused))
    _looking.add(task)
    task.add_done_callback(_looking.discard)


async def _recall(
    desk: Desk, person: str, sent: str, done: Callable[[int], None], refuse: Callable[[Refused], None], refused: Refused
) -> None:
    try:
        number = await desk.store.number_of(desk.played.head.id, person, sent)
    except StoreFailed:
        refuse(Refused(ServerRefusal.NOT_KEPT))
        return
    if number is None:
        refuse(refused)
    elif (at := desk.played.at_step(number)) is not None:
        done(at)
    else:  # another node has stored it in this moment
        refuse(Refused(ServerRefusal.NOT_KEPT))
