"""What waits to be sent to one connection."""

from __future__ import annotations

import asyncio
import types
from asyncio import AbstractEventLoop, Task
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Generator, MutableMapping
from typing import Any, Final

Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
MOST_BYTES: Final = 1 << 20
"""That may wait for a connection that does not read; then it is dropped."""


LONGEST_WAIT: Final = 30.0
"""Seconds in which the other side has to take something."""


class Outbox:
    """Sends at once while the other side reads; what it does not read waits here, up to a limit.

    Most sends are done in the very call: no task is made for them.
    """

    def __init__(self, send: Send, loop: AbstractEventLoop, overrun: Callable[[], None]) -> None:
        self._send = send
        self._loop = loop
        self._overrun = overrun
        self._waiting: deque[str] = deque()
        self._size = 0
        self._task: Task[None] | None = None
        self.closed = False

    def put(self, text: str) -> None:
        """Sends a text, now or later."""
        if self.closed:
            return
        if self._task is not None:
            self._size += len(text)
            self._waiting.append(text)
            if self._size > MOST_BYTES:
                self.close()
                self._overrun()
            return
        sending = self._sending(text)
        try:
            waits_for = sending.send(None)
        except StopIteration:
            return
        self._task = self._loop.create_task(self._rest(sending, waits_for))

    def close(self) -> None:
        """Nothing more is sent."""
        self.closed = True
        self._waiting.clear()
        if self._task is not None:
            self._task.cancel()

    async def _sending(self, text: str) -> None:
        try:
            await self._send({"type": "websocket.send", "text": text})
        except Exception:  # noqa: BLE001  # whatever it is, nobody reads any more; the reading side notices too
            self.closed = True

    async def _rest(self, sending: Coroutine[Any, None, None], waits_for: Any) -> None:
        """Goes on with a send that had to wait, and then with all that waits behind it."""
        try:
            async with asyncio.timeout(LONGEST_WAIT):
                await _resumed(sending, waits_for)
            while self._waiting and not self.closed:
                text = self._waiting.popleft()
                self._size -= len(text)
                async with asyncio.timeout(LONGEST_WAIT):
                    await self._sending(text)
        except TimeoutError:
            self._task = None
            self.close()
            self._overrun()
            return
        self._task = None


@types.coroutine
def _resumed(coroutine: Coroutine[Any, None, None], waits_for: Any) -> Generator[Any, Any, None]:
    """A coroutine that was run up to where it waits for something goes on as part of the task that awaits this."""
    while True:
        try:
            value = yield waits_for
        except BaseException as error:  # noqa: BLE001  # that the task was cancelled too
            try:
                waits_for = coroutine.throw(error)
            except StopIteration:
                return
        else:
            try:
                waits_for = coroutine.send(value)
            except StopIteration:
                return
