"""What people write at a table, beside the game: kept first, and then told to those who may and want to read it."""

from __future__ import annotations

import time
import zlib
from typing import TYPE_CHECKING, Any, Final

from saboteur.server.store.kept import KeptTalk, StoreFailed
from saboteur.server.tables.desk import Desk
from saboteur.server.tables.names import name_apart
from saboteur.server.tables.refusals import Refused, ServerRefusal
from saboteur.server.tables.telling import encoder
from saboteur.server.wire.messages import DoneMessage, TalkMessage
from saboteur.server.wire.oneline import plain_text
from saboteur.server.wire.requests import LONGEST_TALK, TalkRequest

if TYPE_CHECKING:
    from saboteur.server.web.house import House

MOST_MISSED: Final = 200
"""Texts that are told after an interruption."""
WITHIN: Final = 1024
"""Numbers of what is written in the same millisecond."""


class Talking:
    """The talk of all tables of a server."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._store = house.store
        self._reading: set[Desk] = set()  # where what was written at any node is being read
        self._again: set[Desk] = set()  # and more was written meanwhile

    async def write(self, connection: Any, desk: Desk, request: TalkRequest) -> None:
        """Somebody writes something; raises `Refused`."""
        seating = desk.played.seating
        text = plain_text(request.text)
        if seating.settings.talk != "chat":
            raise Refused(ServerRefusal.NO_CHAT)
        if connection.person in seating.removed:
            raise Refused(ServerRefusal.REMOVED)
        if connection not in desk.streams.listeners:
            raise Refused(ServerRefusal.NOT_SUBSCRIBED)
        if not 0 < len(text) <= LONGEST_TALK:
            raise Refused(ServerRefusal.TOO_LONG)
        if not self._house.limits.talking.take(connection.person, connection.address, time.monotonic()):
            raise Refused(ServerRefusal.TOO_MUCH)
        seats = seating.seats_of(connection.person)
        kept = await self._store.talk(
            KeptTalk(
                game=desk.played.head.id,
                number=0,
                person=connection.person,
                name=seating.places[seats[0]].name if seats else name_apart(connection.name, seating.likenesses),
                at=self._house.now(),
                text=text,
                watching=not seats and desk.played.phase != "lobby",  # before the game there is nothing to watch
                id=request.id,
            )
        )
        connection.send(encoder.encode(DoneMessage(id=request.id)))
        if kept is not None and not self._store.shared:  # else every node reads it, in the order in which it was kept
            await self._tell(desk, kept)

    async def catch_up(self, desk: Desk) -> None:
        """Tells what was written at any node and has not been told here."""
        if desk in self._reading:
            self._again.add(desk)
            return
        self._reading.add(desk)
        try:
            while not desk.closed:
                self._again.discard(desk)
                for kept in await self._store.talked(desk.played.head.id, desk.talked, MOST_MISSED):
                    desk.talked = kept.number
                    await self._tell(desk, kept)
                if desk not in self._again:
                    return
        except StoreFailed:  # when the store is back, it is read again
            return
        finally:
            self._reading.discard(desk)
            self._again.discard(desk)

    async def _tell(self, desk: Desk, kept: KeptTalk) -> None:
        message = encoder.encode(talk_message(kept))
        seating = desk.played.seating
        hidden = kept.watching and desk.played.phase != "over"
        for listener in [*desk.streams.listeners]:
            if hidden and seating.seats_of(listener.person):
                continue  # what watchers write is hidden from the players until the game is over
            if kept.person in await self._house.muted(listener.person):
                continue
            listener.send(message)


def talk_message(kept: KeptTalk) -> TalkMessage:
    """What somebody wrote, as it is sent; the number in which it was kept would tell how much watchers write."""
    apart = zlib.crc32(f"{kept.name} {kept.id}".encode()) % WITHIN
    return TalkMessage(
        table=kept.game,
        number=kept.at * WITHIN + apart,
        person=kept.person,
        name=kept.name,
        time=kept.at,
        text=kept.text,
        watching=kept.watching,
    )
