"""What the log says of a server, and what it must not say."""

import asyncio
import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from saboteur import __version__
from saboteur.server.logs import JsonLines, TextLines, shortened
from saboteur.server.wire.settings import Settings
from tests.server.guests import guests
from tests.server.running import run, served, started


@pytest.fixture
def written(request: pytest.FixtureRequest) -> Iterator[io.StringIO]:
    """What the server logs, in the form that is wanted."""
    stream, logger = io.StringIO(), logging.getLogger("saboteur")
    handler, level = logging.StreamHandler(stream), logger.level
    handler.setFormatter(request.param())
    logger.addHandler(handler)
    logger.setLevel(logging.INFO)
    yield stream
    logger.removeHandler(handler)
    logger.setLevel(level)


@pytest.mark.parametrize("written", [JsonLines, TextLines], indirect=True)
def test_what_happens_is_written_without_names_links_and_secrets(written: io.StringIO, tmp_path: Path) -> None:
    hidden: list[str] = []
    tables: list[str] = []

    async def main() -> None:
        async with served(tmp_path / "db", keep_days=0) as here, guests(here.url, "Lubomyr") as (ann,):
            for begins in (True, False):
                table = await asyncio.to_thread(ann.visitor.create, Settings(game="solo", listed=True, pace=0))
                tables.append(table)
                await ann.ask("open", table=table)
                await ann.ask("sit", table=table, name="Lubomyr", seat=0, nonce="nonce-of-theirs")
                if begins:
                    assert (await ann.ask("start", table=table))["tell"] == "done"
                    await ann.ask("talk", table=table, text="good-evening")
                    await ann.ask("agree", table=table, seat=0)
                else:
                    await here.house.store.ask_to_close(table, 1)
                    await here.house.desks.close_tables()
                    await ann.told("table", phase="over")
            game = await here.house.store.game(tables[0])
            assert game is not None
            head = json.loads(game.head)
            hidden.extend((head["seed"], head["code"], head["host"], ann.visitor.cookie.partition("=")[2]))
            await here.house.store.ban(head["host"], 1, None)
            await here.house.obey()
            await asyncio.sleep(0.01)
            await here.house.desks.look_around()

    run(main())
    log = written.getvalue()
    for said in (
        "the tables of the file were brought up", "a table was set up", "a game has begun", "a game is over",
        "a table was closed", "people who are banned were put out", "games that were over for long were deleted",
    ):  # fmt: skip
        assert said in log, said
    for table in tables:
        assert log.count(shortened(table)) >= 2
    for secret in (*tables, *hidden, "Lubomyr", "nonce-of-theirs", "good-evening"):
        assert secret not in log


def test_a_server_says_when_it_starts_and_stops(tmp_path: Path) -> None:
    with started(tmp_path / "db", "--log", "json") as server:
        _, _, log = server.stop()
    lines = [json.loads(line) for line in log.splitlines()]
    [begun] = [line for line in lines if line["message"] == "the server has started"]
    assert (begun["version"], begun["address"]) == (__version__, server.url.replace("127.0.0.1", "localhost"))
    assert begun["schema"] >= 5
    assert lines[-1]["message"] == "the server has stopped"


def test_a_table_has_the_same_short_name_in_every_line() -> None:
    record = logging.makeLogRecord(
        {"name": "saboteur.desk", "msg": "a game is over", "table": "x", "levelname": "INFO"}
    )
    assert f'info a game is over from="saboteur.desk" table="{shortened("x")}"' in TextLines().format(record)
    assert json.loads(JsonLines().format(record))["table"] == shortened("x")
