"""Everything is moved from a file to PostgreSQL and back: every row, or nothing."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg
import msgspec
import pytest

from saboteur.server.holding import held
from saboteur.server.moving import moved
from saboteur.server.store.filerows import FileRows
from saboteur.server.store.kept import KeptPerson, KeptResult, KeptTalk, KeptToken
from saboteur.server.store.postgres.rows import DatabaseRows
from saboteur.server.store.postgres.store import PostgresStore
from saboteur.server.store.rows import TABLES, CannotMove, Relation, Row
from saboteur.server.store.schema import VERSIONS
from saboteur.server.store.sqlite import SqliteStore
from saboteur.server.store.store import Store
from tests.server.postgres import Postgres
from tests.server.running import run
from tests.server.store.stores import MARK, OVER, game, step

COUNTS = {
    "person": 2,
    "token": 4,
    "ban": 1,
    "mute": 1,
    "announcement": 1,
    "closing": 1,
    "game": 3,
    "step": 5,
    "seat": 2,
    "result": 1,
    "talk": 2,
}


async def fill(store: Store) -> None:
    """Some of everything a store can hold, with all that is strange in it."""
    for name in ("ann", "bob"):
        person = KeptPerson(id=name, name=f"{name} é\N{PICK}", program=name == "bob", created=7)
        await store.add_person(person, KeptToken(hash=name.encode() + b"\0\xff", person=name, kind="cookie"))
    await store.add_token(KeptToken(hash=b"link", person="ann", kind="link", expires=10**14), 0)
    await store.add_token(KeptToken(hash=b"", person="bob", kind="program"), 0)
    assert await store.ban("bob", 5, None)
    await store.mute("ann", "bob", quiet=True)
    await store.create(game("g", 3, listed=True, due=9, head=b'{"host":"ann","code":"DIG","seed":"5eed"}'))
    await store.create(game("Z", 4, head=b"{}"))
    await store.create(game("ä", 5))
    result = KeptResult(person="ann", seat=0, round=1, ruleset="duel", role="", won=True, gold=2)
    mark = msgspec.structs.replace(MARK, listed=True, due=11, owners=((0, "ann"), (1, "bob")), results=(result,))
    assert await store.append(step("g", 1, "odd \0 id", lines="1 discard base_ns\n", at=10**13), mark)
    for number in range(2, 5):
        assert await store.append(step("g", number, person=""), None)
    assert await store.append(step("Z", 1, at=6), OVER)
    await store.announce("Restart at nine \N{PICK}", 8)
    assert await store.ask_to_close("g", 9)
    for watching in (True, False):
        talk = KeptTalk(game="g", number=0, person="ann", name="Ann", at=1, text="Привіт", watching=watching, id="\0")
        await store.talk(msgspec.structs.replace(talk, id=f"\0{watching}"))


def silent(_: str, __: int, ___: int) -> None:
    """Progress that nobody looks at."""


async def filled(path: Path) -> None:
    """A file with content."""
    store = SqliteStore(path)
    await fill(store)
    await store.close()


def rows_in(path: Path) -> dict[str, list[Any]]:
    """All rows of a file."""
    with closing(sqlite3.connect(path)) as connection:
        return {
            table.name: connection.execute(
                f"select {', '.join(table.columns)} from {table.name} order by {', '.join(table.key)}"
            ).fetchall()
            for table in TABLES
        }


def test_all_tables_of_both_stores_are_moved(postgres: Postgres, tmp_path: Path) -> None:
    async def main() -> None:
        await filled(tmp_path / "tables.sqlite")
        address = postgres.database()
        await (await PostgresStore.opened(address)).close()
        connection = await asyncpg.connect(address)
        query = "select table_name, column_name from information_schema.columns where table_schema = current_schema()"
        there = {(table, column) for table, column in await connection.fetch(query) if table != "schema"}
        await connection.close()
        assert there - {("game", "host"), ("game", "code")} == {
            (table.name, column) for table in TABLES for column in table.columns
        }

    run(main())
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection:
        names = {name for (name,) in connection.execute("select name from sqlite_schema where type = 'table'")}
        assert names == {table.name for table in TABLES}
        for table in TABLES:
            found = [name for _, name, *_ in connection.execute(f"pragma table_info({table.name})")]
            assert sorted(found) == sorted(table.columns)


def test_there_and_back_everything_is_the_same(postgres: Postgres, tmp_path: Path) -> None:
    there, back, address = tmp_path / "tables.sqlite", tmp_path / "new" / "back.sqlite", postgres.database()
    seen: list[tuple[int, int]] = []

    async def main() -> None:
        await filled(there)
        assert await moved(there, address, lambda _, done, rows: seen.append((done, rows))) == COUNTS
        store = await PostgresStore.opened(address)
        assert await store.coded("DIG") == "g"
        assert await store.hosted("ann") == 1
        assert [each.number for each in await store.steps("g")] == [1, 2, 3, 4]
        assert not await store.append(step("g", 5, "odd \0 id"), None)
        await store.close()
        assert await moved(address, back, silent) == COUNTS

    run(main())
    assert seen[-1] == (46, 46)
    assert rows_in(back) == rows_in(there)
    assert {name: len(rows) for name, rows in rows_in(back).items()} == COUNTS
    assert [path.name for path in back.parent.iterdir() if path.suffix != ".running"] == ["back.sqlite"]
    assert back.stat().st_mode & 0o777 == 0o600


def test_what_is_not_empty_or_in_use_is_left_alone(postgres: Postgres, tmp_path: Path) -> None:
    full, other, empty, address = (
        tmp_path / "full.sqlite",
        tmp_path / "other.sqlite",
        tmp_path / "e",
        postgres.database(),
    )

    async def refused(source: Path | str, target: Path | str, why: str) -> None:
        with pytest.raises(CannotMove, match=why):
            await moved(source, target, silent)

    async def main() -> None:
        await filled(full)
        await SqliteStore(empty).close()
        await refused(tmp_path / "none.sqlite", address, r"there are no tables in .*none\.sqlite")
        await refused(address, other, "there are no tables in postgresql://saboteur@/postgres")
        await refused(full, full, "both where to move from and where to move to")
        with held(full):
            await refused(full, address, "a server uses .*full.sqlite")
        await moved(full, address, silent)
        await refused(full, address, "postgresql://.* is not empty")
        await refused(address, full, "full.sqlite is not empty")
        store = await PostgresStore.opened(address)
        await refused(address, other, r"servers use postgresql://.* \(3 connections\)\. Stop them first")
        await store.close()
        assert not other.exists()
        assert await moved(address, empty, silent) == COUNTS

    run(main())
    assert rows_in(empty) == rows_in(full)


class _Stopped(Exception):
    """In the middle of it."""


@pytest.mark.parametrize("to", ["sqlite", "postgres"])
def test_all_or_nothing(to: str, postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    full, address = tmp_path / "full.sqlite", postgres.database()
    target = address if to == "postgres" else tmp_path / "target.sqlite"

    def stop(table: str, done: int, _: int) -> None:
        if table == "talk" and done > 23:
            raise _Stopped

    async def loses(self: Any, table: Relation, rows: list[Row], add: Any) -> None:
        await add(self, table, rows[: -1 if table.name == "step" else None])

    async def changes(self: Any, table: Relation, rows: list[Row], add: Any) -> None:
        await add(self, table, [(*row[:-1], "x") for row in rows] if table.name == "step" else rows)

    async def main() -> None:
        await filled(full)
        with pytest.raises(_Stopped):
            await moved(full, target, stop)
        kind = DatabaseRows if to == "postgres" else FileRows
        add = kind.add
        for bad, why in ((loses, "not all of step has come to"), (changes, "step is not the same in")):
            with monkeypatch.context() as patched:
                patched.setattr(kind, "add", lambda self, table, rows, bad=bad: bad(self, table, rows, add))
                with pytest.raises(CannotMove, match=why):
                    await moved(full, target, silent)
        assert to == "postgres" or [path.name for path in tmp_path.glob("target*")] == ["target.sqlite.running"]
        assert await moved(full, target, silent) == COUNTS

    run(main())


def test_a_later_version_and_a_database_that_is_away_are_sentences(postgres: Postgres, tmp_path: Path) -> None:
    newer, address = tmp_path / "newer.sqlite", postgres.database()

    async def main() -> None:
        await filled(newer)
        with closing(sqlite3.connect(newer)) as connection:
            connection.execute(f"pragma user_version = {len(VERSIONS) + 1}")
        with pytest.raises(CannotMove, match="this program knows"):
            await moved(newer, address, silent)
        for bad in ("postgresql://127.0.0.1:1/saboteur", "postgresql://localhost:port/saboteur"):
            with pytest.raises(CannotMove, match=bad[:20]):
                await moved(bad, tmp_path / "target.sqlite", silent)

    asyncio.run(main())
