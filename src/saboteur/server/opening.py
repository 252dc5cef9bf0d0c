"""Opens the store that is meant: a file, or a database of several nodes."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from saboteur.server.holding import CannotStart
from saboteur.server.store.naming import is_postgres, without_password
from saboteur.server.store.schema import NewerFile
from saboteur.server.store.sqlite import SqliteStore
from saboteur.server.store.store import Store


def named(database: str) -> Path | str:
    """The database of this name: the path of a file, or the address of PostgreSQL as it is."""
    return database if is_postgres(database) else Path(database)


def shown(database: Path | str) -> str:
    """As it may be printed."""
    return str(database) if isinstance(database, Path) else without_password(database)


async def opened(database: Path | str, *, beats: bool = True) -> Store:
    """Opens it, and brings its tables up; raises `CannotStart`. Without `beats` nodes do not hear that it is there."""
    if isinstance(database, Path):
        try:
            store = SqliteStore(database)
        except (sqlite3.Error, NewerFile) as error:
            raise CannotStart(f"{database}: {error}") from None
        database.chmod(0o600)
        return store
    import asyncpg  # noqa: PLC0415  # an extra, which only this needs

    from saboteur.server.store.postgres.store import PostgresStore  # noqa: PLC0415

    try:
        return await PostgresStore.opened(database, beats=beats)
    except (OSError, TimeoutError, ValueError, NewerFile, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise CannotStart(f"{shown(database)}: {str(error) or type(error).__name__}") from None
