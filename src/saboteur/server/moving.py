"""Everything of one store moved to another: to PostgreSQL when a machine is not enough, and back."""

from __future__ import annotations

import hashlib
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Final

from msgspec.msgpack import Encoder

from saboteur.server.holding import AlreadyRunning, CannotStart, held
from saboteur.server.opening import shown
from saboteur.server.store.filerows import from_file, to_file
from saboteur.server.store.owning import give_to_folder
from saboteur.server.store.postgres.rows import from_database, snapshot, to_database
from saboteur.server.store.rows import TABLES, CannotMove, Relation, Row, Rows

Told = Callable[[str, int, int], None]
"""Is told which table it is about, how many rows are done, and of how many; every row counts twice."""
_encoder: Final = Encoder()


async def moved(source: Path | str, target: Path | str, told: Told) -> dict[str, int]:
    """Copies all rows to an empty store and compares them there; how many there are of each table.

    Raises `CannotMove`; then the target is as it was. The source is left as it is.
    """
    if _where(source) == _where(target):
        raise CannotMove(f"{shown(source)} is both where to move from and where to move to")
    async with _from(source) as old, _to(target) as new:
        counts = await _all(old, new, shown(target), told)
    if isinstance(target, Path):
        give_to_folder(target)
    return counts


async def backed_up(source: str, to: Path, told: Told = lambda *_: None) -> dict[str, int]:
    """Writes all rows of a database to a file, as they are in one moment; nodes go on meanwhile. How many there are.

    Raises `CannotMove`; then there is no file.
    """
    async with snapshot(source) as old, to_file(to) as new:
        return await _all(old, new, str(to), told)


async def _all(old: Rows, new: Rows, target: str, told: Told) -> dict[str, int]:
    counts = await old.counts()
    progress = _Progress(2 * sum(counts.values()), told)
    sums = {table.name: await _copied(old, new, table, progress) for table in TABLES}
    for table in TABLES:
        if await new.count(table) != counts[table.name]:
            raise CannotMove(f"not all of {table.name} has come to {target}; nothing was moved")
        if await _sum(new, table, progress) != sums[table.name]:
            raise CannotMove(f"{table.name} is not the same in {target}; nothing was moved")
    return counts


class _Progress:
    def __init__(self, rows: int, told: Told) -> None:
        self._rows = rows
        self._done = 0
        self._told = told

    def done(self, table: Relation, rows: int) -> None:
        self._done += rows
        self._told(table.name, self._done, self._rows)


async def _copied(old: Rows, new: Rows, table: Relation, progress: _Progress) -> bytes:
    """Copies a table; a sum over what was read."""
    digest = hashlib.blake2b()
    async for rows in old.read(table):
        _add(digest, rows)
        await new.add(table, rows)
        progress.done(table, len(rows))
    return digest.digest()


async def _sum(store: Rows, table: Relation, progress: _Progress) -> bytes:
    digest = hashlib.blake2b()
    async for rows in store.read(table):
        _add(digest, rows)
        progress.done(table, len(rows))
    return digest.digest()


def _add(digest: hashlib.blake2b, rows: list[Row]) -> None:
    for row in rows:
        digest.update(_encoder.encode(row))


def _from(source: Path | str) -> AbstractAsyncContextManager[Rows]:
    if isinstance(source, str):
        return from_database(source)
    if not source.exists():
        raise CannotMove(f"there are no tables in {source}")
    return _alone(source, from_file)


def _to(target: Path | str) -> AbstractAsyncContextManager[Rows]:
    return _alone(target, to_file) if isinstance(target, Path) else to_database(target)


@asynccontextmanager
async def _alone(path: Path, rows: Callable[[Path], AbstractAsyncContextManager[Rows]]) -> AsyncIterator[Rows]:
    """The rows of a file that no server uses, and none can begin to use."""
    try:
        with held(path):
            async with rows(path) as found:
                yield found
    except AlreadyRunning as other:
        raise CannotMove(f"a server uses {path}: {other.url}. Stop it first") from None
    except CannotStart as fault:
        raise CannotMove(str(fault)) from None


def _where(database: Path | str) -> Path | str:
    return database.resolve() if isinstance(database, Path) else database
