"""What kind of game it is, as far as others have to know: each class of states declares its own."""
# mypyc: off

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from saboteur.engine.values.causes import Cause
from saboteur.engine.values.question import Question

Earns = Literal["nuggets", "coins", "cards"]
"""Nugget cards from a pile (5.1), coins of the bank (7.5), or cards with nuggets out of the mine (8.13)."""
Party = Literal["diggers", "saboteurs", "green", "blue", "both", "equal"]
"""Who wins a round together: gold-diggers or saboteurs (4.5), teams (7.2), or who earned more in the duel (8.13)."""
Until = Literal["round", "game"]
NextFirst = Literal["left of the last mover", "earned less"]


@dataclass(frozen=True, slots=True)
class Nature:
    """How a game is decided, what is won in it, what is shown when.

    >>> from saboteur import ruleset
    >>> ruleset("duel").nature.earns, ruleset("duel").nature.goals_dealt_once
    ('cards', True)
    """

    earns: Earns
    asks: tuple[Question, ...]
    """The choices it asks for besides turns (docs/vocabulary.md)."""
    causes: tuple[Cause, ...]
    """What ends a round (4.5, 4.6, 8.11)."""
    sides: tuple[Party, ...]
    """Who may win a round."""
    goals_hidden: Until = "round"
    """How long goals never turned over stay secret (4.8, 8.15)."""
    goals_dealt_once: bool = False
    """Whether a goal card lies in the mine for one round only; till then it waits, and unopened it is boxed (8.14)."""
    spare_shown: bool = True
    """Whether the dwarves left over are shown when a round has ended (4.8, 6.8)."""
    purses_open: bool = False
    """Whether everybody sees what the others have won (5.1, 8.13)."""
    passes_counted: bool = True
    """Whether a round ends when everybody has passed on an empty deck (4.6, 8.11)."""
    next_first: NextFirst = "left of the last mover"
    """Who begins the next round (5.5, 8.14)."""
