"""A backup of PostgreSQL is a file, written while nodes use it; it is put back into an empty database."""

import asyncio
from pathlib import Path

import pytest

from saboteur.cli.main import main
from saboteur.server.moving import moved
from saboteur.server.store.naming import without_password
from saboteur.server.store.postgres.store import PostgresStore
from tests.server.postgres import Postgres
from tests.server.running import run
from tests.server.store.stores import step
from tests.server.store.test_moving import fill, rows_in, silent


def test_a_backup_of_one_moment_is_put_back_elsewhere(
    postgres: Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    address, other, copy, back = postgres.database(), postgres.database(), tmp_path / "copy", tmp_path / "back"
    words = ["--database", address, str(copy)]

    async def keeping() -> None:
        store = await PostgresStore.opened(address)
        await fill(store)
        assert await asyncio.to_thread(main, ["backup", *words]) == 0  # while a node has the database open
        assert await store.append(step("g", 5), None)
        await store.close()

    run(keeping())
    shown = without_password(address)
    assert capsys.readouterr().out == f"{copy} holds all 3 tables of {shown} now, and is sound.\n"
    assert [path.name for path in tmp_path.iterdir()] == ["copy"]
    assert copy.stat().st_mode & 0o777 == 0o600
    assert main(["backup", *words]) == 2
    assert f"{copy} is there already; --force replaces it" in capsys.readouterr().err
    assert main(["restore", "--database", other, str(copy)]) == 0
    assert capsys.readouterr().out == f"{shown} holds the 3 tables of {copy} now.\n"
    run(moved(other, back, silent))
    assert rows_in(back) == rows_in(copy)
    assert len(rows_in(copy)["step"]) == 5
    assert main(["restore", "--database", other, str(copy)]) == 2
    assert "is not empty; give a database without tables" in capsys.readouterr().err
    assert main(["backup", "--database", address, "--force", str(copy)]) == 0
    assert len(rows_in(copy)["step"]) == 6


def test_what_cannot_be_copied_is_a_sentence(
    postgres: Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    address = postgres.database()
    assert main(["backup", "--database", address, str(tmp_path / "copy")]) == 2
    assert f"there are no tables in {without_password(address)}" in capsys.readouterr().err
    assert main(["backup", "--database", address, str(tmp_path / "no" / "copy")]) == 2
    assert f"there is no folder {tmp_path / 'no'}" in capsys.readouterr().err
    assert main(["restore", "--database", address, str(tmp_path / "copy")]) == 2
    assert f"there is no {tmp_path / 'copy'}" in capsys.readouterr().err
    assert not [*tmp_path.iterdir()]
