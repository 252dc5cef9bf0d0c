"""The expansion (sections 6 and 7)."""

from dataclasses import replace
from typing import Final

from saboteur.engine.core.expansion import ExpansionState
from saboteur.engine.ruleset import deck_of
from saboteur.engine.values.cards import EXPANSION, Card
from saboteur.engine.values.roles import Role
from saboteur.rulesets.base import PRINTING_2016

# 6.1
DWARVES: Final[dict[Role, int]] = {
    "blue": 4,
    "green": 4,
    "boss": 1,
    "profiteer": 1,
    "geologist": 2,
    "saboteur": 3,
}

SABOTEUR2: Final = replace(
    PRINTING_2016,
    name="saboteur2",
    seats=range(2, 13),
    hand=dict.fromkeys(range(2, 13), 6),
    removed=10,
    cards={
        **PRINTING_2016.cards,
        **deck_of(EXPANSION),
        Card.parse("base_rockfall"): 4,  # one of them is from the expansion's box; they are equal (1.8)
    },
    roles=dict.fromkeys(range(2, 13), DWARVES),
    most_discarded=3,
    clearing=True,
    decided=ExpansionState,
    usual=7,
    choices=("first", "rounds", "maps"),
)

assert sum(SABOTEUR2.cards.values()) == 118
assert sum(DWARVES.values()) == 15
