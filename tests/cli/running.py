"""Runs the command `saboteur` in a process of its own, in the form the tests run in."""

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO, TextIOWrapper

import pytest

from saboteur.cli.main import main

COMMAND = (sys.executable, "-m", "saboteur")
PATIENCE = 120.0


def saboteur(*words: str, stdin: str = "", **environment: str) -> "subprocess.CompletedProcess[str]":
    """Runs it without a terminal."""
    return subprocess.run(
        [*COMMAND, *words],
        env={**os.environ, **environment},
        input=stdin,
        capture_output=True,
        encoding=environment.get("PYTHONIOENCODING", "utf-8"),
        check=False,
        timeout=PATIENCE,
    )


@dataclass(frozen=True)
class Seen:
    """What came to a terminal, and how the command ended."""

    text: str
    status: int


def in_terminal(
    *words: str,
    rows: int = 24,
    columns: int = 80,
    interrupt_at: str | None = None,
    keys: Sequence[tuple[str, str]] = (),
    **given: str,
) -> Seen:
    """Runs it in a terminal of this size and presses Ctrl-C after a text has appeared, or keys, each after its text."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
    environment = {**os.environ, "TERM": "xterm"}
    for name in ("COLUMNS", "LINES", "NO_COLOR"):
        environment.pop(name, None)
    process = subprocess.Popen(
        [*COMMAND, *words], stdin=theirs, stdout=theirs, stderr=theirs, env={**environment, **given}
    )
    os.close(theirs)
    read, deadline = b"", time.monotonic() + PATIENCE
    waiting, after = list(keys), 0
    try:
        while time.monotonic() < deadline:
            if not select.select([ours], [], [], 1)[0]:
                continue
            try:
                chunk = os.read(ours, 65536)
            except OSError:  # the other end is closed
                break
            if not chunk:
                break
            read += chunk
            while waiting and (found := read.find(waiting[0][0].encode(), after)) >= 0:
                after = found + len(waiting[0][0].encode())
                os.write(ours, waiting.pop(0)[1].encode())
            if interrupt_at and interrupt_at.encode() in read:
                process.send_signal(signal.SIGINT)
                interrupt_at = None
        return Seen(read.decode(), process.wait(timeout=PATIENCE))
    finally:
        process.kill()
        process.wait()
        os.close(ours)


@dataclass(frozen=True)
class Done:
    """How a command ended that ran in the process of the test, and what it printed."""

    status: int
    out: str
    err: str


class Here:
    """Runs commands in the process of the test, which is quicker; no output of theirs is a terminal."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys = capsys
        self.monkeypatch = monkeypatch

    def __call__(self, *words: str, stdin: bytes = b"") -> Done:
        """Runs one."""
        self.monkeypatch.setattr(sys, "stdin", TextIOWrapper(BytesIO(stdin)))
        try:
            status = main(words)
        except SystemExit as left:  # by the parser of words
            status = int(left.code or 0)
        printed = self.capsys.readouterr()
        assert "Traceback" not in printed.err
        assert "\x1b" not in printed.out
        return Done(status, printed.out, printed.err)
