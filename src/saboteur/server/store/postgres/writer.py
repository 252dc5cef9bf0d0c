"""The one connection of a node that appends steps: it takes all that waits and keeps it with one statement."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from asyncio import Future, Task
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import asyncpg

from saboteur.server.store.kept import StoreFailed
from saboteur.server.store.postgres.database import LOST, connected
from saboteur.server.store.postgres.statements import TELL, Appended, keeping, won

logger: Final = logging.getLogger("saboteur.postgres")
MOST_AT_ONCE: Final = 1000
MOST_UNTOLD: Final = 10_000
"""News that wait for their way to the other nodes; then the oldest are forgotten."""
AGAIN: Final = 0.25
"""Seconds until it is tried again to reach a database that is away."""
MOST_TRIES: Final = 5
"""Of a batch that the database gave up."""
GIVEN_UP: Final = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError)
"""Nothing of it was kept, and it may be tried again as it is."""


class _Piece(NamedTuple):
    """A step, and who waits for it."""

    what: Appended
    future: Future[bool]


class Writer:
    """Keeps steps in the order in which they come. What it cannot say about a step has to be looked up."""

    def __init__(
        self, database: str, node: str, connection: asyncpg.Connection, changed: Callable[[bool], None]
    ) -> None:
        """`changed` is told when the way to the database is lost, and when it is found again."""
        self._database = database
        self._node = node
        self._connection: asyncpg.Connection | None = connection
        self._changed = changed
        self._waiting: list[_Piece] = []
        self._untold: list[str] = []
        self._wake = asyncio.Event()
        self._closing = False
        connection.add_termination_listener(self._ended)
        self._task: Task[None] = asyncio.get_running_loop().create_task(self._run())

    def append(self, step: Appended) -> Future[bool]:
        """A step to be kept; the future is done when it is, or fails if that is not known."""
        future: Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Piece(step, future))
        self._wake.set()
        return future

    def tell(self, letter: str) -> None:
        """Something for the other nodes; nobody waits for it."""
        if len(self._untold) >= MOST_UNTOLD:
            del self._untold[0]
        self._untold.append(letter)
        self._wake.set()

    async def close(self) -> None:
        """Keeps what waits, and ends."""
        self._closing = True
        self._wake.set()
        await self._task
        if self._connection is not None:
            with contextlib.suppress(*LOST):
                await self._connection.close(timeout=1)

    # -- inside ----------------------------------------------------------------------------------------------------

    def _ended(self, _: object) -> None:
        """The connection is looked after at once, not when the next step comes."""
        self._wake.set()

    async def _run(self) -> None:
        while not self._closing:
            await self._wake.wait()
            self._wake.clear()
            try:
                await self._empty()
            except Exception as error:  # whatever it is, steps that come later are kept
                logger.exception("the writer begins anew")
                waiting, self._waiting = self._waiting, []
                _fail(waiting, error)
                await asyncio.sleep(AGAIN)
                self._wake.set()
        _fail(self._waiting, asyncpg.ConnectionDoesNotExistError("the store was closed"))

    async def _empty(self) -> None:
        """Keeps and tells all that waits."""
        if self._connection is None or self._connection.is_closed():
            await self._lost(asyncpg.ConnectionDoesNotExistError("the connection has ended"))
        while self._waiting or self._untold:
            batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
            letters, self._untold = self._untold[:MOST_AT_ONCE], self._untold[MOST_AT_ONCE:]
            await self._take(batch, letters)

    async def _take(self, batch: list[_Piece], letters: list[str]) -> None:
        try:
            if batch:
                _deliver(batch, await self._kept([piece.what for piece in batch]))
            if letters and self._connection is not None:
                await self._connection.execute(TELL, letters)
        except LOST as error:
            _fail(batch, error)
            await self._lost(error)
        except Exception as error:  # noqa: BLE001  # whatever it is, the next batch may be kept
            _fail(batch, error)
            logger.error("a batch was not kept", extra={"fault": type(error).__name__})

    async def _kept(self, batch: list[Appended]) -> list[bool | Exception]:
        """Which were kept; what is wrong with one step leaves the others alone."""
        tries = 0
        while True:
            if self._connection is None:
                raise asyncpg.ConnectionDoesNotExistError("the database is away")
            statement, values = keeping(self._node, batch)
            try:
                return [*won(batch, await self._connection.fetch(statement, *values))]
            except GIVEN_UP as error:
                tries += 1
                logger.error("the database gave up a batch", extra={"fault": type(error).__name__, "count": len(batch)})
                if tries >= MOST_TRIES:
                    return [StoreFailed(type(error).__name__)] * len(batch)
            except (asyncpg.DataError, asyncpg.IntegrityConstraintViolationError) as error:
                if len(batch) == 1:
                    return [StoreFailed(type(error).__name__)]
                return [found for step in batch for found in await self._kept([step])]

    async def _lost(self, error: Exception) -> None:
        """Says that the database is away, and looks for it until it is there."""
        logger.error("the database is away", extra={"fault": type(error).__name__})
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None
        self._changed(True)
        while not self._closing:
            waiting, self._waiting = self._waiting, []
            _fail(waiting, error)
            self._untold.clear()  # what they say will not be true any more
            try:
                self._connection = await connected(self._database, f"writer {self._node}")
            except (*LOST, asyncpg.PostgresError):
                await asyncio.sleep(AGAIN)
            else:
                self._connection.add_termination_listener(self._ended)
                logger.info("the database is back")
                self._changed(False)
                return


def _deliver(batch: list[_Piece], found: list[Any]) -> None:
    for piece, result in zip(batch, found, strict=True):
        if piece.future.done():
            continue  # nobody waits any more
        if isinstance(result, Exception):
            piece.future.set_exception(result)
        else:
            piece.future.set_result(result)


def _fail(batch: list[_Piece], error: Exception) -> None:
    # What else the database says may name rows, and so tables and people.
    said = f"{type(error).__name__}: {error}" if isinstance(error, LOST) else type(error).__name__
    _deliver(batch, [StoreFailed(said)] * len(batch))
