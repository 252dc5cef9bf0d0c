"""What an observer made of one round: the log-loss of the true assignment as the round went on, and who seemed what."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from saboteur.engine.values.facts import Fact
from saboteur.lab.watching.observers import OBSERVERS, SABOTEUR, Constants, Listener, Observer
from saboteur.lab.watching.rounds import RoundTold, told_round
from saboteur.notation.records.record import Said

STAGES: Final = 12
"""A round is looked at after each twelfth of its turns."""
THIRDS: Final = (STAGES // 3, 2 * STAGES // 3)
LEAST: Final = 1e-9
"""A probability below it counts as this: nothing is so certain that one mistake outweighs all rounds."""


@dataclass(frozen=True, slots=True)
class Measured:
    """One round."""

    losses: tuple[float, ...]
    """Nats, at the start and after each twelfth of the turns."""
    seats: tuple[tuple[float, bool], ...]
    """After one and two thirds, for each seat: how likely it seemed to be a saboteur, and whether it was one."""


def measure(told: RoundTold, observer: str, constants: Constants, stages: Sequence[int]) -> Measured:
    """Watches a round; losses at other stages than these are left out."""
    watching = OBSERVERS[observer].make(told.first, constants)
    tell(watching, told.opening)
    passed, losses, seats = 0, [], []
    for stage in stages:
        until = stage * len(told.turns) // STAGES
        for turn in told.turns[passed:until]:
            tell(watching, turn)
        passed = until
        found = watching.assignments
        losses.append(-math.log(max(found.get(told.roles, 0.0), LEAST)))
        if stage in THIRDS:
            for seat, role in enumerate(told.roles):
                chance = sum(each for roles, each in found.items() if roles[seat] == SABOTEUR)
                seats.append((chance, role == SABOTEUR))
    return Measured(tuple(losses), tuple(seats))


def tell(observer: Observer, told: Sequence[Fact | Said]) -> None:
    """Facts, and statements to an observer that listens, in their order."""
    facts: list[Fact] = []
    for what in told:
        if not isinstance(what, Said):
            facts.append(what)
        elif isinstance(observer, Listener):
            observer.tell(facts)
            facts = []
            observer.heard(what.seat, what.statement)
    observer.tell(facts)


@dataclass(frozen=True, slots=True)
class Watching:
    """Work for processes: all rounds, each looked at with several sets of constants."""

    records: tuple[str, ...]
    observer: str
    trials: tuple[Constants, ...]
    stages: tuple[int, ...] = tuple(range(STAGES + 1))

    @property
    def length(self) -> int:
        """The rounds."""
        return len(self.records)

    def do(self, index: int) -> tuple[Measured, ...]:
        """One round, with each set of constants."""
        told = told_round(self.records[index])
        return tuple(measure(told, self.observer, constants, self.stages) for constants in self.trials)
