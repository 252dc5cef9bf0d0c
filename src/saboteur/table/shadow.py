"""A game as far as one observer sees it, played by the rules themselves, with blank cards where they see none.

What a fact shows is laid where it says it was; then the move is played, and what the rules tell has to be what was
told. Whether the cards, dwarves and nuggets shown can have been there at all is not asked here: dealt.py, unseen.py
and nuggets.py do.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from saboteur.engine import facts
from saboteur.engine.base import NUGGETS, BaseState
from saboteur.engine.cards import MAT_CARDS, Card
from saboteur.engine.duel import DuelState
from saboteur.engine.expansion import ExpansionState
from saboteur.engine.facts import Fact
from saboteur.engine.moves import Clear, Discard, InvalidMove, Lay, Move, Play, Take, packed_move
from saboteur.engine.packed import A_DEAL, A_NUGGET, ASKED, CLEAR, DISCARD, TAKE, Question, pack
from saboteur.engine.refusal import Refusal
from saboteur.engine.refusing import refusal_number
from saboteur.engine.retelling import BLANK, put_on_top, set_goal, set_hand, set_roles, with_forced_draws
from saboteur.engine.roles import ROLES
from saboteur.engine.ruleset import Ruleset
from saboteur.engine.setup import InvalidSetup
from saboteur.engine.state import State
from saboteur.engine.tables import E_BREAK, E_ROCKFALL, EFFECT, KIND
from saboteur.engine.unknown import UNKNOWN, Hidden
from saboteur.engine.vecs import bytes_of, cells_of
from saboteur.engine.view import View
from saboteur.notation.facts import fact_text
from saboteur.notation.moves import HiddenClear, HiddenDiscard, HiddenMove, HiddenTake
from saboteur.notation.record import Record
from saboteur.table.likeness import setups_like, view_faults

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
        self.has_nuggets: Final = isinstance(self.state, BaseState) and not isinstance(self.state, ExpansionState)
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
        state.deck = bytes_of([int(kind) for kind in state.deck[: state.top]] + [BLANK] * int(state.left()))
        for index, goal in enumerate(view.goals):
            if goal.face is UNKNOWN:
                set_goal(state, index, BLANK)
        self._won = [len(purse) for purse in view.purses] if self.has_nuggets else self._won
        self._unsure = {seat for seat, coins in enumerate(view.coins) if coins is UNKNOWN}
        if isinstance(state, BaseState) and self.has_nuggets and state.asked == A_NUGGET:
            state.offer = bytes_of([NUGGET] * len(view.offer))

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
        """The move as the rules play it; whoever else plays a card openly holds it now."""
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
                state.drop(seat, BLANK)
                state.insert(seat, KIND[card.id])
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
            self._forget_swap(told)
        return wrong

    # -- what facts show is laid where they say it was ---------------------------------------------------------------

    def _prepare(self, told: Sequence[Fact]) -> None:
        state, own = self.state, self._own
        drawn = 0
        for fact in told:
            match fact:
                case facts.Drew(seat, card):
                    if drawn < state.left():
                        put_on_top(state, drawn, self._kind(card) if seat == own or self._is_forced(card) else BLANK)
                    drawn += 1
                case facts.Revealed(_, cell, face) | facts.Peeked(_, _, cell, face) | facts.Uncovered(cell, face):
                    goal = state.goal_at(cell.code)
                    if isinstance(face, Card) and goal >= 0:
                        set_goal(state, int(goal), KIND[face.id])
                case facts.Inspected(seat, _, target, str(role)) if seat == own and 0 <= target < self.seats:
                    roles = [int(each) for each in state.roles]
                    roles[target] = ROLES.index(role)
                    set_roles(state, bytes_of(roles))
                case facts.SwappedHats(_, _, target, _, str(new)) if target == own:
                    self._spare_first(new)
                case facts.SwappedHands():
                    self._show_swap(fact)
                case facts.RoundEnded(_, cause, _, roles):
                    self._show_roles(roles, told[0])
                    self._pile_up(cause)
                case facts.LeftOver(role) if len(state.spare) == 1:
                    state.spare = bytes_of([ROLES.index(role)])
                case facts.BoxShown(cards) if isinstance(state, DuelState) and len(cards) == len(state.boxed):
                    state.boxed = bytes_of([KIND[card.id] for card in cards])
                case facts.Robbed(_, int(victim), True) if isinstance(state, ExpansionState) and victim in self._unsure:
                    coins = [int(each) for each in state.coins]  # the least that everybody has
                    coins[victim] = max(coins[victim], 2)
                    state.coins = cells_of(coins)
                case _:
                    pass

    def _show_roles(self, roles: Sequence[str], first: Fact) -> None:
        """All dwarves, as the round ended; if it ended by a swap of hats, the new one was among those left over."""
        state = self.state
        if len(roles) != len(state.roles):
            return
        held = [ROLES.index(role) for role in roles]
        if isinstance(first, facts.SwappedHats) and 0 <= first.target < self.seats:
            self._spare_first(roles[first.target])
            held[first.target] = int(state.roles[first.target])
        set_roles(state, bytes_of(held))

    def _spare_first(self, role: str) -> None:
        """This dwarf is the next that a swap of hats takes."""
        state = self.state
        if len(state.spare):
            state.spare = bytes_of([ROLES.index(role), *(int(each) for each in state.spare[1:])])

    def _pile_up(self, cause: str) -> None:
        """Nugget cards to share; a saboteur's reward hangs on their values, so there the pile is left empty."""
        if self.has_nuggets:
            assert isinstance(self.state, BaseState)
            self.state.pile = bytes_of([NUGGET] * self.pile if cause == "gold" else [])

    @property
    def pile(self) -> int:
        """Nugget cards nobody has won."""
        return len(NUGGETS) - sum(self._won)

    def _show_swap(self, fact: facts.SwappedHands) -> None:
        """The observer sees the hand they get (6.8)."""
        state = self.state
        if fact.seat == self._own and fact.target != self._own and 0 <= fact.target < self.seats:
            if len(fact.taken) == state.held_by(fact.target):
                set_hand(state, fact.target, map(self._kind, fact.taken))
        elif fact.target == self._own and fact.seat == self.actor:
            hand = state.hand(fact.seat)
            if len(hand) == len(fact.given) + 1 and KIND[fact.card.id] in hand:  # the card just played
                set_hand(state, fact.seat, map(self._kind, (*fact.given, fact.card)))

    def _forget_swap(self, told: Sequence[Fact]) -> None:
        """What others hold is blank, though the observer gave it to them."""
        match told:
            case (facts.SwappedHands(seat, _, target), *_) if self._own in (seat, target):
                other = target if seat == self._own else seat
                set_hand(self.state, other, [BLANK] * self.state.held_by(other))
            case _:
                pass

    def _deal(self, began: facts.RoundBegan, told: Sequence[Fact]) -> None:
        """The next round, the observer's cards where they were dealt."""
        state = self.state
        rules = state.rules
        gone = len(state.gone) if isinstance(state, DuelState) else 0  # which ones is not always known
        deck = [BLANK] * (len(rules.deck) - gone)
        slots = iter(range(int(rules.removed), len(deck)))
        for seat in range(0 if rules.forced_draws else self.seats):
            hand = began.hands[seat] if seat < len(began.hands) else ()
            for place in range(int(rules.hand)):
                slot = next(slots, 0)
                if seat == self._own and place < len(hand):
                    deck[slot] = self._kind(hand[place])
        for fact in told if rules.forced_draws else ():
            if isinstance(fact, facts.Drew) and (slot := next(slots, 0)):
                shown = fact.seat == self._own or self._is_forced(fact.card)
                deck[slot] = self._kind(fact.card) if shown else BLANK
        roles = [0] * len(rules.roles)
        if self._own >= 0 and self._own < len(began.roles) and isinstance(role := began.roles[self._own], str):
            roles[self._own] = ROLES.index(role)
        goals = bytes_of([BLANK] * len(state.goal_kinds()))
        told_first = began.first if 0 <= began.first < self.seats else 0
        # Who moved last in a round that ended before the record began is not known (5.5, 8.14).
        first = told_first if self._joined_between_rounds else state.first_seat(told_first)
        self._joined_between_rounds = False
        state.deal(bytes_of(deck), bytes_of(roles), goals, bytes_of([NUGGET] * self.pile), first)

    @staticmethod
    def _kind(card: Hidden) -> int:
        return KIND[card.id] if isinstance(card, Card) else BLANK

    def _is_forced(self, card: Hidden) -> bool:
        """Whether it acts as soon as it is drawn, so that everybody sees it (9.2, 9.3)."""
        return self.state.rules.forced_draws and EFFECT[self._kind(card)] in (E_BREAK, E_ROCKFALL)

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
