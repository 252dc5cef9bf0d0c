"""The process: ready soon, a sentence for whatever is in its way, and an end at which nothing is lost."""

import asyncio
import resource
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from saboteur.cli.commands.serve import welcome
from saboteur.client.connection import connected
from saboteur.client.visitor import Visitor
from saboteur.server.holding import AlreadyRunning, held
from saboteur.server.wire.settings import Settings
from tests.server.running import Process, run, started
from tests.server.test_stored_first import A_WHILE, two

READY = 3.0
"""Seconds in which a server is ready, on a machine that has nothing else to do."""
A_LONG_WHILE = 20.0
ENDS = {1001, 1012}
"""With which a connection ends when the server is stopped: going away, or being restarted."""


def serve(*words: str) -> tuple[int, str, str]:
    """Runs a server that ends by itself."""
    command = [sys.executable, "-m", "saboteur", "serve", *words]
    done = subprocess.run(command, capture_output=True, text=True, timeout=30, check=False)
    return done.returncode, done.stdout, done.stderr


def test_it_may_have_as_many_connections_as_the_machine_allows(tmp_path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))  # as many a shell gives
    try:
        with started(tmp_path / "tables.sqlite") as server:
            assert resource.prlimit(server.number, resource.RLIMIT_NOFILE) == (hard, hard)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_it_is_ready_soon(tmp_path: Path) -> None:
    before = processor()
    with started(tmp_path / "tables.sqlite"):
        pass
    assert processor() - before < READY


def processor() -> float:
    """Seconds of the processor that ended processes have used: others use the machine too."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


@pytest.mark.parametrize("pressed", [signal.SIGINT, signal.SIGTERM])
def test_stopped_in_the_middle_it_loses_nothing(pressed: signal.Signals, tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    settings = Settings(game="duel", options={"rounds": 1}, pace=0)

    async def until_stopped(server: Process, ann: Visitor, table: str) -> tuple[list[str], list[str], int]:
        """What was sent, what was acknowledged, and the code with which it ended."""
        sent, done, code = [], [], 0
        async with connected(ann) as wire:
            await wire.done(await wire.send("open", table=table))
            await wire.done(await wire.send("sit", table=table, name="Ann", nonce="x"))
            await wire.send("start", table=table)
            try:
                while True:
                    message = await wire.next()
                    if message["tell"] == "done":
                        done.append(message["id"])
                    if message["tell"] in ("view", "events") and message["moves"]:
                        move = message["moves"][0]["text"]
                        fields = {"table": table, "seat": 0, "move": move, "at": message["at"]}
                        sent.append(await wire.send("move", **fields))
                        if len(sent) == 5:
                            server.press(pressed)
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd else 0
        return sent, done, code

    with started(database) as server:
        ann = Visitor.new(server.url, "Ann")
        table = ann.create(settings)
        sent, done, code = run(until_stopped(server, ann, table))
        status, printed, errors = server.ended()
    assert (status, errors) == (0, "")
    assert printed.endswith("The server has stopped. All tables are stored.\n")
    assert code in ENDS
    assert set(sent[:4]) <= set(done)
    with closing(sqlite3.connect(database)) as connection:
        kept = [name for (name,) in connection.execute("select id from step where person <> '' order by number")]
    assert [name for name in kept if name in sent] == sent[: len(kept) - 2]  # besides sitting down and starting
    assert set(done) & set(sent) <= set(kept)


def test_it_says_how_phones_reach_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for far in ("", "http://192.0.2.9:8710", "http://localhost:8710"):
        welcome("http://localhost:8710", far, tmp_path)
    alone, near, public = capsys.readouterr().out.split("Saboteur is open at http://localhost:8710\n")[1:]
    assert "--host 0.0.0.0" in alone
    assert "--host" not in near + public
    assert "Phones in the same network: http://192.0.2.9:8710" in near
    assert "sudo ufw allow 8710/tcp" in near


def has_network() -> bool:
    """Whether the machine has an address for others."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        return probe.connect_ex(("192.0.2.1", 9)) == 0


def test_a_second_one_on_the_same_file_says_where_the_first_is(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    with started(database) as server:
        url = server.url.replace("127.0.0.1", "localhost")
        status, printed, errors = serve("--database", str(database), "--port", "0")
    assert (status, printed, errors) == (0, f"A server already uses {database}: {url}\n", "")


def test_the_page_is_opened_also_that_of_a_server_which_runs_already(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened, program = tmp_path / "opened", tmp_path / "browser"
    program.write_text(f'#!/bin/sh\necho "$1" >> "{opened}"\n')
    program.chmod(0o755)
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("BROWSER", str(program))
    with started(tmp_path / "tables.sqlite", "--open") as server:
        url = server.url.replace("127.0.0.1", "localhost")
        words = ("--database", str(tmp_path / "tables.sqlite"), "--port", "0", "--open")
        assert serve(*words)[0] == 0
        until = time.monotonic() + A_LONG_WHILE
        while not opened.exists() or opened.read_text() != f"{url}\n{url}\n":
            assert time.monotonic() < until, opened.exists() and opened.read_text()
            time.sleep(0.05)
        monkeypatch.delenv("BROWSER")
        assert serve(*words)[0] == 0  # without a screen nothing is opened, and nothing takes the terminal
    assert opened.read_text() == f"{url}\n{url}\n"


def test_a_file_is_held_under_all_its_names(tmp_path: Path) -> None:
    link = tmp_path / "link.sqlite"
    link.symlink_to(tmp_path / "tables.sqlite")
    with held(tmp_path / "tables.sqlite"), pytest.raises(AlreadyRunning), held(link):
        pass
    with held(link):
        pass


def test_a_port_in_use_and_a_file_that_is_none_are_sentences(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        status, printed, errors = serve("--database", str(database), "--port", str(port))
    assert (status, printed) == (2, "")
    assert errors.startswith(f"saboteur serve: 127.0.0.1:{port} cannot be used: ")
    assert errors.count("\n") == 1
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("pragma user_version = 99")
    status, printed, errors = serve("--database", str(database), "--port", "0")
    assert (status, printed) == (2, "")
    assert errors.startswith(f"saboteur serve: {database}: the file has version 99 of the tables, this program knows")
    assert errors.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--port", "65536"), "expected a number from 0 to 65,535, found '65536'"),
        (("--port", "-1"), "expected a number"),
        (("--log", "xml"), "expected json, text or none, found 'xml'"),
        (("--trusted", "::1, 10.0.0.0/99"), "expected addresses or networks such as 10.0.0.0/8, found '10.0.0.0/99'"),
        (("--public-url", "saboteur.example"), "expected an address such as https://saboteur.example"),
        (("--public-url", "http://[::1"), "expected an address such as https://saboteur.example"),
    ],
)
def test_an_address_that_is_none_is_a_sentence(words: tuple[str, ...], said: str, tmp_path: Path) -> None:
    status, printed, errors = serve("--database", str(tmp_path / "db"), *words)
    assert (status, printed) == (2, "")
    assert said in errors
    assert "Traceback" not in errors


def test_what_is_under_way_is_acknowledged_before_the_end(tmp_path: Path) -> None:
    async def main() -> None:
        async with two(tmp_path) as game:
            game.gate.closed = True
            await game.move("m")
            await game.other.send("say", table=game.table, seat=1 - game.asked, statement="need lamp", id="s")
            await asyncio.sleep(A_WHILE)
            stopping = asyncio.create_task(game.here.house.desks.close())
            assert (await game.other.done("s"))["name"] == "stopping"
            assert not stopping.done()
            game.gate.open()
            assert (await game.mover.done("m"))["tell"] == "done"
            assert (await game.other.until("events"))["events"]
            await stopping
            assert [step.id for step in await game.here.house.store.steps(game.table)][-1] == "m"

    run(main())
