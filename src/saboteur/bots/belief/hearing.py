"""What a statement adds to a belief: for the one who speaks, for the one spoken of, for the place of the gold."""

from __future__ import annotations

from collections.abc import Callable
from math import log
from typing import Final

from librt.vecs import vec

from saboteur.bots.belief.ear import Ear, says_gold
from saboteur.engine.search.posterior import KINDS
from saboteur.engine.values.roles import ROLES, Role
from saboteur.engine.worlds.knowledge import Knowledge
from saboteur.notation.statements import Accuse, Am, Looked, Saw, Statement, Trust


class Hearing:
    """Weighs statements in the game of an observer."""

    def __init__(self, knowledge: Knowledge, ear: Ear) -> None:
        self.ear: Final = ear
        self._knowledge: Final = knowledge
        rules = knowledge.state.rules
        self._goals: Final = range(int(rules.goal_count))
        self._dealt: Final = [ROLES[role] for role in sorted({int(role) for role in rules.roles})]
        self._places: Final = len(rules.roles)

    def weigh(self, speaker: int, statement: Statement, found: vec[float], logs: vec[float]) -> None:
        """Adds to the logarithms; `found` holds how likely each seat has each dwarf before that."""
        ear = self.ear
        match statement:
            case Accuse(other) | Trust(other) | Looked(other, _):
                self._weigh_pair(speaker, other, statement, found, logs)
            case Am(role):
                self._add(logs, speaker, lambda dwarf, _: ear.credit * log(ear.of_itself(role, dwarf)))
            case Saw():
                self._weigh_goal(speaker, statement, logs)
            case _:
                pass  # which cards somebody wants or has tells of nobody

    def _weigh_pair(
        self, speaker: int, other: int, statement: Accuse | Trust | Looked, found: vec[float], logs: vec[float]
    ) -> None:
        """Each of the two by what the other is held for: neither is sure."""
        ear = self.ear
        looked = self._knowledge.state.has_seen_role(speaker, other)
        power = ear.reports if isinstance(statement, Looked) else ear.credit

        def odds(seat: int) -> list[tuple[Role, float]]:
            return [(role, found[seat * KINDS + ROLES.index(role)]) for role in self._dealt]

        def of_speaker(dwarf: Role, _: int) -> float:
            said = (chance * ear.of_another(statement, dwarf, role, looked=looked) for role, chance in odds(other))
            return power * log(sum(said))

        def of_other(dwarf: Role, _: int) -> float:
            said = (chance * ear.of_another(statement, role, dwarf, looked=looked) for role, chance in odds(speaker))
            return power * log(sum(said))

        self._add(logs, speaker, of_speaker)
        self._add(logs, other, of_other)

    def _weigh_goal(self, speaker: int, statement: Saw, logs: vec[float]) -> None:
        ear, knowledge = self.ear, self._knowledge
        there = knowledge.goal_at(statement.cell.code)
        if there < 0 or knowledge.is_open(there):
            return
        looked = knowledge.state.has_seen_goal(speaker, there)
        gold = says_gold(statement, knowledge.ruleset.goals)

        def told(dwarf: Role, goal: int) -> float:
            return ear.reports * log(ear.of_a_goal(dwarf, right=(goal == there) == gold, looked=looked))

        self._add(logs, speaker, told)

    def _add(self, logs: vec[float], seat: int, added: Callable[[Role, int], float]) -> None:
        """For every dwarf that a seat may have, and every place of the gold."""
        worlds = self._knowledge.worlds
        assert worlds is not None
        place = int(worlds.dwarves.seats[seat])
        for goal in self._goals:
            for role in self._dealt:
                logs[(goal * self._places + place) * KINDS + ROLES.index(role)] += added(role, goal)
