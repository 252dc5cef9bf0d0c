"""How an observer hears what is said: how likely each dwarf would say it, as constants, and by how much words count.

A saboteur lies with some probability, a gold-digger hardly ever means to, and errs. So what somebody says tells of the
one spoken of as far as the speaker is trusted, and of the speaker as far as the rest is known.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from saboteur.engine.values.cards import Card
from saboteur.engine.values.roles import Role
from saboteur.notation.statements import Accuse, Looked, Saw, Trust

HARMFUL: Final[frozenset[Role]] = frozenset({"saboteur", "profiteer"})
"""Dwarves that harm the mine."""


@dataclass(frozen=True, slots=True)
class Said:
    """How often somebody who harms the mine, or somebody who does not, would say something that is so, or is not."""

    honest_right: float
    honest_wrong: float
    harmful_right: float
    harmful_wrong: float

    def likely(self, *, harmful: bool, right: bool) -> float:
        """How likely such a speaker says it."""
        if harmful:
            return self.harmful_right if right else self.harmful_wrong
        return self.honest_right if right else self.honest_wrong


@dataclass(frozen=True, slots=True)
class Ear:
    """The constants; only their ratios matter."""

    credit: float = 0.5
    """The power to which the odds of an opinion are taken, as it rests on what everybody has seen; at 0 it is deaf."""
    reports: float = 0.8
    """The same for what somebody has looked at alone."""
    accuses: Said = Said(0.45, 0.15, 0.15, 0.3)
    trusts: Said = Said(0.45, 0.2, 0.25, 0.35)
    saw: Said = Said(0.95, 0.02, 0.45, 0.45)
    looked: Said = Said(0.9, 0.03, 0.45, 0.3)
    am: Said = Said(0.4, 0.02, 0.02, 0.35)
    """Of the speaker's own dwarf."""
    unfounded: Said = Said(0.02, 0.02, 0.1, 0.1)
    """Speaking of a goal or a dwarf that one has not looked at."""

    def of_another(self, statement: Accuse | Trust | Looked, speaker: Role, other: Role, *, looked: bool) -> float:
        """How likely a speaker says this of a seat, both being these dwarves; `looked`: it has seen that dwarf."""
        harmful = speaker in HARMFUL
        match statement:
            case Accuse():
                return self.accuses.likely(harmful=harmful, right=other in HARMFUL)
            case Trust():
                return self.trusts.likely(harmful=harmful, right=other not in HARMFUL)
            case Looked(role=role):
                said = self.looked if looked else self.unfounded
                return said.likely(harmful=harmful, right=other == role)

    def of_a_goal(self, speaker: Role, *, right: bool, looked: bool) -> float:
        """How likely a speaker says what lies at a goal, if it is so or not."""
        said = self.saw if looked else self.unfounded
        return said.likely(harmful=speaker in HARMFUL, right=right)

    def of_itself(self, role: Role, speaker: Role) -> float:
        """How likely a speaker says that it is this dwarf."""
        return self.am.likely(harmful=speaker in HARMFUL, right=speaker == role)


EAR: Final = Ear()


def says_gold(statement: Saw, goals: tuple[Card, ...]) -> bool:
    """Whether a statement says that the gold lies there; it may name the card."""
    return statement.face in {"gold", *(card.id for card in goals if card.goal == "gold")}
