"""The worlds that fit what an observer was told: where unseen cards, goals, dwarves and nugget cards may be.

A *world* is a deal (the orders of the physical cards of every round so far) together with the hidden choices of others:
the kinds of the cards discarded face down at once, the value of each nugget card picked. Like cards in a hand are one
choice (1.8). All worlds in which the observer would have been told exactly this history are equally likely, the deal
counted over physical cards; how anybody plays is ignored.

The exact method: slots.py for hands, deck and discard, remembered.py for hands the observer gave away, hiddenplaces.py
for goals and dwarves, purses.py for nuggets. Everything else is public, and lies in the blank state of knowledge.py.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from librt.vecs import vec

from saboteur.engine.core.base import NUGGETS
from saboteur.engine.core.native import u8
from saboteur.engine.core.payout import saboteurs_due
from saboteur.engine.core.rng import Rng
from saboteur.engine.core.state import State
from saboteur.engine.core.tables import E_BREAK, E_ROCKFALL, EFFECT, KIND
from saboteur.engine.core.vecs import bytes_of
from saboteur.engine.values.cards import Card
from saboteur.engine.values.cell import Cell
from saboteur.engine.values.facts import (
    BoxShown,
    Collapsed,
    Discarded,
    Drew,
    Fact,
    Inspected,
    Laid,
    Lifted,
    Opened,
    Peeked,
    PurseShown,
    Put,
    Revealed,
    RoundBegan,
    RoundEnded,
    Scrapped,
    SwappedHands,
    SwappedHats,
    Took,
    Uncovered,
)
from saboteur.engine.values.roles import ROLES
from saboteur.engine.values.unknown import Hidden, HiddenRole
from saboteur.engine.worlds.hiddenplaces import Dwarves, Goals
from saboteur.engine.worlds.nuggets import fill_pile, fill_purses
from saboteur.engine.worlds.purses import Purses
from saboteur.engine.worlds.remembered import Remembered
from saboteur.engine.worlds.retelling import FORCED, kind_of
from saboteur.engine.worlds.slots import Slots

PLAYED = (Laid, Put, Collapsed, Peeked, Opened, Scrapped, SwappedHands, Inspected, SwappedHats)
GOAL_SEEN = (Revealed, Peeked, Uncovered)


class Worlds:
    """All of them, kept up to date move by move, so that many can be drawn quickly."""

    def __init__(self, seats: int, own: int, has_nuggets: bool) -> None:
        self.seats = seats
        self.own = own
        self.slots = Slots(seats, own)
        self.goals = Goals()
        self.dwarves = Dwarves()
        self.purses: Purses | None = Purses() if has_nuggets else None
        self.remembered: Remembered | None = None
        self.spent: list[vec[u8]] | None = None
        self.shown_purses: list[tuple[int, ...]] = []

    def copy(self) -> Worlds:
        """The same, to be told other things."""
        other = Worlds(self.seats, self.own, False)
        other.slots = self.slots.copy()
        other.goals = self.goals.copy()
        other.dwarves = self.dwarves.copy()
        other.purses = None if self.purses is None else self.purses.copy()
        other.remembered = None if self.remembered is None else self.remembered.copy()
        other.shown_purses = self.shown_purses[:]
        return other

    # -- drawing one -----------------------------------------------------------------------------------------------

    def fill(self, state: State, rng: Rng) -> None:
        """Puts what lies unseen in one of them into a blank state; an equal generator draws an equal one."""
        if state.round:
            if self.remembered is None:
                self.slots.renew()
                while not self.slots.attempt(rng):
                    pass
            else:
                self.draw_remembered(self.remembered, rng)
            self.slots.fill(state, rng)
            self.goals.fill(state, rng)
            self.dwarves.fill(state, rng)
        if self.purses is not None:
            self.draw_nuggets(self.purses, state, rng)
            if state.ending or len(state.kept_rounds):
                state.forget_rounds()  # who was paid what in which round is drawn for all rounds together

    def draw_remembered(self, remembered: Remembered, rng: Rng) -> None:
        """Which of the cards the observer gave away have left, then the others."""
        slots = self.slots
        spent = self.spent
        if spent is None:
            spent = self.spent = [bytes_of(list(each)) for each in remembered.weigh(slots.pool)]
        while True:
            slots.resolve(remembered.paths, spent[remembered.draw(rng)])
            if slots.attempt(rng):
                return

    def draw_nuggets(self, purses: Purses, state: State, rng: Rng) -> None:
        """Purses, pile and offer."""
        if self.shown_purses:  # 5.1: nothing is hidden any more but the order of the pile
            state.set_purses(bytes_of([purse.count(value) for purse in self.shown_purses for value in range(4)]))
            left = Counter(int(value) for value in NUGGETS)
            for purse in self.shown_purses:
                left.subtract(purse)
            fill_pile(state, left[1], left[2], left[3], rng)
            return
        pile = purses.piles[fill_purses(state, purses.paths, rng)]
        ones, twos, threes = pile.counts
        fill_pile(state, ones, twos, threes, rng)
        state.set_offer(bytes_of(list(pile.offer)))

    # -- what is told ----------------------------------------------------------------------------------------------

    def deal(self, state: State, began: RoundBegan, told: Sequence[Fact]) -> None:
        """A round is dealt; the state is as it was before."""
        rules = state.rules
        deck = state.deck_kinds()
        if state.round and len(rules.goals) > len(rules.goal_codes):  # vein cards lie in one round only (8.14)
            self.goals.next_round(len(rules.goal_codes), state.goals_open)
        else:
            self.goals.deal(rules.goals)
        acting = [int(kind) for kind in deck if EFFECT[int(kind)] in (E_BREAK, E_ROCKFALL)]  # 9.2, 9.3
        self.slots.begin(deck, bytes_of(acting if rules.forced_draws else []))
        self.dwarves.begin(self.seats, rules.roles)
        self.remembered = None
        self.spent = None
        slot = int(rules.removed)
        if not rules.forced_draws:
            for seat, hand in enumerate(began.hands):
                for card in hand:
                    self.draw(seat, card, slot)
                    slot += 1
        for fact in told:
            if isinstance(fact, Drew):
                self.draw(fact.seat, fact.card, slot)
                slot += 1
        for seat, role in enumerate(began.roles):
            self.see_role(seat, role)

    def happened(self, state: State, told: Sequence[Fact], top: int, thrown: int, held: list[int]) -> None:
        """A move and what came of it: where cards and dwarves of others went, and what the observer saw.

        Before it: how many slots had been drawn from, how many cards lay in the discard, how many each seat held.
        """
        self.spent = None
        forced = state.rules.forced_draws
        for fact in told:
            if isinstance(fact, Drew):
                self.draw(fact.seat, fact.card, top)
                top += 1
                held[fact.seat] += 1
            elif isinstance(fact, Discarded):
                self.hide(fact, thrown, held)
            elif isinstance(fact, PLAYED):
                if not (forced and isinstance(fact, FORCED)):
                    self.play(fact.seat, fact.card, held)
            elif isinstance(fact, Lifted) and fact.card is not None:
                self.play(fact.seat, fact.card, held)
            if isinstance(fact, GOAL_SEEN):
                self.see_goal(state, fact.cell, fact.face)
            elif isinstance(fact, SwappedHands):
                self.swap(fact)
                held[fact.seat], held[fact.target] = held[fact.target], held[fact.seat]
            elif isinstance(fact, Inspected):
                self.see_role(fact.target, fact.role)
            elif isinstance(fact, SwappedHats):
                self.see_role(fact.target, fact.old)
                self.dwarves.swap(fact.target)
                self.see_role(fact.target, fact.new)
            elif isinstance(fact, RoundEnded):
                for seat, role in enumerate(fact.roles):
                    self.see_role(seat, role)

    def paid(self, told: Sequence[Fact]) -> None:
        """The end of a round: nugget cards, and what nobody has to hide any more."""
        for index, fact in enumerate(told):
            if isinstance(fact, BoxShown):
                self.goals.show_boxed(bytes_of([KIND[card.id] for card in fact.cards]))
            elif self.purses is None:
                pass
            elif isinstance(fact, PurseShown):
                self.shown_purses.append(fact.values)
            elif isinstance(fact, RoundEnded):
                self.purses.ended(fact.cause, saboteurs_due(fact.roles.count("saboteur")))
                self.purses.tell(told[index:])
            elif isinstance(fact, Took) and index == 0:  # the answer to a question
                self.purses.tell(told)

    def knows(self, seat: int) -> bool:
        """Whether the observer may know a card in this hand."""
        return self.remembered is not None and self.remembered.holds(seat)

    def draw(self, seat: int, card: Hidden, slot: int) -> None:
        """A card comes out of the deck."""
        if isinstance(card, Card):
            self.slots.see(slot, KIND[card.id])
        else:
            self.slots.draw(seat, slot)

    def hide(self, fact: Discarded, thrown: int, held: list[int]) -> None:
        """Cards are discarded face down."""
        seat, count = fact.seat, len(fact.cards)
        if seat != self.own:
            layered = self.knows(seat)
            self.slots.hide(seat, count, thrown, layered)
            if layered and self.remembered is not None:
                self.remembered.hid(seat, count, held[seat])
        held[seat] -= count

    def play(self, seat: int, card: Card, held: list[int]) -> None:
        """A card is played openly."""
        if seat != self.own:
            layered = self.knows(seat)
            self.slots.play(seat, KIND[card.id], layered)
            if layered and self.remembered is not None:
                self.remembered.played(seat, KIND[card.id], held[seat])
        held[seat] -= 1

    def swap(self, fact: SwappedHands) -> None:
        """Two hands change places; the observer sees theirs (6.8)."""
        seat, target = fact.seat, fact.target
        if self.own not in (seat, target):
            self.slots.swap(seat, target)
            if self.remembered is not None:
                self.remembered.swapped(seat, target)
            return
        given, taken = _kinds(fact.given), _kinds(fact.taken)
        if self.own == target:
            target, given, taken = seat, taken, given
        self.slots.show(target, bytes_of(sorted(taken)), bytes_of(sorted(given)))
        if self.remembered is None:
            self.remembered = Remembered(self.seats)
        self.remembered.shown(target, taken, given)

    def see_goal(self, state: State, cell: Cell, face: Hidden) -> None:
        """What lies there is known from now on."""
        if isinstance(face, Card):
            self.goals.see(state.goal_at(cell.code), KIND[face.id])

    def see_role(self, seat: int, role: HiddenRole) -> None:
        """A seat's dwarf is known from now on."""
        if isinstance(role, str):
            self.dwarves.see(seat, ROLES.index(role))


def _kinds(cards: Iterable[Hidden]) -> list[int]:
    return [kind_of(card) for card in cards]
