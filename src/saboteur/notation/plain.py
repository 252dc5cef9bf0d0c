"""Plain values, as in JSON; an error says at which path something else was expected."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeVar

from saboteur.notation.text import LONGEST_SHOWN, InvalidText, one_of, shown_word

T = TypeVar("T")

LARGEST_SHOWN: Final = 10**15


class InvalidValue(ValueError):
    """A wrong plain value: its path, what was expected there and what was found.

    >>> print(InvalidValue("move.cards[1]", "a card", 7))
    move.cards[1]: expected a card, found 7
    """

    def __init__(self, path: str, expected: str, found: object) -> None:
        super().__init__(path, expected, found)
        self.path = path
        self.expected = expected
        self.found = found

    def __str__(self) -> str:
        return f"{self.path or 'value'}: expected {self.expected}, found {shown(self.found)}"

    def within(self, path: str) -> InvalidValue:
        """The same fault with the path of the surrounding value.

        >>> InvalidValue("[1]", "a card", 7).within("cards").within("move").path
        'move.cards[1]'
        """
        return InvalidValue(joined(path, self.path), self.expected, self.found)


class _Missing:
    """The value for a missing field."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "MISSING"


MISSING: Final = _Missing()


def joined(path: str, step: str) -> str:
    """A path and a further step: the name of a field, or an index in brackets."""
    return path + step if not path or not step or step[0] == "[" else f"{path}.{step}"


def step_of(key: object) -> str:
    """The step to a field; odd names in brackets."""
    if isinstance(key, str) and key.isidentifier() and key.isascii() and len(key) <= LONGEST_SHOWN:
        return key
    return f"[{shown(key)}]"


def shown(value: object) -> str:
    """A value found, short enough for a message.

    >>> [shown(value) for value in (None, True, "x", [3, "y"], {"x": 1}, 10 ** 9999)]
    ['null', 'true', "'x'", "[3, 'y']", 'an object', 'a huge number']
    """
    match value:
        case None:
            return "null"
        case bool():
            return "true" if value else "false"
        case str():
            return shown_word(value) if value else "''"
        case int():
            return str(value) if abs(value) < LARGEST_SHOWN else "a huge number"
        case float():
            return repr(value)
        case list() | tuple() if len(value) <= 4 and all(item is None or isinstance(item, _SIMPLE) for item in value):
            return f"[{', '.join(shown(item) for item in value)}]"
        case list() | tuple():
            return "a list"
        case Mapping():
            return "an object"
        case _Missing():
            return "nothing"
        case _:
            return f"a Python {type(value).__name__}"


_SIMPLE: Final = (bool, int, float, str)


def fields_of(value: object, path: str, names: tuple[str, ...], *, optional: tuple[str, ...] = ()) -> dict[str, object]:
    """An object with all these fields and no others."""
    if not isinstance(value, dict):
        raise InvalidValue(path, "an object", value)
    for name in names:
        if name not in value:
            raise InvalidValue(joined(path, name), "a value", MISSING)
    if len(value) > len(names):
        known = (*names, *optional)
        for key in value:
            if key not in known:
                raise InvalidValue(joined(path, step_of(key)), f"no field but {one_of(known)}", value[key])
    return value


def read_text(read: Callable[[str], T], text: str, path: str) -> T:
    """A value given as text in place of its plain form."""
    try:
        return read(text)
    except InvalidText as error:
        raise InvalidValue(path, f"{error.expected} at column {error.column}", error.found or MISSING) from None
