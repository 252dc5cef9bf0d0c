"""Puts a load on a server, and measures what comes of it."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from saboteur.lab.load.attic import fill
from saboteur.lab.load.costs import Meter
from saboteur.lab.load.crowd import Crowd, crowd
from saboteur.lab.load.ground import grounds, together
from saboteur.lab.load.ownserver import own_server, own_servers
from saboteur.lab.load.plan import Plan
from saboteur.lab.load.quantile import quantile
from saboteur.lab.load.waking import wake

MOVES = 130
"""The moves of a stored table, in a game that is long enough."""
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
    wire_bytes_per_move: float
    """That came to all who listen to the table."""
    processor_us_per_move: float | None = None
    """Of all nodes; only if they are one's own."""
    processor_share: float | None = None
    """Of one core."""
    connection_kb: float | None = None
    memory_mb: float | None = None
    """Of all nodes at the end."""
    database_us_per_move: float | None = None
    """Processor of PostgreSQL, if it is on this machine."""
    logged_bytes_per_move: float | None = None
    """That PostgreSQL wrote to its log."""
    step_bytes: float | None = None
    """In the store, with everything beside it."""
    game_steps: float | None = None
    """Of a whole game."""


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
    if plan.urls:
        with crowd(plan) as people:
            return _played(plan, people, None, tell), None
    with grounds(plan.databases) as places:
        with own_servers([place.database for place in places], plan.nodes) as servers:
            first = servers[0]
            memory, ready = first.gauges.memory, first.ready
            plan = replace(plan, urls=tuple(server.url for server in servers))
            with crowd(plan) as people:
                played = _played(plan, people, Meter(servers, places), tell)
        kept = together([place.kept() for place in places])
        played = replace(played, step_bytes=kept.bytes_per_step, game_steps=kept.steps_per_game or None)
        file = places[0].database
        stored = _stored(plan, file, memory, ready, tell) if plan.stored and isinstance(file, Path) else None
    return played, stored


def _played(plan: Plan, people: Crowd, meter: Meter | None, tell: Callable[[str], None]) -> Played:
    tell("people arrive")
    people.do("arrive")
    memory = 0 if meter is None else meter.memory
    people.do("connect")
    taken = 0 if meter is None else meter.memory - memory
    tell("games begin")
    people.do("begin")
    time.sleep(SETTLING)
    received = sum(received for *_, received in people.do("count"))
    tell(f"measuring for {plan.seconds:g} s")
    if meter is not None:
        meter.start()
    began = time.perf_counter()
    time.sleep(plan.seconds)
    seconds = time.perf_counter() - began
    costs = None if meter is None else meter.read()
    counted = people.do("count")
    delays = sorted(delay for found, *_ in counted for delay in found)
    moves = max(len(delays), 1)
    played = Played(
        moves=len(delays),
        games=sum(games for _, games, _ in counted),
        moves_per_second=len(delays) / seconds,
        p50_ms=1000 * quantile(delays, 0.5),
        p95_ms=1000 * quantile(delays, 0.95),
        p99_ms=1000 * quantile(delays, 0.99),
        wire_bytes_per_move=(sum(more for *_, more in counted) - received) / moves,
    )
    if meter is not None and costs is not None:
        database = costs.database_processor
        played = replace(
            played,
            processor_us_per_move=1e6 * costs.processor / moves,
            processor_share=costs.processor / costs.seconds,
            connection_kb=taken / (plan.tables * (plan.seats + plan.watchers)) / 1024,
            memory_mb=meter.memory / 2**20,
            database_us_per_move=None if database is None else 1e6 * database / moves,
            logged_bytes_per_move=None if costs.logged is None else costs.logged / moves,
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
