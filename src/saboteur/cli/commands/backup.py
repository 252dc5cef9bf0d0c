"""`saboteur backup`: a copy of all tables, also while the server runs."""

import asyncio
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Final

from saboteur.cli import FINE, Unusable
from saboteur.cli.commands.serve import add_database, database_of
from saboteur.server.opening import shown
from saboteur.server.store.copies import Unsound, copied
from saboteur.server.store.rows import CannotMove


def arguments(parser: ArgumentParser) -> None:
    """Of what, and where to."""
    add_database(parser)
    parser.add_argument("--force", action="store_true", help="replace the file that is there")
    parser.add_argument("to", type=Path, metavar="TO", help="file to write")


def run(args: Namespace) -> int:
    """Copy, and look through the copy."""
    database, to = database_of(args), args.to
    if isinstance(database, Path) and not database.exists():
        raise Unusable(f"there are no tables in {database}")
    if to.exists() and not args.force:
        raise Unusable(f"{to} is there already; --force replaces it")
    try:
        games = copied(database, to) if isinstance(database, Path) else _of_nodes(database, to)
    except (Unsound, CannotMove) as fault:
        raise Unusable(str(fault)) from None
    print(f"{to} holds all {games} tables of {shown(database)} now, and is sound.")
    return FINE


def _of_nodes(database: str, to: Path) -> int:
    """Copies a database of several nodes, which may go on meanwhile."""
    from saboteur.server.moving import backed_up  # noqa: PLC0415  # asyncpg is an extra

    if not to.parent.is_dir():
        raise Unsound(f"there is no folder {to.parent}")
    fresh = to.with_name(f"{to.name}.new")
    fresh.unlink(missing_ok=True)
    games = asyncio.run(backed_up(database, fresh))["game"]
    fresh.replace(to)
    return games


EXAMPLES: Final = """\
saboteur backup tables-monday.sqlite
saboteur backup --database /srv/saboteur/tables.sqlite --force /srv/backup/tables.sqlite
saboteur backup --database postgresql://saboteur@db/saboteur tables-monday.sqlite"""
