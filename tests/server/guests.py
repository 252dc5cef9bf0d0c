"""People at a server, for tests: each remembers what they were told."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

from saboteur.client.connection import Connection, connected
from saboteur.client.visitor import Visitor
from saboteur.server.wire.settings import Settings


class Clock:
    """A clock that can be put forward."""

    def __init__(self) -> None:
        self.time = 1_800_000_000_000

    def __call__(self) -> int:
        return self.time


class Guest:
    """Somebody with a connection."""

    def __init__(self, visitor: Visitor, connection: Connection) -> None:
        self.visitor = visitor
        self.connection = connection
        self.heard: list[dict[str, Any]] = []
        self.id = ""

    async def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        """Sends a request, and waits until it is done or refused."""
        sent = await self.connection.send(do, **fields)
        return await self.answer(sent)

    async def answer(self, sent: str) -> dict[str, Any]:
        """Waits for the answer to a request."""
        return await self.until(lambda message: message.get("id") == sent)

    async def until(self, wanted: Any) -> dict[str, Any]:
        """Waits for a message for which this holds."""
        while True:
            message = await self.connection.next()
            self.heard.append(message)
            if wanted(message):
                return message

    async def told(self, tell: str, **fields: Any) -> dict[str, Any]:
        """Waits for a message of a kind with these fields."""
        return await self.until(
            lambda message: message["tell"] == tell and all(message.get(name) == fields[name] for name in fields)
        )

    async def quiet(self) -> list[dict[str, Any]]:
        """Everything that was told until now: a question that nobody else hears comes last."""
        before = len(self.heard)
        await self.ask("mute", person="nobody", quiet=False)
        return self.heard[before:-1]

    async def get(self, path: str, method: str = "GET", body: object = None) -> Any:
        """Over HTTP."""
        return await asyncio.to_thread(self.visitor.ask, method, path, body)


@contextlib.asynccontextmanager
async def guests(url: str, *names: str) -> AsyncIterator[list[Guest]]:
    """People with these names."""
    async with contextlib.AsyncExitStack() as stack:
        found = []
        for name in names:
            visitor = await asyncio.to_thread(Visitor.new, url, name)
            found.append(await stack.enter_async_context(guest(visitor)))
        yield found


@contextlib.asynccontextmanager
async def guest(visitor: Visitor) -> AsyncIterator[Guest]:
    """Another connection of somebody."""
    async with connected(visitor) as connection:
        found = Guest(visitor, connection)
        found.id = (await asyncio.to_thread(visitor.ask, "GET", "/api/me"))["id"]
        yield found


async def table_of(host: Guest, *others: Guest, **settings: Any) -> str:
    """A table that all of them have opened and where all of them sit, in this order."""
    table = await asyncio.to_thread(
        host.visitor.create, Settings(**{"pace": 0, "bot": "plain", "options": {"rounds": 1}, **settings})
    )
    for number, each in enumerate((host, *others)):
        assert (await each.ask("open", table=table))["tell"] == "done"
        sat = await each.ask("sit", table=table, seat=number, name=f"P{number}", nonce=f"n{number}")
        assert sat["tell"] == "done", sat
    return table
