"""The rows of an SQLite file, to be moved elsewhere or moved here."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Any

from saboteur.server.store.copies import BESIDE, PART, Unsound, looked_through, reach_disk
from saboteur.server.store.rows import AT_ONCE, TABLES, CannotMove, Relation, Row, Rows
from saboteur.server.store.schema import NewerFile, bring_up
from saboteur.server.store.sqlite import connected


class FileRows(Rows):
    """The rows of an open file."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def count(self, table: Relation) -> int:
        """How many rows a table has."""
        (count,) = self._connection.execute(f"select count(*) from {table.name}").fetchone()
        return int(count)

    async def read(self, table: Relation) -> AsyncIterator[list[Row]]:
        """All rows of a table, as PostgreSQL takes them: it knows yes and no, and no text with a zero in it."""
        query = f"select {', '.join(table.columns)} from {table.name} order by {', '.join(table.key)}"
        flags = [column in table.flags for column in table.columns]
        given = [column in table.given for column in table.columns]
        cursor = self._connection.execute(query)
        while rows := cursor.fetchmany(AT_ONCE):
            yield [tuple(map(_plain, row, flags, given)) for row in rows]

    async def add(self, table: Relation, rows: Sequence[Row]) -> None:
        """Adds rows to a table."""
        places = ", ".join("?" * len(table.columns))
        query = f"insert into {table.name}({', '.join(table.columns)}) values({places})"
        self._connection.executemany(query, rows)


@asynccontextmanager
async def from_file(path: Path) -> AsyncIterator[Rows]:
    """The rows of a file that nobody uses; one of an older version is brought up."""
    with _sentences(path):
        looked_through(path)
        with closing(connected(path)) as connection:
            bring_up(connection)
            connection.execute("begin")
            yield FileRows(connection)


@asynccontextmanager
async def to_file(path: Path) -> AsyncIterator[Rows]:
    """Rows for a file that is there when all of this has gone well."""
    part = path.with_name(path.name + PART)
    with _sentences(path):
        if path.exists():
            _refuse_content(path)
        part.unlink(missing_ok=True)
        try:
            with closing(sqlite3.connect(part, isolation_level=None)) as connection:
                part.chmod(0o600)
                bring_up(connection)
                connection.execute("begin")
                yield FileRows(connection)
                connection.execute("commit")
            looked_through(part, called=path)
            reach_disk(part)
            for end in BESIDE:
                Path(f"{path}{end}").unlink(missing_ok=True)
            part.replace(path)
            reach_disk(path.parent)
        finally:
            part.unlink(missing_ok=True)
            Path(f"{part}-journal").unlink(missing_ok=True)


def _plain(value: Any, flag: bool, given: bool) -> Any:
    if flag:
        return bool(value)
    return value if given or not isinstance(value, str) else value.replace("\0", "\N{REPLACEMENT CHARACTER}")


def _refuse_content(path: Path) -> None:
    looked_through(path)
    with closing(connected(path)) as connection:
        bring_up(connection)
        for table in TABLES:
            if connection.execute(f"select 1 from {table.name} limit 1").fetchone() is not None:
                raise CannotMove(f"{path} is not empty; give a file that is not there yet")


@contextmanager
def _sentences(path: Path) -> Iterator[None]:
    try:
        yield
    except (sqlite3.Error, NewerFile) as error:
        raise CannotMove(f"{path}: {error}") from None
    except Unsound as fault:
        raise CannotMove(str(fault)) from None
