"""Whether the cards, dwarves and goals an observer was shown can have been dealt, as long as the seed is not known.

Everything shown must be possible together: no more cards of a kind than the game has, no card played from a hand that
cannot have held it, one dwarf for each seat, one face for each goal.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, Generic, TypeVar

from saboteur.engine.core.tables import KIND
from saboteur.engine.ruleset import Ruleset
from saboteur.engine.values import facts
from saboteur.engine.values.cards import Card
from saboteur.engine.values.cell import Cell
from saboteur.engine.values.facts import Fact
from saboteur.engine.values.roles import Role
from saboteur.engine.values.unknown import Hidden, HiddenRole
from saboteur.engine.view import View
from saboteur.engine.worlds.remembered import Remembered
from saboteur.table.verifying.disclosed import Disclosed
from saboteur.table.verifying.likeness import unseen_cards

T = TypeVar("T")


class UnseenPlaces(Generic[T]):
    """UnseenPlaces with one thing each, and the things available for them."""

    def __init__(self, things: Iterable[T]) -> None:
        self.left: Final = Counter(things)
        self.seen: Final[dict[object, T]] = {}

    def is_possible(self, place: object, thing: T) -> bool:
        """Whether this can lie there; from now on it does."""
        if place in self.seen:
            return self.seen[place] == thing
        self.seen[place] = thing
        self.left[thing] -= 1
        return self.left[thing] >= 0


class Unseen(Disclosed):
    """What may lie where the observer does not see it."""

    def __init__(self, ruleset: Ruleset, seats: int, observer: int | None) -> None:
        self._ruleset: Final = ruleset
        self._seats: Final = seats
        self._own: Final = observer
        self._cards: Counter[Card] = Counter()  # in slots the observer has not seen
        self._held = [0] * seats
        self._remembered: Remembered | None = None
        self._goals: UnseenPlaces[Card] = UnseenPlaces(ruleset.goals)
        self._opened: set[object] = set()  # goals turned over, by round and cell
        self._dwarves: UnseenPlaces[str] = UnseenPlaces(())
        self._dwarf_of: list[object] = []
        self._hats = 0
        self._round = 0

    def join(self, view: View) -> None:
        """Goes on from what the observer sees of a position."""
        self._begin(view.round)
        self._cards = unseen_cards(view)
        self._held = [len(hand) for hand in view.hands]
        for seat, role in enumerate(view.roles):
            self._see_role(self._dwarf_of[seat], role)
        for number, each in enumerate(view.away):
            self._see_role(("away", number), each.role)
        for goal in view.goals:
            if isinstance(goal.face, Card):
                self._goals.is_possible((view.round, goal.cell), goal.face)
            if goal.open:
                self._opened.add((view.round, goal.cell))

    def began(self, fact: facts.RoundBegan, deck: Iterable[Card]) -> str | None:
        """A round is dealt from these cards."""
        self._begin(fact.round)
        self._cards = Counter(deck)
        self._held = [len(hand) for hand in fact.hands]
        own = fact.hands[self._own] if self._own is not None else ()
        return self.are_dwarves(fact.roles) or self._use(card for card in own if isinstance(card, Card))

    def _begin(self, number: int) -> None:
        self._round = number
        self._remembered = None
        roles = self._ruleset.roles.get(self._seats, {})
        self._dwarves = UnseenPlaces(role for role, count in roles.items() for _ in range(count))
        self._dwarf_of = list(range(self._seats))
        self._hats = 0
        if not self._ruleset.nature.goals_dealt_once:
            self._goals = UnseenPlaces(self._ruleset.goals)

    # -- cards ---------------------------------------------------------------------------------------------------

    def drew(self, seat: int, card: Hidden, after: Fact | None) -> str | None:
        """One more in a hand."""
        self._held[seat] += 1
        return self._use([card] if isinstance(card, Card) else [])

    def _use(self, cards: Iterable[Card]) -> str | None:
        """Cards come out of slots the observer had not seen."""
        for card in cards:
            self._cards[card] -= 1
            if self._cards[card] < 0:
                return f"there are no more of {card}"
        return self._impossible()

    def _impossible(self) -> str | None:
        """Whether the cards known in other hands cannot have been played as they were shown."""
        if self._remembered is None:
            return None
        left = Counter({KIND[card.id]: count for card, count in self._cards.items()})
        if any(Counter(memory.spent) <= left for memory in self._remembered.nodes):
            return None
        return "no hand can have held these cards"

    def played(self, seat: int, card: Card) -> str | None:
        """Others' cards are seen for the first time, unless the observer gave them away."""
        held, self._held[seat] = self._held[seat], self._held[seat] - 1
        if seat == self._own:
            return None
        memory = self._remembered
        if memory is None or not memory.holds(seat):
            return self._use([card])
        try:
            memory.played(seat, KIND[card.id], held)
        except ValueError as error:
            return str(error)
        return self._impossible()

    def discarded(self, seat: int, cards: Sequence[Hidden]) -> str | None:
        """Known ones may be among them."""
        count = len(cards)
        held, self._held[seat] = self._held[seat], self._held[seat] - count
        memory = self._remembered
        if seat != self._own and memory is not None and memory.holds(seat):
            memory.hid(seat, count, held)
        return None

    def swapped(self, fact: facts.SwappedHands) -> str | None:
        """The observer sees a hand, or cards they know move on."""
        seat, target = fact.seat, fact.target
        self._held[seat], self._held[target] = self._held[target], self._held[seat]
        if self._own not in (seat, target):
            if self._remembered:
                self._remembered.swapped(seat, target)
            return None
        given, taken = _kinds(fact.given), _kinds(fact.taken)
        if self._own == target:
            target, given, taken = seat, taken, given
        if self._remembered is None:
            self._remembered = Remembered(self._seats)
        try:
            self._remembered.shown(target, taken, given)
        except ValueError as error:
            return str(error)
        return self._impossible()

    # -- goals and dwarves -----------------------------------------------------------------------------------------

    def lies(self, cell: Cell, face: Hidden, *, turned_over: bool = False) -> str | None:
        """One face for each goal."""
        if turned_over:
            self._opened.add((self._round, cell))
        if not isinstance(face, Card) or self._goals.is_possible((self._round, cell), face):
            return None
        return f"{face} cannot lie there"

    def boxed(self, cards: Iterable[Card]) -> str | None:
        """Those never turned over, seen by a map or not (8.15)."""
        now = {(self._round, cell) for cell in self._ruleset.goal_cells}
        seen = {place: card for place, card in self._goals.seen.items() if place not in self._opened | now}
        boxed = Counter(cards)
        if missing := Counter(seen.values()) - boxed:
            return f"{next(iter(missing))} is in the box too"
        for card in (boxed - Counter(seen.values())).elements():
            self._goals.left[card] -= 1
            if self._goals.left[card] < 0:
                return f"{card} cannot be in the box"
        return None

    def is_dwarf(self, seat: int, role: HiddenRole) -> str | None:
        """One dwarf for each seat."""
        return None if self._see_role(self._dwarf_of[seat], role) else f"seat {seat} cannot be {role}"

    def took_hat(self, seat: int) -> str | None:
        """Until it has another."""
        self._hats += 1
        self._dwarf_of[seat] = ("hat", self._hats)
        return None

    def left_over(self, role: Role) -> str | None:
        """The last one."""
        return None if self._see_role("left over", role) else f"no {role} is left over"

    def _see_role(self, place: object, role: HiddenRole) -> bool:
        return not isinstance(role, str) or self._dwarves.is_possible(place, role)


def _kinds(cards: Iterable[Hidden]) -> list[int]:
    return [KIND[card.id] for card in cards if isinstance(card, Card)]
