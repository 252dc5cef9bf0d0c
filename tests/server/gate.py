"""A store whose disk does what a test wants: waits, or fails."""

import asyncio
from asyncio import Future
from functools import partial

from saboteur.server.store.kept import KeptStep, Mark, StoreFailed
from saboteur.server.store.sqlite import SqliteStore
from saboteur.server.store.store import Store


class Gate:
    """Stands before the disk of a store: while it is closed, steps wait here."""

    def __init__(self, store: Store) -> None:
        assert isinstance(store, SqliteStore)
        self._append = store.append
        self._waiting: list[tuple[KeptStep, Mark | None, Future[bool]]] = []
        self.closed = False
        self.fails = 0
        """How many of the next steps are not stored."""
        self.fails_after = 0
        """How many of the next steps are stored, but it is not known."""
        store.append = self.append  # type: ignore[method-assign]

    def append(self, step: KeptStep, mark: Mark | None) -> Future[bool]:
        """In place of the store's own."""
        future: Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((step, mark, future))
        if not self.closed:
            self.open()
        return future

    def open(self) -> None:
        """Lets everything through."""
        self.closed = False
        waiting, self._waiting = self._waiting, []
        for step, mark, future in waiting:
            if self.fails:
                self.fails -= 1
                future.set_exception(StoreFailed("the disk is full"))
                continue
            lost, self.fails_after = self.fails_after > 0, max(self.fails_after - 1, 0)
            self._append(step, mark).add_done_callback(partial(_pass_on, future, lost))

    def fail(self, *, after: bool = False) -> None:
        """What waits is not stored; or it is, but it is not known."""
        self.fails, self.fails_after = (0, len(self._waiting)) if after else (len(self._waiting), 0)
        self.open()


def _pass_on(future: Future[bool], lost: bool, done: Future[bool]) -> None:
    if lost:
        future.set_exception(StoreFailed("the answer was lost"))
    elif (fault := done.exception()) is not None:
        future.set_exception(fault)
    else:
        future.set_result(done.result())
