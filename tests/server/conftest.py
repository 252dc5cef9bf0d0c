"""What tests of the server share: one PostgreSQL for all of them, started by the first that wants it."""

from collections.abc import Iterator

import pytest

from tests.server.postgres import Postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL; a test that stops it starts it again."""
    server = Postgres()
    try:
        yield server
    finally:
        server.close()
