"""`saboteur`, with a fault put in: `python -m tests.server.crashing.faulty FAULT serve …`."""

import asyncio
import sys
from asyncio import Future
from collections.abc import Callable

import msgspec

from saboteur.cli.main import main
from saboteur.server.store.kept import KeptStep, Mark
from saboteur.server.store.sqlite import SqliteStore
from saboteur.server.tables.played import Played

DISK = 0.02
"""Seconds that the disk takes for a step."""
append = SqliteStore.append
count = Played.count


def slow(store: SqliteStore, step: KeptStep, mark: Mark | None) -> Future[bool]:
    """No fault: a disk that takes its time."""
    loop = asyncio.get_running_loop()
    future: Future[bool] = loop.create_future()

    def stored(done: Future[bool]) -> None:
        if not future.done():
            future.set_result(done.result())

    loop.call_later(DISK, lambda: append(store, step, mark).add_done_callback(stored))
    return future


def early(store: SqliteStore, step: KeptStep, mark: Mark | None) -> Future[bool]:
    """Says that a step is stored before it is."""
    slow(store, step, mark)
    future: Future[bool] = asyncio.get_running_loop().create_future()
    future.set_result(True)
    return future


def without_id(store: SqliteStore, step: KeptStep, mark: Mark | None) -> Future[bool]:
    """Does not keep what the sender calls a step."""
    return append(store, msgspec.structs.replace(step, id=""), mark)


def forgetful(played: Played, number: int, person: str, sent: str, at: int, most_taken: int = 0) -> None:
    """Does not remember it either."""
    count(played, number, person, "", at, most_taken)


def replaced(where: type, **methods: Callable[..., object]) -> None:
    """Puts other methods into a class."""
    for name, method in methods.items():
        setattr(where, name, method)


if __name__ == "__main__":
    match sys.argv[1]:
        case "slow":
            replaced(SqliteStore, append=slow)
        case "telling-before-the-commit":
            replaced(SqliteStore, append=early)
        case "dropping-ids":
            replaced(SqliteStore, append=without_id)
            replaced(Played, count=forgetful)
        case other:
            raise SystemExit(f"no fault is called {other}")
    sys.exit(main(sys.argv[2:]))
