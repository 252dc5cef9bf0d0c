"""A belief about the vein cards of a duel or of solo, from a first view and the facts told since.

Vein cards that were seen in this game do not come again (8.13), so every card that nobody has shown the observer is as
likely as every other, until a player who has looked at one digs: towards a rich vein rather than a poor one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import exp
from typing import Final, NoReturn

from saboteur.engine.core.listing import list_moves
from saboteur.engine.core.native import u8
from saboteur.engine.core.packed import A_TURN, CLEAR, DISCARD, borrowed_moves, give_back, op_of
from saboteur.engine.core.rng import Rng
from saboteur.engine.core.state import State
from saboteur.engine.core.tables import KIND_NUGGETS
from saboteur.engine.search.posterior import UNSEEN
from saboteur.engine.search.promise import Promise
from saboteur.engine.search.witness import take_hand, without_played
from saboteur.engine.values.cards import CARDS, Card
from saboteur.engine.values.facts import Asked, Fact, RoundBegan
from saboteur.engine.view import View
from saboteur.engine.worlds.knowledge import Knowledge
from saboteur.engine.worlds.retelling import move_told
from saboteur.engine.worlds.worlds import Worlds

MOST: Final = 1 + max(card.nuggets for card in CARDS)
"""A vein card has fewer nuggets."""


@dataclass(frozen=True, slots=True)
class Glance:
    """How an observer looks at the moves of one who has looked at a vein card."""

    temperature: float = 0.4
    """Of a softmax over what moves promise; 1 is what the best promises more than all do on average."""
    chance: float = 0.1
    """How often anybody does anything."""
    credit: float = 0.25
    """The power to which likelihoods are taken: moves of one player follow from each other."""
    hands: int = 2
    """Drawn for each move."""


GLANCE: Final = Glance()


class VeinBelief:
    """What a seat or a watcher holds likely of the vein cards; equal histories give equal beliefs.

    >>> from saboteur import Game, ruleset
    >>> game = Game(ruleset("duel"), 2, seed="7")
    >>> veins = VeinBelief(game.view(None))
    >>> [round(odds, 2) for odds in veins.nuggets[0]], round(veins.expected[0], 2)
    ([0.22, 0.33, 0.28, 0.17], 1.39)
    """

    def __init__(self, view: View, told: Iterable[Fact] = (), *, glance: Glance = GLANCE) -> None:
        self.knowledge: Final = Knowledge(view)
        if self.knowledge.joined:
            raise ValueError("a belief begins with its game: nothing says what happened before this view")
        if not self.knowledge.state.rules.veins:
            raise ValueError("there are no vein cards in this game")
        self._glance: Final = glance
        self._told: list[Fact] = []
        self._moves = 0
        self._weights: dict[int, list[float]] = {}
        self.tell(told)

    def __reduce__(self) -> NoReturn:
        raise TypeError("a belief is not pickled: send its history, another one follows from that")

    # -- what is told ----------------------------------------------------------------------------------------------

    def tell(self, told: Iterable[Fact]) -> None:
        """More has happened; each fact as the observer is told it."""
        for fact in told:
            if not isinstance(fact, Asked):
                self._told.append(fact)
                continue
            happened, self._told = self._told, []
            state = self.knowledge.state
            if happened and state.round and state.asked == A_TURN and state.actor != self.knowledge.seat:
                self._weigh(happened)
            self.knowledge.follow(happened, fact)
            self._moves += 1
            if any(isinstance(each, RoundBegan) for each in happened):
                self._weights = {}

    def _weigh(self, told: Sequence[Fact]) -> None:
        """By how much a move speaks for each number of nuggets of the vein cards that its player has looked at."""
        state = self.knowledge.state.clone()
        seat = int(state.actor)
        looked = [goal for goal in self._hidden() if state.has_seen_goal(seat, goal)]
        move = int(move_told(state, told, self.knowledge.seat)) if looked else 0
        if not looked or op_of(move) in (DISCARD, CLEAR):  # cards thrown away tell little, and may be unseen
            return
        pool, played = without_played(self._worlds.slots.pool, move)
        for goal in looked:
            likely = [0.0] * MOST
            for hand in range(self._glance.hands):
                rng = Rng(self._moves << 8 | hand)
                world = self.knowledge.sample_state(rng)
                take_hand(world, seat, int(state.held_by(seat)), move, played, pool, rng)
                for nuggets, share in enumerate(self._shares(world, seat, goal, move)):
                    likely[nuggets] += share
            weights = self._weights.setdefault(goal, [1.0] * MOST)
            most, credit = max(likely), self._glance.credit
            self._weights[goal] = [weights[count] * (share / most) ** credit for count, share in enumerate(likely)]

    def _shares(self, world: State, seat: int, goal: int, move: int) -> list[float]:
        """How likely a player makes a move, by the nuggets of the vein card it has looked at."""
        poor, rich = (self._promised(world, seat, goal, nuggets) for nuggets in (0, 1))
        found = []
        for nuggets in range(MOST):  # what is promised grows evenly with the nuggets
            values = {each: poor[each] + nuggets * (rich[each] - poor[each]) for each in poor}
            most = max(values.values())
            spread = max(1e-6, most - sum(values.values()) / len(values))
            weights = {each: exp((value - most) / spread / self._glance.temperature) for each, value in values.items()}
            share = weights.get(move, 0.0) / sum(weights.values())
            found.append((1 - self._glance.chance) * share + self._glance.chance / len(values))
        return found

    def _promised(self, world: State, seat: int, goal: int, nuggets: int) -> dict[int, float]:
        """What each move promises a player who knows that a vein card has this number of nuggets, and no other card."""
        state = world.clone()
        goals, seen = state.goals[:], state.seen[:]
        goals[goal] = u8(next(kind for kind in map(int, state.rules.goals) if KIND_NUGGETS[kind] == nuggets))
        seen[seat] = u8(1 << goal)
        state.goals, state.seen = goals, seen
        promise = Promise(state.rules, _mean(self._counts()))
        hopes = promise.hopes(state, seat)
        moves = borrowed_moves()
        list_moves(state, moves)
        listed = [int(moves.items[index]) for index in range(int(moves.count))]
        give_back(moves)
        return {each: promise.after(state, each, seat, hopes) for each in listed}

    # -- what is likely --------------------------------------------------------------------------------------------

    @property
    def nuggets(self) -> tuple[tuple[float, ...], ...]:
        """For each vein card in the mine how likely it has 0, 1, 2 … nuggets."""
        found = []
        unknown = self._filled()
        for goal in range(len(self._items())):
            face = self.knowledge.face(goal)
            if face is None:
                found.append(unknown[goal if goal in self._weights else None])
            else:
                found.append(tuple(float(face.nuggets == count) for count in range(MOST)))
        return tuple(found)

    @property
    def expected(self) -> tuple[float, ...]:
        """For each vein card in the mine its nuggets, on average."""
        return tuple(sum(count * odds for count, odds in enumerate(each)) for each in self.nuggets)

    @property
    def cards(self) -> tuple[dict[Card, float], ...]:
        """For each vein card in the mine how likely it is each of those that it may be."""
        counts = self._counts()
        pool = [CARDS[kind - 1] for kind in map(int, self._worlds.goals.places.pool)]
        found = []
        for goal, odds in enumerate(self.nuggets):
            face = self.knowledge.face(goal)
            if face is None:
                found.append({card: odds[card.nuggets] / counts[card.nuggets] for card in pool})
            else:
                found.append({face: 1.0})
        return tuple(found)

    def _filled(self) -> Mapping[int | None, tuple[float, ...]]:
        """Nuggets of the vein cards that somebody dug by, all of them taken together; `None`: of any other."""
        weighed = sorted(self._weights.keys() & set(self._hidden()))
        ways: list[tuple[float, tuple[int, ...]]] = [(1.0, ())]
        counts = self._counts()
        for goal in weighed:
            ways = [
                (odds * self._weights[goal][count] * left, (*held, count))
                for odds, held in ways
                for count in range(MOST)
                if (left := counts[count] - held.count(count)) > 0
            ]
        total = sum(odds for odds, _ in ways)
        found: dict[int | None, list[float]] = {goal: [0.0] * MOST for goal in (*weighed, None)}
        others = max(1, counts.total() - len(weighed))
        for odds, held in ways:
            for goal, count in zip(weighed, held, strict=True):
                found[goal][count] += odds / total
            for count in range(MOST):
                found[None][count] += odds / total * (counts[count] - held.count(count)) / others
        return {goal: tuple(each) for goal, each in found.items()}

    def _hidden(self) -> list[int]:
        """Vein cards in the mine that the observer has not seen."""
        return [goal for goal, item in enumerate(self._items()) if item == UNSEEN]

    def _items(self) -> list[int]:
        lying = len(self.knowledge.state.rules.goal_codes)
        return [int(item) for item in self._worlds.goals.places.items][:lying]

    def _counts(self) -> Counter[int]:
        """How many cards of each number of nuggets the observer has not seen."""
        return Counter(int(KIND_NUGGETS[int(kind)]) for kind in self._worlds.goals.places.pool)

    @property
    def _worlds(self) -> Worlds:
        worlds = self.knowledge.worlds
        assert worlds is not None
        return worlds


def _mean(counts: Counter[int]) -> float:
    return sum(count * cards for count, cards in counts.items()) / max(1, counts.total())
