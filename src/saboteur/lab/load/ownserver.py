"""A server of one's own, to be measured: a process on a file that nobody else uses."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from saboteur.lab.load.gauges import Gauges


class NoServer(Exception):
    """It did not start."""


@dataclass(frozen=True, slots=True)
class OwnServer:
    """A server that has started."""

    url: str
    gauges: Gauges
    ready: float
    """Seconds from its start until people could come."""


@contextmanager
def own_server(database: Path) -> Iterator[OwnServer]:
    """`saboteur serve` without limits on how much one address may do, until this ends."""
    began = time.perf_counter()
    words = ("serve", "--database", str(database), "--port", "0", "--no-limits")
    with subprocess.Popen([sys.executable, "-m", "saboteur", *words], stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            url = next((found[1] for line in process.stdout if (found := re.search(r"open at (http://\S+)", line))), "")
            if not url:
                raise NoServer("the server did not start")
            ready = time.perf_counter() - began
            yield OwnServer(url.replace("localhost", "127.0.0.1"), Gauges(process.pid), ready)
        finally:
            process.terminate()
