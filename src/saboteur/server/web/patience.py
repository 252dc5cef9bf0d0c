"""Connections that do not wait for ever: for the head of a request, for its body, or for somebody who does not read."""

from __future__ import annotations

import asyncio
from asyncio import TimerHandle
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from saboteur.server.tables.refusals import Refused, ServerRefusal
from saboteur.server.web.outbox import WRITE

HEAD_PATIENCE: Final = 10.0
"""Seconds in which the head of a request has to come."""
BODY_PATIENCE: Final = 20.0
"""Seconds in which its body has to come."""
LONGEST_BODY: Final = 1 << 18
GOODBYE_PATIENCE: Final = 5.0
"""Seconds in which somebody has to take the last message."""
ABORT: Final = "saboteur.abort"
"""In the scope of a WebSocket: cuts it off."""
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]


class PatientProtocol(H11Protocol):
    """Hangs up on whoever connects and does not say what they want."""

    patience = HEAD_PATIENCE
    _waiting: TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """The first head is awaited."""
        super().connection_made(transport)
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
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: Any) -> None:
        """A WebSocket has its own patience."""
        super().handle_websocket_upgrade(event)
        self._stop_waiting()

    def _await_head(self) -> None:
        if self._waiting is None and not self.transport.is_closing() and self.transport.get_protocol() is self:
            self._waiting = self.loop.call_later(self.patience, self.transport.close)

    def _stop_waiting(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None


class PatientSocket(WebSocketsSansIOProtocol):
    """A WebSocket that can be cut off: what waits for somebody who does not read is never sent, and is not kept."""

    async def run_asgi(self) -> None:
        """The application may cut it off, and write frames that it has made."""
        self.scope[ABORT] = self.transport.abort  # type: ignore[typeddict-unknown-key]
        self.scope[WRITE] = self.write  # type: ignore[typeddict-unknown-key]
        await super().run_asgi()

    def write(self, frames: bytes) -> bool:
        """Sends whole frames, unless what was sent before has not been taken; to whoever has gone, nothing is sent."""
        if not self.writable.is_set():
            return False
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(frames)
        return True

    def keepalive_timeout(self) -> None:
        """Whoever does not answer a ping may not read the goodbye either."""
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
