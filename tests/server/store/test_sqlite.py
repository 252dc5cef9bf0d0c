"""The SQLite file: groups share one commit, a full disk is told, an old file is brought up, a newer one is refused."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from saboteur.server.store import schema
from saboteur.server.store.kept import StoreFailed
from saboteur.server.store.schema import VERSIONS, NewerFile, bring_up
from saboteur.server.store.sqlite import SqliteStore, connected
from tests.server.running import run
from tests.server.store.stores import MARK, game, step


def test_a_commit_reaches_the_disk(tmp_path: Path) -> None:
    with closing(connected(tmp_path / "tables.sqlite")) as connection:
        assert connection.execute("pragma journal_mode").fetchone() == ("wal",)
        assert connection.execute("pragma synchronous").fetchone() == (2,)  # full: every commit is synced


def test_what_waits_together_is_committed_together(tmp_path: Path) -> None:
    async def main() -> None:
        store = SqliteStore(tmp_path / "tables.sqlite")
        await store.create(game("g"))
        statements: list[str] = []
        store._writer._connection.set_trace_callback(statements.append)
        holding = sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)
        holding.execute("begin immediate")  # the writer waits for this with the first of them
        futures = [store.append(step("g", number), MARK) for number in range(1, 101)]
        await asyncio.sleep(0.05)
        holding.execute("commit")
        holding.close()
        assert all(await asyncio.gather(*futures))
        assert statements.count("commit") <= 2
        await store.close()

    run(main())


def test_a_full_disk_fails_all_that_waited_together_and_keeps_what_was_there(tmp_path: Path) -> None:
    async def main() -> None:
        store = SqliteStore(tmp_path / "tables.sqlite")
        await store.create(game("g"))
        assert await store.append(step("g", 1), MARK)
        connection = store._writer._connection
        (pages,) = connection.execute("pragma page_count").fetchone()
        connection.execute(f"pragma max_page_count = {pages + 1}")
        long = "1 discard base_ns\n" * 1000
        for _ in range(2):
            futures = [store.append(step("g", number, lines=long), MARK) for number in (2, 3)]
            failed = await asyncio.gather(*futures, return_exceptions=True)
            assert [str(each) for each in failed if isinstance(each, StoreFailed)] == ["database or disk is full"] * 2
        assert await store.steps("g") == [step("g", 1)]
        connection.execute("pragma max_page_count = 100000")
        assert await store.append(step("g", 2, lines=long), MARK)
        assert len(await store.steps("g")) == 2
        await store.close()

    run(main())


def test_a_file_of_a_later_version_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    with closing(connected(path)) as connection:
        bring_up(connection)
        connection.execute(f"pragma user_version = {len(VERSIONS) + 1}")
    with pytest.raises(NewerFile, match=f"the file has version {len(VERSIONS) + 1} of the tables, this program knows"):
        run(opened(path))


def test_an_older_file_gets_what_later_versions_brought(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "tables.sqlite"
    run(opened(path))
    more = ("alter table person add column colour text;", "create table badge(person text);")
    monkeypatch.setattr(schema, "VERSIONS", (*VERSIONS, *more))
    for _ in range(2):
        run(opened(path))
    with closing(connected(path)) as connection:
        assert connection.execute("pragma user_version").fetchone() == (len(VERSIONS) + 2,)
        assert connection.execute("select colour from person").fetchall() == []


def test_a_version_that_cannot_be_brought_up_leaves_the_file_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "tables.sqlite"
    run(opened(path))
    monkeypatch.setattr(schema, "VERSIONS", (*VERSIONS, "create table badge(person text); no statement;"))
    with pytest.raises(sqlite3.OperationalError):
        run(opened(path))
    with closing(connected(path)) as connection:
        assert connection.execute("pragma user_version").fetchone() == (len(VERSIONS),)
        assert connection.execute("select name from sqlite_master where name = 'badge'").fetchall() == []


async def opened(path: Path) -> None:
    """Opens a file, and closes it."""
    await SqliteStore(path).close()
