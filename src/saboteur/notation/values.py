"""The smallest values: cards, cells, seats, …, in text and as plain values.

| value | text | plain |
|---|---|---|
| card, role, word | `base_ew` | `"base_ew"` |
| cell | `3,-1` | `[3, -1]` |
| seat, number | `2` | `2` |
| flag | `yes`, `no` | `true`, `false` |
| unknown | `?` | `"?"` |
| nothing | `-` | `null` |
| list | `(a b)`, `()` | `["a", "b"]`, `[]` |
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Generic, Protocol, TypeVar

from saboteur.engine.moves import SEAT_NUMBERS
from saboteur.engine.values.cards import ALIASES, BY_ID, MAT_CARDS, TOOLS, Card
from saboteur.engine.values.cell import Cell
from saboteur.engine.values.roles import ROLES
from saboteur.engine.values.unknown import UNKNOWN, Unknown
from saboteur.notation.plain import InvalidValue, joined
from saboteur.notation.text import WordReader, one_of

T = TypeVar("T")
W = TypeVar("W", bound=str)

MOST: Final = 999_999_999
"""No number is greater."""
FARTHEST: Final = 999
"""No cell is farther east or north, west or south."""

_NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,8}", re.ASCII)


class Kind(Protocol[T]):
    """A kind of value, with its two forms."""

    def text(self, value: T, /) -> str:
        """How it is written."""

    def read(self, words: WordReader) -> T:
        """Takes it from a line; raises `InvalidText`."""

    def plain(self, value: T, /) -> object:
        """As JSON has it."""

    def read_plain(self, value: object, path: str = "") -> T:
        """Reads its plain form; raises `InvalidValue`."""


@dataclass(frozen=True, slots=True)
class Atom(Generic[T]):
    """A value of one word."""

    expected: str
    expected_plain: str
    of_word: Callable[[str], T]
    """Raises `ValueError` or `KeyError` for a wrong word."""
    of_plain: Callable[[object], T]
    """Raises `ValueError`, `KeyError` or `TypeError` for a wrong value."""
    text: Callable[[T], str] = str
    plain: Callable[[T], object] = str

    def read(self, words: WordReader) -> T:
        """Takes it from a line."""
        try:
            value = self.of_word(words.next)
        except (ValueError, KeyError):
            words.fail(self.expected)
        words.next_word()
        return value

    def read_plain(self, value: object, path: str = "") -> T:
        """Reads its plain form."""
        try:
            return self.of_plain(value)
        except (ValueError, KeyError, TypeError):
            raise InvalidValue(path, self.expected_plain, value) from None


@dataclass(frozen=True, slots=True)
class Several(Generic[T]):
    """Values of one kind in parentheses."""

    item: Kind[T]
    expected: str = "a list in parentheses"

    def text(self, values: tuple[T, ...]) -> str:
        """How they are written."""
        return f"({' '.join(map(self.item.text, values))})"

    def read(self, words: WordReader) -> tuple[T, ...]:
        """Takes them from a line."""
        words.sign("(", self.expected)
        values = []
        while words.next and words.next != ")":
            values.append(self.item.read(words))
        words.sign(")")
        return tuple(values)

    def plain(self, values: tuple[T, ...]) -> list[object]:
        """As JSON has them."""
        return [self.item.plain(value) for value in values]

    def read_plain(self, value: object, path: str = "") -> tuple[T, ...]:
        """Reads their plain form."""
        if not isinstance(value, list | tuple):
            raise InvalidValue(path, "a list", value)
        read = self.item.read_plain
        values: list[T] = []
        try:
            for item in value:
                values.append(read(item))
        except InvalidValue as error:
            raise error.within(joined(path, f"[{len(values)}]")) from None
        return tuple(values)


def _itself(value: T) -> T:
    return value


def _number_up_to(most: int) -> tuple[Callable[[str], int], Callable[[object], int]]:
    def of_word(word: str) -> int:
        if _NUMBER.fullmatch(word) is None or (number := int(word)) > most:
            raise ValueError
        return number

    def of_plain(value: object) -> int:
        if type(value) is not int or not 0 <= value <= most:  # True is not a number
            raise ValueError
        return value

    return of_word, of_plain


def number(expected: str, most: int = MOST) -> Atom[int]:
    """A number from 0 on."""
    of_word, of_plain = _number_up_to(most)
    return Atom(expected, expected, of_word, of_plain, plain=_itself)


def word(*those: W, expected: str = "") -> Atom[W]:
    """One of these words."""
    known: dict[object, W] = {}  # any value may be asked for
    known.update(zip(those, those, strict=True))
    expected = expected or one_of(those)
    return Atom(expected, expected, known.__getitem__, known.__getitem__, _itself, _itself)


def _cell_of_plain(value: object) -> Cell:
    if not isinstance(value, list | tuple):
        raise TypeError
    x, y = value
    if type(x) is not int or type(y) is not int or max(abs(x), abs(y)) > FARTHEST:
        raise ValueError
    return Cell(x, y)


_FLAGS: Final = {"yes": True, "no": False}


def _flag_of_plain(value: object) -> bool:
    if not isinstance(value, bool):
        raise TypeError
    return value


_CARDS: Final[dict[object, Card]] = {}  # any value may be asked for
_CARDS.update(BY_ID)
_CARDS.update({alias: BY_ID[card] for alias, card in ALIASES.items()})

CARD: Final = Atom("a card", "a card", _CARDS.__getitem__, _CARDS.__getitem__)
CELL: Final = Atom("a cell", "a cell [x, y]", Cell.parse, _cell_of_plain, plain=list)
SEAT: Final = number("a seat", SEAT_NUMBERS - 1)
NUMBER: Final = number("a number")
VALUE: Final = number("a value", SEAT_NUMBERS - 1)  # of a nugget card; there is no more room in a packed move
FLAG: Final = Atom(
    "yes or no", "true or false", _FLAGS.__getitem__, _flag_of_plain, lambda flag: "yes" if flag else "no", _itself
)
ROLE: Final = word(*ROLES, expected="a role")
TOOL: Final = word(*TOOLS)
MAT_CARD: Final = word(*MAT_CARDS)


def _or(expected: str, another: str) -> str:
    """Adds an expected value: `yes or no` becomes `yes, no or -`."""
    return f"{expected.replace(' or ', ', ')} or {another}"


def hidden(kind: Atom[T]) -> Atom[T | Unknown]:
    """The value, or `?` if the observer does not know it."""
    of_word, of_plain, plain = kind.of_word, kind.of_plain, kind.plain
    return Atom(
        _or(kind.expected, "?"),
        _or(kind.expected_plain, "'?'"),
        lambda word: UNKNOWN if word == "?" else of_word(word),
        lambda value: UNKNOWN if value == "?" else of_plain(value),
        str,
        lambda value: "?" if value is UNKNOWN else plain(value),
    )


def maybe(kind: Atom[T]) -> Atom[T | None]:
    """The value, or `None`."""
    of_word, of_plain, text, plain = kind.of_word, kind.of_plain, kind.text, kind.plain
    return Atom(
        _or(kind.expected, "-"),
        _or(kind.expected_plain, "null"),
        lambda word: None if word == "-" else of_word(word),
        lambda value: None if value is None else of_plain(value),
        lambda value: "-" if value is None else text(value),
        lambda value: None if value is None else plain(value),
    )
