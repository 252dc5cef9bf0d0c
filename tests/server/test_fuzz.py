"""Thousands of broken messages: each is answered or hung up on, nothing fails, and the tables go on."""

import asyncio
import io
import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from saboteur.notation.records.text import record_text
from saboteur.server.tables.played import Played
from saboteur.server.wire.settings import Head
from saboteur.table.verifying.verify import verify
from tests.server.fuzzing import http, message
from tests.server.guests import Guest, guests, table_of
from tests.server.running import Here, run, served
from tests.server.test_door import logged

__all__ = ["logged"]
REACHED = {
    *("/api/check", "/api/tables", "/api/who", "/api/me", "/api/words/uk", "/api/help/en", "/t/{table}"),
    *(f"/api/tables/{{table}}/{each}" for each in ("qr", "record", "steps", "events", "story", "talk")),
}
"""What has to be answered at least once, or refused by the table: what is refused at the door shows little."""
AT_THE_TABLE = (403, 409)
BATCH = 20
ANSWER = 10.0
"""Seconds in which a server that does not hang answers."""
MORE = 0.2
"""Seconds after which somebody who has not sent all hangs up."""


class Fuzzer:
    """Somebody who sends broken messages to a table at which they sit."""

    def __init__(self, here: Here, ann: Guest, bob: Guest, seed: int) -> None:
        self.here, self.ann, self.bob = here, ann, bob
        self.rng, self.http = random.Random(seed), random.Random(f"http {seed}")
        self.answered: set[str] = set()
        self.tables: list[str] = []
        self.moves: list[str] = []
        self.codes: set[int] = set()

    async def sit_down(self) -> None:
        """Another table, at which a game is played or about to begin."""
        table = await table_of(self.ann, self.bob, game=self.rng.choice(("duel", "base")), pace=10_000)
        self.tables.append(table)
        if self.rng.random() < 0.8:
            await self.ann.ask("start", table=table)
            view = await self.ann.told("view", table=table)
            self.moves = [move["text"] for move in view["moves"]]
        self.ann.heard.clear()

    async def send(self, count: int) -> None:
        """So many frames over WebSockets; after some of them the server still answers."""
        url = self.here.url.replace("http", "ws") + "/socket"
        headers = self.ann.visitor.headers
        while count > 0:
            async with connect(url, additional_headers=headers, compression=None) as socket:
                await socket.send('{"do":"hello","version":1}')
                try:
                    while count > 0:
                        for _ in range(BATCH):
                            count -= 1
                            await socket.send(message(self.rng, self.tables[-1], self.moves))
                        await socket.send('{"do":"mute","id":"still there?","person":"x"}')
                        while "still there?" not in str(await asyncio.wait_for(socket.recv(), ANSWER)):
                            pass
                except ConnectionClosed as closed:
                    self.codes.add(0 if closed.rcvd is None else closed.rcvd.code)

    async def ask(self, count: int) -> None:
        """So many requests over HTTP."""
        host, port = self.here.url.removeprefix("http://").split(":")
        for _ in range(count):
            reader, writer = await asyncio.open_connection(host, int(port))
            request, whole = http(self.http, self.tables[-1], self.ann.visitor.cookie)
            writer.write(request)
            reading = asyncio.ensure_future(reader.read())
            if not whole:  # the server may wait for the rest
                await asyncio.wait([reading], timeout=MORE)
                writer.write_eof()
            answer = await asyncio.wait_for(reading, ANSWER)
            writer.close()
            assert answer or not whole, request
            status = int(answer.split(b" ", 2)[1]) if answer else 400
            assert 200 <= status < 500, answer
            if status < 300 or status in AT_THE_TABLE:
                self.answered.add(request.partition(b" ")[2].split(b" ")[0].decode("latin-1").partition("?")[0])


async def fuzzed(tmp_path: Path, frames: int, requests: int, seed: int) -> None:
    async with served(tmp_path / "db", limits=False) as here, guests(here.url, "Ann", "Bob") as (ann, bob):
        fuzzer = Fuzzer(here, ann, bob, seed)
        each = 400
        for _ in range(-(-frames // each)):
            await fuzzer.sit_down()
            await fuzzer.send(min(frames, each))
            await fuzzer.ask(min(requests, each * requests // frames))
        assert fuzzer.codes <= {1003, 1007, 1009}
        assert {path.replace(table, "{table}") for path in fuzzer.answered for table in fuzzer.tables} >= REACHED
        steps = 0
        for table in fuzzer.tables:
            steps += await replayed(here, table)
        assert steps > 4 * len(fuzzer.tables)  # some of it was meant


async def replayed(here: Here, table: str) -> int:
    """What is kept of a table gives the same table again, whose record is right; the number of its steps."""
    store = here.house.store
    game = await store.game(table)
    assert game is not None
    played = Played(msgspec.json.decode(game.head, type=Head))
    played.open(await store.steps(table))
    if played.table is not None:
        assert verify(record_text(played.table.record())).fault is None
    return played.number


def check_log(log: str) -> None:
    """Nothing failed."""
    lines: list[dict[str, Any]] = [json.loads(line) for line in log.splitlines()]
    assert [line for line in lines if line["level"] == "error" or "error" in line] == []


def test_two_thousand_broken_messages(tmp_path: Path, logged: io.StringIO) -> None:
    run(fuzzed(tmp_path, 1600, 600, 1), patience=60)
    check_log(logged.getvalue())


@pytest.mark.proof(minutes=2)
@pytest.mark.parametrize("seed", range(2, 7))
def test_a_hundred_thousand_broken_messages(seed: int, tmp_path: Path, logged: io.StringIO) -> None:
    run(fuzzed(tmp_path, 16_000, 4000, seed), patience=1200)
    check_log(logged.getvalue())
