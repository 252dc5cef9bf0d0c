"""Servers of one's own, to be measured: processes on a store that nobody else uses."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

from saboteur.lab.load.gauges import Gauges


class NoServer(Exception):
    """It did not start."""


class OwnServer:
    """`saboteur serve` without limits on how much one address may do."""

    def __init__(self, database: Path | str, port: int = 0) -> None:
        began = time.perf_counter()
        self._database = database
        words = ("serve", "--database", str(database), "--port", str(port), "--no-limits")
        self._process = subprocess.Popen([sys.executable, "-m", "saboteur", *words], stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        found = (re.search(r"open at (http://\S+)", line) for line in self._process.stdout)
        url = next((each[1] for each in found if each), "")
        if not url:
            self.end()
            raise NoServer("the server did not start")
        self.url = url.replace("localhost", "127.0.0.1")
        self.number = self._process.pid
        self.gauges = Gauges([self._process.pid])
        self.ready = time.perf_counter() - began
        """Seconds from its start until people could come."""

    def kill(self) -> None:
        """As a crash would."""
        self._process.kill()
        self._gone()

    def again(self) -> OwnServer:
        """Another process at the same address."""
        return OwnServer(self._database, int(self.url.rpartition(":")[2]))

    def end(self) -> None:
        """In good order."""
        self._process.terminate()
        self._gone()

    def _gone(self) -> None:
        self._process.wait()
        if self._process.stdout is not None:
            self._process.stdout.close()


@contextmanager
def own_server(database: Path | str) -> Iterator[OwnServer]:
    """One, until this ends."""
    with own_servers([database], 1) as (server,):
        yield server


@contextmanager
def own_servers(databases: Sequence[Path | str], number: int) -> Iterator[list[OwnServer]]:
    """Several on each store, until this ends: the first of each, then the second; one started anew takes its place."""
    servers: list[OwnServer] = []
    with ExitStack() as stack:

        def end() -> None:
            for server in servers:
                server.end()

        stack.callback(end)
        for _ in range(number):
            for database in databases:
                servers.append(OwnServer(database))
        yield servers
