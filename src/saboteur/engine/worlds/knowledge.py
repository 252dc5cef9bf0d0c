"""What an observer knows: a first view and the facts told since, kept as a game that can be looked at and drawn from.

A state with blank cards where the observer saw none is played by the rules themselves: a move is read back from what
was told of it, what its facts show is laid where it was, and the rules carry it out. So everything public comes out as
in the game itself, gold of the expansion too (7.5, 7.6). Facts may come a few at a time; they take effect with the
question that ends them, and until then everything is as at the question before.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final, NoReturn

from saboteur.engine.core.base import NUGGETS
from saboteur.engine.core.mine import Mine
from saboteur.engine.core.packed import A_NUGGET, A_ROB, A_TURN, ASKED
from saboteur.engine.core.refusing import refusal_number
from saboteur.engine.core.rng import Rng
from saboteur.engine.core.state import State
from saboteur.engine.core.tables import M_NO_LAYING
from saboteur.engine.core.vecs import NO_BYTES, bytes_of, zeros
from saboteur.engine.deal import Dealer
from saboteur.engine.game import Game
from saboteur.engine.ruleset import Ruleset
from saboteur.engine.values.cards import CARDS, Card, mat_bits
from saboteur.engine.values.facts import (
    Asked,
    Drew,
    Fact,
    Offered,
    Passed,
    PurseShown,
    PutBack,
    Robbed,
    RoundBegan,
    RoundEnded,
    Took,
)
from saboteur.engine.values.refusal import Refusal
from saboteur.engine.values.roles import ROLES, Role
from saboteur.engine.values.unknown import HiddenNumber, who
from saboteur.engine.view import View, view_of
from saboteur.engine.worlds.joining import blank_state, is_just_dealt
from saboteur.engine.worlds.retelling import BLANK, forget_swap, kind_of, lay_out, move_told, with_forced_draws
from saboteur.engine.worlds.worlds import Worlds

NO_FACTS: Final = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError)
"""What following raises on seats, cards, cells and the like that the game does not have."""


class Knowledge:
    """One observer's: a seat's, or a watcher's.

    >>> from saboteur import Game, Knowledge, Rng, ruleset
    >>> game = Game(ruleset("base"), 5, seed="7")
    >>> knowledge = Knowledge(game.view(2))
    >>> knowledge.tell(fact.seen_by(2) for fact in game.apply("discard base_ns", tell=True))
    >>> knowledge.view() == game.view(2)
    True
    >>> maybe = knowledge.sample(Rng(1))
    >>> maybe.view(2) == game.view(2), maybe.view(0) == game.view(0)
    (True, False)
    """

    def __init__(self, first: View | Knowledge, told: Iterable[Fact] = (), *, worlds: bool = True) -> None:
        """From any view on, or from what is known already; without `worlds` nothing is kept that only samples need."""
        self.ruleset: Ruleset = first.ruleset
        self.seats: int = first.seats
        self.observer: int | None = first.observer
        self.seat: int = -1 if first.observer is None else first.observer
        self.worlds: Worlds | None = None
        if isinstance(first, Knowledge):
            self.state: State = first.state.clone()
            self.joined: bool = first.joined
            self.told: list[Fact] = first.told[:]
            self.seen: View | None = first.seen
            if worlds and first.worlds is not None:
                self.worlds = first.worlds.copy()
        else:
            self.state = blank_state(first)
            self.joined = first.round > 0 and not is_just_dealt(first)
            self.told = []
            self.seen = first
            if worlds and not self.joined:
                self.worlds = worlds_of(first)
        self.has_nuggets: bool = self.ruleset.nature.earns == "nuggets"
        self.tell(told)

    def __repr__(self) -> str:
        return f"<Knowledge of {who(self.observer)}, {self.ruleset}, {self.seats} seats, round {int(self.state.round)}>"

    def __reduce__(self) -> NoReturn:
        raise TypeError("a knowledge is not pickled: send its history, another one follows from that")

    def copy(self) -> Knowledge:
        """The same, to be told other things, or the same things later."""
        return Knowledge(self)

    def tell(self, told: Iterable[Fact]) -> None:
        """More has happened; each fact as the observer is told it.

        Facts that cannot be, or come after others than those told, raise a `ValueError`: then all is as before them.
        """
        state, seen, waiting, worlds = self.state, self.seen, self.told, self.worlds
        copied = False
        self.told = waiting[:]
        try:
            for fact in told:
                if isinstance(fact, Asked):
                    if not copied:
                        self.state = state.clone()
                        self.worlds = None if worlds is None else worlds.copy()
                        copied = True
                    happened, self.told = self.told, []
                    self.follow(happened, fact)
                else:
                    self.told.append(fact)
        except Exception as error:
            self.state, self.seen, self.told, self.worlds = state, seen, waiting, worlds
            if isinstance(error, NO_FACTS):
                raise ValueError(f"these facts cannot have happened: {error!r}") from error
            raise

    def view(self) -> View:
        """What the observer knows from the table, as at the last question; the same until the next."""
        if self.seen is None:
            seen = view_of(self.state, self.ruleset, self.observer)
            self.seen = replace(seen, pile=self.pile) if self.has_nuggets else seen
        return self.seen

    def sample(self, rng: Rng, *, dealer: Dealer | None = None) -> Game:
        """A game that may be the one told, all worlds being equally likely; the dealer deals its later rounds."""
        return Game.of_state(self.ruleset, self.sample_state(rng), dealer)

    def sample_state(self, rng: Rng) -> State:
        """The same for searches: the state alone."""
        if self.told:
            raise ValueError(f"a move is not told to its end: {self.told[-1]!r} came last, no question yet")
        if self.joined:
            raise ValueError("a history begins with its game: nothing says what happened before this view")
        if self.worlds is None:
            raise ValueError("this knowledge was begun without worlds: nothing can be drawn from it")
        state = self.state.clone()
        self.worlds.fill(state, rng)
        return state

    # -- what lies where -------------------------------------------------------------------------------------------

    @property
    def mine(self) -> Mine:
        """To measure ways on; code that writes into it clones it first."""
        return self.state.mine

    @property
    def deck(self) -> int:
        """How many cards are left."""
        return int(self.state.left())

    @property
    def pile(self) -> int:
        """How many nugget cards nobody has won (5.1)."""
        state = self.state
        if not self.has_nuggets:
            return 0
        return len(NUGGETS) - sum(len(state.purse(seat)) for seat in range(self.seats)) - len(state.offered())

    @property
    def hand(self) -> list[Card]:
        """The observer's own cards."""
        return [CARDS[kind - 1] for kind in self.state.hand(self.seat)] if self.seat >= 0 else []

    @property
    def role(self) -> Role | None:
        """The observer's own dwarf."""
        return self.role_of(self.seat) if len(self.state.roles) and self.seat >= 0 else None

    @property
    def pending(self) -> int:
        """The goal turned over whose position is asked for, -1: none."""
        return int(self.state.pending)

    def role_of(self, seat: int) -> Role | None:
        """A seat's dwarf, if the observer knows it (4.7, 6.8)."""
        state = self.state
        known = state.asked >= A_NUGGET or seat == self.seat
        if not known and self.seat >= 0:
            known = state.has_seen_role(self.seat, seat)
        return ROLES[int(state.roles[seat])] if known else None

    def held(self, seat: int) -> int:
        """How many cards a seat has."""
        return int(self.state.held_by(seat))

    def has_gold(self, seat: int) -> bool:
        """Whether a seat has some (7.6); nugget cards that are not seen do not count."""
        return self.state.gold(seat) > 0

    def mat(self, seat: int) -> int:
        """What lies before a seat, as bits."""
        return int(self.state.mat(seat))

    def can_lay(self, seat: int, without: str = "") -> bool:
        """Whether nothing lies before a seat that keeps it from laying (3.4, 6.8); one such card may be left out."""
        return self.state.mat(seat) & M_NO_LAYING & ~(mat_bits([without]) if without else 0) == 0

    def goal_at(self, code: int) -> int:
        """Which goal lies on a cell."""
        return int(self.state.goal_at(code))

    def is_open(self, goal: int) -> bool:
        """Whether a goal was turned over."""
        return (self.state.goals_open >> goal) & 1 != 0

    def face(self, goal: int) -> Card | None:
        """A goal, if the observer knows it."""
        state = self.state
        kind = int(state.goals[goal]) if state.round else BLANK
        return None if kind == BLANK else CARDS[kind - 1]

    def is_marked(self, code: int) -> bool:
        """Whether a marker lies on a card (8.9)."""
        return self.state.is_marked(code)

    # -- following -------------------------------------------------------------------------------------------------

    def follow(self, told: list[Fact], asked: Asked) -> None:
        """One move and what came of it, or a deal, or both."""
        self.seen = None
        state = self.state
        if state.rules.forced_draws:
            told = with_forced_draws(told)
        dealt = place_of_deal(told)
        if dealt < len(told):
            if dealt:
                self.follow_move(told[:dealt], None)
            began = told[dealt]
            assert isinstance(began, RoundBegan)
            self.follow_deal(began, told[dealt + 1 :])
        elif told:
            self.follow_move(told, asked)
        actor = None if asked.seat is None else state.actor
        if ASKED[state.asked] != asked.what or actor != asked.seat:
            raise ValueError(f"these facts do not end with {asked!r}: {told!r}")

    def follow_move(self, told: list[Fact], asked: Asked | None) -> None:
        """What was asked is answered."""
        state = self.state
        if state.asked == A_NUGGET:
            self.follow_gold(told)
            self.hand_on(asked)
            return
        robbing = state.asked == A_ROB
        move = move_told(state, told, self.seat)
        if self.joined:
            self.fit(told, asked)
        lay_out(state, told, self.seat)
        refused = refusal_number(state, move)
        if refused:
            raise ValueError(f"{told[0]!r} cannot have happened: {Refusal.of_number(refused)}")
        if self.worlds is None:
            state.apply(move)
        else:
            top, thrown = int(state.top), len(state.discard)
            held = [int(state.held_by(seat)) for seat in range(self.seats)]
            state.apply(move)
            self.worlds.happened(state, told, top, thrown, held)
        forget_swap(state, told[0], self.seat)
        if robbing or state.asked >= A_NUGGET:
            self.follow_gold(told)
            if asked is not None and asked.what == ASKED[A_NUGGET]:
                self.hand_on(asked)

    def follow_deal(self, began: RoundBegan, told: list[Fact]) -> None:
        """The next round, the observer's cards where they were dealt."""
        state = self.state
        rules = state.rules
        if self.worlds is not None:
            self.worlds.deal(state, began, told)
        order = [BLANK] * int(rules.removed)
        for hand in began.hands if not rules.forced_draws else ():
            order += [kind_of(card) for card in hand]
        order += [BLANK] * began.deck
        slot = int(rules.removed)
        for fact in told:
            if isinstance(fact, Drew):
                order[slot] = kind_of(fact.card)
                slot += 1
        roles = [0] * len(rules.roles)
        for seat, role in enumerate(began.roles):
            roles[seat] = ROLES.index(role) if isinstance(role, str) else 0
        goals = bytes_of([BLANK] * len(rules.goal_codes))
        state.deal(bytes_of(order), bytes_of(roles), goals, NO_BYTES, began.first)

    def fit(self, told: list[Fact], asked: Asked | None) -> None:
        """What a view does not show of a game joined is read from what follows (4.6, 7.6, 8.6)."""
        state = self.state
        passed, ended, drew = 0, False, False
        for fact in told:
            if isinstance(fact, Passed):
                passed += 1
            elif isinstance(fact, RoundEnded):
                ended = True
            elif isinstance(fact, Drew):
                drew = True
            elif isinstance(fact, Robbed) and fact.victim is not None and fact.left:
                state.set_coins(fact.victim, max(2, int(state.gold(fact.victim))))
        state.passes = max(0, self.seats - 1 - passed) if ended else 0
        if state.asked != A_TURN:
            is_same_turn = asked is not None and asked.what == ASKED[A_TURN] and asked.seat == state.turn
            state.go_on_with(is_same_turn and not passed and not drew)

    # -- gold ------------------------------------------------------------------------------------------------------

    def hand_on(self, asked: Asked | None) -> None:
        """Nugget cards go to the next gold-digger, or all are taken (5.2)."""
        state = self.state
        if asked is not None and asked.what == ASKED[A_NUGGET] and asked.seat is not None:
            state.asked = A_NUGGET
            state.actor = asked.seat
        else:
            state.close_round()

    def follow_gold(self, told: list[Fact]) -> None:
        """Who won what, as far as it is told; nugget cards that are not seen are worth 0.

        No pile lies in the state, so that the rules share nothing out: how many cards are left follows from the rest.
        """
        state = self.state
        for fact in told:
            if isinstance(fact, PurseShown):
                state.set_coins(fact.seat, fact.gold)
        if self.has_nuggets:
            for fact in told:
                if isinstance(fact, Offered):
                    state.set_offer(bytes_of(sorted(value_of(value) for value in fact.values)))
                elif isinstance(fact, Took):
                    self.take_nugget(state, fact.seat, value_of(fact.value))
                elif isinstance(fact, PutBack):
                    for value in fact.values:
                        state.gain(fact.seat, value_of(value), -1)
                elif isinstance(fact, PurseShown):
                    self.show_purse(state, fact)
        if self.worlds is not None:
            self.worlds.paid(told)

    def show_purse(self, state: State, fact: PurseShown) -> None:
        """Everybody sees a seat's nugget cards (5.1)."""
        for value in state.purse(fact.seat):
            state.gain(fact.seat, value, -1)
        for value in fact.values:
            state.gain(fact.seat, value, 1)

    def take_nugget(self, state: State, seat: int, value: int) -> None:
        """A nugget card becomes a seat's; what is left on offer is seen by the player to whom it is offered next."""
        if len(state.offered()):
            state.set_offer(zeros(len(state.offered()) - 1))
        state.gain(seat, value, 1)


def follow(view: View, told: Iterable[Fact]) -> View:
    """The view after these facts, each as the view's observer is told it; an observer told more keeps a `Knowledge`."""
    return Knowledge(view, told, worlds=False).view()


def place_of_deal(told: Sequence[Fact]) -> int:
    """Where the next round begins, or the end."""
    count = len(told)
    for index in range(count):
        if isinstance(told[index], RoundBegan):
            return index
    return count


def worlds_of(view: View) -> Worlds:
    """Those of a game that is not begun, or was just dealt."""
    own = -1 if view.observer is None else view.observer
    worlds = Worlds(view.seats, own, view.ruleset.nature.earns == "nuggets")
    if view.round:
        began, draws = deal_seen(view)
        worlds.deal(view.ruleset.state(view.seats), began, draws)
    return worlds


def deal_seen(view: View) -> tuple[RoundBegan, list[Fact]]:
    """What would have been told of a game just dealt."""
    began = RoundBegan(1, view.first, view.deck, view.hands, view.roles)
    if not view.ruleset.forced_draws:
        return began, []
    # Forced cards (9.2, 9.3) came before the hand was full; tools lie there before their like is scrapped.
    mat = [Card.parse(f"duel_break_{name}") for name in view.mats[0]]
    thrown = [thrown.card for thrown in view.discard]
    return began, [Drew(0, card) for card in (*mat, *thrown, *view.hands[0])]


def value_of(value: HiddenNumber) -> int:
    """Of a nugget card, 0 if it is not seen."""
    return value if isinstance(value, int) else 0
