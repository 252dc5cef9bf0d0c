"""A game as far as one observer sees it, played by the rules themselves, with blank cards where they see none.

What a fact shows is laid where it says it was; then the move is played, and what the rules tell has to be what was
told. Whether the cards, dwarves and nuggets shown can have been there at all is not asked here: dealt.py, unseen.py
and nuggets.py do.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from saboteur.engine.core.base import NUGGETS
from saboteur.engine.core.giving import deal_lists, give_deck, give_offer, give_pile
from saboteur.engine.core.packed import A_DEAL, A_NUGGET, ASKED, CLEAR, DISCARD, TAKE, pack
from saboteur.engine.core.refusing import refusal_number
from saboteur.engine.core.state import State
from saboteur.engine.core.tables import KIND
from saboteur.engine.moves import Clear, Discard, InvalidMove, Lay, Move, Play, Take, packed_move
from saboteur.engine.ruleset import Ruleset
from saboteur.engine.setup.setup import InvalidSetup
from saboteur.engine.values import facts
from saboteur.engine.values.cards import MAT_CARDS
from saboteur.engine.values.facts import Fact
from saboteur.engine.values.question import Question
from saboteur.engine.values.refusal import Refusal
from saboteur.engine.values.roles import ROLES
from saboteur.engine.values.unknown import UNKNOWN
from saboteur.engine.view import View
from saboteur.engine.worlds.retelling import (
    BLANK,
    drawn_kind,
    forget_swap,
    kind_of,
    lay_out,
    set_goal,
    set_hand,
    show_played,
    with_forced_draws,
)
from saboteur.notation.facts import fact_text
from saboteur.notation.moves import HiddenClear, HiddenDiscard, HiddenMove, HiddenTake
from saboteur.notation.records.record import Record
from saboteur.table.verifying.likeness import setups_like, view_faults

NUGGET: Final = 1
"""Stands for a nugget card of any value: who picks when does not hang on it (1.10)."""


@dataclass(frozen=True, slots=True)
class Wrong:
    """What is wrong with a line, or with one of the facts under it."""

    message: str
    fact: int | None = None


class Shadow:
    """The public part of a game, and what the observer holds."""

    def __init__(self, state: State, ruleset: Ruleset, observer: int | None, start: View | None = None) -> None:
        self.ruleset: Final = ruleset
        self.seats: Final = int(state.rules.seats)
        self.observer: Final = observer
        self.state: Final = state
        self._own: Final = -1 if observer is None else observer
        self.has_nuggets: Final = ruleset.nature.earns == "nuggets"
        self._won = [0] * self.seats  # nugget cards of each seat
        self._unsure: set[int] = set()  # seats of which only the least they have is known
        self._gold: list[int] = []  # as shown in the end
        self._joined_between_rounds = start is not None and start.asked in ("nugget", "rob", "deal")
        if start is not None:
            self._join(start)

    @staticmethod
    def possible(record: Record, observer: int | None) -> list[Shadow]:
        """The game from its beginning, or all it may be from a position on; raises `InvalidSetup`."""
        ruleset, start = record.ruleset, record.start
        if not isinstance(start, View):
            return [Shadow(ruleset.state(record.seats), ruleset, observer)]
        if faults := view_faults(start):
            raise InvalidSetup("; ".join(faults))
        setups = list(setups_like(start, record.lines))
        sound = [setup for setup in setups if not setup.faults()] or setups[:1]
        return [Shadow(setup.game().state, ruleset, observer, start) for setup in sound]

    def _join(self, view: View) -> None:
        state = self.state
        for seat in range(self.seats):
            if seat != self._own:
                set_hand(state, seat, [BLANK] * state.held_by(seat))
        give_deck(state, [int(kind) for kind in state.deck[: state.top]] + [BLANK] * int(state.left()))
        for index, goal in enumerate(view.goals):
            if goal.face is UNKNOWN:
                set_goal(state, index, BLANK)
        self._won = [len(purse) for purse in view.purses] if self.has_nuggets else self._won
        self._unsure = {seat for seat, coins in enumerate(view.coins) if coins is UNKNOWN}
        if self.has_nuggets and state.asked == A_NUGGET:
            give_offer(state, [NUGGET] * len(view.offer))

    @property
    def asked(self) -> Question:
        """What is asked for now."""
        return ASKED[self.state.asked]

    @property
    def actor(self) -> int | None:
        """Of whom."""
        return None if self.state.asked >= A_DEAL else int(self.state.actor)

    @property
    def round(self) -> int:
        """The number of the round, from 1; 0 before the first deal."""
        return int(self.state.round)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.asked == "over"

    # -- moves ---------------------------------------------------------------------------------------------------

    def play(self, seat: int, move: Move | HiddenMove, told: Sequence[Fact]) -> Wrong | None:
        """A seat moves, and this was told of it; what is wrong, if something is."""
        try:
            number = self._number(seat, move)
        except InvalidMove as error:
            return Wrong(str(error))
        refusal = number if isinstance(number, Refusal) else Refusal.of_number(refusal_number(self.state, number))
        if refusal is not None:
            return Wrong(str(refusal))
        assert isinstance(number, int)
        if isinstance(move, Take) and told[0] != facts.Took(seat, move.value):
            return Wrong("that is not what the facts tell", 0)
        return self._happens(number, told)

    def deal(self, told: Sequence[Fact]) -> Wrong | None:
        """A round is dealt, and this was told of it."""
        return self._happens(None, told)

    def _number(self, seat: int, move: Move | HiddenMove) -> int | Refusal:
        """The move as the rules play it; a card that another seat plays openly is in its hand now."""
        state, own = self.state, seat == self._own
        match move:
            case HiddenDiscard(count) if not own:
                return pack(DISCARD, BLANK, BLANK if count > 1 else 0, BLANK if count > 2 else 0)
            case HiddenClear(what) if not own:
                return pack(CLEAR, MAT_CARDS.index(what), BLANK, BLANK)
            case HiddenTake() if not own:
                return pack(TAKE, NUGGET, 0, 0)
            case HiddenDiscard() | HiddenClear() | HiddenTake():
                raise InvalidMove("the observer knows these cards")
            case Discard() | Clear() | Take() if not own:
                raise InvalidMove("this observer does not see these cards")
            case Take():
                return pack(TAKE, NUGGET, 0, 0)
            case Lay(card) | Play(card) if not own:
                if not state.held_by(seat) or card not in self.ruleset.cards:
                    return Refusal.NOT_IN_HAND
                number = packed_move(move)
                show_played(state, seat, KIND[card.id], self._own)
                return number
            case _:
                return packed_move(move)

    def _happens(self, move: int | None, told: Sequence[Fact]) -> Wrong | None:
        state = self.state
        expected: list[Fact] = []
        state.telling, state.told = True, expected
        named = with_forced_draws(told) if state.rules.forced_draws else told
        dealt = next((index for index, fact in enumerate(told) if isinstance(fact, facts.RoundBegan)), len(told))
        if move is not None:
            self._prepare(named[:dealt])
            state.apply(move)
        if dealt < len(told) and state.asked == A_DEAL:
            began = told[dealt]
            assert isinstance(began, facts.RoundBegan)
            self._deal(began, named[dealt + 1 :])
        state.telling, state.told = False, []
        expected.append(facts.Asked(self.asked, self.actor))
        wrong = self._compared(expected, told)
        if wrong is None:
            forget_swap(state, told[0], self._own)
        return wrong

    # -- what facts show is laid where they say it was ---------------------------------------------------------------

    def _prepare(self, told: Sequence[Fact]) -> None:
        state = self.state
        lay_out(state, told, self._own)
        for fact in told:
            match fact:
                case facts.RoundEnded(_, cause):
                    self._pile_up(cause)
                case facts.Robbed(_, int(victim), True) if victim in self._unsure:
                    state.set_coins(victim, max(2, int(state.gold(victim))))  # the least that everybody has
                case _:
                    pass

    def _pile_up(self, cause: str) -> None:
        """Nugget cards to share; a saboteur's reward hangs on their values, so there the pile is left empty."""
        if self.has_nuggets:
            give_pile(self.state, [NUGGET] * self.pile if cause == "gold" else [])

    @property
    def pile(self) -> int:
        """Nugget cards nobody has won."""
        return len(NUGGETS) - sum(self._won)

    def _deal(self, began: facts.RoundBegan, told: Sequence[Fact]) -> None:
        """The next round, the observer's cards where they were dealt."""
        state = self.state
        rules = state.rules
        gone = state.gone_for_good()  # which ones is not always known
        deck = [BLANK] * (len(rules.deck) - gone)
        slots = iter(range(int(rules.removed), len(deck)))
        for seat in range(0 if rules.forced_draws else self.seats):
            hand = began.hands[seat] if seat < len(began.hands) else ()
            for place in range(int(rules.hand)):
                slot = next(slots, 0)
                if seat == self._own and place < len(hand):
                    deck[slot] = kind_of(hand[place])
        for fact in told if rules.forced_draws else ():
            if isinstance(fact, facts.Drew) and (slot := next(slots, 0)):
                deck[slot] = drawn_kind(state, fact, self._own)
        roles = [0] * len(rules.roles)
        if self._own >= 0 and self._own < len(began.roles) and isinstance(role := began.roles[self._own], str):
            roles[self._own] = ROLES.index(role)
        goals = [BLANK] * len(state.goal_kinds())
        told_first = began.first if 0 <= began.first < self.seats else 0
        # Who moved last in a round that ended before the record began is not known (5.5, 8.14).
        first = told_first if self._joined_between_rounds else state.first_seat(told_first)
        self._joined_between_rounds = False
        deal_lists(state, deck, roles, goals, [NUGGET] * self.pile, first)

    # -- what the rules tell is what was told -------------------------------------------------------------------------

    def _compared(self, expected: Iterable[Fact], told: Sequence[Fact]) -> Wrong | None:
        place = 0
        for fact in expected:
            if self.has_nuggets and isinstance(fact, facts.PutBack):
                paid = self._reward(fact.seat, told, place)
                if isinstance(paid, Wrong):
                    return paid
                place = paid
                continue
            seen = fact.seen_by(self.observer)
            if place == len(told):
                return Wrong(f"this is missing behind it: {fact_text(seen)}", place - 1)
            if told[place].seen_by(self.observer) != told[place]:
                return Wrong(f"this observer does not see all of it: {told[place].name()}", place)
            if seen != told[place] and not self._is_alike(seen, told[place]):
                return Wrong(f"what happened is: {fact_text(seen)}", place)
            self._note(told[place])
            place += 1
        return Wrong("nothing more happened", place) if place < len(told) else None

    def _reward(self, seat: int, told: Sequence[Fact], place: int) -> int | Wrong:
        """A saboteur draws (5.4): where the facts about it end."""
        first = place
        while place < len(told):
            match told[place]:
                case (facts.Took(by) | facts.Returned(by) | facts.PutBack(by)) as fact if by == seat:
                    if not self._is_seen(fact):
                        return Wrong(f"this observer does not see it so: {fact.name()}", place)
                    self._note(fact)
                    place += 1
                case _:
                    break
        return Wrong(f"what seat {seat} draws is missing", max(place - 1, 0)) if place == first else place

    def _is_seen(self, fact: facts.Took | facts.Returned | facts.PutBack | facts.Offered) -> bool:
        """Whether a fact about nugget cards shows what this observer sees: their own values, and no others."""
        values = fact.values if isinstance(fact, facts.PutBack | facts.Offered) else (fact.value,)
        if fact.seat == self._own:
            return UNKNOWN not in values and [*values] == sorted(values, key=str)
        return all(value is UNKNOWN for value in values)

    def _is_alike(self, expected: Fact, told: Fact) -> bool:
        """Whether facts are the same but for gold whose amount is not known here."""
        match expected, told:
            case (facts.Offered(seat, values), facts.Offered(by, shown)) if self.has_nuggets:
                return seat == by and len(values) == len(shown) and self._is_seen(told)
            case (facts.Took(seat), facts.Took(by)) if self.has_nuggets:
                return seat == by and self._is_seen(told)
            case (facts.PurseShown(seat), facts.PurseShown(by, values, gold)) if self.has_nuggets:
                is_sum = gold == sum(values) and [*values] == sorted(values)
                return seat == by and len(values) == self._won[seat] and is_sum
            case (facts.PurseShown(seat, values, least), facts.PurseShown(by, shown, gold)) if seat in self._unsure:
                return (seat, values) == (by, shown) and gold >= least
            case (facts.GameEnded(), facts.GameEnded(gold, winners)) if self.has_nuggets or self._unsure:
                return gold == (*self._gold,) and winners == _winners(gold)
            case _:
                return False

    def _note(self, fact: Fact) -> None:
        match fact:
            case facts.Took(seat):
                self._won[seat] += 1
            case facts.PutBack(seat, values):
                self._won[seat] -= len(values)
            case facts.PurseShown(_, _, gold):
                self._gold.append(gold)
            case facts.Robbed(_, int(victim), False):
                self._unsure.discard(victim)
            case _:
                pass


def _winners(gold: tuple[int, ...]) -> tuple[int, ...]:
    """The most gold wins; ties share (5.6)."""
    return tuple(seat for seat, amount in enumerate(gold) if amount == max(gold))
