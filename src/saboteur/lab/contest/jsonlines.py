"""A file of JSON lines that a run appends to: first what is run, then a line for each piece that is done.

A run that was stopped goes on from its file, and the file is then the same as if it had never been stopped. What a
crash left of a last line is cut off.
"""

from __future__ import annotations

import json
import os
from io import TextIOWrapper
from pathlib import Path
from types import TracebackType
from typing import Any, Self


class OtherRun(Exception):
    """The file belongs to another run, or is no file of a run."""


class JsonLines:
    """One file; `read` comes first."""

    def __init__(self, path: Path, head: dict[str, Any]) -> None:
        self._path = path
        self._head = head
        self._file: TextIOWrapper | None = None

    def read(self) -> list[Any]:
        """All lines after the first; nothing if there is no file. Raises `OtherRun` if it begins otherwise."""
        try:
            data = self._path.read_bytes()
        except FileNotFoundError:
            return []
        whole = data[: data.rfind(b"\n") + 1]
        try:
            lines = [json.loads(line) for line in whole.decode("utf-8").splitlines()]
        except ValueError as fault:
            raise OtherRun from fault
        if data and lines[:1] != [json.loads(json.dumps(self._head))]:
            raise OtherRun
        if len(whole) < len(data):
            os.truncate(self._path, len(whole))
        return lines[1:]

    def add(self, line: dict[str, Any]) -> None:
        """One more; it is with the system when this returns."""
        if self._file is None:
            began = self._path.exists() and self._path.stat().st_size > 0
            self._file = self._path.open("a", encoding="utf-8", newline="\n")
            if not began:
                self._write(self._head)
        self._write(line)

    def _write(self, line: dict[str, Any]) -> None:
        assert self._file is not None
        self._file.write(json.dumps(line, separators=(",", ":"), ensure_ascii=False) + "\n")
        self._file.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._file is not None:
            self._file.close()
