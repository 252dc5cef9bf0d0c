"""A WebSocket that costs little, so that many clients fit beside a server on one machine."""

from __future__ import annotations

import asyncio
from asyncio import Future
from collections.abc import Callable
from typing import Any, cast

import msgspec
from msgspec import Struct
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

from saboteur.client.visitor import Visitor
from saboteur.server.wire.requests import VERSION


class Choice(Struct):
    """A legal move; the rest of what is sent about it is read over."""

    text: str


class Question(Struct):
    """What the game waits for."""

    what: str


class Heard(Struct):
    """What a player who chooses any legal move needs of a message."""

    tell: str
    id: str = ""
    name: str = ""
    seat: int | None = None
    at: int | None = None
    question: Question | None = None
    moves: list[Choice] = []


class Unanswered(Exception):
    """The server refused something, or hung up."""


class Plug(asyncio.Protocol):
    """One connection of one person: requests with their answers, and all else that the server says."""

    def __init__(self, visitor: Visitor, hear: Callable[[Heard], None]) -> None:
        self._hear = hear
        self._wire = ClientProtocol(parse_uri(f"ws{visitor.url[4:]}/socket"), max_size=None)
        self._headers = visitor.headers
        self._transport: asyncio.Transport | None = None
        self._greeted: Future[None] = asyncio.get_running_loop().create_future()
        self._asked: dict[str, Future[None]] = {}
        self._sent = 0
        self.received = 0
        """Bytes that came in."""
        self._decoder = msgspec.json.Decoder(Heard)

    @classmethod
    async def connected(cls, visitor: Visitor, hear: Callable[[Heard], None]) -> Plug:
        """A connection that the server has greeted."""
        plug = cls(visitor, hear)
        host, _, port = visitor.url.partition("://")[2].partition(":")
        await asyncio.get_running_loop().create_connection(lambda: plug, host, int(port or 80))
        await plug._greeted
        return plug

    def send(self, do: str, **fields: Any) -> str:
        """Sends a request; its id."""
        self._sent += 1
        sent = str(self._sent)
        self._write(msgspec.json.encode({"do": do, "id": sent, **fields}))
        return sent

    async def ask(self, do: str, **fields: Any) -> None:
        """Sends a request and waits until it is done."""
        answer: Future[None] = asyncio.get_running_loop().create_future()
        self._asked[self.send(do, **fields)] = answer
        await answer

    def close(self) -> None:
        """Hangs up."""
        if self._transport is not None:
            self._transport.close()

    def cut(self) -> None:
        """The line breaks."""
        self._hear = lambda _: None
        if self._transport is not None:
            self._transport.abort()

    # -- what the loop calls ---------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The way is open: it is asked to become a WebSocket."""
        self._transport = cast(asyncio.Transport, transport)
        request = self._wire.connect()
        for name, value in self._headers.items():
            request.headers[name] = value
        self._wire.send_request(request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        """Bytes came in."""
        self.received += len(data)
        self._wire.receive_data(data)
        for event in self._wire.events_received():
            if isinstance(event, Response):
                self._write(b'{"do":"hello","version":%d}' % VERSION)
            elif isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self._message(self._decoder.decode(event.data))
        self._flush()  # answers to pings

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing more comes."""
        for waiting in (self._greeted, *self._asked.values()):
            if not waiting.done():
                waiting.set_exception(Unanswered("the server hung up"))

    # -- inside ----------------------------------------------------------------------------------------------------

    def _message(self, heard: Heard) -> None:
        if heard.tell == "hello":
            self._greeted.set_result(None)
        elif heard.tell in ("done", "refused"):
            answer = self._asked.pop(heard.id, None)
            if heard.tell == "refused":
                refusal = Unanswered(heard.name)
                if answer is None:
                    raise refusal
                answer.set_exception(refusal)
            elif answer is not None:
                answer.set_result(None)
        else:
            self._hear(heard)

    def _write(self, text: bytes) -> None:
        self._wire.send_text(text)
        self._flush()

    def _flush(self) -> None:
        data = b"".join(self._wire.data_to_send())
        if data and self._transport is not None and not self._transport.is_closing():
            self._transport.write(data)
