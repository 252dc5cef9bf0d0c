"""`saboteur backup`: a copy of all tables, also while the server runs."""

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Final

from saboteur.cli import FINE, Unusable
from saboteur.cli.commands.serve import add_database, database_of
from saboteur.server.store.copies import Unsound, copied


def arguments(parser: ArgumentParser) -> None:
    """Of what, and where to."""
    add_database(parser)
    parser.add_argument("--force", action="store_true", help="replace the file that is there")
    parser.add_argument("to", type=Path, metavar="TO", help="file to write")


def run(args: Namespace) -> int:
    """Copy, and look through the copy."""
    database, to = database_of(args), args.to
    if not database.exists():
        raise Unusable(f"there are no tables in {database}")
    if to.exists() and not args.force:
        raise Unusable(f"{to} is there already; --force replaces it")
    try:
        games = copied(database, to)
    except Unsound as fault:
        raise Unusable(str(fault)) from None
    print(f"{to} holds all {games} tables of {database} now, and is sound.")
    return FINE


EXAMPLES: Final = """\
saboteur backup tables-monday.sqlite
saboteur backup --database /srv/saboteur/tables.sqlite --force /srv/backup/tables.sqlite"""
