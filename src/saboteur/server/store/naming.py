"""The name of a database: the path of an SQLite file, or the address of PostgreSQL."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit, urlunsplit

SCHEMES: Final = ("postgresql://", "postgres://")


def is_postgres(database: str) -> bool:
    """Whether the name of a database is not that of a file.

    >>> [is_postgres(name) for name in ("postgresql://db/saboteur", "tables.sqlite")]
    [True, False]
    """
    return database.startswith(SCHEMES)


def without_password(database: str) -> str:
    """As it may be shown.

    >>> without_password("postgresql://ann:secret@db:5433/saboteur?password=x")
    'postgresql://ann@db:5433/saboteur'
    """
    parts = urlsplit(database)
    user, at, host = parts.netloc.rpartition("@")
    return urlunsplit((parts.scheme, f"{user.partition(':')[0]}{at}{host}", parts.path or "/", "", ""))
