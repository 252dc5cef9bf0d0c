"""Interrupted games: a table that was played without a terminal, and its file."""

import random
from collections.abc import Callable, Sequence
from pathlib import Path

from saboteur.engine.moves import Move
from saboteur.notation.records.record import Chair
from saboteur.notation.records.text import record_text
from saboteur.rulesets import ruleset
from saboteur.table.table import Table
from tests.table.playing import taken

BEGUN = "2026-11-16T18:00:00Z"


def new_table(game: str, names: Sequence[str], seed: str, **options: object) -> Table:
    """Dealt; a name with a kind of bot in brackets is a bot."""
    chairs = [Chair("bot" if "(" in name else "person", name) for name in names]
    table = Table(ruleset(game, options), len(chairs), seed=seed, chairs=chairs, automatic=True, begun=BEGUN)
    table.begin(time=0)
    return table


def chosen(table: Table) -> Move:
    """A legal move, always the same one in the same position."""
    moves = sorted(table.game.legal_moves, key=str)
    laid = [move for move in moves if str(move).startswith(("lay", "play"))]
    rng = random.Random(f"{table.game.round} {table.number} {table.game.actor}")
    return rng.choice(laid if laid and rng.random() < 0.8 else moves)


def play_until(table: Table, stop: Callable[[Table], bool]) -> Table:
    """Goes on by itself until it is stopped, or to the end."""
    while table.game.actor is not None and not stop(table):
        taken(table.submit(table.game.actor, chosen(table), time=0))
    return table


def before_the_end_of_a_round(game: str, names: Sequence[str], seed: str, moves: int, **options: object) -> Table:
    """Plays until this number of moves before the end of the first round."""
    ends = len(play_until(new_table(game, names, seed, **options), lambda table: table.game.round > 1).record().lines)
    return play_until(new_table(game, names, seed, **options), lambda table: len(table.record().lines) >= ends - moves)


def keep(table: Table, file: Path) -> Path:
    """Written where `saboteur play --resume` finds it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(record_text(table.record()), encoding="utf-8", newline="\n")
    return file
