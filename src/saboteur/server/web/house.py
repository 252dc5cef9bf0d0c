"""All that one server process has: its store, its tables, its people and its limits."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from asyncio import Task
from collections.abc import Callable, Collection
from functools import partial
from typing import Any, Final

from saboteur.server.bots.workers import Workers
from saboteur.server.people.identity import People
from saboteur.server.people.limits import MOST_MUTED, Limits
from saboteur.server.store.hosting import DAY
from saboteur.server.store.kept import StoreFailed
from saboteur.server.store.news import Forgotten, Muted
from saboteur.server.store.store import Store
from saboteur.server.tables.changes import Again
from saboteur.server.tables.desk import Desk
from saboteur.server.tables.desks import Desks
from saboteur.server.tables.job import Job
from saboteur.server.tables.refusals import Refused, ServerRefusal
from saboteur.server.tables.telling import encoder
from saboteur.server.web.checks import Checks
from saboteur.server.web.forgetting import forget_unseen
from saboteur.server.web.guard import Guard
from saboteur.server.web.metrics import Metrics
from saboteur.server.web.outbox import Post
from saboteur.server.web.talking import Talking
from saboteur.server.wire.messages import AnnouncementMessage, DoneMessage
from saboteur.server.wire.requests import (
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


class House:
    """What the routes and connections of a server share."""

    def __init__(
        self,
        store: Store,
        guard: Guard,
        now: Callable[[], int] | None = None,
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
        self.build = ""
        """Of the page that browsers get, if one was built."""
        self.now = now or store.now
        keep = None if keep_days is None else keep_days * DAY
        self.desks = Desks(store, self.now, gone_days * DAY, keep=keep, workers=workers)
        self.people = People(store, self.now)
        self.connections: set[Any] = set()
        self.post = Post(asyncio.get_running_loop())
        self.metrics = Metrics(
            lambda: len(self.connections), lambda: len(self.desks), lambda: self.desks.nodes.others + 1
        )
        self.desks.stored = self.metrics.stored
        self.desks.read = self.metrics.read
        self.limits = Limits(hold=limits)
        self.checks = Checks()
        self._ready = (-READY_LASTS, False)  # when it was last looked at, and what was found
        self._muted: dict[str, frozenset[str]] = {}
        self.talking = Talking(self)
        self.desks.nodes.wrote = lambda desk: self.remember(asyncio.ensure_future(self.talking.catch_up(desk)))
        self.desks.nodes.changed = self._changed_elsewhere
        self._announced = self.now() - 1  # when that was said which everybody was told last
        self._tasks: set[Task[Any]] = set()
        self._rematches: dict[str, tuple[Task[None], list[Callable[[int], None]]]] = {}  # by the table before

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

    async def figures(self) -> bytes:
        """What is counted, for Prometheus."""
        self.metrics.ready.set(await self.is_ready())
        with contextlib.suppress(StoreFailed):
            self.metrics.measured(await self.store.size())
        return self.metrics.text()

    def forget(self, person: str) -> None:
        """Nobody of this name is known any more."""
        self.people.overlook(person)
        self.hang_up(person)

    def hang_up(self, person: str) -> None:
        """Somebody is not let in any more."""
        self._hang_up({person})

    async def sweep(self) -> None:
        """Looks after tables that nobody has open, and for what the host of the server wants, again and again."""
        while True:
            await asyncio.sleep(SWEEP)
            for look in (self.desks.look_around, self.obey, partial(forget_unseen, self)):
                try:
                    await look()
                except StoreFailed as error:
                    logger.error("the store cannot be read", extra={"fault": str(error)})
                    break
                except Exception:  # whatever it is, it is looked again soon, and for the rest at once
                    logger.exception("not everything was looked after")

    async def obey(self) -> None:
        """Does what the host of the server wants: hangs up on people, closes tables, tells everybody something."""
        banned = {ban.person for ban in await self.store.bans(self.now())}
        if count := self._hang_up(banned):
            logger.info("people who are banned were put out", extra={"count": count})
        await self.desks.close_tables()
        for each in await self.store.announced(self._announced):
            self._announced = each.at
            message = encoder.encode(AnnouncementMessage(text=each.text, time=each.at))
            for connection in [*self.connections]:
                if connection.greeted:
                    connection.send(message)

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
                self.store.tell(Muted(person=connection.person))
                connection.send(encoder.encode(DoneMessage(id=request.id)))
            case PingRequest():
                connection.send(encoder.encode(DoneMessage(id=request.id)))
            case _:
                raise Refused(ServerRefusal.INVALID_REQUEST)

    async def at_table(self, connection: Any, desk: Desk, request: Any) -> bool:
        """Requests at a table that are no step of it; whether this was one."""
        match request:
            case TalkRequest():
                await self.talking.write(connection, desk, request)
            case AgainRequest():
                await self._again(connection, desk, request)
            case HintRequest() if not self._may_have_hint(connection):
                raise Refused(ServerRefusal.TOO_MUCH)
            case _:
                return False
        return True

    # -- inside ----------------------------------------------------------------------------------------------------

    def _hang_up(self, people: Collection[str]) -> int:
        """Closes the connections of some people; how many."""
        theirs = [connection for connection in self.connections if connection.person in people] if people else []
        for connection in theirs:
            connection.hang_up()
        return len(theirs)

    def _changed_elsewhere(self, news: Muted | Forgotten) -> None:
        """At another node somebody is read by others than before, or has deleted themselves."""
        self._muted.pop(news.person, None)
        if isinstance(news, Forgotten):
            self.forget(news.person)

    def _may_have_hint(self, connection: Any) -> bool:
        return self.limits.hinting.take(connection.person, connection.address, time.monotonic())

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

        def acknowledge(at: int) -> None:
            connection.send(encoder.encode(DoneMessage(id=request.id, at=at)))

        table = played.head.id
        if table not in self._rematches:
            if played.seating.next is not None:
                acknowledge(played.again_at)
                return
            if not self.limits.creating.take(connection.person, connection.address, time.monotonic()):
                raise Refused(ServerRefusal.TOO_MUCH)
            waiting: list[Callable[[int], None]] = []
            task = asyncio.get_running_loop().create_task(self._rematch(desk, waiting))
            task.add_done_callback(lambda _: self._rematches.pop(table))
            self._rematches[table] = (task, waiting)
        task, waiting = self._rematches[table]  # several people may ask at once, and want one table
        waiting.append(acknowledge)
        await asyncio.shield(task)

    async def _rematch(self, desk: Desk, waiting: list[Callable[[int], None]]) -> None:
        """Sets another table up, and tells those who wait for it when it is stored where that is."""
        table = await self.desks.again(desk.played)
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def run(desk: Desk) -> None:
            if desk.played.seating.next is None:
                desk.step(job, changes=(Again(table=table),), done=acknowledge)
            else:
                acknowledge(desk.played.again_at)

        def acknowledge(at: int) -> None:
            for each in waiting:
                each(at)
            done.set_result(None)

        job = Job(run, done.set_exception)
        desk.do(job)
        await done
