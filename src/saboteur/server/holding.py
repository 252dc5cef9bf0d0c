"""Who uses a file of tables: one process at a time."""

from __future__ import annotations

import contextlib
import fcntl
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from saboteur.server.store.owning import give_to_folder


class CannotStart(Exception):
    """Why the server cannot be started, for the person who starts it."""


class AlreadyRunning(CannotStart):
    """Another server uses the same file."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.url = url


@contextlib.contextmanager
def held(database: Path) -> Iterator[IO[str]]:
    """The file belongs to this process as long as this lasts."""
    try:
        database.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        path = database.resolve()
        beside = path.with_name(f"{path.name}.running")
        is_new = not beside.exists()
        note = open(beside, "a+", encoding="utf-8", opener=_not_by_a_link)  # noqa: SIM115  # closed below
        if is_new:
            give_to_folder(beside)
    except OSError as error:
        raise CannotStart(f"{database}: {error.strerror or error}") from None
    with note:
        try:
            fcntl.flock(note, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            note.seek(0)
            raise AlreadyRunning(_url_in(note.read())) from None
        yield note


def _not_by_a_link(path: str, flags: int) -> int:
    return os.open(path, flags | os.O_NOFOLLOW, 0o666)


def _url_in(note: str) -> str:
    try:
        return str(json.loads(note)["url"])
    except (ValueError, KeyError, TypeError):
        return ""
