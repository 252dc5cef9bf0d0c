"""The rows of a PostgreSQL database, to be moved elsewhere or moved here: one transaction from beginning to end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import Final

import asyncpg

from saboteur.server.store.naming import without_password
from saboteur.server.store.postgres.database import connected
from saboteur.server.store.postgres.heads import host_and_code
from saboteur.server.store.postgres.schema import VERSIONS, bring_up
from saboteur.server.store.rows import AT_ONCE, TABLES, CannotMove, Relation, Row, Rows
from saboteur.server.store.schema import NewerFile

ROLE: Final = "move"
PATIENCE: Final = 600.0
"""Seconds for which something that goes over a whole table may take."""
LOOKS: Final = 5
"""How often it is looked whether the last connection of a node has ended."""
NODES: Final = f"""
    select count(*) from pg_stat_activity where datname = current_database()
    and application_name like 'saboteur %' and application_name <> 'saboteur {ROLE}'"""
FOUND: Final = ("host", "code")
"""Columns of a game that are taken from its head."""


class DatabaseRows(Rows):
    """The rows of a database, in a transaction."""

    def __init__(self, connection: asyncpg.Connection, address: str) -> None:
        self._connection = connection
        self._address = address

    async def count(self, table: Relation) -> int:
        """How many rows a table has."""
        with _sentences(self._address):
            return int(await self._connection.fetchval(f"select count(*) from {table.name}", timeout=PATIENCE))

    async def read(self, table: Relation) -> AsyncIterator[list[Row]]:
        """All rows of a table."""
        query = f"select {', '.join(table.columns)} from {table.name} order by {', '.join(table.key)}"
        places = [at for at, column in enumerate(table.columns) if column in table.given]
        with _sentences(self._address):
            cursor = await self._connection.cursor(query)
            while rows := await cursor.fetch(AT_ONCE, timeout=PATIENCE):
                yield [_read(row, places) for row in rows]

    async def add(self, table: Relation, rows: Sequence[Row]) -> None:
        """Adds rows to a table."""
        columns, places = table.columns, [at for at, column in enumerate(table.columns) if column in table.given]
        written = [_written(row, places) for row in rows]
        if table.name == "game":
            columns, head = (*columns, *FOUND), columns.index("head")
            written = [(*row, *host_and_code(row[head])) for row in written]
        with _sentences(self._address):
            await self._connection.copy_records_to_table(table.name, records=written, columns=columns, timeout=PATIENCE)


@asynccontextmanager
async def from_database(address: str) -> AsyncIterator[Rows]:
    """The rows of a database that no node uses; one of an older version stays as it is."""
    async with _opened(address) as connection:
        if await connection.fetchval("select to_regclass('schema')") is None:
            raise CannotMove(f"there are no tables in {without_password(address)}")
        change = connection.transaction()
        await change.start()
        try:
            await bring_up(connection)
            names = ", ".join(table.name for table in TABLES)
            await connection.execute(f"lock table {names} in share mode")
            yield DatabaseRows(connection, address)
        finally:
            await _undone(change)


@asynccontextmanager
async def snapshot(address: str) -> AsyncIterator[Rows]:
    """The rows of a database as they are in one moment, even if servers use it."""
    async with _opened(address, alone=False) as connection:
        if await connection.fetchval("select to_regclass('schema')") is None:
            raise CannotMove(f"there are no tables in {without_password(address)}")
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            if (version := await connection.fetchval("select version from schema")) != len(VERSIONS):
                known = f"version {version} of the tables, this program knows {len(VERSIONS)}"
                raise CannotMove(f"{without_password(address)} has {known}")
            yield DatabaseRows(connection, address)


@asynccontextmanager
async def to_database(address: str) -> AsyncIterator[Rows]:
    """Rows for an empty database; all of them are there when all of this has gone well."""
    async with _opened(address) as connection, connection.transaction():
        await bring_up(connection)
        for table in TABLES:
            if await connection.fetchval(f"select exists(select 1 from {table.name})"):
                raise CannotMove(f"{without_password(address)} is not empty; give a database without tables")
        yield DatabaseRows(connection, address)


@asynccontextmanager
async def _opened(address: str, *, alone: bool = True) -> AsyncIterator[asyncpg.Connection]:
    with _sentences(address):
        connection = await connected(address, ROLE)
        try:
            await connection.execute("set idle_in_transaction_session_timeout = 0")  # the other store may be slow
            if alone:
                await _refuse_nodes(connection, address)
            yield connection
            await connection.close(timeout=1)
        finally:
            connection.terminate()


async def _refuse_nodes(connection: asyncpg.Connection, address: str) -> None:
    for _ in range(LOOKS):
        if not (found := await connection.fetchval(NODES)):
            return
        await asyncio.sleep(0.2)  # of one that has just stopped
    raise CannotMove(f"servers use {without_password(address)} ({found} connections). Stop them first")


async def _undone(change: asyncpg.transaction.Transaction) -> None:
    try:
        await change.rollback()
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):  # with the connection, that was lost
        return


def _read(row: asyncpg.Record, places: Sequence[int]) -> Row:
    values = list(row)
    for at in places:
        values[at] = None if values[at] is None else values[at].decode()
    return tuple(values)


def _written(row: Row, places: Sequence[int]) -> Row:
    values = list(row)
    for at in places:
        values[at] = None if values[at] is None else values[at].encode()
    return tuple(values)


@contextmanager
def _sentences(address: str) -> Iterator[None]:
    try:
        yield
    except (OSError, TimeoutError, ValueError, NewerFile, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise CannotMove(f"{without_password(address)}: {str(error) or type(error).__name__}") from None
