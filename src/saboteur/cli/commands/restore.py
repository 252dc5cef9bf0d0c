"""`saboteur restore`: all tables as a backup has them."""

import asyncio
from argparse import ArgumentParser, Namespace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from saboteur.cli import FINE, Unusable
from saboteur.cli.commands.serve import add_database, database_of
from saboteur.server.holding import AlreadyRunning, CannotStart, held
from saboteur.server.opening import shown
from saboteur.server.store.copies import OLD, Unsound, copied, put_in_place
from saboteur.server.store.rows import CannotMove


def arguments(parser: ArgumentParser) -> None:
    """From where, and where to."""
    add_database(parser)
    parser.add_argument("--force", action="store_true", help="set the file aside that is there")
    parser.add_argument("backup", type=Path, metavar="FROM", help="file that `saboteur backup` wrote")


def run(args: Namespace) -> int:
    """Look through the backup, and put a copy of it where the server looks for its tables."""
    database, backup = database_of(args), args.backup
    if not backup.exists():
        raise Unusable(f"there is no {backup}")
    if isinstance(database, str):
        return _for_nodes(database, backup)
    try:
        with held(database):
            was_there = database.exists()
            if was_there and not args.force:
                raise Unusable(f"{database} is there already; --force sets it aside")
            games = put_in_place(backup, database)
    except AlreadyRunning as other:
        raise Unusable(f"a server uses {database}: {other.url}. Stop it first") from None
    except (CannotStart, Unsound) as fault:
        raise Unusable(str(fault)) from None
    print(f"{database} holds the {games} tables of {backup} now.")
    if was_there:
        print(f"What was there is in {database}{OLD}.")
    return FINE


def _for_nodes(database: str, backup: Path) -> int:
    """Puts a backup into a database of several nodes, which has to be empty."""
    from saboteur.server.moving import moved  # noqa: PLC0415  # asyncpg is an extra

    with TemporaryDirectory() as folder:  # the backup stays as it is, also if it is of an older version
        copy = Path(folder) / backup.name
        try:
            copied(backup, copy)
            games = asyncio.run(moved(copy, database, lambda *_: None))["game"]
        except (Unsound, CannotMove) as fault:
            raise Unusable(str(fault)) from None
    print(f"{shown(database)} holds the {games} tables of {backup} now.")
    return FINE


EXAMPLES: Final = """\
saboteur restore tables-monday.sqlite
saboteur restore --database /srv/saboteur/tables.sqlite --force /srv/backup/tables.sqlite
saboteur restore --database postgresql://saboteur@db/saboteur tables-monday.sqlite"""
