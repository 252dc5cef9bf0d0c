"""All that a database holds when everybody has gone, whichever kind it is."""

import asyncio
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import asyncpg

from saboteur.server.store.kept import KeptStep

STEPS = "select game, number, person, id, at, what, lines from step order by game, number"
TALKS = "select game, person, id, text from talk"
GAMES = "select id, state, head from game where id in (select distinct game from step)"


@dataclass(frozen=True, slots=True)
class Kept:
    """Its rows."""

    steps: Mapping[str, list[KeptStep]]
    """By game."""
    talks: list[tuple[str, str, str, str]]
    states: dict[str, str]
    heads: dict[str, bytes]

    @property
    def count(self) -> int:
        """How many steps there are."""
        return sum(map(len, self.steps.values()))


def kept_in(database: Path | str) -> Kept:
    """Reads everything."""
    steps, talks, rows = _sqlite(database) if isinstance(database, Path) else asyncio.run(_postgres(database))
    games: dict[str, list[KeptStep]] = {}
    for game, number, person, sent, at, what, lines in steps:
        games.setdefault(game, []).append(
            KeptStep(game=game, number=number, person=person, id=_text(sent), at=at, what=what, lines=lines)
        )
    return Kept(
        games,
        [(game, who, _text(sent), text) for game, who, sent, text in talks],
        {game: state for game, state, _ in rows},
        {game: head for game, _, head in rows},
    )


def _text(sent: Any) -> str:
    return sent.decode() if isinstance(sent, bytes) else sent or ""


def _sqlite(database: Path) -> list[list[Any]]:
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("pragma integrity_check").fetchone() == ("ok",)
        return [connection.execute(query).fetchall() for query in (STEPS, TALKS, GAMES)]


async def _postgres(database: str) -> list[list[Any]]:
    connection = await asyncpg.connect(database)
    try:
        return [[tuple(row) for row in await connection.fetch(query)] for query in (STEPS, TALKS, GAMES)]
    finally:
        await connection.close()
