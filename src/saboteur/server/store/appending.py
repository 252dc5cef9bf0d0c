"""Steps written into the SQLite file, many with one statement: every statement costs the loop a wait for its thread."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from saboteur.server.store.kept import KeptStep, Mark

Appended = tuple[KeptStep, Mark | None]
MOST_ROWS: Final = 32
"""Of one statement; the numbers are powers of two, so that few statements are prepared."""


def append_all(connection: sqlite3.Connection, steps: Sequence[Appended]) -> list[bool]:
    """Writes steps, each whole or not at all, inside a transaction; whether each was written."""
    won: list[bool] = []
    for part in _parts(steps):
        values = [
            value
            for step, _ in part
            for value in (step.game, step.number, step.person, step.id or None, step.at, step.what, step.lines)
        ]
        kept = set(connection.execute(_insert(len(part)), values).fetchall())
        for step, mark in part:
            won.append((step.game, step.number) in kept)
            if won[-1] and mark is not None:
                _mark(connection, step, mark)
    return won


def _parts(steps: Sequence[Appended]) -> Iterator[Sequence[Appended]]:
    """As many at once as can be told apart when they are written: of two with one number the first is."""
    alone = len({(step.game, step.number) for step, _ in steps}) < len(steps)
    at = 0
    while at < len(steps):
        rows = 1 if alone else min(1 << ((len(steps) - at).bit_length() - 1), MOST_ROWS)
        yield steps[at : at + rows]
        at += rows


@cache
def _insert(rows: int) -> str:
    """Steps whose number or id is taken, and those of games that are no more, are left out."""
    values = ", ".join(["(?, ?, ?, ?, ?, ?, ?)"] * rows)
    return f"""
        insert or ignore into step select * from (values {values})
        where exists (select 1 from game where id = column1) returning game, number"""


def _mark(connection: sqlite3.Connection, step: KeptStep, mark: Mark) -> None:
    ended = step.at if mark.state == "over" else None
    connection.execute(
        "update game set state = ?, listed = ?, due = ?, ended = coalesce(ended, ?), settings = ? where id = ?",
        (mark.state, mark.listed, mark.due, ended, mark.settings, step.game),
    )
    for seat, person in mark.owners:
        connection.execute("delete from seat where game = ? and seat = ?", (step.game, seat))
        if person is not None:
            connection.execute("insert into seat values(?, ?, ?)", (step.game, seat, person))
    connection.executemany(
        "insert or replace into result values(?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (step.game, each.seat, each.round, each.person, each.ruleset, each.role, each.won, each.gold)
            for each in mark.results
        ],
    )
