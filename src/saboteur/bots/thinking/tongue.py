"""What a bot says, and why: it answers, reports, asks and accuses. A gold-digger means it; a saboteur misleads."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from saboteur.bots.belief.belief import Belief
from saboteur.bots.belief.ear import HARMFUL
from saboteur.bots.thinking.company import Company
from saboteur.bots.thinking.temper import Temper
from saboteur.engine.core.packed import A_TURN
from saboteur.engine.core.rng import Rng
from saboteur.engine.values.cards import TOOLS, Effect, mat_names
from saboteur.engine.values.roles import Role
from saboteur.engine.worlds.knowledge import Knowledge
from saboteur.notation.statements import Accuse, Am, Looked, Need, Saw, Statement, Trust

FELLOW: Final = 0.7
"""Whom a saboteur holds for one of its own with this probability, it spares and covers."""
WORD: Final = 0x7FFFFFFF
ONE: Final = 1 << 20


class Tongue:
    """Speaks for a seat. All it says follows from its history and its seed."""

    def __init__(self, belief: Belief, company: Company, temper: Temper, words: int, seed: int) -> None:
        """At most this number of words in a round."""
        self._belief: Final = belief
        self._company: Final = company
        self._temper: Final = temper
        self._words: Final = words
        self._seed: Final = seed

    def statements(self) -> tuple[Statement, ...]:
        """For the move that it makes now."""
        knowledge, said = self._belief.knowledge, self._company.said
        most = min(self._temper.at_once, self._words - len(said))
        role = knowledge.role
        if most <= 0 or role is None or knowledge.state.asked != A_TURN:
            return ()
        wanted = dict.fromkeys(each for each in self._wishes(knowledge, role) if each not in said)
        return tuple(wanted)[:most]

    def _wishes(self, knowledge: Knowledge, role: Role) -> Iterator[Statement]:
        """The most urgent first."""
        harmful = role in HARMFUL
        yield from self._answers(knowledge, role, harmful=harmful)
        yield from self._reports(knowledge, harmful=harmful)
        yield from self._wants(knowledge)
        harms = self._belief.posterior.harms(knowledge.seats)
        opinions = self._misleading(knowledge, harms) if harmful else self._opinions(knowledge, harms)
        yield from opinions

    def _answers(self, knowledge: Knowledge, role: Role, *, harmful: bool) -> Iterator[Statement]:
        """To those who accuse it."""
        if self._company.accused_by[knowledge.seat]:
            yield Am(self._cover(knowledge) if harmful else role)

    def _cover(self, knowledge: Knowledge) -> Role:
        """The dwarf that a saboteur says it is: one of those of which there are most."""
        roles = knowledge.ruleset.roles[knowledge.seats]
        honest = [role for role in roles if role not in HARMFUL]
        most = max(roles[role] for role in honest)
        likely = [role for role in honest if roles[role] == most]
        return likely[self._seed % len(likely)]

    def _reports(self, knowledge: Knowledge, *, harmful: bool) -> Iterator[Statement]:
        """What it alone has looked at: a goal, first the gold, and dwarves."""
        golds: dict[int, bool] = {}
        for goal in range(len(knowledge.ruleset.goal_cells)):
            face = knowledge.face(goal)
            if knowledge.state.has_seen_goal(knowledge.seat, goal) and face is not None and not knowledge.is_open(goal):
                golds[goal] = (face.goal == "gold") != (harmful and self._lies(knowledge, goal))
        for goal in sorted(golds, key=lambda goal: (not golds[goal], goal)):
            yield Saw(knowledge.ruleset.goal_cells[goal], "gold" if golds[goal] else "stone")
        for seat in range(knowledge.seats):
            role = knowledge.role_of(seat) if seat != knowledge.seat else None
            if role is not None:
                false = harmful and self._lies(knowledge, 8 + seat)
                yield Looked(seat, self._other(knowledge, role) if false else role)

    def _lies(self, knowledge: Knowledge, about: int) -> bool:
        """Once decided, it stays with that for the round."""
        salt = int(knowledge.state.round) << 5 | about
        return Rng(self._seed & WORD | salt << 32).below(ONE) < int(self._temper.lies * ONE)

    def _other(self, knowledge: Knowledge, role: Role) -> Role:
        """A dwarf on the other side: honest ones are called saboteurs, and the other way round."""
        return self._cover(knowledge) if role in HARMFUL else "saboteur"

    def _wants(self, knowledge: Knowledge) -> Iterator[Statement]:
        """A tool that is broken and that it cannot mend."""
        mends = {tool for card in knowledge.hand if card.effect is Effect.REPAIR for tool in card.tools}
        broken = mat_names(knowledge.mat(knowledge.seat))
        for tool in TOOLS:
            if tool in broken and tool not in mends:
                yield Need(tool)

    def _opinions(self, knowledge: Knowledge, harms: list[float]) -> Iterator[Statement]:
        """Of a gold-digger: whom it suspects; and whom it trusts, if that one is accused or cannot dig."""
        others = [seat for seat in range(knowledge.seats) if seat != knowledge.seat]
        for seat in sorted(others, key=lambda seat: (-harms[seat], seat)):
            if harms[seat] >= self._temper.suspects:
                yield Accuse(seat)
        for seat in sorted(others, key=lambda seat: (harms[seat], seat)):
            doubted = self._company.accused_by[seat] - {knowledge.seat}
            if harms[seat] <= self._temper.vouches and (doubted or not knowledge.can_lay(seat)):
                yield Trust(seat)

    def _misleading(self, knowledge: Knowledge, harms: list[float]) -> Iterator[Statement]:
        """Of a saboteur: accuses who accuses it and who looks suspect, and covers its own."""
        public = self._belief.public.harms(knowledge.seats)
        accusers = self._company.accused_by[knowledge.seat]
        others = [seat for seat in range(knowledge.seats) if seat != knowledge.seat]
        for seat in sorted(others, key=lambda seat: (-public[seat], seat)):
            if harms[seat] < FELLOW and (public[seat] >= self._temper.frames or seat in accusers):
                yield Accuse(seat)
        for seat in others:
            if harms[seat] >= FELLOW and self._company.accused_by[seat]:
                yield Trust(seat)
