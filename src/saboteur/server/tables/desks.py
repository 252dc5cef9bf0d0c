"""All tables that are open now; the others are in the store and cost nothing."""

from __future__ import annotations

import asyncio
import logging
import secrets
from asyncio import Future, Task
from collections.abc import Callable
from typing import Final, TypeVar

from msgspec.json import Decoder, Encoder

from saboteur.server.bots.workers import Workers
from saboteur.server.store.kept import KeptGame, StoreFailed
from saboteur.server.store.store import Store
from saboteur.server.tables.changes import Appoint, Changes, Remove, Sit
from saboteur.server.tables.codes import new_code
from saboteur.server.tables.desk import AFTER_OTHERS, WEEK, Desk
from saboteur.server.tables.job import END, Job
from saboteur.server.tables.listener import Listener
from saboteur.server.tables.nodes import Nodes
from saboteur.server.tables.planned import planned_seats
from saboteur.server.tables.played import MOST_TAKEN, Played
from saboteur.server.tables.refusals import Refused, ServerRefusal
from saboteur.server.wire.settings import Head, Settings

T = TypeVar("T")
logger: Final = logging.getLogger("saboteur.desks")
MOST_TRIES: Final = 3
MOST_DUE: Final = 100
"""Tables that are woken at once."""
CLAIMED: Final = 15_000
"""Milliseconds for which a table that is woken is left to one node."""
MOST_FORGOTTEN: Final = 100
"""Games deleted at once: nobody waits long for the disk meanwhile."""
LAST_WAIT: Final = 5.0
"""Seconds for which a server that is stopped waits for its disk."""
_encoder: Final = Encoder()
_heads: Final = Decoder(Head)


def new_id() -> str:
    """One that nobody guesses."""
    return secrets.token_urlsafe(12)


class Desks:
    """Opens tables, and puts them away."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], int],
        forsaken: int = WEEK,
        keep: int | None = None,
        workers: Workers | None = None,
    ) -> None:
        """`keep`: for how many milliseconds games that are over are kept, if not for ever.

        `workers`: where bots think that are not quick.
        """
        self.store = store
        self._keep = keep
        self.now = now
        self._loop = asyncio.get_running_loop()
        self._forsaken = forsaken
        self._workers = workers or Workers()
        self._open: dict[str, Desk] = {}
        self._opening: dict[str, Task[Desk]] = {}
        self._spoiled: dict[str, list[Desk]] = {}  # tables that are opened again: whose listeners are still to be moved
        self._idle: set[Desk] = set()  # at the last look
        self._tasks: set[Task[None]] = set()
        self.stopping = False
        self.nodes = Nodes(store, self._open, self._opening)
        self.stored: Callable[[float], None] = lambda _: None
        """Is told how many seconds it took to store a step."""
        self.read: Callable[[], None] = lambda: None
        """Is told that a table was put together from its steps."""

    def __len__(self) -> int:
        return len(self._open)

    def opened(self, table: str) -> Desk | None:
        """A table that is open already."""
        return self._open.get(table)

    async def get(self, table: str) -> Desk:
        """A table, opened if it is not; raises `Refused` if there is none."""
        desk = self._open.get(table)
        if desk is not None and not desk.closed:
            return desk
        if table not in self._opening:
            self._opening[table] = self._loop.create_task(self._opened(table))
        try:
            return await asyncio.shield(self._opening[table])
        finally:
            if (opening := self._opening.get(table)) is not None and opening.done():
                del self._opening[table]

    async def look(self, table: str, see: Callable[[Desk], T]) -> T:
        """What is seen at a table when all that has happened there is stored; raises `Refused`."""
        seen: Future[T] = self._loop.create_future()

        def run(desk: Desk) -> None:
            if not seen.done():  # the one who asked may have gone
                seen.set_result(see(desk))

        def refuse(refused: Refused) -> None:
            if not seen.done():
                seen.set_exception(refused)

        (await self.get(table)).do(Job(run, refuse, asked=True))
        return await seen

    def leave(self, table: str, listener: Listener) -> None:
        """Somebody does not listen to a table any more."""
        for desk in [*self._spoiled.get(table, ()), *filter(None, [self._open.get(table)])]:
            desk.depart(listener)

    async def create(self, person: str, settings: Settings, *, position: str = "", before: str = "") -> str:
        """Sets up a table; its id."""
        planned_seats(settings, position)
        now = self.now()
        head = Head(
            id=new_id(),
            settings=settings,
            seed=secrets.token_hex(32),
            host=person,
            created=now,
            position=position,
            before=before,
            code=new_code(),
        )
        listed = settings.listed and not position
        try:
            await self.store.create(
                KeptGame(id=head.id, head=_encoder.encode(head), listed=listed, due=now + self._forsaken, created=now)
            )
        except StoreFailed as error:
            raise Refused(ServerRefusal.NOT_KEPT, str(error)) from None
        logger.info("a table was set up", extra={"table": head.id})
        return head.id

    async def again(self, played: Played) -> str:
        """Another table for the same people, each a seat further; its id."""
        seating, seats = played.seating, len(played.seating.places)
        known = await self.store.known({seating.host, *seating.people})
        host = next(iter(each for each in (seating.host, *seating.heirs) if each in known), seating.host)
        table = await self.create(host, seating.settings, before=played.head.id)
        changes = tuple(
            Sit(seat=(seat + 1) % seats, person=place.owner, name=place.name, look=place.look)
            for seat, place in enumerate(seating.places)
            if place.owner in known and place.why != "left"
        )
        await self._stepped(table, lambda _: changes)
        return table

    async def part(self, table: str, person: str) -> None:
        """Somebody who is forgotten gives up their seats, and another is the host; raises `Refused`."""

        def changes(desk: Desk) -> tuple[Changes, ...]:
            seating, here = desk.played.seating, desk.streams.here
            heirs = sorted(seating.heirs, key=lambda heir: heir not in here) if seating.host == person else []
            appointed = tuple(Appoint(person=heir) for heir in heirs[:1])
            return appointed + ((Remove(person=person),) if person in seating.people else ())

        await self._stepped(table, changes)

    async def _stepped(self, table: str, changes: Callable[[Desk], tuple[Changes, ...]]) -> None:
        """Changes the people of a table that is not over; raises `Refused`."""
        done: asyncio.Future[int] = self._loop.create_future()

        def run(desk: Desk) -> None:
            found = () if desk.played.phase == "over" else changes(desk)
            if found:
                desk.step(job, changes=found, done=done.set_result)
            else:
                done.set_result(desk.played.at)

        job = Job(run, done.set_exception)
        (await self.get(table)).do(job)
        await done

    async def look_around(self) -> None:
        """Puts idle tables away, wakes those in which something is due, and deletes those that are over for long."""
        idle = {desk for desk in self._open.values() if desk.idle}
        put_away = idle & self._idle
        for table, desk in [*self._open.items()]:
            if desk in put_away and desk.idle:  # idle twice in a row: people whose line broke are back soon
                desk.close()
                del self._open[table]
                if (due := desk.due.unkept) is not None:
                    await self.store.postpone(table, due)
        self._idle = idle
        self.nodes.look_around()
        before = self.now() - (AFTER_OTHERS if self.store.shared else 0)
        for table in await self.store.claim(before, self.now() + CLAIMED, MOST_DUE):
            try:
                if (due := (await self.get(table)).wake()) is not None:  # people are there, or are given more time
                    await self.store.postpone(table, due)
            except StoreFailed:
                raise
            except Exception:  # one table that cannot be opened: the others are looked after
                logger.exception("a table is in disorder", extra={"table": table})
        if self._keep is not None:
            count = await self.store.forget_games(self.now() - self._keep, MOST_FORGOTTEN)
            if count:
                logger.info("games that were over for long were deleted", extra={"count": count})

    async def close_tables(self) -> None:
        """Ends the tables that the host of the server wants closed."""
        for table in await self.store.to_close():
            try:
                (await self.get(table)).do(END)
            except Refused:  # it was deleted meanwhile
                continue
            except StoreFailed:
                raise
            except Exception:  # one table that cannot be opened: the others are closed
                logger.exception("a table is in disorder", extra={"table": table})

    async def close(self) -> None:
        """Nothing more is taken; every step that was handed to the store is acknowledged and told first."""
        self.stopping = True
        self.nodes.close()
        for task in [*self._opening.values(), *self._tasks]:
            task.cancel()
        for desk in self._open.values():
            for job in desk.abandon_waiting():
                job.refuse(Refused(ServerRefusal.STOPPING))
        if storing := [desk.storing for desk in self._open.values() if desk.storing is not None]:
            await asyncio.wait(storing, timeout=LAST_WAIT)
        await self._workers.close()

    # -- inside ----------------------------------------------------------------------------------------------------

    async def _opened(self, table: str) -> Desk:
        game, played = await self._played(table)
        self.read()
        desk = Desk(played, self.store, self._loop, self.now, self._reopen, self._workers, self.nodes, self._forsaken)
        desk.took = self.stored
        desk.due.kept = game.due or 0
        if self.store.shared:
            desk.talked = max((talk.number for talk in await self.store.talked(table, 0, 1)), default=0)
        self._open[table] = desk
        self.nodes.opened(desk)
        return desk

    async def _played(self, table: str) -> tuple[KeptGame, Played]:
        game = await self.store.game(table)
        if game is None:
            raise Refused(ServerRefusal.NO_SUCH_TABLE)
        played = Played(_heads.decode(game.head))
        steps = await self.store.steps(table)
        # If a step was not kept, its message may have been taken long ago: then all of them are remembered.
        played.open(steps, most_taken=len(steps) if table in self._spoiled else MOST_TAKEN)
        return game, played

    def _reopen(self, old: Desk, job: Job) -> None:
        """What is in memory may be wrong, or the desk was put away: it is read anew, and everybody goes on there."""
        if self.stopping:
            job.refuse(Refused(ServerRefusal.STOPPING))
            return
        self._spoiled.setdefault(old.played.head.id, []).append(old)
        task = self._loop.create_task(self._go_on(old, job))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _go_on(self, old: Desk, job: Job) -> None:
        table = old.played.head.id
        if self._open.get(table) is old:
            del self._open[table]
        waiting = old.abandon_waiting()
        tries = old.tries + 1
        while True:
            try:
                desk = await self.get(table)
                break
            except StoreFailed:
                tries += 1
                if tries > MOST_TRIES:
                    for each in waiting if job is old.unknown else (job, *waiting):
                        each.refuse(Refused(ServerRefusal.NOT_KEPT))
                    waiting, job = [], job if job is old.unknown else Job(lambda _: None)
                await asyncio.sleep(0.2 * min(tries, 25))
            except Refused as refused:  # it was deleted meanwhile
                for each in (job, *waiting):
                    each.refuse(refused)
                return
        desk.tries = max(desk.tries, tries)
        desk.nonces.given = old.nonces.given | desk.nonces.given  # people who gave one are not asked again
        desk.do(Job(lambda desk: self._move_listeners(old, desk)))
        desk.do(Job(lambda desk: _give_up(desk, job)) if tries > MOST_TRIES else job)
        for each in waiting:
            desk.do(each)

    def _move_listeners(self, old: Desk, desk: Desk) -> None:
        """People who listened to the old desk, and have not left meanwhile, listen to the new one."""
        table = desk.played.head.id
        spoiled = self._spoiled.get(table, [])
        if old in spoiled:
            spoiled.remove(old)
        if not spoiled:
            self._spoiled.pop(table, None)
        for listener, seen in old.streams.leave().items():
            desk.arrive(listener, seen, changes=listener in old.streams.followers)
        if old.talked < desk.talked:  # somebody who listened has not been told
            desk.talked = old.talked
            self.nodes.wrote(desk)


def _give_up(desk: Desk, job: Job) -> None:
    """The store could not say for long whether it has something; now it is known."""
    if not job.acknowledge(desk):
        job.refuse(Refused(ServerRefusal.NOT_KEPT))
