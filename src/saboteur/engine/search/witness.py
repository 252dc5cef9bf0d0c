"""How likely a dwarf of each kind would have moved as somebody did, seen by one who does not know their cards.

Hands are drawn from the cards not seen. In each of them a dwarf is the more likely to make a move, the better the move
is to it (a softmax over the values of judging.py); now and then anybody does anything. Whether somebody who looked at a
goal digs for another tells what lies there: so everything is weighed for each place of the gold.
"""

from __future__ import annotations

from math import exp, log

from librt.vecs import append, remove, vec

from saboteur.engine.core.hands import HELD, SEAT
from saboteur.engine.core.listing import list_moves
from saboteur.engine.core.native import i64, u8
from saboteur.engine.core.packed import CLEAR, DISCARD, Moves, a_of, b_of, borrowed_moves, c_of, give_back, op_of
from saboteur.engine.core.rng import Rng
from saboteur.engine.core.rules import Rules
from saboteur.engine.core.state import State
from saboteur.engine.core.tables import ANYONE, BLUE, GREEN
from saboteur.engine.core.vecs import NO_BYTES
from saboteur.engine.ruleset import MOST_SEATS
from saboteur.engine.search.judging import value
from saboteur.engine.search.outlook import Outlook, walker_of
from saboteur.engine.search.posterior import KINDS
from saboteur.engine.search.taste import Taste


class Witness:
    """Weighs what is seen of moves."""

    def __init__(
        self, rules: Rules, taste: Taste, temperature: float, chance: float, hands: i64, credit: float
    ) -> None:
        """The temperature of the softmax, how often anybody does anything, how many hands are drawn.

        The credit is the power to which what is found likely is taken: the moves of a seat follow from each other.
        """
        self.temperature: float = temperature
        self.chance: float = chance
        self.credit: float = credit
        self.hands: i64 = hands
        self.goals: i64 = rules.goal_count
        self.roles: vec[u8] = NO_BYTES  # each kind of dwarf that is dealt, once
        for role in rules.roles:
            if role not in self.roles:
                self.roles = append(self.roles, role)
        self.looks: list[Outlook] = [Outlook(rules, walker, taste) for walker in (GREEN, BLUE, ANYONE)]
        self.scores: vec[float] = vec[float]([0.0] * MOST_SEATS)  # what the seats are held for, by all
        self.likely: vec[float] = vec[float]([0.0] * int(rules.goal_count * KINDS))
        self.values: vec[float] = vec[float]()
        self.world: State | None = None  # in which hands are drawn for the seat asked
        self.held: i64 = 0  # cards in its hand

    def look_at(self, state: State) -> None:
        """Looks at the mine as it lies before the moves that are weighed next."""
        self.world = state.clone()
        self.held = state.held_by(state.actor)
        self.look(self.world, state.actor)

    def forget(self) -> None:
        """Nothing is looked at any more for now."""
        self.world = None
        for look in self.looks:
            look.forget()

    def weigh(self, move: i64, pool: vec[u8], unseen: bool, rng: Rng) -> None:
        """Fills `likely`, by goal and dwarf: how likely the seat asked does this.

        The pool holds the cards that may be in its hand. Of cards unseen only the number counts.
        """
        world = self.world
        assert world is not None
        seat = world.actor
        moves = borrowed_moves()
        for index in range(self.goals * KINDS):
            self.likely[index] = 0.0
        rest = pool
        played: i64 = 0
        if not unseen:
            rest, played = without_played(pool, move)
        for _hand in range(self.hands):
            take_hand(world, seat, self.held, move, played, rest, rng)
            list_moves(world, moves)
            self.weigh_hand(world, move, moves, unseen)
        give_back(moves)
        for index in range(self.goals * KINDS):
            if self.likely[index] > 0.0:
                self.likely[index] = exp(self.credit * log(self.likely[index]))

    def look(self, state: State, seat: i64) -> None:
        """Looks at the mine with the eyes of every dwarf there is; those who are not barred see the same."""
        anyone = self.looks[ANYONE]
        anyone.look(state, seat)
        for look in self.looks:
            if look is not anyone:
                if look.is_barred(state.mine):
                    look.look(state, seat)
                else:
                    look.look_like(anyone)
            for other in range(state.rules.seats):
                look.scores[other] = self.scores[other]

    def weigh_hand(self, state: State, move: i64, moves: Moves, unseen: bool) -> None:
        """Adds what one hand says."""
        hidden = ((1 << self.goals) - 1) & ~state.goals_open
        looked_at = i64(state.seen[state.actor]) & hidden
        for role8 in self.roles:
            role = i64(role8)
            look = self.looks[walker_of(role)]
            unsure = -1.0
            for goal in range(self.goals):
                if not (hidden >> goal) & 1:
                    continue
                knows = (looked_at >> goal) & 1
                if not knows and unsure >= 0.0:
                    self.likely[goal * KINDS + role] += unsure / float(self.hands)
                    continue
                look.expect(1 << goal if knows else hidden & ~looked_at)
                share = self.share(look, role, move, moves, unseen)
                self.likely[goal * KINDS + role] += share / float(self.hands)
                if not knows:
                    unsure = share

    def share(self, look: Outlook, role: i64, move: i64, moves: Moves, unseen: bool) -> float:
        """How likely a dwarf makes the move, or one that looks the same, among these."""
        count = moves.count
        while i64(len(self.values)) < count:
            self.values = append(self.values, 0.0)
        values = self.values
        most = -1e300
        for index in range(count):
            worth = value(look, role, moves.items[index])
            values[index] = worth
            most = max(most, worth)
        total = 0.0
        alike = 0.0
        same: i64 = 0
        for index in range(count):
            weight = exp((values[index] - most) / self.temperature)
            total += weight
            if moves.items[index] == move or (unseen and looks_alike(moves.items[index], move)):
                alike += weight
                same += 1
        return (1.0 - self.chance) * alike / total + self.chance * float(same) / float(count)

    def logs(self, into: vec[float], place: i64, places: i64) -> None:
        """Adds the logarithms of what was weighed to a table by goal, place and dwarf (posterior.py)."""
        for goal in range(self.goals):
            for role in range(KINDS):
                share = self.likely[goal * KINDS + role]
                if share > 0.0:
                    into[(goal * places + place) * KINDS + role] += log(share)


def looks_alike(one: i64, other: i64) -> bool:
    """Whether two moves look the same to somebody who does not see the cards thrown away."""
    op = op_of(one)
    if op != op_of(other):
        return False
    if op == CLEAR:
        return a_of(one) == a_of(other)
    if op != DISCARD:
        return False
    return (b_of(one) == 0) == (b_of(other) == 0) and (c_of(one) == 0) == (c_of(other) == 0)


def without_played(pool: vec[u8], move: i64) -> tuple[vec[u8], i64]:
    """The pool without the card that a move plays openly, and how many it plays."""
    kind = u8(a_of(move))
    if not kind:
        return pool, 0
    return (remove(pool[:], kind) if kind in pool else pool), 1


def take_hand(state: State, seat: i64, held: i64, move: i64, played: i64, pool: vec[u8], rng: Rng) -> None:
    """A seat holds the card played and others from the pool, any of them as likely."""
    base = seat * SEAT
    state.held -= i64(state.seats[base + HELD])
    state.seats[base + HELD] = u8(0)
    if played:
        state.insert(seat, a_of(move))
    left = i64(len(pool))
    cards = pool[:]
    for _card in range(min(held - played, left)):
        drawn = rng.below(left)
        left -= 1
        kind = cards[drawn]
        cards[drawn] = cards[left]
        state.insert(seat, i64(kind))
