"""A sentence is a value before it is a text: the key of a message, and what is put into it (docs/words.md).

Which message it is and what it is given is decided once, here in Python, for the observer who reads it. A language
comes last: `Words.text` in Python, or a browser with the same catalogue.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from saboteur.engine.values.cards import Card
from saboteur.engine.values.cell import Cell

CardForm = Literal["name", "object"]
"""What a card is called, or what somebody lays, plays or draws: with an article, or in the accusative."""


@dataclass(frozen=True, slots=True)
class PlayerName:
    """What the player at a seat is called."""

    seat: int


@dataclass(frozen=True, slots=True)
class CardName:
    """What a card is called."""

    card: Card
    form: CardForm = "name"


@dataclass(frozen=True, slots=True)
class Listed:
    """Several things in a row: `a map, a key and a lamp`."""

    items: tuple[Argument, ...]


@dataclass(frozen=True, slots=True)
class Joined:
    """Several things with a sign between them: `left–right`."""

    items: tuple[Argument, ...]
    by: str


@dataclass(frozen=True, slots=True)
class Sentence:
    """The key of a message and what is put into it; `fact-laid.you` is the attribute `you` of a message.

    >>> Sentence("fact-passed", {"name": PlayerName(2)})
    Sentence(key='fact-passed', given={'name': PlayerName(seat=2)})
    """

    key: str
    given: Mapping[str, Argument] = field(default_factory=dict)

    def __hash__(self) -> int:
        return hash((self.key, *self.given.items()))


Argument: TypeAlias = int | str | Cell | PlayerName | CardName | Listed | Joined | Sentence
"""What is put into a message; a plain text is a word that the message selects by, or what somebody typed."""


def said(key: str, /, **given: Argument) -> Sentence:
    """A sentence, its arguments by name."""
    return Sentence(key, given)


def players(seats: Iterable[int]) -> Listed:
    """The names of several players."""
    return Listed(tuple(PlayerName(seat) for seat in seats))


def nuggets(count: int) -> Sentence:
    """A number of nuggets."""
    return said("nuggets", count=count)


def coins(count: int) -> Sentence:
    """A number of gold pieces of the expansion."""
    return said("coins", count=count)


def who(role: object) -> Sentence:
    """A role as what somebody is."""
    return said(f"role-{role}.who")


def numbers(values: Iterable[object]) -> Joined:
    """Numbers with commas between them."""
    return Joined(tuple(str(value) for value in values), ", ")


def yes_no(flag: bool | None) -> str:
    """A flag as a message takes it."""
    return "yes" if flag else "no"
