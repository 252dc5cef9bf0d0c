"""Observers: told what a watcher is told, each gives a probability to every assignment of the dwarves."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final, Protocol, runtime_checkable

from saboteur.bots.belief.belief import Belief
from saboteur.bots.belief.ear import EAR
from saboteur.bots.belief.eye import EYE
from saboteur.bots.plain.player import dwarf
from saboteur.engine.ruleset import Ruleset
from saboteur.engine.values.facts import Asked, Fact
from saboteur.engine.view import View
from saboteur.engine.worlds.knowledge import Knowledge
from saboteur.notation.statements import Statement

Assignment = tuple[str, ...]
"""The dwarf of every seat."""
Constants = Mapping[str, float]
SABOTEUR: Final = "saboteur"
LEAST_CHANCE: Final = 0.002
"""Few rounds may show nothing unlikely, and yet it happens."""
MOST_CHANCE: Final = 0.9
"""Who always does anything gives nothing away."""


class Observer(Protocol):
    """A belief about who is who."""

    def tell(self, told: Iterable[Fact]) -> None:
        """More has happened; each fact as a watcher is told it."""

    @property
    def assignments(self) -> Mapping[Assignment, float]:
        """What is possible, with its probability; they add up to 1."""


@runtime_checkable
class Listener(Protocol):
    """An observer that also makes something of what is said."""

    def heard(self, seat: int, statement: Statement) -> None:
        """A seat made a statement, true or not."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of observer, made from the first view of a watcher and constants that can be fitted."""

    make: Callable[[View, Constants], Observer]
    constants: Constants
    """What they are before they are fitted; all above 0."""


def prior(made: Ruleset, seats: int) -> dict[Assignment, float]:
    """Before anybody has moved: every deal of the dwarves is equally likely (2.2).

    >>> from saboteur import ruleset
    >>> found = prior(ruleset("base"), 3)
    >>> len(found), found["digger", "digger", "saboteur"]
    (4, 0.25)
    """
    counts = {str(role): count for role, count in made.roles[seats].items()}
    found = dict(_dealt(counts, seats))
    total = sum(found.values())
    return {roles: ways / total for roles, ways in found.items()}


def _dealt(left: dict[str, int], seats: int) -> Iterator[tuple[Assignment, int]]:
    """Every assignment, and in how many ways the cards give it."""
    if seats == 0:
        yield (), 1
        return
    for role, count in left.items():
        if count:
            for rest, ways in _dealt({**left, role: count - 1}, seats - 1):
                yield (role, *rest), count * ways


class Prior:
    """Learns nothing: the yardstick at the other end."""

    def __init__(self, view: View, constants: Constants) -> None:
        self._found = prior(view.ruleset, view.seats)

    def tell(self, told: Iterable[Fact]) -> None:
        """Nothing changes."""

    @property
    def assignments(self) -> Mapping[Assignment, float]:
        """As dealt."""
        return self._found


class Trusting:
    """Has the trust of a plain bot (docs/bots.md): the less a seat is trusted, the likelier it is a saboteur."""

    def __init__(self, view: View, constants: Constants) -> None:
        self._scale = constants["scale"]
        self._prior = prior(view.ruleset, view.seats)
        self._knowledge = Knowledge(view, worlds=False)
        self._mind = dwarf(self._knowledge)
        self._told: list[Fact] = []

    def tell(self, told: Iterable[Fact]) -> None:
        """Judges each move when the question comes that ends it."""
        for fact in told:
            if isinstance(fact, Asked):
                self._mind.judge(self._told)
                self._knowledge.follow(self._told, fact)
                self._mind.look()
                self._told = []
            else:
                self._told.append(fact)
        self._mind.forget()

    @property
    def assignments(self) -> Mapping[Assignment, float]:
        """By the sum of the scores of all saboteurs."""
        scores = self._mind.trust.scores
        harm = {
            roles: -self._scale * sum(score for role, score in zip(roles, scores, strict=True) if role == SABOTEUR)
            for roles in self._prior
        }
        most = max(harm.values())
        weights = {roles: chance * math.exp(harm[roles] - most) for roles, chance in self._prior.items()}
        total = sum(weights.values())
        return {roles: weight / total for roles, weight in weights.items()}


class Believing:
    """Has the belief of the bots that search (docs/bots.md), as a watcher."""

    def __init__(self, view: View, constants: Constants) -> None:
        chance = min(max(constants["chance"], LEAST_CHANCE), MOST_CHANCE)
        eye = replace(EYE, temperature=constants["temperature"], chance=chance, credit=constants["moves"])
        ear = replace(EAR, credit=constants["credit"], reports=constants["reports"])
        self._belief = Belief(view, eye=eye, ear=ear)

    def tell(self, told: Iterable[Fact]) -> None:
        """Weighs every move."""
        self._belief.tell(told)

    def heard(self, seat: int, statement: Statement) -> None:
        """Weighs what is said by who says it."""
        self._belief.heard(seat, statement)

    @property
    def assignments(self) -> Mapping[Assignment, float]:
        """Wherever the gold may be."""
        found: defaultdict[Assignment, float] = defaultdict(float)
        for each in self._belief.assignments():
            found[each.roles] += each.probability
        return found


OBSERVERS: Final[dict[str, Kind]] = {
    "prior": Kind(Prior, {}),
    "trust": Kind(Trusting, {"scale": 1.0}),
    "belief": Kind(
        Believing,
        {
            "temperature": EYE.temperature,
            "chance": EYE.chance,
            "moves": EYE.credit,
            "credit": EAR.credit,
            "reports": EAR.reports,
        },
    ),
}
"""The last one is the best."""
