"""What a number of people at tables takes, worked out from measured costs: `python -m saboteur.lab.load.capacity`."""

from __future__ import annotations

import math
from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields

PEOPLE = (1_000, 100_000, 10_000_000)
DAY = 86_400


@dataclass(frozen=True)
class Costs:
    """Figures to put in anew: `saboteur load` prints the measured ones."""

    seats: float = 5
    """People at a table."""
    pace: float = 8
    """Seconds between two moves at a table."""
    busy: float = 0.4
    """The mean number of people over a day, as a part of the number at once."""
    use: float = 0.5
    """The part of a processor that is used at most, so that nobody waits."""
    node_us: float = 650
    """Processor of a node a move, if all people of a table are there."""
    more_us: float = 500
    """Processor of each further node at which some of them are."""
    hear_us: float = 3
    """Processor of every node of a database a step, to hear of it."""
    database_us: float = 100
    """Processor of PostgreSQL a step, to keep it."""
    read_us: float = 100
    """Processor of PostgreSQL for each further node that reads it."""
    database_cores: float = 16
    """Of one PostgreSQL."""
    steps_per_second: float = 30_000
    """That one PostgreSQL keeps at most, with notices."""
    commit_ms: float = 0.6
    """Of one batch with its notice, during which no other node commits: PostgreSQL sends notices in one order."""
    wait_ms: float = 25
    """For which a step may wait for the batches of all other nodes."""
    connection_kb: float = 23
    table_kb: float = 70
    seen_kb: float = 2
    """Of every table of a database in each of its nodes: who is there."""
    process_mb: float = 60
    """Of a node without anybody."""
    wire_bytes: float = 6_600
    """A move, to all people of a table."""
    step_bytes: float = 350
    """In the database."""
    logged_bytes: float = 600
    """A step, in the log of PostgreSQL."""


@dataclass(frozen=True)
class Need:
    """What it takes."""

    tables: float
    moves_per_second: float
    nodes: int
    """Processes with a core each."""
    groups: int
    """Databases, each with its part of the nodes."""
    processors: float
    """Busy ones, of all nodes."""
    database_processors: float
    wait_ms: float
    """Of a step at worst, if all nodes of its database have something to keep."""
    memory_gb: float
    rows_a_day: float
    store_gb_a_day: float
    logged_gb_a_day: float
    network_mbit: float


def need(people: float, costs: Costs) -> Need:
    """What this many people at once take.

    >>> round(need(5, Costs(pace=1, use=1, busy=1, step_bytes=1e9 / DAY)).store_gb_a_day, 6)
    1.0
    >>> [need(people, Costs()).groups for people in PEOPLE]
    [1, 1, 33]
    """
    tables = people / costs.seats
    moves = tables / costs.pace
    groups = 1
    while (nodes := _nodes(moves / groups, costs)) == 0:
        groups += 1
    apart = _apart(nodes, costs.seats)
    memory = people * costs.connection_kb / 2**20 + tables * apart * costs.table_kb / 2**20
    if nodes > 1:
        memory += tables * nodes * costs.seen_kb / 2**20
    rows = moves * costs.busy * DAY
    return Need(
        tables=tables,
        moves_per_second=moves,
        nodes=nodes * groups,
        groups=groups,
        processors=moves * _node_us(nodes, costs) / 1e6,
        database_processors=moves * _database_us(nodes, costs) / 1e6,
        wait_ms=nodes * costs.commit_ms,
        memory_gb=memory + nodes * groups * costs.process_mb / 1024,
        rows_a_day=rows,
        store_gb_a_day=rows * costs.step_bytes / 1e9,
        logged_gb_a_day=rows * costs.logged_bytes / 1e9,
        network_mbit=moves * costs.wire_bytes * 8 / 1e6,
    )


def _nodes(moves: float, costs: Costs) -> int:
    """How many nodes of one database bear these moves a second; 0 if the database does not, or no number of nodes."""
    if moves > costs.steps_per_second * costs.use:
        return 0
    for nodes in range(1, max(int(costs.wait_ms / max(costs.commit_ms, 1e-6)), 1) + 1):
        if moves * _database_us(nodes, costs) / 1e6 > costs.database_cores * costs.use:
            return 0
        if moves * _node_us(nodes, costs) / 1e6 <= nodes * costs.use:
            return nodes
    return 0


def _apart(nodes: int, seats: float) -> float:
    """At how many of the nodes the people of one table are, if each comes to any of them.

    >>> [round(_apart(nodes, 5), 2) for nodes in (1, 2, 10, 1000)]
    [1.0, 1.94, 4.1, 4.99]
    """
    return nodes * (1 - math.pow(1 - 1 / nodes, seats))


def _node_us(nodes: int, costs: Costs) -> float:
    """Of all nodes together, a move."""
    return costs.node_us + costs.more_us * (_apart(nodes, costs.seats) - 1) + costs.hear_us * (nodes - 1)


def _database_us(nodes: int, costs: Costs) -> float:
    return costs.database_us + costs.read_us * (_apart(nodes, costs.seats) - 1)


ROWS: tuple[tuple[str, Callable[[Need], str]], ...] = (
    ("tables", lambda need: f"{need.tables:,.0f}"),
    ("moves a second", lambda need: f"{need.moves_per_second:,.0f}"),
    ("databases", lambda need: f"{need.groups:,}"),
    ("nodes", lambda need: f"{need.nodes:,}"),
    ("processors busy in nodes", lambda need: f"{need.processors:,.2f}"),
    ("processors busy in PostgreSQL", lambda need: f"{need.database_processors:,.2f}"),
    ("a step waits for other nodes, at most ms", lambda need: f"{need.wait_ms:,.1f}"),
    ("memory of the nodes, GB", lambda need: f"{need.memory_gb:,.1f}"),
    ("rows a day, millions", lambda need: f"{need.rows_a_day / 1e6:,.1f}"),
    ("tables grow by GB a day", lambda need: f"{need.store_gb_a_day:,.1f}"),
    ("log of PostgreSQL, GB a day", lambda need: f"{need.logged_gb_a_day:,.1f}"),
    ("network to people, Mbit/s", lambda need: f"{need.network_mbit:,.1f}"),
)


def lines(costs: Costs, people: Sequence[float] = PEOPLE) -> list[str]:
    """A table in Markdown."""
    needs = [need(each, costs) for each in people]
    head = ["| people at tables at once |" + "".join(f" {each:,.0f} |" for each in people)]
    head.append("|---|" + "---|" * len(people))
    return head + [f"| {name} |" + "".join(f" {shown(each)} |" for each in needs) for name, shown in ROWS]


def main(words: Sequence[str] | None = None) -> None:
    """Prints the table; every figure is an option."""
    parser = ArgumentParser(prog="python -m saboteur.lab.load.capacity", description=__doc__)
    parser.add_argument("--people", type=float, nargs="+", default=PEOPLE)
    for field in fields(Costs):
        parser.add_argument(f"--{field.name.replace('_', '-')}", type=float, default=field.default)
    given = vars(parser.parse_args(words))
    people = given.pop("people")
    print("\n".join(lines(Costs(**given), people)))


if __name__ == "__main__":
    main()
