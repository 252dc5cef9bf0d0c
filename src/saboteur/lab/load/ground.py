"""The store on which servers are measured, and what it costs: a file, or tables of their own in PostgreSQL."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, TypeVar

from saboteur.lab.load.gauges import Gauges

T = TypeVar("T")
_FILLED: Final = "select count(*), count(distinct game) from step"
_WHOLE: Final = "select count(*), count(distinct game) from step join game on game.id = step.game where state = 'over'"
_ROOM: Final = """
    select coalesce(sum(pg_total_relation_size(c.oid)), 0)::bigint from pg_class c
    join pg_namespace n on n.oid = c.relnamespace where n.nspname = $1 and c.relkind = 'r'"""
_WORKING: Final = "select pid from pg_stat_activity where pid <> pg_backend_pid()"
_LOGGED: Final = "select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint"


@dataclass(frozen=True, slots=True)
class Kept:
    """What is in a store."""

    steps: int
    bytes_per_step: float
    """With everything beside it: indices, the head of the game, seats, people."""
    steps_per_game: float
    """Of games that were played to their end; 0 if there is none."""


@dataclass(frozen=True, slots=True)
class Work:
    """What a store has done until now; a file is written by the process of the server."""

    processor: float = 0.0
    logged: int = 0
    """Bytes written to the log of PostgreSQL."""


class FileGround:
    """A file in a folder of its own."""

    def __init__(self, path: Path) -> None:
        self.database: Path | str = path
        self._path = path

    def work(self) -> Work | None:
        """What the store has cost beside the server's process."""
        return None

    def kept(self) -> Kept:
        """What is in it, when no server uses it any more."""
        with closing(sqlite3.connect(self._path)) as connection:
            steps, _ = connection.execute(_FILLED).fetchone()
            whole, games = connection.execute(_WHOLE).fetchone()
        return Kept(steps, self._path.stat().st_size / max(steps, 1), whole / games if games else 0.0)


class SchemaGround:
    """Tables of their own in a PostgreSQL database; other tables there are left alone."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._schema = f"load_{secrets.token_hex(4)}"
        self.database: Path | str = f"{address}{'&' if '?' in address else '?'}search_path={self._schema}"
        self._ask(lambda connection: connection.execute(f"create schema {self._schema}"))

    def close(self) -> None:
        """Removes the tables."""
        self._ask(lambda connection: connection.execute(f"drop schema {self._schema} cascade"))

    def work(self) -> Work | None:
        """What PostgreSQL has cost, if its processes are on this machine."""

        async def look(connection: Any) -> tuple[list[int], int]:
            numbers = [row["pid"] for row in await connection.fetch(_WORKING)]
            return numbers, await connection.fetchval(_LOGGED)

        numbers, logged = self._ask(look)
        near = [number for number in numbers if _is_postgres(number)]
        return Work(Gauges(near).processor, logged) if near else Work(0.0, logged)

    def kept(self) -> Kept:
        """What is in its tables."""

        async def look(connection: Any) -> Kept:
            await connection.execute(f"set search_path to {self._schema}")
            room = await connection.fetchval(_ROOM, self._schema)
            steps, _ = await connection.fetchrow(_FILLED)
            whole, games = await connection.fetchrow(_WHOLE)
            return Kept(steps, room / max(steps, 1), whole / games if games else 0.0)

        return self._ask(look)

    def _ask(self, what: Callable[[Any], Awaitable[T]]) -> T:
        import asyncpg  # noqa: PLC0415  # an extra, which only this needs

        async def asked() -> T:
            connection = await asyncpg.connect(self._address, timeout=10)
            try:
                return await what(connection)
            finally:
                await connection.close()

        return asyncio.run(asked())


Ground = FileGround | SchemaGround


@contextmanager
def grounds(databases: Sequence[str]) -> Iterator[list[Ground]]:
    """Stores that are empty, and gone when this ends; one file if there is no database."""
    with ExitStack() as stack:
        found: list[Ground] = []
        for database in databases:
            own = SchemaGround(database)
            stack.callback(own.close)
            found.append(own)
        if not found:
            found.append(FileGround(Path(stack.enter_context(TemporaryDirectory())) / "tables.sqlite"))
        yield found


def together(found: Sequence[Kept]) -> Kept:
    """What is in several stores."""
    steps = sum(kept.steps for kept in found)
    whole = [kept.steps_per_game for kept in found if kept.steps_per_game]
    size = sum(kept.bytes_per_step * kept.steps for kept in found)
    return Kept(steps, size / max(steps, 1), sum(whole) / len(whole) if whole else 0.0)


def _is_postgres(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/comm").read_text(encoding="utf-8").startswith("postgres")
    except OSError:
        return False
