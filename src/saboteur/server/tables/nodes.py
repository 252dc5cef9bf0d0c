"""The other nodes of a shared store: what they do at the tables that are open here, and who is there."""

from __future__ import annotations

import asyncio
import logging
import time
from asyncio import Task, TimerHandle
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import TYPE_CHECKING, Final

from saboteur.server.store.kept import KeptStep, StoreFailed
from saboteur.server.store.news import (
    Alive,
    AnyNews,
    Back,
    Forgotten,
    GaveNonce,
    Here,
    Joined,
    Left,
    Muted,
    Stepped,
    WantsNonces,
    Wrote,
)
from saboteur.server.store.store import Store
from saboteur.server.tables.refusals import Refused, ServerRefusal
from saboteur.server.tables.shown import nonce_json

if TYPE_CHECKING:
    from saboteur.server.tables.desk import Desk
    from saboteur.server.tables.job import Job

logger: Final = logging.getLogger("saboteur.nodes")
SILENT: Final = 20.0
"""Seconds after which a node that says nothing is taken for dead; it says something every five."""
MOST_TOLD: Final = 400
"""People of whom one notice tells."""
AGAIN: Final = 0.5
"""Seconds until it is tried again to read what others did."""
TELLING: Final = 1.0
"""Seconds in which this node tells only once who is at all its tables: after an outage every node asks."""
NOBODY: Final[frozenset[str]] = frozenset()


class Nodes:
    """What the other nodes tell, and what they are told. Of a store that is not shared there are none."""

    def __init__(self, store: Store, opened: Mapping[str, Desk], opening: Collection[str]) -> None:
        """The tables that are open, and those that are being opened."""
        self._store = store
        self._opened = opened
        self._opening = opening
        self._people: dict[str, dict[str, frozenset[str]]] = {}  # by table and node
        self._seen: dict[str, float] = {}  # when each node last said something
        self._behind: set[str] = set()  # tables at which something has happened elsewhere
        self._reading: Task[None] | None = None
        self._checking: set[Task[None]] = set()
        self._told = -TELLING  # when all were last told who is here
        self._telling: TimerHandle | None = None
        self._own = store.node
        self.wrote: Callable[[Desk], None] = lambda _: None
        """Is told that something was written at a table."""
        self.changed: Callable[[Muted | Forgotten], None] = lambda _: None
        """Is told of people who have changed."""
        store.listen(self._heard)
        store.tell(Joined())

    @property
    def others(self) -> int:
        """How many other nodes there are."""
        return len(self._seen)

    def people_at(self, table: str) -> frozenset[str]:
        """Who listens to a table at other nodes."""
        found = self._people.get(table)
        return NOBODY if found is None else NOBODY.union(*found.values())

    def tell_here(self, table: str, people: Iterable[str]) -> None:
        """Other nodes are told who listens to a table here."""
        if self._store.shared:
            self._store.tell(Here(game=table, people=tuple(people)[:MOST_TOLD]))

    def opened(self, desk: Desk) -> None:
        """A table has been opened: what happened while it was read may be missing."""
        if desk.played.head.id in self._behind:
            self._read()

    def check(self, desk: Desk, job: Job) -> None:
        """Does a job again when all that other nodes have stored by now is known here."""
        task = asyncio.get_running_loop().create_task(self._check(desk, job))
        self._checking.add(task)
        task.add_done_callback(self._checking.discard)

    async def _check(self, desk: Desk, job: Job) -> None:
        try:
            steps = await self._store.steps_after({desk.played.head.id: desk.played.number})
        except StoreFailed:
            job.refuse(Refused(ServerRefusal.NOT_KEPT))
            return
        self._hear(desk, steps)
        desk.do(job)

    def look_around(self) -> None:
        """People of nodes that say nothing any more are not here."""
        for node, seen in [*self._seen.items()]:
            if time.monotonic() - seen > SILENT:
                logger.warning("a node is silent", extra={"event": node})
                self._drop(node)

    def close(self) -> None:
        """This node stops."""
        self._store.tell(Left())
        if self._reading is not None:
            self._reading.cancel()
        if self._telling is not None:
            self._telling.cancel()

    # -- what is heard ---------------------------------------------------------------------------------------------

    def _heard(self, node: str, news: AnyNews) -> None:
        if node and node != self._own:
            self._notice(node, news)
        desk = self._opened.get(getattr(news, "game", ""))
        match news:
            case Back():
                self._is_back()
            case Wrote():
                if desk is not None:
                    self.wrote(desk)
            case _ if node == self._own:
                pass
            case Stepped(game=game, number=number):
                if game in self._opening or (desk is not None and number > desk.played.number):
                    self._behind.add(game)
                    self._read()
            case Here(game=game, people=people):
                self._put(game, node, frozenset(people))
            case Joined():
                self._tell_all_soon()
            case Left():
                self._drop(node)
            case WantsNonces() if desk is not None:
                self._ask_for_nonces(desk)
            case GaveNonce(seat=seat, person=person, nonce=nonce) if desk is not None:
                if desk.played.phase == "lobby":
                    desk.take_nonce(seat, person, nonce)
            case Muted() | Forgotten():
                self.changed(news)
            case _:
                pass

    def _notice(self, node: str, news: AnyNews) -> None:
        """A node is there; one of which nothing is known is asked who is at its tables."""
        if node not in self._seen and isinstance(news, Alive):
            self._store.tell(Joined())
        self._seen[node] = time.monotonic()

    def _is_back(self) -> None:
        """Anything may have happened: all open tables are read, with one query, and go on."""
        self._behind.update(self._opened, self._opening)
        self._read()
        self._store.tell(Joined())
        self._tell_all_soon()
        for desk in self._opened.values():
            self.wrote(desk)

    def _tell_all_soon(self) -> None:
        """All who ask until then are answered with the same notices."""
        if self._telling is None:
            wait = self._told + TELLING - time.monotonic()
            self._telling = asyncio.get_running_loop().call_later(max(wait, 0), self._tell_all_here)

    def _tell_all_here(self) -> None:
        self._telling, self._told = None, time.monotonic()
        for table, desk in self._opened.items():
            if desk.streams.listeners:
                self.tell_here(table, {listener.person for listener in desk.streams.listeners})

    def _ask_for_nonces(self, desk: Desk) -> None:
        if desk.played.phase != "lobby":
            return
        table, message = desk.played.head.id, nonce_json(desk.played.head)
        for (seat, person), nonce in desk.nonces.given.items():
            self._store.tell(GaveNonce(game=table, seat=seat, person=person, nonce=nonce))
        for listener in desk.streams.listeners:
            listener.send(message)

    # -- who is elsewhere ------------------------------------------------------------------------------------------

    def _put(self, table: str, node: str, people: frozenset[str]) -> None:
        found = self._people.setdefault(table, {})
        if found.get(node, NOBODY) == people:
            if not found:
                del self._people[table]
            return
        if people:
            found[node] = people
        else:
            found.pop(node, None)
        if not found:
            del self._people[table]
        if (desk := self._opened.get(table)) is not None:
            desk.others_moved()

    def _drop(self, node: str) -> None:
        self._seen.pop(node, None)
        for table in [table for table, found in self._people.items() if node in found]:
            self._put(table, node, NOBODY)

    # -- what has happened elsewhere -------------------------------------------------------------------------------

    def _read(self) -> None:
        if self._reading is None or self._reading.done():
            self._reading = asyncio.get_running_loop().create_task(self._catch_up())

    async def _catch_up(self) -> None:
        """Reads what is missing at all tables that are behind, until none is; those that are being opened wait."""
        while desks := [desk for game in self._behind if (desk := self._opened.get(game)) is not None]:
            for desk in desks:
                self._behind.discard(desk.played.head.id)
            try:
                found = await self._store.steps_after({desk.played.head.id: desk.played.number for desk in desks})
            except StoreFailed:
                self._behind.update(desk.played.head.id for desk in desks)
                await asyncio.sleep(AGAIN)
                continue
            steps: dict[str, list[KeptStep]] = {}
            for step in found:
                steps.setdefault(step.game, []).append(step)
            for desk in desks:
                try:
                    self._hear(desk, steps.get(desk.played.head.id, []))
                except Exception:  # one table that cannot go on: the others do
                    logger.exception("a table is in disorder", extra={"table": desk.played.head.id})
        self._behind.intersection_update(self._opening)

    def _hear(self, desk: Desk, steps: list[KeptStep]) -> None:
        if steps:
            desk.hear(steps)
        elif not desk.closed:
            desk.go_on()
