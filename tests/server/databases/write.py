"""Writes `vN.sql`, a file of the present version as text: `python -m tests.server.databases.write`.

Once when a version is released, never again: later programs have to go on with what this one wrote.
"""

import asyncio
import random
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from saboteur.client.connection import Connection, connected
from saboteur.client.visitor import Visitor
from saboteur.server.store.schema import VERSIONS
from saboteur.server.wire.settings import Clock, Settings
from tests.server.running import served

FOLDER = Path(__file__).parent
COOKIE = "-- The cookie of the person in it: "
CLOCK = Clock(kind="bank", seconds=86_400, increment=60)
TABLES = (
    ("over", Settings(game="base", seats=3, options={"rounds": 1}, pace=0, bot="plain")),
    ("over", Settings(game="solo", options={"rounds": 1}, pace=0, bot="plain")),
    ("playing", Settings(game="base", seats=4, options={"rounds": 2}, pace=0, bot="plain", listed=True)),
    ("playing", Settings(game="saboteur2", seats=5, options={"rounds": 1}, pace=0, bot="plain", clock=CLOCK)),
    ("playing", Settings(game="duel", options={"rounds": 1}, pace=0, bot="random", talk="statements")),
    ("playing", Settings(game="solo", options={"rounds": 1}, pace=0, bot="plain")),
    ("lobby", Settings(game="base", seats=5, options={"rounds": 1}, pace=0, bot="plain", listed=True, language="uk")),
)
MOVES = 8
"""Of the person, at the tables at which is still played."""


async def played(wire: Connection, table: str, state: str, rng: random.Random) -> None:
    """A table that is as far as wished."""
    await wire.done(await wire.send("open", table=table))
    await wire.done(await wire.send("sit", table=table, name="Ann", nonce="fixture"))
    if state == "lobby":
        return
    await wire.send("start", table=table)
    for _ in range(1000 if state == "over" else MOVES):
        while True:
            message = await wire.next()
            if message["tell"] in ("view", "events") and message["table"] == table:
                if message["question"]["what"] == "over":
                    return
                if message["moves"]:
                    break
        move = rng.choice(message["moves"])["text"]
        await wire.send("move", table=table, seat=message["seat"], move=move, at=message["at"])
    await wire.done(await wire.send("say", table=table, seat=message["seat"], statement="need lamp"))
    await wire.done(await wire.send("close", table=table))


async def main() -> None:
    """Plays, and writes it down."""
    rng = random.Random("fixture")
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "tables.sqlite"
        async with served(database, limits=False) as here:
            ann = await asyncio.to_thread(Visitor.new, here.url, "Ann")
            for state, settings in TABLES:
                table = await asyncio.to_thread(ann.create, settings)
                async with connected(ann) as wire:
                    await played(wire, table, state, rng)
                    if settings.talk == "chat":
                        await wire.done(await wire.send("open", table=table))
                        await wire.done(await wire.send("talk", table=table, text="hello"))
        with closing(sqlite3.connect(database)) as connection:
            lines = [f"{COOKIE}{ann.cookie}", *connection.iterdump(), f"pragma user_version = {len(VERSIONS)};"]
    (FOLDER / f"v{len(VERSIONS)}.sql").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    asyncio.run(main())
