"""A fifth game, which no file under `src` knows of: the base game with four goals, two of them gold."""

import random
from dataclasses import replace
from typing import Final

from saboteur import Card, Cell, ruleset
from saboteur.rulesets.base import NEW
from saboteur.table.table import Table
from tests.table.playing import seed_of, some_move, taken

NAME: Final = "twogold"
GOLD: Final = Card.parse("base_goal_gold")
TWOGOLD: Final = replace(
    NEW,
    name=NAME,
    goals=(GOLD, *NEW.goals),
    goal_cells=tuple(Cell(8, y) for y in (3, 1, -1, -3)),
    usual=4,
)


def played(name: str, seats: int = 4, *, rounds: int = 2, until: int = 9) -> Table:
    """A game of digging and chance, at a table; to its end, or until a round begins."""
    table, rng = Table(ruleset(NAME, {"rounds": rounds}), seats, seed=seed_of(name)), random.Random(name)
    table.begin()
    while not table.game.over and table.game.round < until:
        assert table.game.actor is not None
        taken(table.submit(table.game.actor, some_move(table, rng)))
    return table
