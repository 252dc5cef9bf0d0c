"""A game is saved however it is left, and the message about it is clear."""

import os
import shlex
import subprocess
import sys
from io import BytesIO, TextIOWrapper
from pathlib import Path
from typing import IO

import pytest

from saboteur.cli.main import main
from saboteur.words import Words
from tests.terminal.leftgames import keep, new_table
from tests.terminal.terminal import PATIENCE, games, opened

NAMES = ("Anna", "Bot1 (plain)", "Bot2 (plain)")
PLAY = (sys.executable, "-m", "saboteur", "play")


def _run(*words: str, data: Path, stdout: "int | IO[bytes]" = subprocess.PIPE) -> "subprocess.CompletedProcess[bytes]":
    """Without a terminal, and with nothing to read."""
    return subprocess.run(
        [*PLAY, *words],
        input=b"",
        stdout=stdout,
        stderr=subprocess.PIPE,
        env={**os.environ, "XDG_DATA_HOME": str(data), "LC_ALL": "C.UTF-8"},
        check=False,
        timeout=PATIENCE,
    )


@pytest.mark.parametrize(("key", "place"), [("\x03", "menu"), ("\x03", "list"), ("\x04", "list")])
def test_keys_that_end_it(key: str, place: str, tmp_path: Path) -> None:
    """Ctrl-C and Ctrl-D anywhere: before the game nothing is saved, during the game everything."""
    words = Words("en")
    with opened("rounds=1", "--names", "Anna", "--language", "en", data=tmp_path) as terminal:
        if place == "list":
            terminal.answer()
            terminal.answer("say")
        status = terminal.leave(key)
        assert "Traceback" not in terminal.printed
        if place == "menu":
            assert status == 0
            assert games(tmp_path) == []
            return
        [file] = games(tmp_path)
        assert status == (130 if key == "\x03" else 0)
        assert (words.phrase("input-ended", file=str(file)) in terminal.printed) == (key == "\x04")
        assert f"--resume {file}\n" in terminal.printed
    assert main(["verify", str(file)]) == 0


def test_a_closed_window(tmp_path: Path) -> None:
    """The game hangs up, and is kept."""
    file = keep(new_table("base", NAMES, "1"), tmp_path / "left.sab")
    with opened("--resume", str(file), data=tmp_path) as terminal:
        terminal.answer("discard 1")
        terminal.close()
        assert not terminal.child.isalive()
    text = file.read_text(encoding="utf-8")
    assert " 0 discard " in text
    assert main(["verify", str(file)]) == 0


def test_a_game_put_to_sleep(tmp_path: Path) -> None:
    """Ctrl-Z gives the shell back, `fg` the game."""
    file = keep(new_table("base", NAMES, "1", first=0), tmp_path / "left.sab")
    shell = ("bash", "--norc", "--noprofile", "-i")  # which gives the keyboard back to whom it belongs
    with opened(data=tmp_path, command=shell, PS1="> ", HISTFILE="") as terminal:
        terminal.answer(shlex.join([*PLAY, "--resume", str(file), "--language", "en", "--no-confirm"]))
        terminal.wait_for("· ?")
        terminal.type("\x1a")
        terminal.wait_for("Stopped")
        terminal.asked()
        terminal.type("fg\r")
        terminal.wait_for("saboteur")
        terminal.child.send("discard 1\r")
        terminal.wait_for("You discard")
        terminal.asked()
        terminal.answer("quit")
        terminal.type("exit\r")
        terminal.status()
    assert " 0 discard " in file.read_text(encoding="utf-8")
    assert main(["verify", str(file)]) == 0


def test_no_input_at_all(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody types: from the menu nothing begins, a game that began is kept."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "stdin", TextIOWrapper(BytesIO()))
    assert main(["play", "--language", "en"]) == 0
    assert (capsys.readouterr().err, games(tmp_path)) == ("", [])
    file = tmp_path / "new folder" / "game.sab"
    assert main(["play", "--start", "--language", "en", "--file", str(file), "rounds=1"]) == 0
    assert Words("en").phrase("input-ended", file=str(file)) in capsys.readouterr().out
    assert main(["verify", str(file)]) == 0


def test_nobody_reads(tmp_path: Path) -> None:
    """The output is full, or closed: the command ends as others do then."""
    with Path("/dev/full").open("wb") as full:
        done = _run("--start", "rounds=1", data=tmp_path, stdout=full)
    assert (done.returncode, done.stderr) == (2, b"saboteur play: No space left on device\n")
    reading, writing = os.pipe()
    os.close(reading)
    done = _run("--start", "rounds=1", data=tmp_path, stdout=writing)
    os.close(writing)
    assert (done.returncode, done.stderr) == (141, b"")


@pytest.mark.parametrize("kind", ["a file", "a folder", "a device", "below a file"])
def test_a_file_that_cannot_be_written(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is refused in words, and nothing that was there is touched."""
    file = tmp_path / "there"
    file.write_text("mine")
    named = {
        "a file": file,
        "a folder": tmp_path,
        "a device": Path("/dev/full"),
        "below a file": file / "games" / "x.sab",
    }
    assert main(["play", "--start", "--language", "en", "--file", str(named[kind])]) == 2
    error = capsys.readouterr().err
    assert error.startswith(f"saboteur play: {named[kind]}: ")
    assert ("--file" if kind == "below a file" else "--resume") in error
    monkeypatch.setenv("XDG_DATA_HOME", str(file))
    assert main(["play", "--start", "--language", "en"]) == 2
    assert "Not a directory" in capsys.readouterr().err
    assert file.read_text() == "mine"
    assert list(tmp_path.iterdir()) == [file]
