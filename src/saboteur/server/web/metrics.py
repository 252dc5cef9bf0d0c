"""What is counted, for Prometheus; nothing of it says who did what at which table."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import cache
from typing import Final

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)

from saboteur.server.store.kept import KeptSize

METRICS: Final = CONTENT_TYPE_LATEST
STEPS: Final = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Seconds: the bounds between which steps are counted."""


class Metrics:
    """The figures of one server."""

    def __init__(self, connections: Callable[[], int], tables: Callable[[], int], nodes: Callable[[], int]) -> None:
        self._registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        requests = Counter("saboteur_requests", "Requests over WebSockets", ["do"], registry=registry)
        self.requests: Final = cache(requests.labels)
        self.refused = Counter("saboteur_refused", "Requests that were refused at once", ["name"], registry=registry)
        steps = Histogram("saboteur_step_seconds", "From a step to its being stored", buckets=STEPS, registry=registry)
        self.stored: Callable[[float], None] = steps.observe
        read = Counter("saboteur_tables_read", "Tables that were put together from their steps", registry=registry)
        self.read: Callable[[], None] = read.inc
        errors = Counter("saboteur_errors", "Lines of the log that say that something failed", registry=registry)
        self.errors = _Errors(errors)
        Gauge("saboteur_connections", "Open WebSockets", registry=registry).set_function(connections)
        Gauge("saboteur_tables_open", "Tables in memory", registry=registry).set_function(tables)
        Gauge("saboteur_nodes", "Nodes on the same store, with this one", registry=registry).set_function(nodes)
        self.ready = Gauge("saboteur_ready", "Whether the store takes a step now", registry=registry)
        self._size = Gauge("saboteur_store_bytes", "What the store takes", registry=registry)
        self._free: Gauge | None = None

    def measured(self, size: KeptSize) -> None:
        """How much room the store takes, and how much there is, if that is known."""
        self._size.set(size.taken)
        if size.free is not None:
            if self._free is None:
                self._free = Gauge("saboteur_disk_free_bytes", "What its disk has left", registry=self._registry)
            self._free.set(size.free)

    def text(self) -> bytes:
        """All figures now."""
        return generate_latest(self._registry)


class _Errors(logging.Handler):
    """Counts what is logged as an error."""

    def __init__(self, counter: Counter) -> None:
        super().__init__(logging.ERROR)
        self._counter = counter

    def emit(self, record: logging.LogRecord) -> None:
        """One more."""
        self._counter.inc()
