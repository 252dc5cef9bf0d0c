"""`saboteur referee` in a process of its own, as a program in another language would run it."""

from __future__ import annotations

import json
import subprocess
import sys
from types import TracebackType
from typing import IO, Any, Self

COMMAND = (sys.executable, "-m", "saboteur", "referee")
PATIENCE = 60.0


class Process:
    """The other end of two pipes; leaving closes its input and expects it to end well, without complaints."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is not None:
            self.process.kill()
        self._pipe(self.process.stdin).close()
        left, complaints = self._pipe(self.process.stdout).read(), self._pipe(self.process.stderr).read()
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
        found = self._pipe(self.process.stdout).readline()
        assert found.endswith(b"\n"), found
        answer: dict[str, Any] = json.loads(found)
        return answer

    def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        """Sends a request and waits for its answer."""
        self.send(json.dumps({"do": do, **fields}).encode() + b"\n")
        return self.receive()

    def memory(self) -> int:
        """Bytes it holds now."""
        with open(f"/proc/{self.process.pid}/statm", encoding="ascii") as figures:
            return int(figures.read().split()[1]) * 4096
