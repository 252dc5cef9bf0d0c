"""Copies of the SQLite file: each is whole in itself, and is looked through before anybody relies on it."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from saboteur.server.store.owning import give_to_folder
from saboteur.server.store.schema import VERSIONS

PART: Final = ".part"
"""How the name of a copy ends until it is complete."""
OLD: Final = ".old"
"""How the name of a file ends that another took the place of."""
BESIDE: Final = ("-wal", "-shm")
"""What SQLite writes beside a file; it belongs to that very file."""


class Unsound(Exception):
    """Why a file is not one with which a server could go on."""


def copied(path: Path, to: Path) -> int:
    """Writes a copy of a file, also while a server writes to it; how many games are in it."""
    if not to.parent.is_dir():
        raise Unsound(f"there is no folder {to.parent}")
    part = to.with_name(to.name + PART)
    part.unlink(missing_ok=True)
    try:
        with closing(_opened(path)) as source, closing(sqlite3.connect(part)) as target:
            part.chmod(0o600)
            source.backup(target)
            target.execute("pragma journal_mode = delete")  # one file, with nothing beside it
        games = looked_through(part, called=path)
        reach_disk(part)
        part.replace(to)
        reach_disk(to.parent)
    except sqlite3.Error as error:
        raise Unsound(f"{path}: {error}") from None
    finally:
        part.unlink(missing_ok=True)
    return games


def put_in_place(backup: Path, database: Path) -> int:
    """Puts a copy of a backup where a server looks for its file; what was there is set aside. How many games."""
    fresh = database.with_name(database.name + ".new")
    try:
        games = copied(backup, fresh)
        for end in ("", *BESIDE):
            if (there := Path(f"{database}{end}")).exists():
                there.replace(f"{database}{OLD}{end}")
        give_to_folder(fresh)
        fresh.replace(database)
        reach_disk(database.parent)
    finally:
        fresh.unlink(missing_ok=True)
    return games


def looked_through(path: Path, called: Path | None = None) -> int:
    """Checks every page and every index, and that no step is missing; how many games there are.

    `called`: the file that it is a copy of, for the person who is told what is wrong.
    """
    name = called or path
    try:
        with closing(_opened(path)) as connection:
            (version,) = connection.execute("pragma user_version").fetchone()
            (found,) = connection.execute("pragma integrity_check(1)").fetchone()
            if found != "ok":
                raise Unsound(f"{name} is damaged: {' '.join(found.split())}")
            if not 1 <= version <= len(VERSIONS):
                known = "no tables of this program" if not version else f"version {version} of the tables"
                raise Unsound(f"{name}: the file has {known}, this program knows {len(VERSIONS)}")
            gap = connection.execute("select game from step group by game having max(number) <> count(*)").fetchone()
            if gap is not None:
                raise Unsound(f"{name}: steps of the table {gap[0]} are missing")
            (games,) = connection.execute("select count(*) from game").fetchone()
    except sqlite3.Error as error:
        raise Unsound(f"{name}: {error}") from None
    return int(games)


def _opened(path: Path) -> sqlite3.Connection:
    """For reading only, and only if it is there."""
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)


def reach_disk(path: Path) -> None:
    """Waits until a file, or the names in a folder, are on the disk."""
    number = os.open(path, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)
