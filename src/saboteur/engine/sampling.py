"""Games that may be the one being played, as far as an observer can tell.

A *world* is a deal (the orders of the physical cards of every round so far) together with the hidden choices of others:
the kinds of the cards discarded face down at once, the value of each nugget card picked. Like cards in a hand are one
choice (1.8). All worlds in which the observer would have been told exactly this history are equally likely, the deal
counted over physical cards; how anybody plays is ignored. `sample` draws one of them and gives the state it has led to.

The exact method: slots.py for hands, deck and discard, remembered.py for hands the observer gave away, places.py for
goals and dwarves, purses.py for nuggets. Everything else is public: it is played, with blank cards where the observer
sees none, by the rules themselves, so that gold of the expansion comes out as it was paid (7.5, 7.6).
"""
# mypyc: off

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Final, NoReturn

from librt.vecs import vec

from saboteur.engine import facts
from saboteur.engine.base import NUGGETS, BaseState
from saboteur.engine.cards import Card
from saboteur.engine.deal import Dealer
from saboteur.engine.duel import VEINS, DuelState
from saboteur.engine.expansion import ExpansionState
from saboteur.engine.facts import Fact
from saboteur.engine.game import Game
from saboteur.engine.native import u8
from saboteur.engine.nuggets import fill_pile, fill_purses
from saboteur.engine.packed import A_NUGGET, ASKED
from saboteur.engine.payout import saboteurs_due
from saboteur.engine.places import Dwarves, Goals
from saboteur.engine.player import History, who
from saboteur.engine.playout import Rng
from saboteur.engine.purses import Purses
from saboteur.engine.remembered import Remembered
from saboteur.engine.retelling import (
    BLANK,
    FORCED,
    move_told,
    put_on_top,
    set_goal,
    set_hand,
    set_roles,
    with_forced_draws,
)
from saboteur.engine.roles import ROLES
from saboteur.engine.slots import Slots
from saboteur.engine.state import State
from saboteur.engine.tables import E_BREAK, E_ROCKFALL, EFFECT, KIND
from saboteur.engine.unknown import UNKNOWN, Hidden, Unknown
from saboteur.engine.vecs import bytes_of
from saboteur.engine.view import View


def sample(history: History, rng: Rng, *, dealer: Dealer | None = None) -> Game:
    """A game that may be the one told, all worlds being equally likely; the dealer deals its later rounds.

    >>> from saboteur import Game, History, Rng, ruleset
    >>> game = Game(ruleset("base"), 5, seed="7")
    >>> history = History(game.view(2))
    >>> history.tell(fact.seen_by(2) for fact in game.apply("discard base_ns", tell=True))
    >>> maybe = sample(history, Rng(1))
    >>> maybe.view(2) == game.view(2), maybe.view(0) == game.view(0)
    (True, False)
    """
    return Tracker(history.first, history.facts).sample(rng, dealer=dealer)


class Tracker:
    """What follows from a history, kept up to date fact by fact, so that many games can be drawn quickly."""

    def __init__(self, first: View, told: Iterable[Fact] = ()) -> None:
        """The first view is of a game not begun yet, or of its beginning."""
        self.ruleset: Final = first.ruleset
        self.seats: Final = first.seats
        self.observer: Final = first.observer
        self._own: Final = -1 if first.observer is None else first.observer
        self._state: Final = first.ruleset.state(first.seats)
        self._slots: Final = Slots(first.seats, self._own)
        self._goals: Final = Goals()
        self._dwarves: Final = Dwarves()
        has_nuggets = isinstance(self._state, BaseState) and not isinstance(self._state, ExpansionState)
        self._purses: Final = Purses() if has_nuggets else None
        self._remembered: Remembered | None = None
        self._spent: list[vec[u8]] | None = None
        self._shown_purses: list[tuple[int, ...]] = []
        self._told: list[Fact] = []
        if first.round:
            self._join(first)
        self.tell(told)

    def __repr__(self) -> str:
        return f"<Tracker of {who(self.observer)}, {self.ruleset}, {self.seats} seats, round {int(self._state.round)}>"

    def __reduce__(self) -> NoReturn:
        raise TypeError("a tracker is not pickled: send its history, another tracker follows from that")

    def tell(self, told: Iterable[Fact]) -> None:
        """More has happened; each fact as the observer is told it."""
        for fact in told:
            if isinstance(fact, facts.Asked):
                self._follow(self._told, fact)
                self._told = []
            else:
                self._told.append(fact)

    def sample(self, rng: Rng, *, dealer: Dealer | None = None) -> Game:
        """A game that may be the one told; the dealer deals its later rounds."""
        return Game.of_state(self.ruleset, self.sample_state(rng), dealer)

    def sample_state(self, rng: Rng) -> State:
        """The same for searches: the state alone."""
        if self._told:
            raise ValueError(f"a move is not told to its end: {self._told[-1]!r} came last, no question yet")
        state = self._state.clone()
        if state.round:
            slots = self._slots
            if self._remembered is None:
                while not slots.attempt(rng):
                    pass
            else:
                self._draw_remembered(self._remembered, rng)
            slots.fill(state, rng)
            self._goals.fill(state, rng)
            self._dwarves.fill(state, rng)
        if self._purses is not None:
            assert isinstance(state, BaseState)
            self._draw_nuggets(self._purses, state, rng)
            if state.ending or len(state.kept_rounds):
                state.forget_rounds()  # who was paid what in which round is drawn for all rounds together
        return state

    def _draw_remembered(self, remembered: Remembered, rng: Rng) -> None:
        slots = self._slots
        if self._spent is None:
            self._spent = [bytes_of(list(spent)) for spent in remembered.weigh(slots.pool)]
        while True:
            slots.resolve(remembered.paths, self._spent[remembered.draw(rng)])
            if slots.attempt(rng):
                return

    def _draw_nuggets(self, purses: Purses, state: BaseState, rng: Rng) -> None:
        if self._shown_purses:  # 5.1: nothing is hidden any more but the order of the pile
            state.nuggets = bytes_of([purse.count(value) for purse in self._shown_purses for value in range(4)])
            left = Counter(map(int, NUGGETS)) - Counter(chain.from_iterable(self._shown_purses))
            fill_pile(state, left[1], left[2], left[3], rng)
            return
        pile = purses.piles[fill_purses(state, purses.paths, rng)]
        fill_pile(state, *pile.counts, rng)
        state.offer = bytes_of(list(pile.offer))

    # -- following -----------------------------------------------------------------------------------------------

    def _follow(self, told: list[Fact], asked: facts.Asked) -> None:
        """One move and what came of it, or a deal."""
        self._spent = None
        if self._state.rules.forced_draws:
            told = with_forced_draws(told)
        dealt = next((index for index, fact in enumerate(told) if isinstance(fact, facts.RoundBegan)), len(told))
        if dealt:
            self._happened(told[:dealt], asked if dealt == len(told) else None)
        if dealt < len(told):
            began = told[dealt]
            assert isinstance(began, facts.RoundBegan)
            self._deal(began, told[dealt + 1 :])
        if ASKED[self._state.asked] != asked.what:
            raise ValueError(f"these facts do not end with {asked!r}: {told!r}")

    def _happened(self, told: list[Fact], asked: facts.Asked | None) -> None:
        state = self._state
        forced = state.rules.forced_draws
        picking = state.asked == A_NUGGET
        if not picking:
            move = move_told(state, told, self._own)
            self._prepare(told)
            top = state.top
            thrown = len(state.discard)
            held = [state.held_by(seat) for seat in range(self.seats)]
            state.apply(move)
            self._trace([fact for fact in told if not (forced and isinstance(fact, FORCED))], top, thrown, held)
        self._pay(told)
        if asked is not None and asked.what == ASKED[A_NUGGET]:
            assert asked.seat is not None
            state.asked = A_NUGGET
            state.actor = asked.seat
        elif picking:
            state.close_round()

    def _prepare(self, told: list[Fact]) -> None:
        """Cards come to lie where these facts say they have been."""
        state = self._state
        drawn = 0
        for fact in told:
            match fact:
                case facts.Drew(_, card):
                    put_on_top(state, drawn, _kind(card))
                    drawn += 1
                case facts.Revealed(_, cell, face) | facts.Peeked(_, _, cell, face) | facts.Uncovered(cell, face):
                    if isinstance(face, Card):
                        goal = state.goal_at(cell.code)
                        self._goals.see(goal, KIND[face.id])
                        set_goal(state, goal, KIND[face.id])
                case facts.RoundEnded(_, _, _, roles) if roles:
                    set_roles(state, bytes_of([ROLES.index(role) for role in roles]))
                case facts.SwappedHands(seat, card, target, given, taken):
                    if self._own == seat:
                        set_hand(state, target, _kinds(taken))
                    elif self._own == target:
                        set_hand(state, seat, [*_kinds(given), KIND[card.id]])
                case _:
                    pass

    def _trace(self, told: list[Fact], top: int, thrown: int, held: list[int]) -> None:
        """Where the cards and dwarves of others went."""
        for fact in told:
            match fact:
                case facts.Drew(seat, card):
                    self._draw(seat, card, top)
                    top += 1
                    held[seat] += 1
                case facts.Discarded(seat, cards) if seat != self._own:
                    layered = self._knows(seat)
                    self._slots.hide(seat, len(cards), thrown, layered)
                    if layered and self._remembered:
                        self._remembered.hid(seat, len(cards), held[seat])
                    held[seat] -= len(cards)
                case facts.Laid(seat, card) | facts.Put(seat, card) | facts.Collapsed(seat, card):
                    self._play(seat, card, held)
                case facts.Peeked(seat, card) | facts.Opened(seat, card) | facts.Scrapped(seat, card):
                    self._play(seat, card, held)
                case facts.Lifted(seat, played) if played is not None:
                    self._play(seat, played, held)
                case facts.SwappedHands(seat, card, target):
                    self._play(seat, card, held)
                    self._swap(fact)
                    held[seat], held[target] = held[target], held[seat]
                case facts.Inspected(seat, card, target, role):
                    self._play(seat, card, held)
                    self._see_role(target, role)
                case facts.SwappedHats(seat, card, target, old, new):
                    self._play(seat, card, held)
                    self._see_role(target, old)
                    self._dwarves.swap(target)
                    self._see_role(target, new)
                case facts.RoundEnded(_, _, _, roles):
                    for seat, role in enumerate(roles):
                        self._see_role(seat, role)
                case _:
                    pass

    def _knows(self, seat: int) -> bool:
        return self._remembered is not None and self._remembered.holds(seat)

    def _draw(self, seat: int, card: Hidden, slot: int) -> None:
        if isinstance(card, Card):
            self._slots.see(slot, KIND[card.id])
        else:
            self._slots.draw(seat, slot)

    def _play(self, seat: int, card: Card, held: list[int]) -> None:
        if seat != self._own:
            layered = self._knows(seat)
            self._slots.play(seat, KIND[card.id], layered)
            if layered and self._remembered:
                self._remembered.played(seat, KIND[card.id], held[seat])
        held[seat] -= 1

    def _swap(self, fact: facts.SwappedHands) -> None:
        seat, target = fact.seat, fact.target
        if self._own not in (seat, target):
            self._slots.swap(seat, target)
            if self._remembered:
                self._remembered.swapped(seat, target)
            return
        given, taken = _kinds(fact.given), _kinds(fact.taken)
        if self._own == target:
            seat, target, given, taken = target, seat, taken, given
        set_hand(self._state, target, [BLANK] * self._state.held_by(target))
        self._slots.show(target, bytes_of(sorted(taken)), bytes_of(sorted(given)))
        if self._remembered is None:
            self._remembered = Remembered(self.seats)
        self._remembered.shown(target, taken, given)

    def _see_role(self, seat: int, role: str | Unknown) -> None:
        if isinstance(role, str):
            self._dwarves.see(seat, ROLES.index(role))

    def _pay(self, told: Sequence[Fact]) -> None:
        for index, fact in enumerate(told):
            match fact:
                case facts.PurseShown(_, values, _) if self._purses:
                    self._shown_purses.append(values)
                case facts.BoxShown(cards):
                    self._goals.show_boxed(bytes_of([KIND[card.id] for card in cards]))
                case facts.RoundEnded(_, cause, _, roles) if self._purses:
                    self._purses.ended(cause, saboteurs_due(roles.count("saboteur")))
                    self._purses.tell(told[index:])
                case facts.Took() if self._purses and index == 0:  # the answer to a question
                    self._purses.tell(told)
                case _:
                    pass

    # -- dealing -------------------------------------------------------------------------------------------------

    def _join(self, view: View) -> None:
        """Begins with a game that was dealt before anybody was told a fact."""
        solo = self._state.rules.forced_draws
        if view.round > 1 or not _just_dealt(view):
            raise ValueError("a history begins with its game: nothing says what happened before this view")
        began = facts.RoundBegan(1, view.first, view.deck, view.hands, view.roles)
        first: list[Fact] = []
        if solo:
            # Forced cards (9.2, 9.3) came before the hand was full; tools lie there before their like is scrapped.
            mat = [Card.parse(f"duel_break_{name}") for name in view.mats[0]]
            thrown = [thrown.card for thrown in view.discard]
            first = [facts.Drew(0, card) for card in (*mat, *thrown, *view.hands[0])]
        self._deal(began, first)

    def _deal(self, began: facts.RoundBegan, told: Sequence[Fact]) -> None:
        state = self._state
        rules = state.rules
        deck = state.deck_kinds()
        if isinstance(state, DuelState) and state.round:
            self._goals.next_round(VEINS, state.goals_open)
        else:
            self._goals.deal(rules.goals)
        self._slots.begin(deck, bytes_of(_acting(deck) if rules.forced_draws else []))
        self._dwarves.begin(self.seats, rules.roles)
        self._remembered = None
        order = [BLANK] * len(deck)
        slot = rules.removed
        for seat, hand in enumerate(began.hands if not rules.forced_draws else ()):
            for card in hand:
                order[slot] = _kind(card)
                self._draw(seat, card, slot)
                slot += 1
        for fact in told:
            if isinstance(fact, facts.Drew):
                order[slot] = _kind(fact.card)
                self._draw(fact.seat, fact.card, slot)
                slot += 1
        for seat, role in enumerate(began.roles):
            self._see_role(seat, role)
        blanks = bytes_of([BLANK] * self._goals.count)
        state.deal(bytes_of(order), bytes_of([0] * len(rules.roles)), blanks, bytes_of([]), began.first)


def _just_dealt(view: View) -> bool:
    """Whether nothing has happened in the round but its deal (in solo forced cards may have acted)."""
    rules = view.ruleset
    hand = rules.hand[view.seats]
    cards = sum(rules.cards.values()) - rules.removed
    untouched = (
        (view.asked, view.actor) == ("turn", view.first)
        and not (view.laid or view.away or view.thefts or any(view.purses) or any(view.coins))
        and len(view.mine) == len(rules.starts)
        and all(goal.face is UNKNOWN for goal in view.goals)
        and all(role is UNKNOWN for seat, role in enumerate(view.roles) if seat != view.observer)
        and all(len(held) == hand for held in view.hands)
        and (view.markers, view.keys) == (rules.markers, rules.keys)
    )
    lying = sum(map(len, view.mats)) + len(view.discard)
    return untouched and view.deck == cards - hand * view.seats - lying and (rules.forced_draws or not lying)


def _kind(card: Hidden) -> int:
    return BLANK if card is UNKNOWN else KIND[card.id]


def _kinds(cards: Iterable[Hidden]) -> list[int]:
    return [_kind(card) for card in cards]


def _acting(deck: Iterable[u8]) -> list[int]:
    """Cards that act as soon as they are drawn in solo (9.2, 9.3)."""
    return [int(kind) for kind in deck if EFFECT[int(kind)] in (E_BREAK, E_ROCKFALL)]
