"""A sentence becomes a text: its arguments first, then the message with them (docs/words.md)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from saboteur.engine.values.cell import Cell
from saboteur.words.cards import card_message
from saboteur.words.catalogue import Catalogue
from saboteur.words.sentence import Argument, CardName, Joined, Listed, PlayerName, Sentence


class Formatter:
    """The words of a language, with the names of those who play."""

    __slots__ = ("_names", "_words")

    def __init__(self, words: Catalogue, names: Sequence[str] = ()) -> None:
        self._words = words
        self._names = names

    def text(self, argument: Argument) -> str:
        """What is read."""
        match argument:
            case str():
                return argument
            case int():
                return str(argument)
            case Cell():
                return str(argument)
            case Sentence(key, given):
                return self._words.text(key, **{name: self._given(value) for name, value in given.items()})
            case PlayerName(seat):
                return self._name(seat)
            case CardName(card, form):
                name = card_message(card)
                return self.text(name if form == "name" else Sentence(f"{name.key}.{form}", name.given))
            case Listed(items):
                return self._words.listed(map(self.text, items))
            case Joined(items, by):
                return by.join(map(self.text, items))
            case _:
                assert_never(argument)

    def _given(self, argument: Argument) -> str | int:
        """Numbers stay numbers: messages choose plural forms by them."""
        return argument if isinstance(argument, int) else self.text(argument)

    def _name(self, seat: int) -> str:
        """A player's name; the number of a seat that has none."""
        if 0 <= seat < len(self._names):
            return self._names[seat]
        return self._words.text("player-unnamed", seat=str(seat))


def label(text: str) -> str:
    """A name that stands alone: with a capital letter."""
    return text[:1].upper() + text[1:]
