"""What happens to servers besides play: nothing at all, all connections cut at once, many tables opened."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace

from saboteur.lab.load.costs import Meter
from saboteur.lab.load.crowd import Crowd, crowd
from saboteur.lab.load.gauges import figure
from saboteur.lab.load.ground import grounds
from saboteur.lab.load.ownserver import own_servers
from saboteur.lab.load.plan import Plan
from saboteur.lab.load.quantile import quantile

Tell = Callable[[str], None]
READ = "saboteur_tables_read_total"


@dataclass(frozen=True, slots=True)
class Idle:
    """Tables at which people sit and nobody moves."""

    connections: int
    processor_share: float
    """Of one core, of all nodes."""
    database_share: float | None
    memory_mb: float
    table_kb: float
    """Of a table in all nodes that have it open, with the connections of its people."""


@dataclass(frozen=True, slots=True)
class Storm:
    """All connections were cut at once, and everybody came back."""

    connections: int
    cut_p50_s: float
    cut_all_s: float
    """Until the last one sees the present position."""
    cut_read: int
    """Tables that a node put together again, all nodes together: the tables were open all the time."""
    killed_p50_s: float
    killed_all_s: float
    """After all nodes were killed and started again: from when they were ready."""
    killed_read: int
    """Tables that the nodes put together then."""
    twice: int
    """Of these, the ones that a node had put together before."""


@dataclass(frozen=True, slots=True)
class Opened:
    """Tables that were set up and opened at an even pace."""

    tables: int
    seconds: float
    """From when the first was to be set up to when the last was seen."""
    made_p50_ms: float
    made_p99_ms: float
    seen_p50_ms: float
    """From when a table was to be set up until somebody saw it."""
    seen_p99_ms: float
    processor_us: float
    """Of all nodes, a table."""
    database_us: float | None
    table_kb: float


@contextmanager
def _ready(plan: Plan) -> Iterator[tuple[Plan, Crowd, Meter]]:
    with grounds(plan.databases) as places, own_servers([each.database for each in places], plan.nodes) as servers:
        plan = replace(plan, urls=tuple(server.url for server in servers))
        with crowd(plan) as people:
            yield plan, people, Meter(servers, places)


def idle(plan: Plan, tell: Tell) -> Idle:
    """Everybody sits down, and nothing happens."""
    with _ready(plan) as (plan, people, meter):
        tell("people arrive")
        people.do("arrive")
        before = meter.memory
        people.do("connect")
        tell("games begin")
        people.do("hold")
        people.do("begin")
        taken = meter.memory - before
        tell(f"nothing happens for {plan.seconds:g} s")
        meter.start()
        time.sleep(plan.seconds)
        costs = meter.read()
        return Idle(
            connections=plan.tables * plan.seats,
            processor_share=costs.processor / costs.seconds,
            database_share=None if costs.database_processor is None else costs.database_processor / costs.seconds,
            memory_mb=meter.memory / 2**20,
            table_kb=taken / plan.tables / 1024,
        )


def storm(plan: Plan, tell: Tell) -> Storm:
    """Everybody plays for a while; then all connections are cut, and later all nodes are killed."""
    with _ready(plan) as (plan, people, meter):
        for what in ("arrive", "connect", "begin"):
            tell(what)
            people.do(what)
        time.sleep(plan.seconds)
        people.do("hold")
        before = _read(plan)
        tell("all connections are cut")
        cut = sorted(seconds for found in people.do("storm") for seconds in found)
        cut_read = sum(_read(plan)) - sum(before)
        tell("all nodes are killed")
        for server in meter.servers:
            server.kill()
        meter.servers[:] = [server.again() for server in meter.servers]
        killed = sorted(seconds for found in people.do("storm") for seconds in found)
        read = _read(plan)
        people.do("leave")
        groups = max(len(plan.databases), 1)
        at_each = -(-plan.tables // groups)  # people of every table are at all nodes of its database
        return Storm(
            connections=len(cut),
            cut_p50_s=quantile(cut, 0.5),
            cut_all_s=cut[-1],
            cut_read=cut_read,
            killed_p50_s=quantile(killed, 0.5),
            killed_all_s=killed[-1],
            killed_read=sum(read),
            twice=sum(max(each - at_each, 0) for each in read),
        )


def opening(plan: Plan, tell: Tell) -> Opened:
    """Tables are set up one after the other, and each is looked at, at another node if there is one."""
    with _ready(plan) as (plan, people, meter):
        tell("hosts arrive")
        people.do("come")
        tell(f"{plan.tables:,} tables are opened in {plan.seconds:g} s")
        meter.start()
        found = [each for part in people.do("open") for each in part]
        costs = meter.read()
        made, seen = sorted(each.made - each.due for each in found), sorted(each.seen - each.due for each in found)
        database = costs.database_processor
        return Opened(
            tables=len(found),
            seconds=max(each.seen for each in found) - min(each.due for each in found),
            made_p50_ms=1000 * quantile(made, 0.5),
            made_p99_ms=1000 * quantile(made, 0.99),
            seen_p50_ms=1000 * quantile(seen, 0.5),
            seen_p99_ms=1000 * quantile(seen, 0.99),
            processor_us=1e6 * costs.processor / len(found),
            database_us=None if database is None else 1e6 * database / len(found),
            table_kb=costs.memory / len(found) / 1024,
        )


def _read(plan: Plan) -> list[int]:
    return [figure(url, READ) for url in plan.urls]
