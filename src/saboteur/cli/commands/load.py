"""`saboteur load`: what a server, or several nodes, bear (docs/load.md)."""

import json
import os
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Iterator
from dataclasses import asdict
from typing import Final

from saboteur.cli import FINE, Unusable
from saboteur.cli.choosing import number
from saboteur.cli.speaking import told
from saboteur.cli.terminal.progress import Progress
from saboteur.client.visitor import Unwelcome
from saboteur.lab.load.crowd import CrowdFailed
from saboteur.lab.load.load import Played, Stored, load
from saboteur.lab.load.ownserver import NoServer
from saboteur.lab.load.plan import Plan
from saboteur.lab.load.rows import Rows, rows
from saboteur.lab.load.scenes import Idle, Opened, Storm, idle, opening, storm
from saboteur.server.files import as_many_as_allowed
from saboteur.server.store.naming import is_postgres, without_password

MOST_TABLES: Final = 10_000
STORED: Final = 200
"""Enough to say what a table takes."""
TABLES: Final = {"play": 20, "idle": 20, "storm": 20, "watchers": 1, "opening": 1000, "rows": 250}
"""Of each scenario, if nobody says how many."""
EXAMPLES: Final = """\
saboteur load --tables 100 --pace 2 --seconds 30
saboteur load --tables 50 --pace 0 --seconds 10 --stored 10000 --json
saboteur load --nodes 2 --database postgresql://saboteur@/saboteur --tables 500 --pace 2
saboteur load --nodes 2 --database postgresql://saboteur@/saboteur --scenario storm
saboteur load --tables 20 --url http://127.0.0.1:8710"""


def arguments(parser: ArgumentParser) -> None:
    """How much is played, how fast, and where."""
    add = parser.add_argument
    add("--scenario", choices=[*TABLES], default="play", help="what happens (default: play)")
    add("--tables", type=number(1, MOST_TABLES), metavar="N", help="at which people sit (default: 20; with --scenario "
        "watchers 1, opening 1000, rows 250)")  # fmt: skip
    add("--seats", type=number(1, 12), default=5, metavar="N", help="of each table (default: 5)")
    add("--watchers", type=number(0, 1000), metavar="N", help="of each table (default: with --scenario watchers 200)")
    add("--game", default="base", help="what is played (default: base)")
    add("--pace", type=_seconds, default=0.0, metavar="SECONDS", help="between two moves of a table; 0: none (default)")
    add("--seconds", type=_seconds, default=10.0, metavar="N", help="for which it is measured (default: 10)")
    add("--processes", type=number(1, 64), default=max((os.cpu_count() or 1) - 1, 1), metavar="N", help="of clients")
    add("--stored", type=number(0, 100_000), default=STORED, metavar="N",
        help=f"also look at N stored tables of a file (default: {STORED}; 0: none)")  # fmt: skip
    add(
        "--nodes",
        type=number(1, 16),
        default=1,
        metavar="N",
        help="servers to start (default: 1); more need --database",
    )
    add("--database", default=[], action="append", metavar="URL", help="postgresql://…, where they get tables "
        "of their own; of several, each has N nodes and its part of the tables")  # fmt: skip
    add("--url", default=[], action="append", help="measure a running server instead of one's own; it must have been "
        "started so that one address may do much; can be given for each of several nodes")  # fmt: skip
    add("--json", action="store_true", help="print results for programs")


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= 3600:
        raise ArgumentTypeError(told("expected-seconds-hour", found=repr(text)))
    return seconds


def run(args: Namespace) -> int:
    """Do it, and print what it cost."""
    plan = _plan(args)
    as_many_as_allowed()  # processes of clients have the same limit
    with Progress("load", 5) as progress:
        try:
            found = _done(args.scenario, plan, progress)
        except (CrowdFailed, NoServer, Unwelcome, ValueError, OSError) as fault:
            raise Unusable(str(fault)) from None
    if args.json:
        shown = asdict(plan) | {"databases": [*map(without_password, plan.databases)]}
        print(json.dumps({"plan": shown} | {name: each and asdict(each) for name, each in found.items()}))
    else:
        print("\n".join([_headline(plan), *(line for each in found.values() if each for line in _lines(each))]))
    return FINE


def _plan(args: Namespace) -> Plan:
    if files := [each for each in args.database if not is_postgres(each)]:
        raise Unusable(f"{files[0]} is no address of PostgreSQL; a file is made by itself")
    if args.nodes > 1 and not args.database:
        raise Unusable("several nodes need --database postgresql://…")
    if args.url and (args.database or args.scenario not in ("play", "watchers")):
        raise Unusable("with --url a running server is measured: no --database, and only play or watchers")
    tables = args.tables or TABLES[args.scenario]
    watchers = args.watchers if args.watchers is not None else 200 if args.scenario == "watchers" else 0
    return Plan(
        tables=tables,
        seats=args.seats,
        pace=args.pace,
        seconds=args.seconds,
        game=args.game,
        urls=tuple(url.rstrip("/") for url in args.url),
        nodes=args.nodes,
        databases=tuple(args.database),
        watchers=watchers,
        processes=min(args.processes, tables),
        stored=args.stored if args.scenario == "play" else 0,
    )


Found = Played | Stored | Idle | Storm | Opened | Rows


def _done(scenario: str, plan: Plan, progress: Progress) -> dict[str, Found | None]:
    """What was found, by its name."""
    match scenario:
        case "idle":
            return {"idle": idle(plan, progress.step)}
        case "storm":
            return {"storm": storm(plan, progress.step)}
        case "rows":
            return {"rows": rows(plan, progress.step)}
        case "opening":
            return {"opening": opening(plan, progress.step)}
        case _:
            played, stored = load(plan, progress.step)
            return {"played": played, "stored": stored}


def _headline(plan: Plan) -> str:
    pace = f"a move every {plan.pace:g} s" if plan.pace else "as fast as it goes"
    watched = f" with {plan.watchers} watchers" if plan.watchers else ""
    nodes = len(plan.urls) or plan.nodes * max(len(plan.databases), 1)
    where = f", {nodes} nodes" if nodes > 1 else ""
    return f"{plan.tables:,} tables of {plan.seats}{watched}, {pace}, {plan.seconds:g} s{where}"


def _lines(found: Found) -> Iterator[str]:
    match found:
        case Played():
            return played_lines(found)
        case Stored():
            return stored_lines(found)
        case Idle():
            return _idle_lines(found)
        case Storm():
            return _storm_lines(found)
        case Opened():
            return _opened_lines(found)
        case Rows():
            return _rows_lines(found)


def played_lines(played: Played) -> Iterator[str]:
    """What was seen while everybody played."""
    yield f"moves a second             {played.moves_per_second:10,.0f}   ({played.games:,} games played to the end)"
    yield f"sent to seen by all, ms    {played.p50_ms:10.1f}   p95 {played.p95_ms:.1f}, p99 {played.p99_ms:.1f}"
    yield f"to all clients, bytes/move {played.wire_bytes_per_move:10,.0f}"
    if played.processor_us_per_move is not None:
        share = f"({played.processor_share:.0%} of a core)"
        yield f"server, processor µs/move  {played.processor_us_per_move:10.0f}   {share}"
        yield f"server, KB a connection    {played.connection_kb:10.1f}   ({played.memory_mb:.0f} MB at the end)"
    if played.database_us_per_move is not None:
        logged = f"(and {played.logged_bytes_per_move:,.0f} bytes of its log)"
        yield f"PostgreSQL, processor µs   {played.database_us_per_move:10.0f}   a move {logged}"
    if played.step_bytes is not None:
        whole = "" if played.game_steps is None else _whole(played.game_steps, played.step_bytes)
        yield f"store, bytes a step        {played.step_bytes:10,.0f}{whole}"


def _whole(steps: float, size: float) -> str:
    return f"   (a game: {steps:.0f} steps, {steps * size / 1024:.0f} KB)"


def stored_lines(stored: Stored) -> Iterator[str]:
    """What was seen of tables that lay in the file."""
    yield f"{stored.tables:,} stored tables of {stored.moves} moves"
    yield f"server, MB at the start    {stored.memory_mb:10.1f}   with an empty file {stored.memory_empty_mb:.1f}"
    yield f"server, s until ready      {stored.ready_s:10.2f}   with an empty file {stored.ready_empty_s:.2f}"
    yield f"server, KB a table opened  {stored.table_kb:10.1f}"
    yield f"opened again, ms           {stored.back_p50_ms:10.1f}   p99 {stored.back_p99_ms:.1f}"
    yield f"while all is quiet         {stored.quiet_processor_share:10.2%}   of a core"
    yield f"in memory when all left    {stored.left_open:10}"


def _idle_lines(idle: Idle) -> Iterator[str]:
    yield f"connections                {idle.connections:10,}"
    yield f"server, share of a core    {idle.processor_share:10.2%}"
    if idle.database_share is not None:
        yield f"PostgreSQL, share of one   {idle.database_share:10.2%}"
    yield f"server, KB a table         {idle.table_kb:10.1f}   with its connections ({idle.memory_mb:.0f} MB in all)"


def _storm_lines(storm: Storm) -> Iterator[str]:
    yield f"connections cut at once    {storm.connections:10,}"
    again = f"{storm.cut_read} tables read again"
    yield f"all are back after, s      {storm.cut_all_s:10.2f}   p50 {storm.cut_p50_s:.2f}; {again}"
    since = "after the nodes were ready"
    yield f"nodes killed, all back, s  {storm.killed_all_s:10.2f}   p50 {storm.killed_p50_s:.2f}; {since}"
    yield f"tables read then           {storm.killed_read:10,}   twice at one node: {storm.twice}"


def _opened_lines(opened: Opened) -> Iterator[str]:
    yield f"tables opened              {opened.tables:10,}   in {opened.seconds:.1f} s"
    yield f"set up, ms                 {opened.made_p50_ms:10.1f}   p99 {opened.made_p99_ms:.1f}"
    yield f"seen, ms                   {opened.seen_p50_ms:10.1f}   p99 {opened.seen_p99_ms:.1f}"
    yield f"server, processor µs       {opened.processor_us:10.0f}   a table"
    if opened.database_us is not None:
        yield f"PostgreSQL, processor µs   {opened.database_us:10.0f}   a table"
    yield f"server, KB a table         {opened.table_kb:10.1f}"


def _rows_lines(rows: Rows) -> Iterator[str]:
    yield f"steps a second             {rows.steps_per_second:10,.0f}"
    if rows.database_us is not None:
        yield f"PostgreSQL, processor µs   {rows.database_us:10.0f}   a step"
    yield f"store, bytes a step        {rows.step_bytes:10,.0f}   (and {rows.logged_bytes:,.0f} of its log)"
