"""Those who keep a server waiting, or send what cannot be read."""

import asyncio
import contextlib
import json
import socket
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from saboteur.client.visitor import Visitor
from saboteur.server.web import outbox, patience
from saboteur.server.web.outbox import MOST_AT_ONCE, MOST_BYTES, Outbox, Post
from saboteur.server.web.patience import Body, PatientProtocol
from saboteur.server.wire.requests import LONGEST_REQUEST
from saboteur.server.wire.settings import Settings
from tests.server.guests import guests
from tests.server.running import Here, run, served

HELLO = '{"do":"hello","version":1}'


@contextlib.asynccontextmanager
async def raw(here: Here) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A connection without manners."""
    host, port = here.url.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        yield reader, writer
    finally:
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()


def test_a_head_that_does_not_come_is_not_awaited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PatientProtocol, "patience", 0.3)

    async def main() -> None:
        async with served(tmp_path / "db") as here, raw(here) as (silent, _), raw(here) as (reader, writer):
            begun = asyncio.get_running_loop().time()
            writer.write(b"GET /health HTTP/1.1\r\nhost: localhost\r\n")
            while not reader.at_eof() and asyncio.get_running_loop().time() - begun < 5:
                await asyncio.sleep(0.05)
                writer.write(b"x: y\r\n")
            assert await silent.read() == b""
            assert asyncio.get_running_loop().time() - begun < 2
            async with raw(here) as (reader, writer):  # the second request of a connection
                writer.write(b"GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n")
                assert b"200" in await reader.readuntil(b"ok\n")
                writer.write(b"GET /hea")
                assert await reader.read() == b""

    run(main())


def test_a_body_that_does_not_come_is_not_awaited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Body, "patience", 0.3)

    async def main() -> None:
        async with served(tmp_path / "db") as here, raw(here) as (reader, writer):
            writer.write(b"POST /api/me HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{")
            for _ in range(9):
                writer.write(b" ")
                await asyncio.sleep(0.03)
            answer = await reader.read()
            assert answer.startswith(b"HTTP/1.1 408 ")
            assert b"connection: close" in answer
            assert b'"too_slow"' in answer

    run(main())


def test_a_body_without_an_end_is_not_read(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "db") as here, raw(here) as (reader, writer):
            writer.write(b"POST /api/me HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n")
            with contextlib.suppress(ConnectionError):
                for _ in range(100):
                    writer.write(b"2000\r\n" + b" " * 0x2000 + b"\r\n")
                    await writer.drain()
            answer = b""
            with contextlib.suppress(ConnectionError):
                answer = await reader.read()
            assert answer.startswith(b"HTTP/1.1 413 ") or not answer  # cut off before it was read

    run(main())


async def ended(socket: ClientConnection) -> int:
    """The code with which the server ends a connection."""
    try:
        while True:
            await socket.recv()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 0


FRAMES: list[tuple[str | bytes | list[bytes], int]] = [
    (b"\x00binary", 1003),
    ("x" * (LONGEST_REQUEST + 1), 1009),
    ([b"\xc3"], 1007),  # the first half of a letter
]
FIRST: list[tuple[str | bytes, int]] = [
    ('{"do":"hello","version":7}', 4001),
    ('{"do":"mute","id":"1","person":"x"}', 4002),
    (b"\xff\xfe", 1003),
]
BOMBS = (
    "[" * 60_000,
    '{"a":' * 12_000,
    '{"do":"mute","id":"1","person":"\\ud800"}',
    '{"do":"open","id":"1","table":"x","since":1' + "0" * 6000 + "}",
    '{"do":"open","id":"1","table":"x","since":1e999}',
    "",
    "NaN",
)


def test_frames_that_are_no_text_or_too_big_end_the_connection(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "db") as here:
            ann = await asyncio.to_thread(Visitor.new, here.url, "Ann")
            url = here.url.replace("http", "ws") + "/socket"
            for frame, code in FRAMES:
                async with connect(url, additional_headers=ann.headers, compression=None) as socket:
                    await socket.send(HELLO)
                    with contextlib.suppress(ConnectionClosed):
                        await socket.send(frame, text=True if isinstance(frame, list) else None)
                    assert await ended(socket) == code
            for first, code in FIRST:
                async with connect(url, additional_headers=ann.headers, compression=None) as socket:
                    await socket.send(first)
                    assert await ended(socket) == code
            async with connect(url, additional_headers=ann.headers, compression=None) as socket:
                await socket.send(HELLO)
                await socket.recv()
                for bomb in BOMBS:
                    await socket.send(bomb)
                    assert json.loads(await socket.recv())["name"] == "invalid_request"
                for _ in range(60):
                    await socket.send("{")
                assert await ended(socket) == 1003

    run(main())


def test_who_does_not_read_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox, "LONGEST_WAIT", 0.3)
    monkeypatch.setattr(patience, "GOODBYE_PATIENCE", 0.3)

    async def main() -> None:
        async with served(tmp_path / "db") as here, raw(here) as (reader, writer):
            ann = await asyncio.to_thread(Visitor.new, here.url, "Ann")
            await greeted(ann, reader, writer)
            (connection,) = here.house.connections
            for _ in range(100):  # 10 MB, of which the system takes some
                connection.send(b"x" * 100_000)
            while here.house.connections:
                await asyncio.sleep(0.01)

    run(main())


def test_the_others_are_told_everything_when_somebody_does_not_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with (
            served(tmp_path / "db") as here,
            guests(here.url, "Wat") as (wat,),
            guests(here.url, "Ann", "Bob") as (ann, bob),
        ):
            table = await asyncio.to_thread(ann.visitor.create, Settings(game="duel", pace=0, options={"rounds": 1}))
            assert (await wat.ask("open", table=table))["tell"] == "done"
            for seat, each in enumerate((ann, bob)):
                assert (await each.ask("open", table=table))["tell"] == "done"
                await each.ask("sit", table=table, seat=seat, name=f"P{seat}", nonce="x")
            await ann.connection.send("start", table=table)
            views = [await each.told("view") for each in (ann, bob)]
            seat = 0 if views[0]["moves"] else 1
            (slow,) = (each for each in here.house.connections if each.person == wat.id)
            slow._outbox._task = asyncio.current_task()  # as if what was sent before were still under way
            monkeypatch.setattr(outbox, "MOST_BYTES", 0)
            monkeypatch.setattr(slow._outbox, "close", lambda: setattr(slow._outbox, "closed", True))
            move = views[seat]["moves"][0]["text"]
            moved = await (ann, bob)[seat].ask("move", table=table, seat=seat, move=move, at=views[seat]["at"])
            assert moved["tell"] == "done"
            for each in (ann, bob):
                assert (await each.told("events"))["at"] > views[seat]["at"]
                assert (await each.told("table"))["watchers"] == 0
            desk = here.house.desks.opened(table)
            assert desk is not None
            assert not desk.closed

    run(main())


def test_who_does_not_take_an_answer_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PatientProtocol, "taking", 0.5)
    monkeypatch.setattr(PatientProtocol, "patience", 0.3)

    async def main() -> None:
        async with served(tmp_path / "db") as here:
            host, port = here.url.removeprefix("http://").split(":")
            loop = asyncio.get_running_loop()
            with socket.socket() as silent:
                silent.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                silent.setblocking(False)
                await loop.sock_connect(silent, (host, int(port)))
                request = b"GET /api/help/uk HTTP/1.1\r\nhost: localhost\r\n\r\n"
                await loop.sock_sendall(silent, request * 50)  # 15 MB of answers, of which the system takes some
                await asyncio.sleep(2.5)
                taken = 0
                with contextlib.suppress(ConnectionError):
                    while part := await asyncio.wait_for(loop.sock_recv(silent, 1 << 20), 5):
                        taken += len(part)
                assert taken < 8_000_000

    run(main())


async def greeted(person: Visitor, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Somebody has a WebSocket, and the server has said hello."""
    writer.write(
        b"GET /socket HTTP/1.1\r\nhost: localhost\r\norigin: http://localhost\r\nupgrade: websocket\r\n"
        b"connection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: c2Fib3RldXJzYWJvdGV1cg==\r\n"
        b"cookie: " + person.cookie.encode() + b"\r\n\r\n"
    )
    await reader.readuntil(b"\r\n\r\n")
    writer.write(frame(HELLO.encode()))
    await reader.readuntil(b'"time":')


def frame(text: bytes, first: int = 0x81) -> bytes:
    """A masked frame, of text unless another first byte says otherwise."""
    return bytes([first, 0x80 | len(text), 0, 0, 0, 0]) + text


MANY = {
    "pings": frame(b"x" * 100, 0x89),
    "pongs": frame(b"", 0x8A),
    "parts": frame(b"", 0x00),
    "greetings": frame(HELLO.encode()),
    "what cannot be read, now and then a request": frame(b"{") * 40 + frame(b'{"do":"ping","id":"1"}'),
}
"""What somebody may send again and again, for nothing."""


@pytest.mark.parametrize("many", MANY)
def test_who_sends_without_end_is_cut_off(many: str, tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "db") as here, raw(here) as (reader, writer):
            await greeted(await asyncio.to_thread(Visitor.new, here.url, "Ann"), reader, writer)
            if many == "parts":
                writer.write(frame(b"", 0x01))
            reading = asyncio.create_task(reader.read())
            with contextlib.suppress(ConnectionError):
                for _ in range(20):
                    writer.write(MANY[many] * 50)
                    await writer.drain()
                    await asyncio.sleep(0.02)
            async with asyncio.timeout(5):
                while here.house.connections:
                    await asyncio.sleep(0.01)
            reading.cancel()

    run(main())


def test_who_sends_a_ping_now_and_then_is_answered(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "db") as here, raw(here) as (reader, writer):
            await greeted(await asyncio.to_thread(Visitor.new, here.url, "Ann"), reader, writer)
            writer.write(frame(b"?", 0x89) * 100)
            await asyncio.wait_for(reader.readuntil(b"\x8a\x01?" * 100), 5)

    run(main())


def test_what_waits_is_bounded() -> None:
    async def main() -> None:
        stuck: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        overrun: list[bool] = []

        async def send(message: Any) -> None:
            await stuck

        box = Outbox(send, lambda _: False, Post(asyncio.get_running_loop()), lambda: overrun.append(True))
        for number in range(MOST_BYTES // 1000 + 1):
            assert not overrun, number
            box.put(b"x" * 1000)
        assert box.closed
        assert not overrun, "not before the turn is over"
        await asyncio.sleep(0)
        assert overrun == [True]
        box.put(b"more")
        assert not box._waiting

    run(main())


def test_what_is_sent_in_one_turn_is_written_once_and_in_order() -> None:
    async def main() -> None:
        written: list[bytes] = []
        sent: list[str] = []
        reads = True

        def write(frames: bytes) -> bool:
            if reads:
                written.append(frames)
            return reads

        async def send(message: Any) -> None:
            sent.append(message["text"])

        box = Outbox(send, write, Post(asyncio.get_running_loop()), lambda: None)
        for text in (b"one", b"two"):
            box.put(text)
        assert not written
        await asyncio.sleep(0)
        assert written == [b"\x81\x03one\x81\x03two"]
        box.put(b"x" * (MOST_AT_ONCE + 1))
        assert len(written) == 2, "what is long is not kept"
        reads = False
        box.put(b"three")
        await asyncio.sleep(0)
        reads = True
        box.put(b"four")
        while len(sent) < 2:
            await asyncio.sleep(0)
        assert (sent, len(written)) == (["three", "four"], 2), "nothing overtakes what waits"
        await asyncio.sleep(0)
        box.put(b"five")
        box.close()
        assert written[2:] == [b"\x81\x04five"], "what was said last is said before the end"

    run(main())
