"""`saboteur admin`, on the file of a server that runs."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from saboteur.cli.commands import admin as command
from saboteur.client.visitor import Unwelcome
from saboteur.table.verifying.verify import verify
from tests.cli.running import Here
from tests.server.guests import guests, table_of
from tests.server.running import run, served


def test_who_is_shut_out_is_out_at_once_until_let_in(here: Here, tmp_path: Path) -> None:
    file = tmp_path / "db"

    def admin(*words: str) -> str:
        done = here("admin", "--database", str(file), *words)
        assert done.status == 0, done.err
        return done.out

    async def main() -> None:
        async with served(file) as server, guests(server.url, "Ann", "Boris") as (ann, boris):
            assert f"{boris.id}  " in await asyncio.to_thread(admin, "people", "Bo")
            told = await asyncio.to_thread(admin, "ban", boris.id)
            assert told == f"{boris.id} is not let in any more.\n"
            await server.house.obey()
            with pytest.raises(ConnectionClosed):
                await boris.told("nothing")
            with pytest.raises(Unwelcome) as refused:
                await boris.get("/api/me")
            assert refused.value.status == 403
            assert refused.value.answer["name"] == "banned"
            with pytest.raises(Unwelcome):
                await boris.get("/api/who")
            assert (await ann.get("/api/me"))["name"] == "Ann"
            assert "Boris" in await asyncio.to_thread(admin, "bans")
            await asyncio.to_thread(admin, "unban", boris.id)
            assert (await boris.get("/api/me"))["name"] == "Boris"
            assert await asyncio.to_thread(admin, "bans") == "Everybody is let in.\n"

    run(main())


def test_tables_are_listed_and_closed_and_everybody_hears(here: Here, tmp_path: Path) -> None:
    file = tmp_path / "db"

    def admin(*words: str) -> str:
        done = here("admin", "--database", str(file), *words)
        assert done.status == 0, done.err
        return done.out

    async def main() -> None:
        async with served(file) as server, guests(server.url, "Ann", "Boris") as (ann, boris):
            assert await asyncio.to_thread(admin, "tables") == "There are no tables that are not over.\n"
            lobby = await table_of(ann, game="solo")
            table = await table_of(ann, boris, game="duel")
            await ann.ask("start", table=table)
            listed = await asyncio.to_thread(admin, "tables")
            assert [line.split()[0] for line in listed.splitlines()] == [table, lobby]
            assert listed.splitlines()[0].endswith("  playing  duel       Ann, Boris")
            told = await asyncio.to_thread(admin, "announce", "Restart", " at nine.\x1b")
            assert told == "Everybody who is connected reads within seconds: Restart at nine.\n"
            code = (await ann.get(f"/api/tables/{lobby}"))["code"]
            for each, named in ((table, f"{server.url}/t/{table}"), (lobby, code.lower())):
                closing = asyncio.ensure_future(asyncio.to_thread(admin, "close", named))
                while not await server.house.store.to_close():
                    await asyncio.sleep(0.01)
                await server.house.obey()
                assert await closing == f"The table {each} is over.\n"
                assert (await ann.get(f"/api/tables/{each}"))["phase"] == "over"
            assert (await boris.told("announcement"))["text"] == "Restart at nine."
            assert verify(await boris.get(f"/api/tables/{table}/record")).fault is None

    run(main())


def test_a_table_that_no_server_closes_is_closed_later(
    here: Here, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "CLOSING", 0.5)
    found: list[str] = []

    async def main() -> None:
        async with served(tmp_path / "db") as server, guests(server.url, "Ann") as (ann,):
            found.append(await table_of(ann, game="solo"))

    run(main())
    done = here("admin", "--database", str(tmp_path / "db"), "close", found[0])
    assert done.out == f"The table {found[0]} is over as soon as a server runs: none has closed it yet.\n"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("close", "nothing"), "there is no table nothing that is not over"),
        (("announce", " ", "\x1b"), "an announcement has 1 to 500 characters"),
        (("ban", "nobody"), "nobody has the id nobody"),
        (("unban", "nobody"), "nobody was let in already"),
        (("ban", "x", "--days", "0"), "--days"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(here: Here, words: tuple[str, ...], said: str, tmp_path: Path) -> None:
    async def empty() -> None:
        async with served(tmp_path / "db"):
            pass

    run(empty())
    done = here("admin", "--database", str(tmp_path / "db"), *words)
    assert done.status == 2
    assert said in done.err


def test_a_file_that_is_none_is_a_sentence(here: Here, tmp_path: Path) -> None:
    file = tmp_path / "db"
    file.write_text("no tables " * 1000, encoding="utf-8")
    done = here("admin", "--database", str(file), "bans")
    assert (done.status, done.out) == (2, "")
    assert done.err == f"saboteur admin: {file}: file is not a database\n"
    file.unlink()
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("pragma user_version = 99")
    done = here("admin", "--database", str(file), "bans")
    assert done.status == 2
    assert done.err.startswith(f"saboteur admin: {file}: the file has version 99 of the tables")


def test_there_is_no_file(here: Here, tmp_path: Path) -> None:
    done = here("admin", "--database", str(tmp_path / "none"), "bans")
    assert done.status == 2
    assert "there are no tables" in done.err
