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
from dataclasses import dataclass

COMMAND = (sys.executable, "-m", "saboteur")
PATIENCE = 120.0


def saboteur(*words: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    """Runs it without a terminal."""
    return subprocess.run(
        [*COMMAND, *words],
        env={**os.environ, **environment},
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


def in_terminal(*words: str, rows: int = 24, columns: int = 80, interrupt_at: str | None = None) -> Seen:
    """Runs it in a terminal of this size, pressing Ctrl-C once a text has appeared."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
    environment = {**os.environ, "TERM": "xterm"}
    for name in ("COLUMNS", "LINES", "NO_COLOR"):
        environment.pop(name, None)
    process = subprocess.Popen([*COMMAND, *words], stdin=theirs, stdout=theirs, stderr=theirs, env=environment)
    os.close(theirs)
    read, deadline = b"", time.monotonic() + PATIENCE
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
            if interrupt_at and interrupt_at.encode() in read:
                process.send_signal(signal.SIGINT)
                interrupt_at = None
        return Seen(read.decode(), process.wait(timeout=PATIENCE))
    finally:
        process.kill()
        process.wait()
        os.close(ours)
