"""A belief about dwarves and gold, from a first view and the facts told since."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush
from typing import Final, NoReturn

from librt.vecs import append, vec

from saboteur.bots.belief.ear import EAR, Ear
from saboteur.bots.belief.eye import EYE, TASTE, Eye
from saboteur.bots.belief.hearing import Hearing
from saboteur.engine.core.native import u8
from saboteur.engine.core.packed import A_NUGGET, A_TURN, CLEAR, DISCARD, op_of
from saboteur.engine.core.rng import Rng
from saboteur.engine.core.state import State
from saboteur.engine.core.vecs import bytes_of
from saboteur.engine.search.posterior import KINDS, UNSEEN, Posterior
from saboteur.engine.search.sampling import likely_world
from saboteur.engine.search.witness import Witness
from saboteur.engine.values.facts import Asked, Fact, RoundBegan
from saboteur.engine.values.roles import R_PROFITEER, R_SABOTEUR, ROLES, Role
from saboteur.engine.view import View
from saboteur.engine.worlds.knowledge import Knowledge
from saboteur.engine.worlds.retelling import move_told
from saboteur.engine.worlds.worlds import Worlds
from saboteur.notation.statements import Statement

HARM: Final = (R_SABOTEUR, R_PROFITEER)
TRUST: Final = 3.0
"""The largest score of a seat, as plain has it."""


@dataclass(frozen=True, slots=True)
class Assignment:
    """Who is who, where the gold is, and how likely that is."""

    roles: tuple[Role, ...]
    gold: int
    probability: float


class Belief:
    """What a seat or a watcher holds likely of a game of dwarves; equal histories give equal beliefs.

    It begins with its game: what happened before a view in the middle of one cannot be weighed.

    >>> from saboteur import Game, ruleset
    >>> game = Game(ruleset("base"), 5, seed="7")
    >>> watcher = Belief(game.view(None))
    >>> round(watcher.roles[0]["saboteur"], 2), [round(odds, 2) for odds in watcher.goals]
    (0.33, [0.33, 0.33, 0.33])
    """

    def __init__(self, view: View, told: Iterable[Fact] = (), *, eye: Eye = EYE, ear: Ear = EAR) -> None:
        knowledge = self.knowledge = Knowledge(view)
        if knowledge.joined:
            raise ValueError("a belief begins with its game: nothing says what happened before this view")
        self.moves_seen = 0
        self._told: list[Fact] = []
        self._posterior: Posterior | None = None
        self._public: Posterior | None = None
        rules = knowledge.state.rules
        self._places: Final = len(rules.roles)
        if not self._places:
            raise ValueError("nobody has a hidden dwarf in this game")
        self._witness: Final = Witness(rules, TASTE, eye.temperature, eye.chance, eye.hands, eye.credit)
        self._hearing: Final = Hearing(knowledge, ear)
        harmful = [role for role in map(int, rules.roles) if role in HARM]
        self._usual_harm: Final = len(harmful) / self._places
        self._forget()
        self.tell(told)

    def __reduce__(self) -> NoReturn:
        raise TypeError("a belief is not pickled: send its history, another one follows from that")

    # -- what is told ----------------------------------------------------------------------------------------------

    def tell(self, told: Iterable[Fact]) -> None:
        """More has happened; each fact as the observer is told it."""
        for fact in told:
            if isinstance(fact, Asked):
                self.follow(self._told, fact)
                self._told = []
            else:
                self._told.append(fact)

    def follow(self, told: list[Fact], asked: Asked) -> None:
        """A move and what came of it, or a deal: weighed by what was known before, then known."""
        state = self.knowledge.state
        if told and state.round and state.asked == A_TURN:
            self._weigh_told(told)
        self.knowledge.follow(told, asked)
        self.moves_seen += 1
        self._posterior = self._public = None
        if any(isinstance(fact, RoundBegan) for fact in told):
            self._forget()

    def _forget(self) -> None:
        """New dwarves, and the gold elsewhere."""
        goals = int(self.knowledge.state.rules.goal_count)
        self._logs: vec[float] = vec[float]([0.0] * (goals * self._places * KINDS))
        self._own_words: vec[float] = self._logs[:]  # they move others, not the one who says them
        self._heard: set[tuple[int, Statement]] = set()
        self._posterior = self._public = None

    def heard(self, seat: int, statement: Statement) -> None:
        """A seat made a statement, true or not; saying the same again adds nothing."""
        state = self.knowledge.state
        if not state.round or state.asked >= A_NUGGET or (seat, statement) in self._heard:
            return
        self._heard.add((seat, statement))
        if seat == self.knowledge.seat:
            self._hearing.weigh(seat, statement, self.public.marginals(), self._own_words)
        else:
            self._hearing.weigh(seat, statement, self.posterior.marginals(), self._logs)
        self._posterior = self._public = None

    def _weigh_told(self, told: Sequence[Fact]) -> None:
        state = self.knowledge.state.clone()
        seat = int(state.actor)
        move = int(move_told(state, told, self.knowledge.seat))
        self._look_at(state)
        self._weigh(state, seat, move)
        self._witness.logs(self._logs, int(self._worlds.dwarves.seats[seat]), self._places)
        self._witness.forget()

    def _look_at(self, state: State) -> None:
        witness = self._witness
        for other, score in enumerate(self.scores):
            witness.scores[other] = score
        witness.look_at(state)

    def _weigh(self, state: State, seat: int, move: int) -> None:
        """How likely each dwarf would have moved like this in the state looked at."""
        pool = self._worlds.slots.pool
        if seat == self.knowledge.seat:  # nobody else knows its cards
            pool = pool[:]
            for kind in state.hand(seat):
                pool = append(pool, u8(kind))
        self._witness.weigh(move, pool, op_of(move) in (DISCARD, CLEAR), Rng(self.moves_seen))

    @property
    def _worlds(self) -> Worlds:
        worlds = self.knowledge.worlds
        assert worlds is not None
        return worlds

    # -- what is likely --------------------------------------------------------------------------------------------

    @property
    def roles(self) -> tuple[dict[Role, float], ...]:
        """For each seat how likely it is each of the dwarves that are dealt."""
        found = self.posterior.marginals()
        dealt = sorted({int(role) for role in self.knowledge.state.rules.roles})
        return tuple(
            {ROLES[role]: found[seat * KINDS + role] for role in dealt} for seat in range(self.knowledge.seats)
        )

    @property
    def goals(self) -> tuple[float, ...]:
        """How likely each goal is the gold."""
        return tuple(self.posterior.gold)

    def assignments(self) -> Iterator[Assignment]:
        """All that are possible, the likeliest first."""
        posterior, seats = self.posterior, self.knowledge.seats
        dealt = sorted({int(role) for role in self.knowledge.state.rules.roles})
        waiting: list[tuple[float, int, tuple[int, ...]]] = []
        for goal, odds in enumerate(posterior.gold):
            if odds:
                heappush(waiting, (-odds, goal, ()))
        while waiting:
            odds, goal, held = heappop(waiting)
            if len(held) == seats:
                yield Assignment(tuple(ROLES[role] for role in held), goal, -odds)
                continue
            for role in dealt:
                longer = (*held, role)
                if likely := posterior.probability(goal, list(longer)):
                    heappush(waiting, (-likely, goal, longer))

    def draw(self, rng: Rng) -> State:
        """A world that may be the true one, as likely as it is held to be."""
        return likely_world(self.knowledge, self.posterior, rng)

    @property
    def posterior(self) -> Posterior:
        """By all the observer knows."""
        if self._posterior is None:
            dwarves = self._worlds.dwarves
            prior = self._prior(knows=True)
            self._posterior = Posterior(dwarves.places.items, dwarves.places.pool, dwarves.seats, prior, self._logs)
        return self._posterior

    @property
    def public(self) -> Posterior:
        """By what everybody sees: what others may hold likely of the observer."""
        if self._public is None:
            unseen, logs = bytes_of([UNSEEN] * self._places), self._logs
            if any(seat == self.knowledge.seat for seat, _ in self._heard):
                logs = vec[float]([one + other for one, other in zip(logs, self._own_words, strict=True)])
            roles, seats = self.knowledge.state.rules.roles, self._worlds.dwarves.seats
            self._public = Posterior(unseen, roles, seats, self._prior(knows=False), logs)
        return self._public

    def _prior(self, *, knows: bool) -> vec[float]:
        """How likely each goal is the gold by what lies open, or by what the observer has seen."""
        knowledge = self.knowledge
        goals = range(int(knowledge.state.rules.goal_count))
        faces = [knowledge.face(goal) if knows or knowledge.is_open(goal) else None for goal in goals]
        golds = [face is not None and face.goal == "gold" for face in faces]
        return shares(golds if any(golds) else [face is None for face in faces])

    # -- what others make of it ------------------------------------------------------------------------------------

    @property
    def scores(self) -> list[float]:
        """What everybody may make of each seat: from -3, which harms the mine, to 3; 0 before anybody has moved."""
        usual = self._usual_harm
        return [
            TRUST * (usual - harm) / (usual if harm < usual else 1 - usual)
            for harm in self.public.harms(self.knowledge.seats)
        ]

    def tell_tale(self, moves: Iterable[int]) -> list[float]:
        """By how much more the others would hold the observer for one who harms the mine, once it made each move."""
        state, seat, witness = self.knowledge.state, self.knowledge.seat, self._witness
        likely = self._likely_of(seat)
        before = sum(odds for (_, role), odds in likely.items() if role in HARM)
        found = []
        self._look_at(state)
        for move in moves:
            self._weigh(state, seat, move)
            after = {(goal, role): odds * witness.likely[goal * KINDS + role] for (goal, role), odds in likely.items()}
            harm = sum(weight for (_, role), weight in after.items() if role in HARM)
            found.append(harm / sum(after.values()) - before)
        witness.forget()
        return found

    def _likely_of(self, seat: int) -> dict[tuple[int, int], float]:
        """How likely all hold each place of the gold together with each dwarf of a seat."""
        found: dict[tuple[int, int], float] = {}
        for goal, odds in enumerate(self.public.gold):
            if odds:
                marginals = vec[float]([0.0] * (self.knowledge.seats * KINDS))
                self.public.add_marginals(goal, marginals)
                found |= {(goal, role): marginals[seat * KINDS + role] for role in range(KINDS)}
        return found


def shares(likely: Sequence[bool]) -> vec[float]:
    """Each of these is as likely."""
    count = sum(likely)
    return vec[float]([1 / count if here else 0.0 for here in likely])
