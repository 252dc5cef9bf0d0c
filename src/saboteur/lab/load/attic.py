"""Tables that lie in a server's file, of which nobody thinks any more: copies of games that were played."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

_STEPS = "select game from step where number = ? order by game"
_GAME = """
    insert into game(id, head, state, listed, due, created)
    select ?1, cast(replace(head, ?2, ?1) as blob), 'playing', 0, null, created from game where id = ?2"""
_COPY = """
    insert into step(game, number, person, id, at, what, lines)
    select ?1, number, person, id, at, what, lines from step where game = ?2 and number <= ?3"""


def fill(database: Path, tables: int, steps: int) -> tuple[list[str], int]:
    """Adds a number of tables to the file of a server that has ended; their ids, and how many steps each has.

    If no game there has gone so far, there are as many as the longest has.
    """
    with closing(sqlite3.connect(database)) as connection, connection:
        (longest,) = connection.execute("select coalesce(max(number), 0) from step").fetchone()
        if not longest:
            raise ValueError(f"nobody has played in {database}")
        steps = min(steps, longest)
        models = [game for (game,) in connection.execute(_STEPS, (steps,))]
        made = [f"stored-{number:06}" for number in range(tables)]
        for number, name in enumerate(made):
            model = models[number % len(models)]
            connection.execute(_GAME, (name, model))
            connection.execute(_COPY, (name, model, steps))
    return made, steps
