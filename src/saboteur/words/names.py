"""What sentences contain: names of players, and cards and roles in the right grammatical form."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from saboteur.engine.cards import Card
from saboteur.engine.unknown import Hidden
from saboteur.words.cards import card_message
from saboteur.words.catalogue import Catalogue


class Named:
    """The words of a language with the names of the players."""

    __slots__ = ("_names", "words")

    def __init__(self, words: Catalogue, names: Sequence[str] = ()) -> None:
        self.words = words
        self._names = names

    def seat(self, seat: int | None) -> str:
        """A player's name; the number of a seat that has none."""
        if seat is not None and 0 <= seat < len(self._names):
            return self._names[seat]
        return self.words.text("player-unnamed", seat="?" if seat is None else str(seat))

    def seats(self, seats: Iterable[int]) -> str:
        """Several players."""
        return self.words.listed(map(self.seat, seats))

    def card(self, card: Card) -> str:
        """A card's name."""
        name, given = card_message(card)
        return self.words.text(name, **given)

    def laid(self, card: Card) -> str:
        """A card as what somebody lays, plays or draws."""
        name, given = card_message(card)
        return self.words.text(f"{name}.object", **given)

    def cards(self, cards: Iterable[Hidden]) -> str:
        """The names of several cards."""
        return self._several(self.card(card) for card in cards if isinstance(card, Card))

    def objects(self, cards: Iterable[Hidden]) -> str:
        """Several cards as what somebody discards."""
        return self._several(self.laid(card) for card in cards if isinstance(card, Card))

    def _several(self, cards: Iterable[str]) -> str:
        """Equal cards are named once, with their number."""
        counted = Counter(cards)
        return self.words.listed(
            card if count == 1 else self.words.text("card-several", card=card, count=count)
            for card, count in counted.items()
        )

    def who(self, role: object) -> str:
        """A role as what somebody is."""
        return self.words.text(f"role-{role}.who")

    def nuggets(self, count: int) -> str:
        """A number of nuggets in words."""
        return self.words.text("nuggets", count=count)

    def coins(self, count: int) -> str:
        """A number of gold pieces of the expansion in words."""
        return self.words.text("coins", count=count)


def yes_no(flag: bool | None) -> str:
    """A flag as a message takes it."""
    return "yes" if flag else "no"


def label(text: str) -> str:
    """A name that stands alone: with a capital letter."""
    return text[:1].upper() + text[1:]
