"""A file of every released version is opened, and all its tables are played to their end."""

import asyncio
import random
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from saboteur.client.connection import Connection, connected
from saboteur.client.visitor import Visitor
from saboteur.server.store.schema import VERSIONS, bring_up
from saboteur.table.verifying.verify import verify
from tests.server.databases.write import COOKIE, FOLDER, TABLES
from tests.server.running import run, served


def test_there_is_a_file_of_every_version() -> None:
    assert {path.name for path in FOLDER.glob("*.sql")} == {f"v{number}.sql" for number in range(1, len(VERSIONS) + 1)}


async def plays(wire: Connection, table: str) -> None:
    """Makes any legal move whenever asked, until the game is over; not faster than the server allows."""
    rng = random.Random(table)
    sent: dict[str, Any] = {}
    while True:
        message = await wire.next()
        match message["tell"]:
            case "refused":
                assert message["name"] == "too_much", message
                await asyncio.sleep(0.2)
                await wire.send("move", **sent)
            case "view" | "events":
                if message["question"]["what"] == "over":
                    return
                if message["moves"]:
                    move = rng.choice(message["moves"])["text"]
                    sent = {"table": table, "seat": message["seat"], "move": move, "at": message["at"]}
                    await wire.send("move", **sent)
            case _:
                pass


async def goes_on(ann: Visitor, found: dict[str, Any]) -> None:
    """Plays a table to its end, wherever it stands."""
    table = found["table"]
    async with connected(ann) as wire:
        await wire.done(await wire.send("open", table=table))
        if found["phase"] == "lobby":
            await wire.send("start", table=table)
            await wire.until("nonce")
            await wire.send("nonce", table=table, seat=0, nonce="again")
        await plays(wire, table)
    record = await asyncio.to_thread(ann.ask, "GET", f"/api/tables/{table}/record")
    assert verify(record).fault is None
    if found["settings"]["talk"] == "chat":
        talk = (await asyncio.to_thread(ann.ask, "GET", f"/api/tables/{table}/talk"))["talk"]
        assert [said["text"] for said in talk] == ["hello"]


def test_what_is_played_is_known_of_games_of_before(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    changed = b'[{"do":"free","seat":1},{"do":"set","settings":{"game":"%s"}}]'
    with closing(sqlite3.connect(database)) as connection:
        for statements in VERSIONS[:4]:
            connection.executescript(statements)
        head = b'{"host":"ann","code":""}'
        connection.executemany("insert into game values(?, ?, 'over', 0, null, 1, 2)", [("a", head), ("b", head)])
        whats = enumerate((b"", changed % b"solo", changed % b"duel", b'[{"do":"free","seat":1}]'), 1)
        connection.executemany("insert into step values('a', ?, '', null, 1, ?, '')", whats)
        connection.execute("insert into person values('ann', 'Ann', 0, 1)")
        connection.execute("pragma user_version = 4")
        connection.commit()
        bring_up(connection)
        assert connection.execute("select id, settings from game").fetchall() == [("a", '{"game":"duel"}'), ("b", "")]
        (seen,) = connection.execute("select seen from person").fetchone()
        assert abs(seen - 1000 * time.time()) < 60_000


@pytest.mark.parametrize("written", sorted(FOLDER.glob("*.sql")), ids=lambda path: path.stem)
def test_a_file_of_an_older_version_goes_on(written: Path, tmp_path: Path) -> None:
    database, text = tmp_path / "tables.sqlite", written.read_text(encoding="utf-8")
    with closing(sqlite3.connect(database)) as connection:
        connection.executescript(text)
        (last,) = connection.execute("select max(at) from step").fetchone()
    cookie = text.partition("\n")[0].removeprefix(COOKIE)

    began = time.monotonic()

    def now() -> int:
        """As if no time had passed since it was written: clocks run in it."""
        return int(last + 1000 * (time.monotonic() - began))

    async def main() -> None:
        async with served(database, now) as here:
            ann = Visitor(here.url, cookie=cookie)
            found = (await asyncio.to_thread(ann.ask, "GET", "/api/me/tables"))["tables"]
            assert sorted(each["phase"] for each in found) == sorted(state for state, _ in TABLES)
            assert (await asyncio.to_thread(ann.ask, "GET", "/api/me/statistics"))["tallies"]
            await asyncio.gather(*(goes_on(ann, each) for each in found))

    run(main())
