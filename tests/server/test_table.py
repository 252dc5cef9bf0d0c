"""One table over the wire: people and bots play whole games."""

import asyncio
import contextlib
import json
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.json import encode

from saboteur.cli.playing.rounds import game_played
from saboteur.client.connection import Connection, connected
from saboteur.client.visitor import Visitor
from saboteur.notation.records.reading import read_record
from saboteur.server.wire.settings import Settings
from saboteur.table.story.plain import game_summary_plain
from saboteur.table.table import Table
from saboteur.table.verifying.verify import verify
from saboteur.words import Words
from saboteur.words.plain import sentence_plain
from saboteur.words.sentence import Argument, Listed, PlayerName, Sentence
from saboteur.words.story import game_headline, story
from tests.server.running import run, served

GAMES = {"base": 3, "saboteur2": 4, "duel": 2, "solo": 1}


@contextlib.asynccontextmanager
async def connected_all(people: list[Visitor]) -> AsyncIterator[list[Connection]]:
    """A connection for each."""
    async with contextlib.AsyncExitStack() as stack:
        yield [await stack.enter_async_context(connected(person)) for person in people]


async def plays(connection: Connection, table: str, seed: str) -> list[dict[str, Any]]:
    """Makes any legal move whenever asked, until the game is over; all messages."""
    rng = random.Random(seed)
    heard = []
    async for message in connection.messages():
        heard.append(message)
        if message["tell"] == "refused":
            raise AssertionError(message)
        if message["tell"] in ("view", "events"):
            if message["question"]["what"] == "over":
                return heard
            if message["moves"]:
                move = rng.choice(message["moves"])["text"]
                await connection.send("move", table=table, seat=message["seat"], move=move, at=message["at"])
    raise AssertionError("the server hung up")


async def check_story(person: Visitor, table: str, record: str) -> None:
    """The story is the one that the terminal tells of this record, for a seat and for a watcher."""
    rebuilt = Table.rebuild(read_record(record))
    for observer, seat in (("0", 0), ("watcher", None)):
        told = await asyncio.to_thread(person.ask, "GET", f"/api/tables/{table}/story?as={observer}")
        words, names = Words("uk"), [chair.name for chair in rebuilt.chairs]
        game = game_played(rebuilt, seat)
        assert told["story"] == json.loads(encode(game_summary_plain(game)))
        assert told["rounds"] == [[sentence_plain(each) for each in story(played, seat)] for played in game.rounds]
        title = told["said"][: len(game_headline(game, seat))]
        assert words.game_end(game, names, seat) == " ".join(words.text(read_sentence(each), names) for each in title)


def read_sentence(plain: dict[str, Any]) -> Sentence:
    """A sentence whose arguments are names and numbers."""
    return Sentence(plain["key"], {name: _read(value) for name, value in plain.get("args", {}).items()})


def _read(value: Any) -> Argument:
    match value:
        case {"seat": seat}:
            return PlayerName(seat)
        case {"list": items}:
            return Listed(tuple(map(_read, items)))
        case {"key": _}:
            return read_sentence(value)
        case int() | str():
            return value
        case _:
            raise AssertionError(value)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(game: str, tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.sqlite") as here:
            seats = GAMES[game]
            people = [await asyncio.to_thread(Visitor.new, here.url, f"P{number}") for number in range(seats)][:2]
            settings = Settings(game=game, seats=seats, options={"rounds": 1}, pace=0)
            table = await asyncio.to_thread(people[0].create, settings)
            async with connected_all(people) as connections:
                for number, connection in enumerate(connections):
                    sent = await connection.send("open", table=table)
                    assert (await connection.done(sent))["tell"] == "done"
                    sent = await connection.send("sit", table=table, name=f"P{number}", nonce=f"n{number}")
                    assert (await connection.done(sent))["tell"] == "done"
                await connections[0].send("start", table=table)
                await asyncio.gather(*(plays(each, table, f"{game} {n}") for n, each in enumerate(connections)))
            text = await asyncio.to_thread(people[0].ask, "GET", f"/api/tables/{table}/record")
            assert verify(text).fault is None
            await check_story(people[0], table, text)

    run(main())
