"""What is counted, for Prometheus; nothing of it says who did what at which table."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, ProcessCollector, generate_latest

METRICS: Final = CONTENT_TYPE_LATEST


class Metrics:
    """The figures of one server."""

    def __init__(self, connections: Callable[[], int], tables: Callable[[], int]) -> None:
        self._registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        requests = Counter("saboteur_requests", "Requests over WebSockets", ["do"], registry=registry)
        self.requests: Final = cache(requests.labels)
        self.refused = Counter("saboteur_refused", "Requests that were refused at once", ["name"], registry=registry)
        Gauge("saboteur_connections", "Open WebSockets", registry=registry).set_function(connections)
        Gauge("saboteur_tables_open", "Tables in memory", registry=registry).set_function(tables)

    def text(self) -> bytes:
        """All figures now."""
        return generate_latest(self._registry)
