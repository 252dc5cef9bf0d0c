"""A line to one table of a server that comes back when it is lost, for programs without an event loop."""

from __future__ import annotations

import secrets
import time
from collections import deque
from collections.abc import Callable
from contextlib import ExitStack
from types import TracebackType
from typing import Any, Final, Literal, Self

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from saboteur.client.visitor import Visitor
from saboteur.server.wire.requests import VERSION

ANSWERS: Final = ("done", "refused", "answer")
FIRST_WAIT: Final = 0.25
LONGEST_WAIT: Final = 5.0
"""Seconds between two attempts to come back."""
Change = Literal["lost", "back"]


class HungUp(Exception):
    """The server does not want this program any more, or did not come back."""


class Line:
    """Requests out, messages in. What was sent and not answered is sent again under the same id, and counts once."""

    def __init__(
        self,
        visitor: Visitor,
        table: str,
        *,
        changed: Callable[[Change], None] = lambda _: None,
        patience: float = 600.0,
    ) -> None:
        """`changed` is told when the line is lost and when it is back; after this number of seconds it is given up."""
        self.visitor = visitor
        self.table = table
        self._changed = changed
        self._patience = patience
        self._stack = ExitStack()
        self._socket: ClientConnection | None = None
        self._mark = secrets.token_hex(4)
        self._sent = 0
        self._unanswered: dict[str, bytes] = {}
        self._kept: deque[dict[str, Any]] = deque()
        self._at: dict[Any, int] = {}
        """The number of the last event that was told, seat by seat, and to a watcher: each is told in its turn."""
        self.person = ""
        """Who the visitor is to the server."""

    def open(self) -> None:
        """Listens to the table; raises `HungUp` if the server does not let this program in."""
        try:
            self._connect()
        except (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage) as fault:
            raise HungUp(str(fault)) from None

    def send(self, do: str, **fields: Any) -> str:
        """Sends a request at the table; its id."""
        self._sent += 1
        sent = f"{self._mark}-{self._sent}"
        text = msgspec.json.encode({"do": do, "id": sent, "table": self.table, **fields})
        self._unanswered[sent] = text
        self._write(text)
        return sent

    def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        """Sends a request, and waits for its answer; what else is told meanwhile comes next.

        If the server has had too much of this program it waits, and asks again.
        """
        wait = FIRST_WAIT
        while True:
            answer = self._answer(self.send(do, **fields))
            if answer.get("name") != "too_much" or wait > LONGEST_WAIT:
                return answer
            time.sleep(wait)
            wait *= 2

    def next(self, timeout: float | None = None) -> dict[str, Any] | None:
        """The next thing the server says; `None` if it says nothing for this number of seconds."""
        if self._kept:
            return self._kept.popleft()
        return self._next(timeout)

    def close(self) -> None:
        """Hangs up."""
        self._stack.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    # -- inside ----------------------------------------------------------------------------------------------------

    def _answer(self, sent: str) -> dict[str, Any]:
        while True:
            message = self._next(None)
            assert message is not None
            if message["tell"] in ANSWERS and message["id"] == sent:
                return message
            self._kept.append(message)

    def _next(self, timeout: float | None) -> dict[str, Any] | None:
        while True:
            assert self._socket is not None, "the line is open"
            try:
                message = self._read(self._socket.recv(timeout))
            except TimeoutError:
                return None
            except ConnectionClosed as fault:
                self._come_back(fault)
                continue
            if message["tell"] in ANSWERS:
                self._unanswered.pop(message["id"], None)
            if self._opens_later(message):
                time.sleep(FIRST_WAIT)
                self._write(self._opening())
                continue
            return message

    def _opens_later(self, message: dict[str, Any]) -> bool:
        """Whether it says that the table cannot be opened now: too much was sent before, or the store is away."""
        if message["tell"] != "refused" or message["id"] != self._opening_id:
            return False
        return message["name"] == "too_much" or (message["name"] == "not_kept" and bool(self._at))

    def _connect(self) -> None:
        self._stack.close()
        headers = {name: value for name, value in self.visitor.headers.items() if name != "origin"}
        origin: Any = self.visitor.headers.get("origin")
        url = f"ws{self.visitor.url[4:]}/socket"
        socket = self._stack.enter_context(
            connect(
                url, additional_headers=headers, origin=origin, max_size=None, max_queue=None, compression=None,
                close_timeout=1, proxy=None,
            )
        )  # fmt: skip
        socket.send(f'{{"do":"hello","version":{VERSION}}}')
        greeting = self._read(socket.recv(LONGEST_WAIT))
        if greeting["tell"] != "hello":
            raise HungUp("the server speaks another version of the wire: use the same version of saboteur")
        self.person = greeting["person"]["id"]
        self._socket = socket
        for text in (self._opening(), *self._unanswered.values()):
            socket.send(text.decode())

    @property
    def _opening_id(self) -> str:
        return f"{self._mark}-open"

    def _opening(self) -> bytes:
        """The request with which a table is opened, or opened again where it was left."""
        since = {"since": min(self._at.values())} if self._at else {}
        return msgspec.json.encode({"do": "open", "id": self._opening_id, "table": self.table, **since})

    def _come_back(self, fault: ConnectionClosed) -> None:
        if fault.rcvd is not None and 4001 <= fault.rcvd.code <= 4004 and fault.rcvd.code != 4003:
            raise HungUp(fault.rcvd.reason or f"the server has closed the connection ({fault.rcvd.code})")
        self._changed("lost")
        until, wait = time.monotonic() + self._patience, FIRST_WAIT
        while True:
            time.sleep(wait)
            try:
                self._connect()
                break
            except InvalidStatus as status:
                if status.response.status_code in (401, 403) and time.monotonic() > until:
                    raise HungUp("the server does not know this visitor any more") from None
            except (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage):
                pass
            if time.monotonic() > until:
                raise HungUp("the server did not come back")
            wait = min(2 * wait, LONGEST_WAIT)
        self._changed("back")

    def _write(self, text: bytes) -> None:
        assert self._socket is not None, "the line is open"
        try:
            self._socket.send(text.decode())
        except ConnectionClosed:
            return  # sent again when the line is back

    def _read(self, text: str | bytes) -> dict[str, Any]:
        message: dict[str, Any] = msgspec.json.decode(text)
        if message["tell"] in ("view", "events") and message["table"] == self.table:
            if message["seat"] is not None:  # who has a seat is not told what watchers are told
                self._at.pop(None, None)
            self._at[message["seat"]] = message["at"]
        return message
