"""Whether everything an observer was shown is as the seed deals it: cards, dwarves, goals, round by round.

Then all cards drawn are known, but not what others discarded face down. Such a discard can be any card that the hand
held at that time and did not play openly later.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from saboteur.engine.deal import Deal
from saboteur.engine.ruleset import Ruleset
from saboteur.engine.values import facts
from saboteur.engine.values.cards import Card, Effect
from saboteur.engine.values.cell import Cell
from saboteur.engine.values.facts import Fact
from saboteur.engine.values.unknown import UNKNOWN, Hidden, HiddenRole
from saboteur.table.verifying.disclosed import Disclosed

FORCED: Final = (facts.Put, facts.Scrapped, facts.Collapsed)


class Hand:
    """Cards that came to a hand and did not leave it openly, and the times when cards left it unseen."""

    def __init__(self) -> None:
        self._cards: list[tuple[Card, int]] = []  # with the time each came
        self._gone: list[int] = []  # times

    def get(self, card: Card, time: int) -> None:
        """A card comes to the hand."""
        self._cards.append((card, time))

    def lose(self, time: int) -> None:
        """A card leaves it unseen."""
        self._gone.append(time)

    def play(self, card: Card) -> bool:
        """A card leaves it openly; whether it can have been there.

        Of equal cards the one that came last is used: a card that left unseen must have come before, so earlier cards
        are more useful. Then there must be a card for every one that left unseen.
        """
        for index in range(len(self._cards) - 1, -1, -1):
            if self._cards[index][0] is card:
                del self._cards[index]
                return all(
                    sum(came < gone for _, came in self._cards) > number for number, gone in enumerate(self._gone)
                )
        return False

    def show(self, cards: Sequence[Hidden]) -> bool:
        """The hand is shown; whether it can hold these cards."""
        known = [card for card in cards if isinstance(card, Card)]
        if len(known) != len(cards) or len(self._cards) - len(self._gone) != len(known):
            return False
        fits = [self.play(card) for card in known]  # all of them are played, also after one that does not fit
        return all(fits)

    def become(self, cards: Iterable[Card], time: int) -> None:
        """It holds just these."""
        self._cards = [(card, time) for card in cards]
        self._gone = []


class Dealt(Disclosed):
    """One round as the seed deals it."""

    def __init__(
        self, ruleset: Ruleset, seats: int, observer: int | None, deal: Deal, boxed: list[Card] | None
    ) -> None:
        """The vein cards of earlier rounds in the box; unknown if the record begins in the middle of a duel."""
        self._ruleset: Final = ruleset
        self._own: Final = observer
        self._deck: Final = iter(deal.deck[ruleset.removed :])
        self._goals: Final = dict(zip(ruleset.goal_cells, deal.goals, strict=False)) if boxed is not None else {}
        self._roles: Final = list(deal.roles[:seats])
        self._spare: Final = list(deal.roles[seats:])
        self._first: Final = deal.first
        self._boxed: Final = boxed
        self._opened: set[Cell] = set()
        self._hands: Final = [Hand() for _ in range(seats)]
        self._time = 0

    def began(self, fact: facts.RoundBegan) -> str | None:
        """What is different from the seed's deal at the beginning of a round."""
        if fact.round == 1 and self._roles and self._ruleset.first is None and fact.first != self._first:
            return f"the seed lets seat {self._first} begin"
        for seat, hand in enumerate(fact.hands):
            dealt = [self._next() for _ in hand]
            for card in dealt:
                self._hands[seat].get(card, 0)
            if seat == self._own and sorted(map(str, hand)) != sorted(map(str, dealt)):
                return f"the seed deals seat {seat} {' '.join(sorted(map(str, dealt)))}"
        return self.are_dwarves(fact.roles)

    def _next(self) -> Card:
        return next(self._deck)

    def face_down(self) -> list[Card] | None:
        """The vein cards of this round and those before that were not turned over (8.15), if that is known."""
        if self._boxed is None:
            return None
        return [*self._boxed, *(face for cell, face in self._goals.items() if cell not in self._opened)]

    def fault(self, told: Sequence[Fact], index: int) -> str | None:
        """What in a fact is different from the seed's deal."""
        self._time += 1
        return super().fault(told, index)

    # -- cards ---------------------------------------------------------------------------------------------------

    def drew(self, seat: int, card: Hidden, after: Fact | None) -> str | None:
        """The next card of the deck."""
        dealt = next(self._deck, None)
        if dealt is None:
            return "the deck is empty"
        self._hands[seat].get(dealt, self._time)
        forced = self._ruleset.forced_draws and dealt.effect in (Effect.BREAK, Effect.ROCKFALL)
        if card not in (dealt, UNKNOWN) or (forced and not isinstance(after, FORCED)):  # 9.2, 9.3
            return f"the seed deals {dealt} here"
        return None

    def played(self, seat: int, card: Card) -> str | None:
        """One that the hand holds."""
        return None if self._hands[seat].play(card) else f"by the seed seat {seat} does not hold {card}"

    def discarded(self, seat: int, cards: Sequence[Hidden]) -> str | None:
        """Any that the hand holds, or these."""
        for card in cards:
            if not isinstance(card, Card):
                self._hands[seat].lose(self._time)
            elif not self._hands[seat].play(card):
                return f"by the seed seat {seat} does not hold {card}"
        return None

    def swapped(self, fact: facts.SwappedHands) -> str | None:
        """The observer sees what both held."""
        hands, seat, target = self._hands, fact.seat, fact.target
        if self._own in (seat, target):
            for holder, cards in ((seat, fact.given), (target, fact.taken)):
                if not hands[holder].show(cards):
                    return f"by the seed seat {holder} does not hold these cards"
                hands[holder].become((card for card in cards if isinstance(card, Card)), self._time)
        hands[seat], hands[target] = hands[target], hands[seat]
        return None

    # -- goals and dwarves -----------------------------------------------------------------------------------------

    def lies(self, cell: Cell, face: Hidden, *, turned_over: bool = False) -> str | None:
        """The face that was dealt there."""
        dealt = self._goals.get(cell, face)
        if turned_over:
            self._opened.add(cell)
        return None if face in (dealt, UNKNOWN) else f"the seed puts {dealt} there"

    def boxed(self, cards: Iterable[Card]) -> str | None:
        """Those that stayed face down in the rounds before."""
        if self._boxed is None or sorted(cards) == sorted(self._boxed):
            return None
        return f"by the seed the box holds {' '.join(map(str, sorted(self._boxed)))}"

    def is_dwarf(self, seat: int, role: HiddenRole) -> str | None:
        """The dwarf that was dealt, or taken since."""
        return None if role in (self._roles[seat], UNKNOWN) else f"the seed makes seat {seat} {self._roles[seat]}"

    def took_hat(self, seat: int) -> str | None:
        """The next of those left over."""
        if not self._spare:
            return "no dwarf is left over"
        self._roles[seat] = self._spare.pop(0)
        return None

    def left_over(self, role: str) -> str | None:
        """The one that was left over."""
        return None if self._spare == [role] else f"the seed leaves {', '.join(self._spare)} over"
