"""The base game in its three printed editions (sections 2-5)."""

from dataclasses import replace
from typing import Final

from saboteur.engine.core.base import BaseState
from saboteur.engine.ruleset import GOAL_CELLS, Ruleset, deck_of
from saboteur.engine.values.cards import BASE as BASE_BOX
from saboteur.engine.values.cards import Card, Use
from saboteur.engine.values.cell import Cell

SABOTEURS: Final = {3: 1, 4: 1, 5: 2, 6: 2, 7: 3, 8: 3, 9: 3, 10: 4}  # 2.1
DIGGERS: Final = {3: 3, 4: 4, 5: 4, 6: 5, 7: 5, 8: 6, 9: 7, 10: 7}

PRINTING_2016: Final = Ruleset(
    name="base",
    seats=range(3, 11),
    hand={3: 6, 4: 6, 5: 6, 6: 5, 7: 5, 8: 4, 9: 4, 10: 4},  # 2.2
    cards=deck_of(BASE_BOX),
    roles={seats: {"digger": DIGGERS[seats], "saboteur": SABOTEURS[seats]} for seats in SABOTEURS},
    starts={Cell(0, 0): Card.parse("base_start")},
    goals=tuple(card for card in BASE_BOX if card.use is Use.GOAL),
    goal_cells=GOAL_CELLS,
    decided=BaseState,
    usual=5,
    choices=("edition", "placing", "broken_tools_forfeit", "one_digger_less", "first", "rounds", "maps"),
)
CLASSIC: Final = replace(PRINTING_2016, every_goal=True)  # 4.2
NEW: Final = replace(PRINTING_2016, share_of_diggers=True)  # 5.2

assert sum(PRINTING_2016.cards.values()) == 67
