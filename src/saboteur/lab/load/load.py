"""Puts a load on a server, and measures what comes of it."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory

from saboteur.lab.load.attic import fill
from saboteur.lab.load.crowd import Crowd, crowd
from saboteur.lab.load.ownserver import OwnServer, own_server
from saboteur.lab.load.plan import Plan
from saboteur.lab.load.waking import wake

MOVES = 130
"""Of a stored table, if a game had so many."""
MOST_WOKEN = 500
"""Stored tables that are opened again."""
SETTLING = 2.0
"""Seconds before it is measured."""


@dataclass(frozen=True, slots=True)
class Played:
    """What was seen while everybody played."""

    moves: int
    games: int
    """That were played to their end."""
    moves_per_second: float
    p50_ms: float
    p95_ms: float
    p99_ms: float
    processor_us_per_move: float | None = None
    """Of the server; only if it is one's own."""
    processor_share: float | None = None
    """Of one core."""
    connection_kb: float | None = None
    memory_mb: float | None = None
    """Of the server at the end."""


@dataclass(frozen=True, slots=True)
class Stored:
    """What was seen of tables that lay in the file."""

    tables: int
    moves: int
    """Of each."""
    ready_s: float
    ready_empty_s: float
    memory_mb: float
    """Of the server before anybody came."""
    memory_empty_mb: float
    table_kb: float
    """Of one that was opened again."""
    back_p50_ms: float
    back_p99_ms: float
    quiet_processor_share: float
    """Of one core, while the tables that were opened were quiet."""
    left_open: int
    """Tables in memory after everybody had gone."""


def load(plan: Plan, tell: Callable[[str], None] = lambda _: None) -> tuple[Played, Stored | None]:
    """Plays; then looks at stored tables if the plan has some. `tell` is told what is done now."""
    if plan.url:
        with crowd(plan) as people:
            return _played(plan, people, None, tell), None
    with TemporaryDirectory() as folder:
        database = Path(folder) / "tables.sqlite"
        with own_server(database) as server:
            memory, ready = server.gauges.memory, server.ready
            plan = replace(plan, url=server.url)
            with crowd(plan) as people:
                played = _played(plan, people, server, tell)
        stored = _stored(plan, database, memory, ready, tell) if plan.stored else None
    return played, stored


def _played(plan: Plan, people: Crowd, server: OwnServer | None, tell: Callable[[str], None]) -> Played:
    gauges = None if server is None else server.gauges
    tell("people arrive")
    people.do("arrive")
    memory = 0 if gauges is None else gauges.memory
    people.do("connect")
    taken = 0 if gauges is None else gauges.memory - memory
    tell("games begin")
    people.do("begin")
    time.sleep(SETTLING)
    people.do("count")
    tell(f"measuring for {plan.seconds:g} s")
    began, processor = time.perf_counter(), 0.0 if gauges is None else gauges.processor
    time.sleep(plan.seconds)
    seconds, processor = time.perf_counter() - began, 0.0 if gauges is None else gauges.processor - processor
    counted = people.do("count")
    delays = sorted(delay for found, _ in counted for delay in found)
    played = Played(
        moves=len(delays),
        games=sum(games for _, games in counted),
        moves_per_second=len(delays) / seconds,
        p50_ms=1000 * quantile(delays, 0.5),
        p95_ms=1000 * quantile(delays, 0.95),
        p99_ms=1000 * quantile(delays, 0.99),
    )
    if gauges is not None:
        played = replace(
            played,
            processor_us_per_move=1e6 * processor / max(len(delays), 1),
            processor_share=processor / seconds,
            connection_kb=taken / (plan.tables * plan.seats) / 1024,
            memory_mb=gauges.memory / 2**20,
        )
    people.do("leave")
    return played


def _stored(plan: Plan, database: Path, memory: int, ready: float, tell: Callable[[str], None]) -> Stored:
    tell(f"storing {plan.stored} tables")
    sitting = plan.seats + 1  # steps before the first move
    tables, steps = fill(database, plan.stored, sitting + MOVES)
    with own_server(database) as server:
        before = server.gauges.memory
        tell("opening some of them")
        woken = wake(server, tables[:: max(len(tables) // MOST_WOKEN, 1)][:MOST_WOKEN])
    delays = sorted(woken.delays)
    return Stored(
        tables=len(tables),
        moves=max(steps - sitting, 0),
        ready_s=server.ready,
        ready_empty_s=ready,
        memory_mb=before / 2**20,
        memory_empty_mb=memory / 2**20,
        table_kb=woken.memory / 1024,
        back_p50_ms=1000 * quantile(delays, 0.5),
        back_p99_ms=1000 * quantile(delays, 0.99),
        quiet_processor_share=woken.quiet,
        left_open=woken.left,
    )


def quantile(ordered: list[float], part: float) -> float:
    """The value below which a part of them lies; 0 if there are none.

    >>> quantile([1.0, 2.0, 3.0, 4.0], 0.5), quantile([1.0, 2.0, 3.0, 4.0], 0.99), quantile([], 0.5)
    (3.0, 4.0, 0.0)
    """
    return ordered[min(int(part * len(ordered)), len(ordered) - 1)] if ordered else 0.0
