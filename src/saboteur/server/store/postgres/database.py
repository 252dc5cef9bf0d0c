"""Connections to the PostgreSQL database."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import asyncpg

REACHING: Final = 5.0
"""Seconds for which a connection may take to be made."""
ANSWERING: Final = 10.0
"""Seconds for which the database may take to answer."""
LOST: Final = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,  # it is being stopped
    asyncpg.InternalClientError,
)
"""A connection that is good for nothing any more, or a database that is away."""


async def connected(database: str, role: str, lost: Callable[[], None] | None = None) -> asyncpg.Connection:
    """A connection; `lost` is called when it ends, for any reason."""
    connection: asyncpg.Connection = await asyncpg.connect(
        database, timeout=REACHING, command_timeout=ANSWERING, **settings(role)
    )
    if lost is not None:
        connection.add_termination_listener(lambda _: lost())
    return connection


def settings(role: str) -> dict[str, Any]:
    """What a connection is like: `role` names it in the list of the database."""
    return {
        "server_settings": {
            "application_name": f"saboteur {role}",
            "idle_in_transaction_session_timeout": "10s",  # a node that hangs lets go of what it holds
            "tcp_keepalives_idle": "10",
            "tcp_keepalives_interval": "5",
            "tcp_keepalives_count": "3",
            "synchronous_commit": "on",
        }
    }
