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


def fill(database: Path, tables: int, steps: int) -> list[str]:
    """Adds a number of tables, each of a number of steps, to the file of a server that has ended; their ids."""
    with closing(sqlite3.connect(database)) as connection, connection:
        models = [game for (game,) in connection.execute(_STEPS, (steps,))]
        if not models:
            raise ValueError(f"no game in {database} has {steps} steps yet: measure for longer, or less slowly")
        made = [f"stored-{number:06}" for number in range(tables)]
        for number, name in enumerate(made):
            model = models[number % len(models)]
            connection.execute(_GAME, (name, model))
            connection.execute(_COPY, (name, model, steps))
    return made
