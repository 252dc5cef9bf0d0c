"""Programs at a server's tables: bots of the line protocol, and the example."""

import json
import subprocess
import sys
import threading
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any, cast

import msgspec
import pytest

from saboteur.bots.uniform import Uniform
from saboteur.cli.commands import bot, join
from saboteur.cli.main import main
from saboteur.client.line import Change, Line
from saboteur.client.program import Program
from saboteur.client.visitor import Visitor
from saboteur.notation.records.reading import read_record
from saboteur.server.wire.settings import Settings
from saboteur.table.verifying.verify import verify
from tests.server.running import Process, started

EXAMPLES = Path(__file__).parents[2] / "examples"
FIRST = ("--", sys.executable, str(EXAMPLES / "bots" / "first.py"))
DIGGER = ("--", sys.executable, str(EXAMPLES / "bots" / "digger.py"))


def begun(
    server: str, seats: int, bot: str = "plain", rounds: int = 1, **settings: object
) -> tuple[Visitor, str, Line]:
    """A table whose host has opened it; the host sits nowhere."""
    host = Visitor.new(server, "Host")
    wanted = Settings(seats=seats, options={"rounds": rounds}, pace=0, bot=bot, **settings)  # type: ignore[arg-type]
    table = host.create(wanted)
    line = Line(host, table)
    line.open()
    return host, table, line


def until(line: Line, what: str) -> None:
    """Waits until the game is so far."""
    while (message := line.next(30)) is not None:
        if message["tell"] == "table" and message["phase"] == what:
            return
    raise AssertionError(f"the game is not {what}")


def seated(line: Line, count: int) -> None:
    """Waits until so many have sat down."""
    while (message := line.next(30)) is not None:
        if message["tell"] == "table" and sum(seat["person"] is not None for seat in message["seats"]) == count:
            return
    raise AssertionError("nobody came")


@contextmanager
def running(*words: str) -> Iterator[subprocess.Popen[str]]:
    """`saboteur bot` as a process."""
    command = [sys.executable, "-m", "saboteur", "bot", *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


def test_two_commands_play_a_whole_game(tmp_path: Path) -> None:
    with started(tmp_path / "db") as server:
        host, table, line = begun(server.url, 2, game="duel")
        link = f"{server.url}/t/{table}"
        with running("--url", link, "--name", "Rosa", "--seat", "1", *FIRST) as one:
            seated(line, 1)
            with running("--url", server.url, "--table", table, *DIGGER) as two:
                seated(line, 2)
                assert line.ask("start")["tell"] == "done"
                for process in (one, two):
                    printed, errors = process.communicate(timeout=60)
                    assert (process.returncode, printed) == (0, ""), errors
                    assert errors.endswith("the game is over\n")
        shown = host.ask("GET", f"/api/tables/{table}")
        assert [seat["name"] for seat in shown["seats"]] == ["Bot", "Rosa"]
        record = host.ask("GET", f"/api/tables/{table}/record")
        assert verify(record).fault is None
        nonces = read_record(record).nonces
        assert len(set(nonces)) == len(list(filter(None, nonces))) == 2  # each has a part in the deal
        line.close()


def test_a_program_goes_on_after_the_server_was_killed(tmp_path: Path) -> None:
    server = Process(tmp_path / "db")
    port = int(server.url.rpartition(":")[2])
    host, table, line = begun(server.url, 3)
    token = host.ask("POST", "/api/me/programs", {"name": "Kim"})["token"]
    changes: list[Change] = []
    kim = Line(Visitor(server.url, token=token), table, changed=changes.append)
    kim.open()
    program = Program(kim, Uniform(seed=3))
    program.sit("Kim")
    seated(line, 1)
    line.send("start")
    playing = threading.Thread(target=program.play, daemon=True)
    playing.start()
    until(line, "playing")
    server.kill()
    server = Process(tmp_path / "db", port=port)
    try:
        playing.join(60)
        assert not playing.is_alive()
        assert changes == ["lost", "back"]
        assert verify(host.ask("GET", f"/api/tables/{table}/record")).fault is None
    finally:
        server.kill()


def test_a_program_with_its_token_has_its_seat_again(tmp_path: Path) -> None:
    with started(tmp_path / "db") as server:
        host, table, line = begun(server.url, 3)
        token = host.ask("POST", "/api/me/programs", {"name": "Kim"})["token"]
        words = ("--url", server.url, "--table", table, "--token", token, "--name", "Kim")
        with running(*words, *FIRST):
            seated(line, 1)
        with running(*words, *FIRST) as process:
            assert line.ask("start")["tell"] == "done"
            _, errors = process.communicate(timeout=60)
            assert process.returncode == 0, errors
        seats = host.ask("GET", f"/api/tables/{table}")["seats"]
        assert [seat["name"] for seat in seats].count("Kim") == 1
        line.close()


def test_what_is_wrong_is_said_in_a_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with started(tmp_path / "db", "--password", "sesame") as server:
        link = f"{server.url}/t/nowhere"
        for words, said in (
            (("--url", "ftp://somewhere", *FIRST), "--url: ftp://somewhere: expected the address of a server"),
            (("--url", server.url, *FIRST), "which table? --table ID"),
            (("--url", link, *FIRST), "wrong_password"),
            (("--url", link, "--password", "sesame", *FIRST), "no_such_table"),
            (("--url", "http://127.0.0.1:1/t/x", *FIRST), "does not answer"),
        ):
            assert main(["bot", *words]) == 2
            assert said in capsys.readouterr().err


def test_the_example_of_fifty_lines_plays_a_whole_game(tmp_path: Path) -> None:
    example = EXAMPLES / "server" / "player.py"
    assert len(example.read_text(encoding="utf-8").splitlines()) <= 50
    with started(tmp_path / "db") as server:
        host, table, line = begun(server.url, 3)
        command = [sys.executable, str(example), server.url, table]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
            seated(line, 1)
            assert line.ask("start")["tell"] == "done"
            assert (*process.communicate(timeout=60), process.returncode) == ("", "", 0)
        assert host.ask("GET", f"/api/tables/{table}")["seats"][0]["name"] == "Player"
        assert verify(host.ask("GET", f"/api/tables/{table}/record")).fault is None
        line.close()


class Answering:
    """A socket that says these things, and keeps what is sent."""

    def __init__(self, *messages: dict[str, Any]) -> None:
        self._messages = iter(messages)
        self.sent: list[dict[str, Any]] = []

    def recv(self, _: float | None) -> bytes:
        return msgspec.json.encode(next(self._messages))

    def send(self, text: str) -> None:
        self.sent.append(msgspec.json.decode(text))


def test_a_table_that_cannot_be_opened_again_now_is_opened_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("saboteur.client.line.FIRST_WAIT", 0.0)
    line = Line(Visitor("http://nowhere"), "t")
    opening = line._opening_id
    refused = {"tell": "refused", "id": opening, "name": "not_kept"}
    socket = Answering(refused, refused, {"tell": "done", "id": opening})
    line._socket, line._at = cast("Any", socket), {0: 7}
    assert line.next() == {"tell": "done", "id": opening}
    assert [(each["do"], each["since"]) for each in socket.sent] == [("open", 7), ("open", 7)]
    line._socket, line._at = cast("Any", Answering(refused)), {}
    assert line.next() == refused, "whoever comes for the first time is told"


def test_a_line_that_comes_back_asks_for_what_the_last_of_its_streams_lacks() -> None:
    line = Line(Visitor("http://localhost"), "t")

    def since(**told: object) -> object:
        line._read(json.dumps({"tell": "events", "table": "t", **told}))
        return json.loads(line._opening()).get("since")

    assert "since" not in json.loads(line._opening())
    assert since(seat=None, at=2) == 2
    assert since(seat=0, at=5) == 5
    assert since(seat=1, at=5) == 5
    assert since(seat=0, at=9) == 5  # what came to seat 1 was lost with the line
    assert since(seat=1, at=9) == 9
    assert since(seat=1, at=12, table="other") == 9


@pytest.mark.parametrize("command", [bot, join])
def test_a_password_may_stand_in_a_variable(command: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    words = ["http://localhost"] if command is join else ["--url", "http://localhost", "bot"]

    def read(*more: str) -> str:
        parser = ArgumentParser()
        command.arguments(parser)
        password: str = parser.parse_args([*more, *words]).password
        return password

    monkeypatch.delenv("SABOTEUR_PASSWORD", raising=False)
    assert read() == ""
    monkeypatch.setenv("SABOTEUR_PASSWORD", "gold")
    assert read() == "gold"
    assert read("--password", "crystal") == "crystal"
