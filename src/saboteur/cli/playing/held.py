"""The cards of one person in the order in which they came, so that a card keeps its place from turn to turn."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from saboteur.engine.values import facts
from saboteur.engine.values.cards import Card
from saboteur.engine.values.unknown import Hidden
from saboteur.engine.view import View
from saboteur.table.log import Event


@dataclass(frozen=True, slots=True)
class Held:
    """A hand as it is shown."""

    cards: tuple[Hidden, ...]
    new: int = 0
    """How many cards at the end came since the person was asked for the turn before."""

    def is_new(self, number: int) -> bool:
        """Whether the card of this number, counted from 0, is one of them."""
        return number >= len(self.cards) - self.new

    @staticmethod
    def of(view: View, told: Iterable[Event] = ()) -> "Held":
        """From what the observer was told; cards whose coming was not told come first, as the view has them."""
        seat, hand, kept, new, first = view.observer, list[Hidden](), 0, 0, False
        for event in told:
            match event.what:
                case facts.RoundBegan(hands=hands) if seat is not None:
                    hand, first = list(hands[seat]), True
                case facts.Asked("turn", asked) if asked == seat:
                    new = 0 if first else len(hand) - kept  # a first hand may be drawn card by card (9.1)
                    kept, first = len(hand), False
                case facts.Drew(drawer, card) if drawer == seat:
                    hand.append(card)
                case facts.SwappedHands(by, card, target, given, taken) if seat in (by, target):
                    hand = list(taken if seat == by else given)
                    kept = 0
                case facts.Discarded(by, cards) if by == seat:
                    kept -= sum(_drop(hand, each) < kept for each in cards)
                case fact if getattr(fact, "seat", None) == seat and isinstance(getattr(fact, "card", None), Card):
                    kept -= _drop(hand, fact.card) < kept  # type: ignore[union-attr]
                case _:
                    pass
        return _as_in(view, hand, new)


def _drop(hand: list[Hidden], card: Hidden) -> int:
    """Takes a card out of the hand; where it was, or behind the hand if it was not there."""
    place = hand.index(card) if card in hand else len(hand)
    del hand[place : place + 1]
    return place


def _as_in(view: View, hand: list[Hidden], new: int) -> Held:
    """The view is right about which cards there are: those nobody told of come first."""
    left, kept, marked = Counter(view.hand), list[Hidden](), 0
    for place in reversed(range(len(hand))):
        if left[hand[place]]:
            left[hand[place]] -= 1
            kept.append(hand[place])
            marked += place >= len(hand) - new
    return Held((*left.elements(), *reversed(kept)), marked)
