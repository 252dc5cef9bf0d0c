"""A command that runs as a separate process with lines in and out; it can never block the program.

Its pipes do not block, and one wait serves all three, so that no thread is needed. The process leads its own group. The
group is killed before the exit status of its leader is read, while no other process can have the same number.
"""

from __future__ import annotations

import os
import select
import signal
import subprocess
import time
from collections import deque
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import IO, Final

from saboteur.bots.command.failure import LONGEST_SHOWN, Fault, ending
from saboteur.bots.command.log import Log

LONGEST_LINE: Final = 1 << 20
"""Bytes of a line a bot may write."""
CHUNK: Final = 1 << 16
MOST_CHUNKS: Final = 32  # read of the log of a dead process
GLANCE: Final = 0.05  # seconds between checks whether the process lives: its child may keep the pipes open
MOMENT: Final = 0.002
LAST_BREATH: Final = 0.5  # seconds from the end of its output to the end of a process
REAPING: Final = 5.0  # seconds until a killed process has ended

# The environment of a bot: it must not contain secrets of the host.
INHERITED: Final = ("PATH", "HOME", "LANG", "LC_ALL", "LC_CTYPE", "TMPDIR", "TZ")


class BotProcess:
    """A running command."""

    def __init__(
        self, command: Sequence[str], *, folder: Path | None = None, environment: Mapping[str, str] | None = None
    ) -> None:
        inherited = {name: os.environ[name] for name in INHERITED if name in os.environ}
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            cwd=folder,
            env={**inherited, **(environment or {})},
            start_new_session=True,
        )
        pipes = (self._process.stdin, self._process.stdout, self._process.stderr)
        self._input, self._output, self._errors = map(_nonblocking, pipes)
        self._unwritten: deque[memoryview] = deque()
        self._unread = bytearray()
        self._log = Log()
        self._open = {self._input, self._output, self._errors}
        self._deaf = False
        self._killed = False

    @property
    def log(self) -> tuple[str, ...]:
        """The last lines of its standard error."""
        return self._log.lines

    @property
    def status(self) -> int | None:
        """How it has ended, or `None`: its exit status or a negative signal number. Does not reap the process."""
        if self._process.returncode is not None or not hasattr(os, "waitid"):
            return self._process.poll()
        found = os.waitid(os.P_PID, self._process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT)
        if found is None:
            return None
        return found.si_status if found.si_code == os.CLD_EXITED else -found.si_status

    # -- lines in, lines out -------------------------------------------------------------------------------------

    def send(self, message: bytes) -> None:
        """Writes as much as the pipe accepts now; the rest is kept."""
        if not self._deaf and self._input in self._open:
            self._unwritten.append(memoryview(message))
            self._write()

    def flush(self, seconds: float) -> None:
        """Waits until everything is sent."""
        deadline = time.monotonic() + seconds
        while self._unwritten:
            self._wait(deadline, f"it did not read what it was told within {seconds:g} s")

    def line(self, seconds: float) -> bytes:
        """The next line it writes, without its end; empty lines do not count."""
        deadline = time.monotonic() + seconds
        searched = 0
        while True:
            end = self._unread.find(b"\n", searched)
            if end < 0:
                searched = len(self._unread)
                self._wait(deadline, f"it gave no answer within {seconds:g} s")
                continue
            found, searched = bytes(self._unread[:end]), 0
            del self._unread[: end + 1]
            if found.strip():
                return found

    def unasked(self) -> bytes:
        """What it has written without being asked."""
        with suppress(BlockingIOError):
            self._unread += os.read(self._output, CHUNK)
        return bytes(self._unread).strip()

    # -- its end -------------------------------------------------------------------------------------------------

    def end(self, seconds: float) -> None:
        """Closes its input after it has read everything, and gives it some time to end by itself."""
        deadline = time.monotonic() + seconds
        try:
            with suppress(Fault):
                self.flush(seconds)
                self._close(self._process.stdin)
                while self.status is None:
                    self._unread.clear()
                    self._wait(deadline, "it did not end")
            self._status_within(deadline - time.monotonic())
        finally:
            self.kill()

    def kill(self) -> None:
        """Ends it and all of its group, and closes everything."""
        if self._killed:
            return
        self._killed = True
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(REAPING)
        for _ in range(MOST_CHUNKS):
            if self._errors not in self._open or not self._read_log():
                break
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            self._close(pipe)
        self._unwritten.clear()

    def _close(self, pipe: IO[bytes] | None) -> None:
        if pipe is not None and not pipe.closed:
            self._open.discard(pipe.fileno())
            pipe.close()

    def _status_within(self, seconds: float) -> int | None:
        """How it has ended, if it ends soon."""
        deadline = time.monotonic() + seconds
        while (status := self.status) is None and time.monotonic() < deadline:
            time.sleep(MOMENT)
        return status

    # -- its pipes -----------------------------------------------------------------------------------------------

    def _wait(self, deadline: float, late: str) -> None:
        """Waits until something can be read or written; raises a fault if waiting is useless."""
        left = deadline - time.monotonic()
        if left <= 0:
            raise self._fault(late)
        if self._deaf:
            raise self._gone("it closed its input")
        poll = select.poll()
        for file in self._open - {self._input}:
            poll.register(file, select.POLLIN)
        if self._unwritten:
            poll.register(self._input, select.POLLOUT)
        ready = poll.poll(1000 * min(left, GLANCE))
        for file, _ in ready:
            if file == self._output:
                self._read()
            elif file == self._errors:
                self._read_log()
            else:
                self._write()
        if not ready and (status := self.status) is not None:
            raise self._fault(ending(status))

    def _write(self) -> None:
        try:
            while self._unwritten:
                part = self._unwritten[0]
                written = os.write(self._input, part[:CHUNK])
                if written == len(part):
                    self._unwritten.popleft()
                else:
                    self._unwritten[0] = part[written:]
        except BlockingIOError:
            pass
        except BrokenPipeError:
            self._unwritten.clear()
            self._deaf = True  # a fault once an answer is waited for

    def _read(self) -> None:
        chunk = os.read(self._output, CHUNK)
        self._unread += chunk
        if not chunk:
            raise self._gone("it closed its output")
        if len(self._unread) > LONGEST_LINE:
            raise self._fault(f"it wrote more than {LONGEST_LINE} bytes at once")

    def note(self, text: str) -> None:
        """Adds to the bot's log something that its author should read."""
        self._log.write(f"saboteur: {text}\n".encode())

    def _read_log(self) -> bool:
        """Reads some of its log; whether there may be more."""
        try:
            chunk = os.read(self._errors, CHUNK)
        except BlockingIOError:
            return False
        self._log.write(chunk)
        if not chunk:
            self._open.discard(self._errors)
        return bool(chunk)

    def _gone(self, what: str) -> Fault:
        """The fault: the process ended, or this."""
        status = self._status_within(LAST_BREATH)
        return self._fault(what if status is None else ending(status))

    def _fault(self, what: str) -> Fault:
        return Fault(what, bytes(self._unread[: 2 * LONGEST_SHOWN]))


def _nonblocking(pipe: IO[bytes] | None) -> int:
    assert pipe is not None
    os.set_blocking(pipe.fileno(), False)
    return pipe.fileno()
