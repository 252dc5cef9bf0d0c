"""What processes cost, read from /proc, and what servers say of themselves."""

from __future__ import annotations

import os
import re
import urllib.request
from collections.abc import Iterable
from pathlib import Path
from typing import Final

_TICKS: Final = os.sysconf("SC_CLK_TCK")
_USER, _SYSTEM = 11, 12  # places in /proc/N/stat after the name


class Gauges:
    """Looks at some processes."""

    def __init__(self, processes: Iterable[int]) -> None:
        self._folders = [Path(f"/proc/{process}") for process in processes]

    @property
    def processor(self) -> float:
        """Seconds of the processor that they have taken; one that has ended counts no more."""
        return sum(map(_processor, self._folders))

    @property
    def memory(self) -> int:
        """Bytes of them that are in memory."""
        return sum(map(_memory, self._folders))


def _processor(folder: Path) -> float:
    try:
        rest = (folder / "stat").read_text(encoding="ascii").rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(rest[_USER]) + int(rest[_SYSTEM])) / _TICKS


def _memory(folder: Path) -> int:
    try:
        found = re.search(r"VmRSS:\s+(\d+) kB", (folder / "status").read_text(encoding="ascii"))
    except OSError:
        return 0
    return int(found[1]) * 1024 if found else 0


def figure(url: str, name: str) -> int:
    """One of the figures that a server has for Prometheus; 0 if there is none of this name."""
    with urllib.request.urlopen(f"{url}/metrics", timeout=30) as answer:
        found = re.search(rf"^{name} (\S+)", answer.read().decode(), re.MULTILINE)
    return int(float(found[1])) if found else 0


def open_tables(url: str) -> int:
    """How many tables a server has in memory."""
    return figure(url, "saboteur_tables_open")
