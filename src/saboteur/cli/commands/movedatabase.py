"""`saboteur move-database`: everything of a server moved from a file to PostgreSQL, or back."""

import asyncio
from argparse import ArgumentParser, Namespace
from typing import Final

from saboteur.cli import FINE, Unusable
from saboteur.cli.terminal.progress import Progress
from saboteur.server.moving import moved
from saboteur.server.opening import named, shown
from saboteur.server.store.rows import CannotMove


def arguments(parser: ArgumentParser) -> None:
    """From where, and where to."""
    parser.add_argument("source", metavar="FROM", help="file with all tables, or postgresql://…; no server may use it")
    parser.add_argument(
        "target", metavar="TO", help="file that is not there yet, or postgresql://… of an empty database"
    )


def run(args: Namespace) -> int:
    """Copy every row, compare it, and only then keep it."""
    source, target = named(args.source), named(args.target)
    with Progress("moving", 1) as progress:

        def told(table: str, done: int, rows: int) -> None:
            progress.done, progress.steps = done, rows
            progress.step(f"{table}, {done:,} of {rows:,} rows written and compared")

        try:
            counts = asyncio.run(moved(source, target, told))
        except CannotMove as fault:
            raise Unusable(str(fault)) from None
    held = f"{counts['game']} tables with {counts['step']} steps and {counts['person']} people"
    print(f"{shown(target)} holds {held} now, each row as it was.")
    print(f"{shown(source)} is left as it was. To go on: saboteur serve --database {args.target}")
    return FINE


EXAMPLES: Final = """\
saboteur move-database /srv/saboteur/tables.sqlite postgresql://saboteur@db/saboteur
saboteur move-database postgresql://saboteur@db/saboteur tables.sqlite"""
