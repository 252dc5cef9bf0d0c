"""People at a server whose every word is kept: what they send, and what they are sent."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from saboteur.client.visitor import Visitor
from saboteur.server.wire.requests import VERSION
from saboteur.server.wire.settings import Settings


@dataclass
class Recorded:
    """A connection that remembers."""

    socket: ClientConnection
    name: str
    sent: list[dict[str, Any]] = field(default_factory=list)
    heard: list[dict[str, Any]] = field(default_factory=list)

    async def send(self, do: str, **fields: Any) -> None:
        """Sends a request under a new id."""
        request = {"do": do, **fields}
        if do != "hello":
            request.setdefault("id", f"{self.name}-{len(self.sent)}")
        self.sent.append(request)
        await self.socket.send(msgspec.json.encode(request).decode())

    async def next(self) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = msgspec.json.decode(await self.socket.recv())
        self.heard.append(message)
        return message

    async def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        """Sends a request, and reads until it is answered."""
        await self.send(do, **fields)
        sent = self.sent[-1]["id"]
        while True:
            message = await self.next()
            if message["tell"] in ("done", "refused", "answer") and message["id"] == sent:
                return message

    async def plays(self, table: str) -> None:
        """Makes any legal move whenever asked, and sometimes says or asks something, until the game is over."""
        rng = random.Random(self.name)
        while True:
            message = await self.next()
            if message["tell"] not in ("view", "events"):
                continue
            if message["question"]["what"] == "over":
                return
            asked_again = message["tell"] == "events" and not any("fact" in event for event in message["events"])
            if message["moves"] and not asked_again:
                at_table: dict[str, Any] = {"table": table, "seat": message["seat"]}
                chosen = rng.choice(message["moves"])
                if rng.random() < 0.1:
                    await self.send("why", move="lay base_ew 30,30", **at_table)
                if rng.random() < 0.1:
                    await self.send("say", statement={"says": "need", "tool": "lamp"}, **at_table)
                written = chosen["move"] if rng.random() < 0.5 else chosen["text"]
                await self.send("move", move=written, at=message["at"], **at_table)


@contextlib.asynccontextmanager
async def recorded(visitor: Visitor, name: str) -> AsyncIterator[Recorded]:
    """A connection of a visitor, greeted."""
    url = visitor.url.replace("http", "ws", 1) + "/socket"
    headers = {key: value for key, value in visitor.headers.items() if key != "origin"}
    origin: Any = visitor.headers.get("origin")
    async with connect(url, additional_headers=headers, origin=origin, max_size=None, compression=None) as socket:
        person = Recorded(socket, name)
        await person.send("hello", version=VERSION)
        await person.next()
        yield person


@contextlib.asynccontextmanager
async def seated(url: str, settings: Settings, names: list[str]) -> AsyncIterator[tuple[str, list[Recorded]]]:
    """A table at which these people sit, with their connections; nobody has started."""
    visitors = [await asyncio.to_thread(Visitor.new, url, name) for name in names]
    table = await asyncio.to_thread(visitors[0].create, settings)
    async with contextlib.AsyncExitStack() as stack:
        people = [await stack.enter_async_context(recorded(*pair)) for pair in zip(visitors, names, strict=True)]
        for person in people:
            assert (await person.ask("open", table=table))["tell"] == "done"
            assert (await person.ask("sit", table=table, name=person.name, nonce=f"n-{person.name}"))["tell"] == "done"
        yield table, people
