"""Connections that do not wait for ever: for the head of a request, for its body, or for somebody who does not read."""

from __future__ import annotations

import asyncio
import logging
from asyncio import TimerHandle
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from saboteur.server.people.buckets import Buckets
from saboteur.server.tables.refusals import Refused, ServerRefusal
from saboteur.server.web.guard import plain_address
from saboteur.server.web.outbox import WRITE

HEAD_PATIENCE: Final = 10.0
"""Seconds in which the head of a request has to come."""
BODY_PATIENCE: Final = 20.0
"""Seconds in which its body has to come."""
TAKING_PATIENCE: Final = 30.0
"""Seconds in which somebody has to take what waits for them."""
LONGEST_BODY: Final = 1 << 18
GOODBYE_PATIENCE: Final = 5.0
"""Seconds in which somebody has to take the last message."""
MOST_FRAMES: Final = (200.0, 20.0)
"""Pings, pongs nobody asked for and parts of messages that somebody may send: at once, and a second after that."""
ABORT: Final = "saboteur.abort"
"""In the scope of a WebSocket: cuts it off."""
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]


def _is_fault(record: logging.LogRecord) -> bool:
    """A WebSocket that was refused is no fault of the server, though the library takes it for one."""
    return record.msg != "ASGI callable returned without completing handshake."


logging.getLogger("uvicorn.error").addFilter(_is_fault)


def _plain(client: tuple[str, int] | None) -> tuple[str, int] | None:
    """Somebody who came by IPv4 to a socket for IPv6 too is called by their own address."""
    return None if client is None else (plain_address(client[0]), client[1])


class PatientProtocol(H11Protocol):
    """Hangs up on clients that connect and do not say what they want, or do not take the answer."""

    patience = HEAD_PATIENCE
    taking = TAKING_PATIENCE
    _waiting: TimerHandle | None = None
    _full: TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """The first head is awaited."""
        super().connection_made(transport)
        self.client = _plain(self.client)
        self._await_head()

    def data_received(self, data: bytes) -> None:
        """A head is awaited until it has come; a whole one begins a cycle."""
        super().data_received(data)
        if getattr(self.cycle, "response_complete", True):  # there is no cycle before the first request
            self._await_head()
        else:
            self._stop_waiting()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing is awaited any more."""
        self._stop_waiting()
        self._stop_taking()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Much waits to be taken."""
        super().pause_writing()
        if self._full is None:
            self._full = self.loop.call_later(self.taking, self.transport.abort)

    def resume_writing(self) -> None:
        """Most of it has been taken."""
        self._stop_taking()
        super().resume_writing()

    def on_response_complete(self) -> None:
        """A little may wait to be taken: a connection that is closed before does not stay for it."""
        super().on_response_complete()
        if self.transport.get_write_buffer_size():
            self.loop.call_later(self.taking, self._end)

    def handle_websocket_upgrade(self, event: Any) -> None:
        """A WebSocket has its own patience."""
        super().handle_websocket_upgrade(event)
        self._stop_waiting()

    def _await_head(self) -> None:
        if self._waiting is None and not self.transport.is_closing() and self.transport.get_protocol() is self:
            self._waiting = self.loop.call_later(self.patience, self.transport.close)

    def _end(self) -> None:
        if self.transport.is_closing():
            self.transport.abort()

    def _stop_taking(self) -> None:
        if self._full is not None:
            self._full.cancel()
            self._full = None

    def _stop_waiting(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None


class PatientSocket(WebSocketsSansIOProtocol):
    """A WebSocket that can be cut off: what waits for somebody who does not read is never sent, and is not kept.

    So is a client that sends one frame after the other that is no message: the library answers or keeps all of them.
    """

    _frames: Buckets | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Its client is called as a proxy would call it."""
        super().connection_made(transport)
        self.client = _plain(self.client)

    async def run_asgi(self) -> None:
        """The application may cut it off, and write frames that it has made."""
        self.scope[ABORT] = self.transport.abort  # type: ignore[typeddict-unknown-key]
        self.scope[WRITE] = self.write  # type: ignore[typeddict-unknown-key]
        await super().run_asgi()
        self.loop.call_later(self.close_timeout + GOODBYE_PATIENCE, self.transport.abort)

    def write(self, frames: bytes) -> bool:
        """Sends whole frames, unless what was sent before has not been taken, or the client has gone."""
        if not self.writable.is_set():
            return False
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(frames)
        return True

    def handle_ping(self) -> None:
        """It is answered, unless there are too many, or the last answers have not been taken."""
        if self._bears_another() and self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()

    def handle_pong(self, event: Frame) -> None:
        """It answers a ping of ours, or there are not too many."""
        if self.pending_ping_payload is not None or self._bears_another():
            super().handle_pong(event)
        else:
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        """A message has few parts; empty ones would make it no longer."""
        if self._bears_another():
            super().handle_cont(event)
        else:
            self.transport.abort()

    def _bears_another(self) -> bool:
        if self._frames is None:  # most people never send one
            self._frames = Buckets(*MOST_FRAMES)
        return self._frames.take("", self.loop.time())

    def keepalive_timeout(self) -> None:
        """A client that does not answer a ping may not read the goodbye either."""
        super().keepalive_timeout()
        self.loop.call_later(GOODBYE_PATIENCE, self.transport.abort)


class Body:
    """The body of one request as it comes in; `Refused` is raised if it is too long or too slow."""

    patience = BODY_PATIENCE

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._until = asyncio.get_running_loop().time() + self.patience
        self._size = 0
        self._whole = False
        self.broken = False
        """Whether the rest of it is not waited for: then the connection is of no use any more."""

    async def receive(self) -> MutableMapping[str, Any]:
        """The next part."""
        if self._whole:
            return await self._receive()
        try:
            async with asyncio.timeout_at(self._until):
                message = await self._receive()
        except TimeoutError:
            self.broken = True
            raise Refused(ServerRefusal.TOO_SLOW) from None
        if message["type"] == "http.request":
            self._size += len(message.get("body", b""))
            self._whole = not message.get("more_body", False)
            if self._size > LONGEST_BODY:
                self.broken = not self._whole
                raise Refused(ServerRefusal.TOO_LONG)
        return message
