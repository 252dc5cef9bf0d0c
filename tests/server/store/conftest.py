"""Every kind of store, for the tests of what the server relies on."""

from pathlib import Path

import pytest

from tests.server.postgres import Postgres
from tests.server.store.stores import Opened, postgres, sqlite


@pytest.fixture(params=["sqlite", "postgres"])
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Opened:
    """Each kind of store."""
    if request.param == "sqlite":
        return sqlite(tmp_path)
    server: Postgres = request.getfixturevalue("postgres")
    return postgres(server.database())
