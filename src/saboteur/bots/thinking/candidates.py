"""Which moves are worth trying out: the best of each sort."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from saboteur.bots.belief.belief import Belief
from saboteur.bots.belief.eye import TASTE
from saboteur.engine.core.packed import DISCARD, LAY, ON_CELL, ON_SEAT, op_of
from saboteur.engine.search.judging import value
from saboteur.engine.search.outlook import Outlook, walker_of
from saboteur.engine.values.roles import R_DIGGER

MOST: Final = {LAY: 6, ON_SEAT: 4, ON_CELL: 4, DISCARD: 3}
"""The most moves of each sort that are tried; of all other sorts `OTHERS`."""
OTHERS: Final = 2
COVER: Final = 3
"""Moves of a gold-digger that one tries who is none."""


def candidates(values: Mapping[int, float], preferred: int, most: int) -> list[int]:
    """The preferred move and the best others, by their values."""
    chosen, taken = [preferred], Counter([op_of(preferred)])
    for move in sorted(values, key=lambda move: (-values[move], move)):
        sort = op_of(move)
        if move != preferred and len(chosen) < most and taken[sort] < MOST.get(sort, OTHERS):
            chosen.append(move)
            taken[sort] += 1
    return chosen


def covers(belief: Belief, values: Mapping[int, float]) -> list[int]:
    """The best moves of the seat asked if it were a gold-digger."""
    state = belief.knowledge.state
    look = Outlook(state.rules, walker_of(R_DIGGER), TASTE)
    look.look(state, state.actor)
    for seat, score in enumerate(belief.scores):
        look.scores[seat] = score
    look.expect(sum(1 << goal for goal, odds in enumerate(belief.goals) if odds))
    return sorted(values, key=lambda move: (-value(look, R_DIGGER, move), move))[:COVER]
