"""What servers and their store have cost between two moments."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

from saboteur.lab.load.ground import Ground, Work
from saboteur.lab.load.ownserver import OwnServer


@dataclass(frozen=True, slots=True)
class Costs:
    """Of all nodes together, and of PostgreSQL if it is there."""

    seconds: float
    processor: float
    """Seconds of all nodes."""
    database_processor: float | None
    """Of PostgreSQL's processes; `None` if there is none on this machine."""
    logged: int | None
    """Bytes that PostgreSQL wrote to its log."""
    memory: int
    """Bytes that the nodes took more."""


class Meter:
    """Looks at what one's own servers cost."""

    def __init__(self, servers: list[OwnServer], grounds: Sequence[Ground]) -> None:
        self.servers = servers
        self._grounds = grounds
        self._then = self._now()

    def start(self) -> None:
        """From now on."""
        self._then = self._now()

    @property
    def memory(self) -> int:
        """Bytes of all nodes in memory."""
        return sum(server.gauges.memory for server in self.servers)

    def read(self) -> Costs:
        """Since the start."""
        (began, processor, memory, work), (now, more, larger, done) = self._then, self._now()
        near = work is not None and done is not None and done.processor > 0
        return Costs(
            seconds=now - began,
            processor=more - processor,
            database_processor=done.processor - work.processor if near and work and done else None,
            logged=done.logged - work.logged if work and done else None,
            memory=larger - memory,
        )

    def _now(self) -> tuple[float, float, int, Work | None]:
        processor = sum(server.gauges.processor for server in self.servers)
        works = [work for ground in self._grounds if (work := ground.work()) is not None]
        work = Work(sum(each.processor for each in works), sum(each.logged for each in works)) if works else None
        return time.perf_counter(), processor, self.memory, work
