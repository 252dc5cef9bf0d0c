"""The duel and its solo game (sections 8 and 9)."""

from dataclasses import replace
from typing import Final

from saboteur.engine.core.duel import DuelState
from saboteur.engine.ruleset import Ruleset, deck_of
from saboteur.engine.values.cards import DUEL as DUEL_BOX
from saboteur.engine.values.cards import Card, Use
from saboteur.engine.values.cell import Cell

DUEL: Final = Ruleset(
    name="duel",
    seats=range(2, 3),
    hand={2: 6},
    cards=deck_of(DUEL_BOX),
    roles={},
    starts={Cell(0, 1): Card.parse("duel_start_green"), Cell(0, -1): Card.parse("duel_start_blue")},
    goals=tuple(card for card in DUEL_BOX if card.use is Use.VEIN),
    goal_cells=(Cell(5, 2), Cell(5, 0), Cell(5, -2), Cell(7, 1), Cell(7, -1), Cell(9, 0)),
    decided=DuelState,
    walkers=("green", "blue"),
    most_discarded=2,
    clearing=True,
    against_opponent=True,
    markers=8,
    keys=2,
)

SOLO: Final = replace(
    DUEL,
    name="solo",
    seats=range(1, 2),
    hand={1: 6},
    removed=10,
    starts={Cell(0, 0): Card.parse("duel_start_green")},
    goal_cells=(Cell(8, 2), Cell(8, 0), Cell(8, -2), Cell(10, 1), Cell(10, -1), Cell(12, 0)),
    walkers=("green",),
    markers=6,
    choices=("colour", "rounds", "maps"),
    forced_draws=True,
)

assert sum(DUEL.cards.values()) == 52
assert len(DUEL.goals) == 18


def grade(gold: int) -> int:
    """How well a solo game went, from 0 to 3 (9.5).

    >>> [grade(gold) for gold in (0, 14, 15, 19, 20, 24, 25)]
    [0, 0, 1, 1, 2, 2, 3]
    """
    return (gold >= 15) + (gold >= 20) + (gold >= 25)
