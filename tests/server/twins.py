"""What a seat is told at two tables that look alike to it, for the tests of the page.

A server whose ids, seeds and clock are always the same says it; of the two tables only ids, seeds and what the seat
does not see differ. What the other seats see at first is kept too: by it the tables can be told apart.
"""

from __future__ import annotations

import asyncio
import gzip
import tempfile
from itertools import islice
from pathlib import Path
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from saboteur import Game
from saboteur.client.visitor import Visitor
from saboteur.notation.positions.position import state_text
from saboteur.server.wire.settings import Settings
from tests.laws.alike import differ, pairs, two_worlds
from tests.server.guests import Clock
from tests.server.running import Here, served
from tests.server.transcript import always_the_same

FILE: Final = Path(__file__).parents[2] / "web" / "src" / "state" / "twins.fixture.json.gz"
TABLES: Final = (("base", 5, 9), ("saboteur2", 4, 6), ("duel", 2, 4), ("solo", 1, 3))
"""A game, its seats, and the moves made before the tables are set up."""
MOST_MOVES: Final = 6
Message = dict[str, Any]


class Ear:
    """Somebody at both tables: what they are told at each."""

    def __init__(self, socket: ClientConnection, tables: list[str]) -> None:
        self._socket = socket
        self.tables = tables
        self.heard: list[list[Message]] = [[] for _ in tables]
        self._asked = 0

    async def greets(self) -> None:
        """As every client does first."""
        await self._socket.send('{"do":"hello","version":1}')
        await self._socket.recv()

    async def asks(self, which: int, do: str, **fields: Any) -> None:
        """Sends a request, and hears until it is answered."""
        self._asked += 1
        number = str(self._asked)
        request = {"do": do, "id": number, "table": self.tables[which], **fields}
        await self._socket.send(msgspec.json.encode(request).decode())
        answer = await self._until(lambda message: message.get("id") == number)
        assert answer["tell"] == "done", answer

    async def is_told(self, which: int, at: int) -> None:
        """Hears until the event of this number."""
        if not any(message.get("at") == at for message in self.heard[which]):
            await self._until(lambda message: message.get("at") == at)

    async def _until(self, wanted: Any) -> Message:
        while True:
            message: Message = msgspec.json.decode(await self._socket.recv())
            if "table" in message:
                self.heard[self.tables.index(message["table"])].append(message)
            if wanted(message):
                return message


def made() -> bytes:
    """What all tables tell."""
    with tempfile.TemporaryDirectory() as folder:
        told = [asyncio.run(_told(*each, Path(folder) / f"{each[0]}.sqlite")) for each in TABLES]
    return msgspec.json.encode(told)


def kept() -> bytes:
    """What the tests of the page read."""
    return gzip.decompress(FILE.read_bytes())


def write() -> None:
    """Makes the file anew."""
    FILE.write_bytes(gzip.compress(made(), mtime=0))


async def _told(name: str, seats: int, moves: int, database: Path) -> Message:
    here_game, there_game, seat = two_worlds(name, seats, moves, 1)
    assert differ(here_game, there_game)
    games = (here_game.clone(), there_game.clone())
    made = [*islice(pairs(here_game, there_game, seat, 5), MOST_MOVES)]
    with always_the_same():
        async with served(database, Clock(), limits=False) as here:
            ann, bob = [await asyncio.to_thread(Visitor.new, here.url, each) for each in ("Ann", "Bob")]
            tables = [await _set_up(here, each) for each in games]
            url = here.url.replace("http", "ws") + "/socket"
            async with (
                connect(url, additional_headers=ann.headers) as one,
                connect(url, additional_headers=bob.headers) as other,
            ):
                us, others = Ear(one, tables), Ear(other, tables)
                for each in (us, others):
                    await each.greets()
                for which, game in enumerate(games):
                    await _played(here, which, game, seat, us, others, [str(pair[which]) for pair in made])
            views = [[each for each in told if each["tell"] == "view"] for told in others.heard]
            return {"game": name, "tables": tables, "seat": us.heard, "others": views}


async def _set_up(here: Here, game: Game) -> str:
    settings = Settings(game=game.ruleset.name, seats=game.seats, options={"rounds": 1}, automatic=False, hints=True)
    return await here.house.desks.create("nobody", settings, position=state_text(game))


async def _played(here: Here, which: int, game: Game, seat: int, us: Ear, others: Ear, moves: list[str]) -> None:
    """Everybody sits down at one of the tables, and these moves are made."""
    await us.asks(which, "open", changes=True)
    await us.asks(which, "sit", seat=seat, name="Ann", nonce="a")
    for number in range(game.seats):
        if number != seat:
            await others.asks(which, "sit", seat=number, name=f"B{number}", nonce="b")
    if game.seats > 1:
        await others.asks(which, "open", changes=True)
    desk = here.house.desks.opened(us.tables[which])
    assert desk is not None
    desk.played.seating.host = next(iter(desk.streams.listeners)).person
    await us.asks(which, "start")
    for move in moves:
        asked, at = desk.played.actor, desk.played.at
        await (us if asked == seat else others).asks(which, "move", seat=asked, move=move, at=at)
        await us.is_told(which, desk.played.at)
