"""`saboteur load`: what a server bears (docs/load.md)."""

import json
import os
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Iterator
from dataclasses import asdict
from typing import Final

from saboteur.cli import FINE, Unusable
from saboteur.cli.choosing import number
from saboteur.cli.terminal.progress import Progress
from saboteur.client.visitor import Unwelcome
from saboteur.lab.load.crowd import CrowdFailed
from saboteur.lab.load.load import Played, Stored, load
from saboteur.lab.load.ownserver import NoServer
from saboteur.lab.load.plan import Plan

MOST_TABLES: Final = 10_000
STORED: Final = 200
"""Enough to say what a table takes."""
EXAMPLES: Final = """\
saboteur load --tables 100 --pace 2 --seconds 30
saboteur load --tables 50 --pace 0 --seconds 10 --stored 10000 --json
saboteur load --tables 20 --url http://127.0.0.1:8710"""


def arguments(parser: ArgumentParser) -> None:
    """How much is played, how fast, and where."""
    add = parser.add_argument
    add("--tables", type=number(1, MOST_TABLES), default=20, metavar="N", help="at which people play (default: 20)")
    add("--seats", type=number(1, 12), default=5, metavar="N", help="of each table (default: 5)")
    add("--game", default="base", help="what is played (default: base)")
    add("--pace", type=_seconds, default=0.0, metavar="SECONDS", help="between two moves of a table; 0: none (default)")
    add("--seconds", type=_seconds, default=10.0, metavar="N", help="for which it is measured (default: 10)")
    add("--processes", type=number(1, 64), default=max((os.cpu_count() or 1) - 1, 1), metavar="N", help="of clients")
    add("--stored", type=number(0, 100_000), default=STORED, metavar="N",
        help=f"also look at N stored tables (default: {STORED}; 0: none)")  # fmt: skip
    add("--url", default="", help="measure a running server instead of one's own; it must have been started so that "
        "one address may do much")  # fmt: skip
    add("--json", action="store_true", help="print results for programs")


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= 3600:
        raise ArgumentTypeError(f"expected seconds, at most an hour, found {text!r}")
    return seconds


def run(args: Namespace) -> int:
    """Play, and print what it cost."""
    plan = Plan(
        tables=args.tables,
        seats=args.seats,
        pace=args.pace,
        seconds=args.seconds,
        game=args.game,
        url=args.url.rstrip("/"),
        processes=min(args.processes, args.tables),
        stored=args.stored,
    )
    with Progress("load", 5) as progress:
        try:
            played, stored = load(plan, progress.step)
        except (CrowdFailed, NoServer, Unwelcome, ValueError) as fault:
            raise Unusable(str(fault)) from None
    if args.json:
        found = {"plan": asdict(plan), "played": asdict(played), "stored": None if stored is None else asdict(stored)}
        print(json.dumps(found))
    else:
        print("\n".join([*played_lines(plan, played), *([] if stored is None else stored_lines(stored))]))
    return FINE


def played_lines(plan: Plan, played: Played) -> Iterator[str]:
    """What was seen while everybody played."""
    pace = f"a move every {plan.pace:g} s" if plan.pace else "as fast as it goes"
    yield f"{plan.tables:,} tables of {plan.seats}, {pace}, {plan.seconds:g} s"
    yield f"moves a second             {played.moves_per_second:10,.0f}   ({played.games:,} games played to the end)"
    yield f"sent to seen by all, ms    {played.p50_ms:10.1f}   p95 {played.p95_ms:.1f}, p99 {played.p99_ms:.1f}"
    if played.processor_us_per_move is not None:
        share = f"({played.processor_share:.0%} of a core)"
        yield f"server, processor µs/move  {played.processor_us_per_move:10.0f}   {share}"
        yield f"server, KB a connection    {played.connection_kb:10.1f}   ({played.memory_mb:.0f} MB at the end)"


def stored_lines(stored: Stored) -> Iterator[str]:
    """What was seen of tables that lay in the file."""
    yield f"{stored.tables:,} stored tables of {stored.moves} moves"
    yield f"server, MB at the start    {stored.memory_mb:10.1f}   with an empty file {stored.memory_empty_mb:.1f}"
    yield f"server, s until ready      {stored.ready_s:10.2f}   with an empty file {stored.ready_empty_s:.2f}"
    yield f"server, KB a table opened  {stored.table_kb:10.1f}"
    yield f"opened again, ms           {stored.back_p50_ms:10.1f}   p99 {stored.back_p99_ms:.1f}"
    yield f"while all is quiet         {stored.quiet_processor_share:10.2%}   of a core"
    yield f"in memory when all left    {stored.left_open:10}"
