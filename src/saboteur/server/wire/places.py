"""Where the game of a record goes on: what the process that reads records is asked, and what it answers."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

PLACE: Final = "place"
"""The argument with which the process is asked for one."""


class Sought(Struct, kw_only=True):
    """A record, and how many of its moves have been made."""

    record: str
    moves: int | None


class Place(Struct, kw_only=True):
    """What is played in a record, and how it stands; or why no game goes on from there."""

    fault: str = ""
    game: str = ""
    options: dict[str, bool | int | str | None] = {}
    seats: int = 0
    position: str = ""
