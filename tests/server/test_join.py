"""`saboteur join`: the terminal game at a server's table."""

import asyncio
import os
import random
import re
import select
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from saboteur.cli.main import main
from saboteur.client.visitor import Visitor
from saboteur.table.verifying.verify import verify
from saboteur.words import Words
from tests.cli.running import in_terminal, saboteur
from tests.server.running import Process, run, served, started
from tests.server.test_programs import begun, seated

PATIENCE = 60.0
TURN = "discard · "
"""In the question for a turn."""


class Terminal:
    """Somebody at `saboteur join` who reads and types."""

    def __init__(self, process: "subprocess.Popen[bytes]") -> None:
        self._process = process
        self.read = ""
        self._seen = 0
        assert process.stdout is not None
        os.set_blocking(process.stdout.fileno(), False)

    def more(self) -> str:
        """All that was printed until now."""
        assert self._process.stdout is not None
        while chunk := self._process.stdout.read():
            self.read += chunk.decode()
        return self.read

    def until(self, *texts: str) -> str:
        """Waits until one of these is printed after the last one; which."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            found = [(place, text) for text in texts if (place := self.more().find(text, self._seen)) >= 0]
            if found:
                place, text = min(found)
                self._seen = place + len(text)
                return text
            assert self._process.stdout is not None
            select.select([self._process.stdout], [], [], 1)
        raise AssertionError(f"none of {texts} in {self.read[-3000:]}")

    def type(self, text: str) -> None:
        """A line."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{text}\n".encode())
        self._process.stdin.flush()

    def plays_out(self) -> None:
        """Any moves until the game is over: the first card that can be discarded, the first answer otherwise."""
        chance = random.Random(1)
        while True:
            asked = self.until("The game is over", "> ")
            if asked == "The game is over":
                return
            self.type(chance.choice((*["discard 1"] * 5, "1", "a")))

    def ended(self) -> tuple[int, str]:
        """How it ended, and all it printed."""
        status = self._process.wait(PATIENCE)
        return status, self.more()


@contextmanager
def joined(home: Path, *words: str) -> Iterator[Terminal]:
    """The command, for somebody whose data is in this folder."""
    command = [sys.executable, "-u", "-m", "saboteur", "join", *words, "--language", "en"]
    environment = {**os.environ, "XDG_DATA_HOME": str(home), "PYTHONIOENCODING": "utf-8"}
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=environment
    ) as process:
        try:
            yield Terminal(process)
        finally:
            process.kill()


def test_somebody_sets_up_a_table_and_plays_a_whole_game(tmp_path: Path) -> None:
    with started(tmp_path / "db", "--no-limits") as server, joined(tmp_path / "a", server.url) as anna:
        anna.until("What is your name?")
        anna.type("Anna")
        anna.until("Which game?")
        anna.type("9")
        anna.until("Enter a number from 1 to")
        anna.type("4")
        anna.until("Link for others: ")
        anna.until("Do you want to play or to watch?")
        link = next(line for line in anna.read.splitlines() if "Link for others" in line).split()[-1]
        anna.type("1")
        anna.until("1. Anna (you, host)")
        anna.until("“start” begins the game")
        anna.type("start")
        anna.until("You are Anna, digging alone.")
        anna.plays_out()
        assert "Round 1 brought you" in anna.read
        anna.type("again")
        anna.until("Link for others: ")
        anna.until("1. Anna (you, host)")
        anna.type("quit")
        status, printed = anna.ended()
        assert status == 0, printed
        table = link.rpartition("/")[2]
        assert Visitor(server.url).ask("GET", f"/api/tables/{table}")["phase"] == "over"
        assert verify(Visitor(server.url).ask("GET", f"/api/tables/{table}/record")).fault is None


def test_two_people_meet_and_talk(tmp_path: Path) -> None:
    with started(tmp_path / "db") as server:
        _, table, line = begun(server.url, 2, game="duel")
        link = f"{server.url}/t/{table}"
        with joined(tmp_path / "a", link, "--name", "Anna") as anna, joined(tmp_path / "b", link) as boris:
            anna.until("play or to watch")
            anna.type("1")
            seated(line, 1)
            boris.until("What is your name?")
            boris.type("anna")
            boris.until("play or to watch")
            boris.type("1")
            boris.until("Somebody at the table already has that name.")
            boris.until("What is your name?")
            boris.type("Boris")
            boris.until("1. Anna\n2. Boris (you)")
            boris.type('"Good evening')
            anna.until("2. Boris")
            anna.until("Boris: Good evening")
            boris.type("discard 1")
            boris.until("You can only do that when it is your turn.")
            line.send("start")
            deadline = time.monotonic() + PATIENCE
            while TURN not in anna.more() + boris.more():
                assert time.monotonic() < deadline
                time.sleep(0.02)
        line.close()


def test_what_the_host_of_the_server_announces_is_printed(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "db") as here:
            with joined(tmp_path / "a", here.url) as anna:
                for question, answer in (("name?", "Anna"), ("Which game?", "4"), ("to watch?", "1")):
                    await asyncio.to_thread(anna.until, question)
                    anna.type(answer)
                await asyncio.to_thread(anna.until, "begins the game")
                await here.house.store.announce("Restart at nine.", here.house.now())
                await here.house.obey()
                await asyncio.to_thread(anna.until, "The host of this server says: Restart at nine.")

    run(main())


def test_who_leaves_comes_back_to_the_same_seat(tmp_path: Path) -> None:
    with started(tmp_path / "db") as server:
        host, table, line = begun(server.url, 3)
        link = f"{server.url}/t/{table}"
        with joined(tmp_path / "a", link, "--name", "Anna") as anna:
            anna.until("play or to watch")
            anna.type("1")
            seated(line, 1)
            anna.until("The game begins when the host says so.")
            line.send("start")
            anna.until(TURN)
            anna.type("quit")
            status, printed = anna.ended()
            assert status == 0
            assert f"saboteur join {link}" in printed
        with joined(tmp_path / "a", link) as anna:
            anna.plays_out()
            anna.type("")
            status, printed = anna.ended()
            assert status == 0, printed
        assert [seat["name"] for seat in host.ask("GET", f"/api/tables/{table}")["seats"]].count("Anna") == 1
        line.close()


def test_somebody_who_watches_is_told_what_happens(tmp_path: Path) -> None:
    with started(tmp_path / "db") as server:
        host, table, line = begun(server.url, 3, rounds=3)
        with joined(tmp_path / "a", f"{server.url}/t/{table}", "--name", "Anna") as anna:
            anna.until("play or to watch")
            anna.type("2")
            anna.until("1. free")
            line.send("start")
            anna.until("lays", "discards", "plays")
            status, printed = anna.ended()
            assert status == 0, printed
            assert "The gold lay at" in printed
            result = re.split(r"\bwins? with\b", printed)[-1]
            assert result != printed
        story = host.ask("GET", f"/api/tables/{table}/story")["story"]
        for seat in range(3):  # what each round brought, hidden until now (5.1)
            gold = [gained[seat] for gained in story["gained"]]
            told = [f"round {number}: {f'{got:+}' if got else '–'}" for number, got in enumerate(gold, 1)]
            assert ", ".join(told) in result.lower(), result
        line.close()


def test_the_server_is_killed_and_the_game_goes_on(tmp_path: Path) -> None:
    server = Process(tmp_path / "db")
    port = int(server.url.rpartition(":")[2])
    try:
        _, table, line = begun(server.url, 3)
        with joined(tmp_path / "a", f"{server.url}/t/{table}", "--name", "Anna") as anna:
            anna.until("play or to watch")
            anna.type("1")
            seated(line, 1)
            line.send("start")
            anna.until(TURN)
            line.close()
            server.kill()
            anna.until("The connection is lost.")
            server = Process(tmp_path / "db", port=port)
            anna.until("The connection is back.")
            anna.type("discard 1")
            anna.plays_out()
            anna.type("")
            assert anna.ended()[0] == 0
    finally:
        server.kill()


def test_who_takes_too_long_is_told_and_can_go_on(tmp_path: Path) -> None:
    with started(tmp_path / "db") as server:
        _, table, line = begun(server.url, 3, clock={"kind": "turn", "seconds": 5})
        with joined(tmp_path / "a", f"{server.url}/t/{table}", "--name", "Anna") as anna:
            anna.until("play or to watch")
            anna.type("1")
            seated(line, 1)
            line.send("start")
            anna.until(TURN)
            anna.until("The game has gone on without your answer.")
        line.close()


def test_the_mine_is_drawn_in_a_terminal(tmp_path: Path) -> None:
    with started(tmp_path / "db") as server:
        before = [("Which game?", "4\n"), ("play or to watch", "1\n"), ("begins the game", "start\n")]
        help_first = [("Press Enter to go on.", "? troll\n"), ("Press Enter to go on.", "\n")]
        keys = [*before, *help_first, (TURN, "quit\n")]
        seen = in_terminal(
            "join", server.url, "--name", "Anna", "--language", "en",
            rows=40, columns=100, keys=keys, XDG_DATA_HOME=str(tmp_path),
        )  # fmt: skip
        assert seen.status == 0, seen.text
        assert "1. Anna (you, host)" in seen.text
        assert seen.text.index("You are Anna, digging alone.") < seen.text.index("╭   ╮")  # who one is, then a goal
        assert Words("en").index("solo").text("troll")[:40] in seen.text
        assert "Your seat is kept for a while." in seen.text


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("http://127.0.0.1:1", "--name", "A"), "does not answer"),
        (("http://127.0.0.1:1",), "does not answer"),  # before a name is asked for
        (("gopher://x", "--name", "A"), "gopher://x: expected the address of a server"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(
    words: tuple[str, ...],
    said: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert main(["join", *words]) == 2
    assert said in capsys.readouterr().err


def test_a_table_that_is_not_there(tmp_path: Path) -> None:
    with started(tmp_path / "db") as server:
        words = ("join", f"{server.url}/t/nowhere", "--name", "Anna", "--language", "en")
        done = saboteur(*words, XDG_DATA_HOME=str(tmp_path))
        assert (done.returncode, done.stderr) == (2, "saboteur join: There is no such table.\n")
        secrets = tmp_path / "saboteur" / "visits.json"
        assert secrets.stat().st_mode & 0o777 == 0o600
