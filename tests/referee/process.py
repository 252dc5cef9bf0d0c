"""`saboteur referee` in a process of its own, as a program in another language would run it."""

from __future__ import annotations

import json
import os
import select
import subprocess
import sys
from types import TracebackType
from typing import IO, Any, Self

COMMAND = (sys.executable, "-m", "saboteur", "referee")
PATIENCE = 60.0


class Process:
    """A process with two pipes; leaving the `with` block closes its input and expects it to end without errors."""

    def __init__(self) -> None:
        keeping = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
        self.received = b""
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(COMMAND, stdin=pipe, stdout=pipe, stderr=pipe, bufsize=0, env=keeping)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is not None:
            self.process.kill()
        self._pipe(self.process.stdin).close()
        left, complaints = (
            self.received + self._pipe(self.process.stdout).read(),
            self._pipe(self.process.stderr).read(),
        )
        status = self.process.wait(timeout=PATIENCE)
        self._pipe(self.process.stdout).close()
        self._pipe(self.process.stderr).close()
        if kind is None:
            assert (left, complaints, status) == (b"", b"", 0)

    @staticmethod
    def _pipe(pipe: IO[bytes] | None) -> IO[bytes]:
        assert pipe is not None
        return pipe

    def send(self, line: bytes) -> None:
        """Sends bytes as they are."""
        pipe = self._pipe(self.process.stdin)
        while line:
            line = line[pipe.write(line) or 0 :]

    def receive(self) -> dict[str, Any]:
        """Waits for the next answer."""
        source = self._pipe(self.process.stdout)
        while b"\n" not in self.received:
            assert select.select([source], [], [], PATIENCE)[0], "no answer comes"
            chunk = source.read(1 << 16)
            assert chunk, "the process has ended"
            self.received += chunk
        line, _, self.received = self.received.partition(b"\n")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        """Sends a request and waits for its answer."""
        self.send(json.dumps({"do": do, **fields}).encode() + b"\n")
        return self.receive()

    def memory(self) -> int:
        """Bytes it holds now."""
        with open(f"/proc/{self.process.pid}/statm", encoding="ascii") as figures:
            return int(figures.read().split()[1]) * 4096
