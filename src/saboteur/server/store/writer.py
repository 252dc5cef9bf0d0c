"""The one thread that writes: it takes all that waits, writes it in one transaction, and says so once.

The more wait, the more share one wait for the disk; nobody waits for others to come.
"""

from __future__ import annotations

import sqlite3
from asyncio import AbstractEventLoop, Future
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final, NamedTuple, TypeVar

from saboteur.server.store.appending import Appended, append_all
from saboteur.server.store.kept import StoreFailed

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]
MOST_AT_ONCE: Final = 1000


class _Piece(NamedTuple):
    """A step, or something else to be written, and who waits for it."""

    what: Work | Appended
    future: Future[Any]


class Writer:
    """Writes what it is given in the order in which it is given."""

    def __init__(self, connection: sqlite3.Connection, loop: AbstractEventLoop) -> None:
        self._connection = connection
        self._loop = loop
        self._queue: SimpleQueue[_Piece | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def write(self, work: Callable[[sqlite3.Connection], T]) -> Future[T]:
        """Something to be written; the future is done when it is on the disk."""
        future: Future[T] = self._loop.create_future()
        self._queue.put(_Piece(work, future))
        return future

    def append(self, step: Appended) -> Future[bool]:
        """A step to be written; those that wait one behind the other are written together."""
        future: Future[bool] = self._loop.create_future()
        self._queue.put(_Piece(step, future))
        return future

    def close(self) -> None:
        """Writes what waits, and ends."""
        self._queue.put(None)
        self._thread.join()

    # -- in the thread ---------------------------------------------------------------------------------------------

    def _run(self) -> None:
        going = True
        while going:
            group = [self._queue.get()]
            while len(group) < MOST_AT_ONCE:
                try:
                    group.append(self._queue.get_nowait())
                except Empty:
                    break
            pieces = [each for each in group if each is not None]
            going = len(pieces) == len(group)
            if pieces:
                done = self._written(pieces)
                self._loop.call_soon_threadsafe(_deliver, pieces, done)
        self._connection.close()

    def _written(self, pieces: list[_Piece]) -> list[Any]:
        """The results, or what went wrong with each."""
        connection = self._connection
        try:
            connection.execute("begin immediate")
            done: list[Any] = []
            steps: list[Appended] = []
            for piece in pieces:
                if isinstance(piece.what, tuple):
                    steps.append(piece.what)
                    continue
                done += append_all(connection, steps)
                steps = []
                done.append(_tried(piece.what, connection))
            done += append_all(connection, steps)
            connection.execute("commit")
        except Exception as error:  # noqa: BLE001  # nothing is written, whatever it is, and the thread goes on
            if connection.in_transaction:
                with suppress(sqlite3.Error):  # then the next `begin` fails, and says so
                    connection.execute("rollback")
            return [StoreFailed(str(error))] * len(pieces)
        return done


def _tried(work: Work, connection: sqlite3.Connection) -> Any:
    """One piece of the transaction; what is wrong with it alone leaves the others alone."""
    connection.execute("savepoint piece")
    try:
        done = work(connection)
    except sqlite3.OperationalError:  # the disk: the whole transaction fails
        raise
    except Exception as error:  # noqa: BLE001  # handed on to the one who waits for it
        connection.execute("rollback to piece")
        done = StoreFailed(str(error)) if isinstance(error, sqlite3.Error) else error
    connection.execute("release piece")
    return done


def _deliver(pieces: list[_Piece], done: list[Any]) -> None:
    for piece, result in zip(pieces, done, strict=True):
        if piece.future.done():
            continue  # nobody waits any more
        if isinstance(result, Exception):
            piece.future.set_exception(result)
        else:
            piece.future.set_result(result)
