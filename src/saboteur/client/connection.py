"""A WebSocket to a server, for programs with an event loop."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from saboteur.client.visitor import Visitor
from saboteur.server.wire.requests import VERSION


class Connection:
    """Requests out, messages in."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._sent = 0
        self._mark = secrets.token_hex(4)  # ids are a person's: another connection of theirs must not use the same

    async def send(self, do: str, **fields: Any) -> str:
        """Sends a request under a new id; the id."""
        self._sent += 1
        sent = str(fields.pop("id", f"{self._mark}-{self._sent}"))
        await self.send_again(do, sent, **fields)
        return sent

    async def send_again(self, do: str, sent: str, **fields: Any) -> None:
        """Sends a request under this id."""
        await self._socket.send(msgspec.json.encode({"do": do, "id": sent, **fields}).decode())

    async def messages(self) -> AsyncIterator[dict[str, Any]]:
        """What the server says, until it hangs up."""
        async for text in self._socket:
            yield msgspec.json.decode(text)

    async def next(self) -> dict[str, Any]:
        """The next thing that the server says."""
        found: dict[str, Any] = msgspec.json.decode(await self._socket.recv())
        return found

    async def until(self, tell: str, **fields: Any) -> dict[str, Any]:
        """The next message of a kind with these fields; what comes before it is read over."""
        while True:
            message = await self.next()
            if message["tell"] == tell and all(message.get(name) == value for name, value in fields.items()):
                return message

    async def done(self, sent: str) -> dict[str, Any]:
        """Waits until a request is done or refused."""
        while True:
            message = await self.next()
            if message["tell"] in ("done", "refused", "answer") and message["id"] == sent:
                return message

    async def close(self) -> None:
        """Hangs up."""
        await self._socket.close()


@asynccontextmanager
async def connected(visitor: Visitor) -> AsyncIterator[Connection]:
    """A connection of a visitor, greeted."""
    url = visitor.url.replace("http", "ws", 1) + "/socket"
    headers = {name: value for name, value in visitor.headers.items() if name != "origin"}
    origin: Any = visitor.headers.get("origin")
    async with connect(url, additional_headers=headers, origin=origin, max_size=None, compression=None) as socket:
        connection = Connection(socket)
        await socket.send(f'{{"do":"hello","version":{VERSION}}}')
        await connection.until("hello")
        yield connection
