"""A conversation with a server, as docs/wire.transcript.txt has it: `ann > request`, then `ann < what she is told`.

The server of the transcript has ids, seeds and a clock that are always the same, so that all of it can be compared.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any
from unittest import mock

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from saboteur.server.people import identity
from saboteur.server.tables import codes, desks
from tests.server.documents import DOCS
from tests.server.guests import Clock
from tests.server.running import Here, served

FILE = DOCS / "wire.transcript.txt"
SILENCE = 0.4
"""Seconds after which nothing more is said; only whoever writes the transcript waits for it."""
PATIENCE = 10.0
THINKING = '"do": "hint"'
"""What is answered by another process, which has to be started."""


HOST = "host"
"""Who is no client: what they do is told."""


class Secrets:
    """Ids, tokens and seeds that are no secrets."""

    def __init__(self) -> None:
        self._given: Counter[str] = Counter()

    def token_urlsafe(self, size: int) -> str:
        """The id of a person or a table, or a token."""
        kind = {9: "person", 12: "table"}.get(size, "secret")
        self._given[kind] += 1
        return f"{kind}-{self._given[kind]}"

    def choice(self, letters: str) -> str:
        """A letter of a code."""
        return letters[0]

    def token_hex(self, size: int) -> str:
        """A seed."""
        self._given["seed"] += 1
        return f"{self._given['seed']:0{2 * size}x}"


class Speaker:
    """One of those who talk with the server, over HTTP and over a WebSocket."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._http = httpx.AsyncClient(base_url=url, headers={"origin": url})
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None
        self._heard: asyncio.Queue[str] = asyncio.Queue()

    async def say(self, line: str) -> None:
        """Sends what a line says: a request of HTTP, a message, `connect` or `hang up`."""
        method, _, rest = line.partition(" ")
        if line == "connect":
            await self._connect()
        elif line == "hang up":
            await self.end()
        elif line.startswith("{"):
            assert self._socket is not None
            await self._socket.send(line)
        else:
            path, _, body = rest.partition(" ")
            answer = await self._http.request(method, path, content=body.encode() or None)
            self._heard.put_nowait(f"{answer.status_code} {_written(answer)}".rstrip())

    async def hear(self, wait: float) -> str | None:
        """What is said next, unless nothing is."""
        try:
            return await asyncio.wait_for(self._heard.get(), wait)
        except TimeoutError:
            return None

    async def end(self) -> None:
        """Hangs up."""
        if self._reading is not None and self._socket is not None:
            self._reading.cancel()
            await self._socket.close()
        self._socket = self._reading = None

    async def leave(self) -> None:
        """Hangs up for good."""
        await self.end()
        await self._http.aclose()

    async def _connect(self) -> None:
        cookies = "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())
        url = self._url.replace("http", "ws", 1) + "/socket"
        origin: Any = self._url
        self._socket = await connect(url, additional_headers={"cookie": cookies}, origin=origin, compression=None)
        self._reading = asyncio.ensure_future(self._read(self._socket))

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                self._heard.put_nowait(str(text))
        except ConnectionClosed:
            pass
        self._heard.put_nowait(f"closed {socket.close_code}")


def _written(answer: httpx.Response) -> str:
    if answer.headers.get("content-type") == "application/json":
        return answer.text
    return json.dumps(answer.text, ensure_ascii=False) if answer.text else ""


async def replayed(text: str, database: Path, *, anew: bool = False) -> str:
    """The same requests and comments with what is said today; `anew` if nobody knows yet how much that is."""
    found: list[str] = []
    async with conversation(database) as speakers:
        for line, expected in exchanges(text):
            found.append(line)
            if line.startswith("#") or not line:
                continue
            name, _, said = line.partition(" > ")
            if name == HOST:
                await speakers.announce(said)
            else:
                await speakers(name).say(said)
            for other in speakers.names:
                heard = speakers(other)
                count = 0
                awaited = other == name and THINKING in said
                while anew or count < expected[other]:
                    message = await heard.hear(SILENCE if anew and (count or not awaited) else PATIENCE)
                    if message is None:
                        break
                    found.append(f"{other} < {message}")
                    count += 1
        for other in speakers.names:
            rest = await speakers(other).hear(0.05)
            assert rest is None, f"{other} < {rest}"
    return "".join(f"{line}\n" for line in found)


def exchanges(text: str) -> Iterator[tuple[str, Counter[str]]]:
    """Every comment and request, with how many messages each speaker is sent then."""
    lines = text.splitlines()
    for index, line in enumerate(lines):
        if " < " in line.partition("{")[0]:
            continue
        heard: Counter[str] = Counter()
        for after in lines[index + 1 :]:
            name, told, _ = after.partition(" < ")
            if not told or " " in name:
                break
            heard[name] += 1
        yield line, heard


class Speakers:
    """All who take part, by their names."""

    def __init__(self, here: Here) -> None:
        self._house = here.house
        self._url = here.url
        self._found: dict[str, Speaker] = {}

    @property
    def names(self) -> list[str]:
        """In the order in which they first spoke."""
        return [*self._found]

    async def announce(self, line: str) -> None:
        """The host of the server says something, by `saboteur admin announce`."""
        await self._house.store.announce(line.removeprefix("announce "), self._house.now())
        await self._house.obey()

    def __call__(self, name: str) -> Speaker:
        if name not in self._found:
            self._found[name] = Speaker(self._url)
        return self._found[name]


@contextlib.contextmanager
def always_the_same() -> Iterator[None]:
    """The ids and seeds of a server."""
    fixed = Secrets()
    with contextlib.ExitStack() as stack:
        for module in (codes, desks, identity):
            stack.enter_context(mock.patch.object(module, "secrets", fixed))
        yield


@contextlib.asynccontextmanager
async def conversation(database: Path) -> AsyncIterator[Speakers]:
    """A server whose ids, seeds and clock are always the same."""
    with always_the_same():
        async with served(database, Clock()) as here:
            speakers = Speakers(here)
            try:
                yield speakers
            finally:
                for name in speakers.names:
                    await speakers(name).leave()
