"""What waits to be sent to one connection.

What a connection is sent in one turn of the loop is written at once: the answer to a move and what came of it, or the
news of several tables. The frames are made here, because every move goes to everybody at its table.
"""

from __future__ import annotations

import asyncio
from asyncio import AbstractEventLoop, Task
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
Write = Callable[[bytes], bool]
"""Sends frames at once if the other side reads; whether it did."""
WRITE: Final = "saboteur.write"
"""In the scope of a WebSocket: how frames are written."""
MOST_BYTES: Final = 1 << 20
"""That may wait for a connection that does not read; then it is dropped."""
MOST_AT_ONCE: Final = 1 << 16
"""Bytes for which the end of the turn is not waited for."""
LONGEST_WAIT: Final = 30.0
"""Seconds in which the other side has to take something."""
_SHORT: Final = 126
_LONG: Final = 1 << 16


def frame_head(size: int) -> bytes:
    """What stands before a text of this number of bytes, from a server (RFC 6455, 5.2).

    >>> [frame_head(size).hex() for size in (125, 126, 65_536)]
    ['817d', '817e007e', '817f0000000000010000']
    """
    if size < _SHORT:
        return b"\x81%c" % size
    return b"\x81\x7e" + size.to_bytes(2, "big") if size < _LONG else b"\x81\x7f" + size.to_bytes(8, "big")


class Post:
    """The connections that were sent something in this turn of the loop."""

    def __init__(self, loop: AbstractEventLoop) -> None:
        self._loop = loop
        self._outboxes: list[Outbox] = []

    def add(self, outbox: Outbox) -> None:
        """Something is to be sent there at the end of the turn."""
        if not self._outboxes:
            self._loop.call_soon(self.carry)
        self._outboxes.append(outbox)

    def carry(self) -> None:
        """Everything is sent."""
        outboxes, self._outboxes = self._outboxes, []
        for outbox in outboxes:
            outbox.flush()


class Outbox:
    """Sends at once while the other side reads; what it does not read waits here, up to a limit."""

    def __init__(self, send: Send, write: Write, post: Post, overrun: Callable[[], None]) -> None:
        """`overrun` is called when the other side does not read, but never while something is put here."""
        self._send = send
        self._write = write
        self._post = post
        self._overrun = overrun
        self._waiting: deque[bytes] = deque()
        self._size = 0
        self._task: Task[None] | None = None
        self.closed = False

    def put(self, text: bytes) -> None:
        """Sends a text, at the end of this turn or later."""
        if self.closed:
            return
        waiting = self._waiting
        waiting.append(text)
        self._size += len(text)
        if self._task is not None:
            if self._size > MOST_BYTES:
                self.close()
                asyncio.get_running_loop().call_soon(self._overrun)  # a table may be telling all its listeners now
        elif self._size > MOST_AT_ONCE:
            self.flush()
        elif len(waiting) == 1:
            self._post.add(self)

    def flush(self) -> None:
        """Sends what waits for the end of the turn."""
        waiting = self._waiting
        if not waiting or self.closed or self._task is not None:
            return
        parts: list[bytes] = []
        for text in waiting:
            parts += frame_head(len(text)), text
        if self._write(b"".join(parts)):
            waiting.clear()
            self._size = 0
        else:
            self._task = asyncio.get_running_loop().create_task(self._drain())

    def close(self) -> None:
        """Nothing more is sent; what the other side could have taken by now is."""
        self.flush()
        self.closed = True
        self._waiting.clear()
        if self._task is not None:
            self._task.cancel()

    async def _drain(self) -> None:
        """Sends one after the other, as the other side takes them."""
        try:
            while self._waiting and not self.closed:
                text = self._waiting.popleft()
                self._size -= len(text)
                async with asyncio.timeout(LONGEST_WAIT):
                    await self._send({"type": "websocket.send", "text": text.decode()})
        except TimeoutError:
            self._task = None
            self.close()
            self._overrun()
            return
        except Exception:  # noqa: BLE001  # whatever it is, nobody reads any more; the reading side notices too
            self.closed = True
        self._task = None
