"""A bot that searches: plain's move, unless play-outs of likely worlds say that another is better."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Final

from saboteur.bots.belief.belief import Belief
from saboteur.bots.belief.ear import EAR, HARMFUL
from saboteur.bots.plain.player import Plain
from saboteur.bots.thinking.candidates import candidates, covers
from saboteur.bots.thinking.company import Company
from saboteur.bots.thinking.leanings import Leanings
from saboteur.bots.thinking.level import Level
from saboteur.bots.thinking.temper import FEWER_WORDS, Temper, temper_of
from saboteur.bots.thinking.tongue import Tongue
from saboteur.engine.core.packed import ASKED
from saboteur.engine.core.rng import Rng
from saboteur.engine.core.state import State
from saboteur.engine.moves import Move, packed_move
from saboteur.engine.search.policy import compass_of
from saboteur.engine.search.promise import Promise
from saboteur.engine.search.rating import GOLD, WIN, Forecast, Planned, PlayedOut, rate
from saboteur.engine.values.facts import Asked, Fact
from saboteur.engine.view import View
from saboteur.engine.worlds.knowledge import Knowledge
from saboteur.notation.statements import Statement

WORD: Final = 0x7FFFFFFF
WORLDS: Final = 512
"""Drawn for one move at most: at the end of a round one takes milliseconds, for hardly any hands are left that fit."""
SEARCHED: Final = frozenset({"turn", "goal", "position", "claim"})
"""Questions that are worth play-outs; the others plain answers."""


class Thinker:
    """Told what a player is told, and what is said; an equal history and seed give an equal move and equal words.

    >>> from saboteur import Table, play, ruleset
    >>> from saboteur.bots.thinking.level import EASY
    >>> table = Table(ruleset("base", rounds=1), 3, seed="1")
    >>> play(table, [Thinker(seat, EASY) for seat in range(3)])
    >>> table.over
    True
    """

    def __init__(self, seed: int, level: Level, temper: Temper | None = None) -> None:
        """Which temperament it has follows from its seed, unless one is chosen."""
        self.seed = seed
        self.level: Final = level
        self.temper: Final = temper_of(seed) if temper is None else temper
        self.name: Final = level.name + ("" if temper is None else f":{temper.name}") + level.note
        self.plain: Final = Plain(seed)
        """Its own values of moves are where the search begins; it knows what the search knows."""

    def begin(self, view: View) -> None:
        """Takes a seat."""
        knowledge = Knowledge(view)
        self.belief: Belief | None = None
        self.company = Company(knowledge.seat)
        self._tongue: Tongue | None = None
        self._questions = 0
        self._worlds: list[State] = []
        self._full_deck = sum(1 for _ in knowledge.state.rules.deck)
        follow = knowledge.follow
        if len(knowledge.state.rules.roles) and not knowledge.joined:
            temper = self.temper
            ear = replace(EAR, credit=EAR.credit * temper.credulity)
            self.belief = Belief(view, eye=self.level.eye, ear=ear)
            knowledge, follow = self.belief.knowledge, self.belief.follow
            words = min(temper.words, FEWER_WORDS.get(self.level.name, temper.words))
            self._tongue = Tongue(self.belief, self.company, temper, words, self.seed)
        self.plain.sit(knowledge, follow)

    def told(self, facts: Sequence[Fact]) -> None:
        """Follows what happened, and who may have done it."""
        self.plain.told(facts)
        self.company.told(facts)
        self._questions += sum(isinstance(fact, Asked) for fact in facts)

    def heard(self, seat: int, statement: Statement) -> None:
        """Weighs what is said by who says it."""
        self.company.heard(seat, statement)
        if self.belief is not None:
            self.belief.heard(seat, statement)

    def statements(self) -> Sequence[Statement]:
        """What it says before its move."""
        return () if self._tongue is None else self._tongue.statements()

    def choose(self, moves: Collection[Move]) -> Move:
        """The move it holds best."""
        values = self.plain.values(moves, self.level.habits)
        plain = self.plain.best(values)
        knowledge = self.plain.knowledge
        if knowledge.joined:  # nothing can be drawn of a game whose beginning it has not seen
            return plain
        if len(moves) == 1 or ASKED[int(knowledge.state.asked)] not in SEARCHED:
            return plain
        numbers = {int(packed_move(move)): move for move in moves}
        worth = {number: values[move] for number, move in numbers.items()}
        return numbers[self._best(knowledge, worth, int(packed_move(plain)))]

    def _best(self, knowledge: Knowledge, values: dict[int, float], plain: int) -> int:
        level = self.level
        tried = candidates(values, plain, level.candidates)
        bonus = [0.0] * len(tried)
        if self.belief is not None and knowledge.role in HARMFUL:
            tried += [move for move in covers(self.belief, values) if move not in tried]
            price = level.price * self.temper.hiding * knowledge.deck / self._full_deck
            bonus = [-price * told for told in self.belief.tell_tale(tried)]
        if self.belief is not None:
            leanings = Leanings(self.belief, self.company, self.temper)
            bonus = [worth + leanings.of(move) for worth, move in zip(bonus, tried, strict=True)]
        seed = self.seed & WORD | self._questions << 32
        best = rate(self._draw, tried, bonus, plain, self._forecast(knowledge), level.work, seed, level.errors)[0].move
        self._worlds = []
        return best

    def _draw(self, rng: Rng) -> State:
        """A world that may be the true one; once there are many, one of them again."""
        if len(self._worlds) == WORLDS:
            return self._worlds[rng.below(WORLDS)]
        world = self.plain.knowledge.sample_state(rng) if self.belief is None else self.belief.draw(rng)
        self._worlds.append(world)
        return world

    def _plans(self, knowledge: Knowledge) -> bool:
        """Whether positions are judged by what they promise: against an opponent who has no dwarf to hide."""
        return self.belief is None and knowledge.seats > 1

    def _forecast(self, knowledge: Knowledge) -> Forecast:
        """How positions are judged; nugget cards are shared by those who win, coins and nuggets are counted."""
        rules = knowledge.state.rules
        if self._plans(knowledge):
            return Planned(Promise(rules, self.plain.expected_nuggets), self.level.turns)
        compass = compass_of(rules, self.level.policy)
        assert compass is not None
        return PlayedOut(compass, WIN if knowledge.ruleset.nature.earns == "nuggets" else GOLD)
