"""The connection by which a node hears of the others, and the clock that they share."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from asyncio import Task
from collections.abc import Callable
from typing import Any, Final

import asyncpg
import msgspec

from saboteur.server.store.news import AnyNews, Back, Hear, Stepped, read_letter
from saboteur.server.store.postgres.database import LOST, connected
from saboteur.server.store.postgres.statements import NEWS_CHANNEL, STEPS_CHANNEL

logger: Final = logging.getLogger("saboteur.postgres")
BEAT: Final = 5.0
"""Seconds after which it is looked whether the connection is there."""
AGAIN: Final = 0.25
"""Seconds until it is tried again to reach a database that is away."""
QUICK: Final = 0.1
"""Seconds in which the database has to say what time it is, to be believed."""
LOOKS: Final = 3
"""How often it is asked on a new connection, until it says so."""
CLOCK: Final = "select (extract(epoch from clock_timestamp()) * 1000)::bigint"


class Ear:
    """Hears what other nodes tell; after every interruption it says so."""

    def __init__(self, database: str, node: str, beat: Callable[[], None]) -> None:
        """`beat` is called every few seconds, while the database is there."""
        self._database = database
        self._node = node
        self._beat = beat
        self._heard: Hear | None = None
        self._connection: asyncpg.Connection | None = None
        self._ended = asyncio.Event()
        self._ahead = float(time.time_ns() // 1_000_000) - 1000 * time.monotonic()
        self._knows_time = False
        self._task: Task[None] | None = None

    def now(self) -> int:
        """Milliseconds of the database's clock."""
        return int(self._ahead + 1000 * time.monotonic())

    def listen(self, heard: Hear) -> None:
        """Who is told."""
        self._heard = heard

    async def open(self) -> None:
        """Listens from now on."""
        await self._connect()
        self._task = asyncio.get_running_loop().create_task(self._run())

    async def close(self) -> None:
        """Does not listen any more."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        if self._connection is not None:
            with contextlib.suppress(*LOST):
                await self._connection.close(timeout=1)

    # -- inside ----------------------------------------------------------------------------------------------------

    async def _connect(self) -> None:
        self._ended = asyncio.Event()  # of this connection: that an earlier one has ended may be heard of later
        self._connection = await connected(self._database, f"listener {self._node}", self._ended.set)
        await self._connection.add_listener(STEPS_CHANNEL, self._steps)
        await self._connection.add_listener(NEWS_CHANNEL, self._news)
        for _ in range(LOOKS):
            if await self._look_at_clock():
                break

    async def _run(self) -> None:
        lost = False
        while True:
            try:
                if lost:
                    await self._connect_again()
                    lost = False
                    self._tell("", Back())
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._ended.wait(), BEAT)
                if self._ended.is_set():
                    raise asyncpg.ConnectionDoesNotExistError("the connection has ended")
                await self._look_at_clock()
                self._beat()
            except (*LOST, asyncpg.PostgresError) as error:
                logger.error("other nodes are not heard", extra={"fault": type(error).__name__})
                lost = True
            except Exception:  # whatever it is, other nodes are heard on a new connection
                logger.exception("the ear begins anew")
                lost = True
                await asyncio.sleep(AGAIN)

    async def _connect_again(self) -> None:
        while True:
            if self._connection is not None:
                self._connection.terminate()
                self._connection = None
            try:
                await self._connect()
            except (*LOST, asyncpg.PostgresError):
                await asyncio.sleep(AGAIN)
            else:
                return

    async def _look_at_clock(self) -> bool:
        """The clock of the database, if it answered so soon that it is right; nodes may have any clock."""
        assert self._connection is not None
        asked = time.monotonic()
        found = await self._connection.fetchval(CLOCK)
        answered = time.monotonic()
        is_quick = answered - asked < QUICK
        if is_quick or not self._knows_time:  # this node's own clock may be wrong by far more
            self._ahead, self._knows_time = found - 500 * (asked + answered), True
        return is_quick

    def _steps(self, _: Any, __: int, ___: str, text: object) -> None:
        node, *words = str(text).split(" ")
        if node != self._node:
            for game, number in zip(words[::2], words[1::2], strict=True):
                self._tell(node, Stepped(game=game, number=int(number)))

    def _news(self, _: Any, __: int, ___: str, text: object) -> None:
        try:
            letter = read_letter(str(text))
        except msgspec.DecodeError:  # a later version says more
            return
        self._tell(letter.node, letter.news)

    def _tell(self, node: str, news: AnyNews) -> None:
        if self._heard is not None:
            self._heard(node, news)
