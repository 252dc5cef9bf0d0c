"""What a process costs, read from /proc."""

from __future__ import annotations

import os
import re
import urllib.request
from pathlib import Path
from typing import Final

_TICKS: Final = os.sysconf("SC_CLK_TCK")
_USER, _SYSTEM = 11, 12  # places in /proc/N/stat after the name


class Gauges:
    """Looks at one process."""

    def __init__(self, process: int) -> None:
        self._folder = Path(f"/proc/{process}")

    @property
    def processor(self) -> float:
        """Seconds of the processor that it has taken."""
        rest = (self._folder / "stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(rest[_USER]) + int(rest[_SYSTEM])) / _TICKS

    @property
    def memory(self) -> int:
        """Bytes of it that are in memory."""
        found = re.search(r"VmRSS:\s+(\d+) kB", (self._folder / "status").read_text(encoding="ascii"))
        return int(found[1]) * 1024 if found else 0


def open_tables(url: str) -> int:
    """How many tables a server has in memory."""
    with urllib.request.urlopen(f"{url}/metrics", timeout=10) as answer:
        found = re.search(rb"^saboteur_tables_open (\S+)", answer.read(), re.MULTILINE)
    return int(float(found[1])) if found else 0
