"""All that one server process has: its store, its tables, its people and its limits."""

from __future__ import annotations

import asyncio
import logging
import time
import unicodedata
from asyncio import Task
from collections.abc import Callable
from typing import Any, Final

from saboteur.server.bots.workers import Workers
from saboteur.server.people.identity import People
from saboteur.server.people.limits import MOST_MUTED, Limits
from saboteur.server.store.kept import KeptTalk, StoreFailed
from saboteur.server.store.store import Store
from saboteur.server.tables.changes import Again
from saboteur.server.tables.desk import Desk, Job
from saboteur.server.tables.desks import DAY, Desks, clock_now
from saboteur.server.tables.refusals import Refused, ServerRefusal
from saboteur.server.tables.telling import encoder
from saboteur.server.web.checks import Checks
from saboteur.server.web.guard import Guard
from saboteur.server.web.metrics import Metrics
from saboteur.server.web.outbox import Post
from saboteur.server.wire.messages import DoneMessage, TalkMessage
from saboteur.server.wire.requests import (
    LONGEST_TALK,
    AgainRequest,
    HintRequest,
    MuteRequest,
    PingRequest,
    TalkRequest,
)

logger: Final = logging.getLogger("saboteur.house")
SWEEP: Final = 5.0
"""Seconds between two looks at what is due and what is idle."""
READY_LASTS: Final = 1.0
"""Seconds for which it is not looked again."""
MOST_REMEMBERED: Final = 10_000
TURNING: Final = frozenset({"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"})
"""Characters that turn the direction of the text behind them."""


class House:
    """What the routes and connections of a server share."""

    def __init__(
        self,
        store: Store,
        guard: Guard,
        now: Callable[[], int] = clock_now,
        password: str = "",
        *,
        place: str = "",
        keep_days: int | None = None,
        gone_days: int = 7,
        limits: bool = True,
        workers: Workers | None = None,
    ) -> None:
        """`keep_days`: for how long games that are over are kept, if not for ever.

        `gone_days`: after how long a table to which nobody comes is over. Without limits anybody may do as much as they
        like: for measurements. `workers`: where bots think that are not quick.
        """
        self.store = store
        self.guard = guard
        self.password = password
        """What one has to know to come in, if not everybody may."""
        self.place = place
        """The address under which other devices reach the server, if they do."""
        self.now = now
        keep = None if keep_days is None else keep_days * DAY
        self.desks = Desks(store, now, gone_days * DAY, keep=keep, workers=workers)
        self.people = People(store, now)
        self.connections: set[Any] = set()
        self.post = Post(asyncio.get_running_loop())
        self.metrics = Metrics(lambda: len(self.connections), lambda: len(self.desks))
        self.limits = Limits(hold=limits)
        self.checks = Checks()
        self._ready = (-READY_LASTS, False)  # when it was last looked at, and what was found
        self._muted: dict[str, frozenset[str]] = {}
        self._tasks: set[Task[Any]] = set()

    def may_send(self, connection: Any) -> bool:
        """Whether somebody has not sent too much lately."""
        return self.limits.sending.take(connection.person, connection.address, time.monotonic())

    async def is_ready(self) -> bool:
        """Whether something could be kept a moment ago; many may ask at once."""
        looked, ready = self._ready
        if time.monotonic() - looked >= READY_LASTS:
            try:
                await self.store.ready()
                ready = True
            except StoreFailed:
                ready = False
            self._ready = (time.monotonic(), ready)
        return ready

    def hang_up(self, person: str) -> None:
        """Nobody of this name is known any more."""
        for connection in [*self.connections]:
            if connection.person == person:
                connection.hang_up()

    async def sweep(self) -> None:
        """Looks after tables that nobody has open, and for people who are not let in any more, again and again."""
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self.desks.look_around()
                await self.expel_banned()
            except StoreFailed as error:
                logger.error("the store cannot be read", extra={"fault": str(error)})

    async def expel_banned(self) -> None:
        """Hangs up on people who are not let in any more."""
        for ban in await self.store.bans(self.now()):
            self.hang_up(ban.person)

    def remember(self, task: Task[Any]) -> None:
        """Keeps a task until it is done."""
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def beside(self, connection: Any, request: Any) -> None:
        """Requests that belong to no table."""
        match request:
            case MuteRequest(person=person, quiet=quiet):
                if quiet and len(await self.muted(connection.person)) >= MOST_MUTED:
                    raise Refused(ServerRefusal.TOO_MUCH)
                await self.store.mute(connection.person, person, quiet=quiet)
                self._muted.pop(connection.person, None)
                connection.send(encoder.encode(DoneMessage(id=request.id)))
            case PingRequest():
                connection.send(encoder.encode(DoneMessage(id=request.id)))
            case _:
                raise Refused(ServerRefusal.INVALID_REQUEST)

    async def at_table(self, connection: Any, desk: Desk, request: Any) -> bool:
        """Requests at a table that are no step of it; whether this was one."""
        match request:
            case TalkRequest():
                await self._talk(connection, desk, request)
            case AgainRequest():
                await self._again(connection, desk, request)
            case HintRequest() if not self._may_have_hint(connection):
                raise Refused(ServerRefusal.TOO_MUCH)
            case _:
                return False
        return True

    # -- inside ----------------------------------------------------------------------------------------------------

    def _may_have_hint(self, connection: Any) -> bool:
        return self.limits.hinting.take(connection.person, connection.address, time.monotonic())

    async def _talk(self, connection: Any, desk: Desk, request: TalkRequest) -> None:
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
        if not self.limits.talking.take(connection.person, connection.address, time.monotonic()):
            raise Refused(ServerRefusal.TOO_MUCH)
        seats = seating.seats_of(connection.person)
        kept = await self.store.talk(
            KeptTalk(
                game=desk.played.head.id,
                number=0,
                person=connection.person,
                name=seating.places[seats[0]].name if seats else connection.name,
                at=self.now(),
                text=text,
                watching=not seats,
                id=request.id,
            )
        )
        connection.send(encoder.encode(DoneMessage(id=request.id)))
        if kept is None:
            return
        message = encoder.encode(talk_message(kept))
        hidden = kept.watching and desk.played.phase != "over"
        for listener in [*desk.streams.listeners]:
            if hidden and seating.seats_of(listener.person):
                continue  # what watchers write is hidden from the players until the game is over
            if kept.person in await self.muted(listener.person):
                continue
            listener.send(message)

    async def muted(self, person: str) -> frozenset[str]:
        """Whom somebody does not want to read."""
        found = self._muted.get(person)
        if found is None:
            if len(self._muted) >= MOST_REMEMBERED:
                self._muted.clear()
            found = self._muted[person] = await self.store.muted(person)
        return found

    async def _again(self, connection: Any, desk: Desk, request: AgainRequest) -> None:
        played = desk.played
        if played.phase != "over":
            raise Refused(ServerRefusal.NOT_OVER)
        if connection.person not in played.seating.people and connection.person != played.seating.host:
            raise Refused(ServerRefusal.NOT_YOUR_SEAT)
        if played.seating.next is None:
            table = await self.desks.again(played)
            done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

            def run(desk: Desk) -> None:
                if desk.played.seating.next is None:
                    desk.step(job, changes=(Again(table=table),), done=acknowledge)
                else:
                    acknowledge()

            def acknowledge(at: int | None = None) -> None:
                connection.send(encoder.encode(DoneMessage(id=request.id, at=at)))
                done.set_result(None)

            job = Job(run, done.set_exception)
            desk.do(job)
            await done
        else:
            connection.send(encoder.encode(DoneMessage(id=request.id)))


def talk_message(kept: KeptTalk) -> TalkMessage:
    """What somebody wrote, as it is sent."""
    return TalkMessage(
        table=kept.game,
        number=kept.number,
        person=kept.person,
        name=kept.name,
        time=kept.at,
        text=kept.text,
        watching=kept.watching,
    )


def plain_text(text: str) -> str:
    """What somebody wrote, in one line, without what would change how the rest of a page is shown.

    >>> plain_text("  two\\nlines \\u202e\\x00 and more ")
    'two lines and more'
    """
    return " ".join("".join(_shown_as(letter) for letter in text).split())


def _shown_as(letter: str) -> str:
    if letter.isspace():
        return " "
    kind = unicodedata.category(letter)
    return "" if kind in ("Cc", "Cs", "Cn", "Co") or unicodedata.bidirectional(letter) in TURNING else letter
