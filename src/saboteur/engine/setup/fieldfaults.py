"""Whether the parts of a setup have the right form: people write setups by hand, so they can contain anything."""
# mypyc: off

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from saboteur.engine.setup.layout import PutAway
from saboteur.engine.values.cards import Card
from saboteur.engine.values.cell import Cell
from saboteur.engine.view import Lying, Thrown

if TYPE_CHECKING:
    from saboteur.engine.setup.setup import Setup


class _Form(NamedTuple):
    words: str
    fits: Callable[[object], bool]


def _has(value: object, **kinds: type) -> bool:
    """Whether the fields of a value are what their annotations say."""
    return all(isinstance(getattr(value, name), kind) for name, kind in kinds.items())


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) <= MOST


def _is_card(value: object) -> bool:
    return isinstance(value, Card | str)


def _is_cell(value: object) -> bool:
    return isinstance(value, str) or (isinstance(value, tuple) and len(value) == 2 and all(map(_is_number, value)))


def _is_lying(value: object) -> bool:
    if not isinstance(value, Lying) or not _has(value, cell=Cell, card=Card, turned=bool, opened=bool):
        return False
    return _is_cell(value.cell) and (value.marker is None or _is_number(value.marker))


def _is_thrown(value: object) -> bool:
    if isinstance(value, Thrown):
        return value.by is None or _is_number(value.by)
    return _is_card(value)


def _is_away(value: object) -> bool:
    if not isinstance(value, PutAway) or not _has(value, role=str, known_by=Collection):
        return False
    return _is_number(value.seat) and all(map(_is_number, value.known_by))


MOST: Final = 1_000_000
"""Greater than any number of a game, and still small enough for the fast part of the rules."""

_FLAG: Final = _Form("True or False", lambda value: isinstance(value, bool))
_NUMBER: Final = _Form(f"a whole number up to {MOST:,}", _is_number)
_SEAT: Final = _Form("the number of a seat", _is_number)
_TEXT: Final = _Form("a text", lambda value: isinstance(value, str))
_CARD: Final = _Form("a card or its id", _is_card)
_CELL: Final = _Form("a cell such as 3,-1", _is_cell)
_LYING: Final = _Form("a Lying with a Cell and a Card", _is_lying)
_THROWN: Final = _Form("a card, its id or a Thrown", _is_thrown)
_AWAY: Final = _Form("a PutAway with a seat and a role", _is_away)

_SINGLE: Final = {
    **dict.fromkeys(("seats", "markers", "keys", "round", "passes"), _NUMBER),
    **dict.fromkeys(("turn", "first", "last_mover", "actor"), _SEAT),
    **dict.fromkeys(("rest", "asked"), _TEXT),
    "pending": _CELL,
    "bribing": _FLAG,
}
_LISTED: Final = {
    **dict.fromkeys(("goals", "deck", "removed", "gone", "waiting", "boxed"), _CARD),
    "thefts": _SEAT,
    **dict.fromkeys(("pile", "offer"), _NUMBER),
    "mine": _LYING,
    "discard": _THROWN,
    "spare": _TEXT,
    "away": _AWAY,
}
_SEATED: Final = {"hands": _CARD, "kept": _CARD, "mats": _TEXT, "known": _SEAT, "purses": _NUMBER, "seen": _CELL}
_OF_SEATS: Final = {"roles": _TEXT, "coins": _NUMBER, "earned": _NUMBER}
LISTS: Final = (*_LISTED, *_SEATED, *_OF_SEATS)
"""The parts of a setup that are lists or mappings."""


def at_rest(value: object) -> object:
    """A value that can be read more than once: mappings as dicts, lists and generators as tuples, others unchanged."""
    if isinstance(value, Mapping):
        return {key: _in_a_tuple(each) for key, each in value.items()}
    return _in_a_tuple(value)


def _in_a_tuple(value: object) -> object:
    return tuple(value) if isinstance(value, Iterable) and not isinstance(value, str | bytes | Mapping) else value


def brief(value: object) -> str:
    """Anything in a few words."""
    if isinstance(value, int) and abs(value) > MOST:
        return f"a number beyond {MOST:,}"
    try:
        text = repr(value)
    except ValueError:  # a number in it is too long to write
        text = f"a {type(value).__name__}"
    return text if len(text) <= 80 else f"{text[:77]}..."


def sound_parts(setup: Setup) -> tuple[Setup, list[str]]:
    """The setup without all values of a wrong form, and a fault for each of them."""
    faults: list[str] = []
    blank = type(setup)(setup.ruleset)
    sound: dict[str, Any] = {}

    def fits(part: str, form: _Form, value: object) -> bool:
        if not form.fits(value):
            faults.append(f"{part}: expected {form.words}, found {brief(value)}")
        return form.fits(value)

    def fitting(part: str, form: _Form, values: object) -> tuple[object, ...]:
        if not isinstance(values, tuple):
            faults.append(f"{part}: expected a list, each {form.words}, found {brief(values)}")
            return ()
        return tuple(value for value in values if fits(part, form, value))

    def by_seat(part: str, named: object) -> dict[int, object]:
        if not isinstance(named, dict):
            faults.append(f"{part}: expected a mapping by seat such as {{0: ...}}, found {brief(named)}")
            return {}
        return {seat: value for seat, value in named.items() if fits(part, _SEAT, seat)}

    for part, form in {**_SINGLE, **_LISTED, **_SEATED, **_OF_SEATS}.items():
        value, unnamed = getattr(setup, part), getattr(blank, part)
        if value is None and unnamed is None:
            continue
        if part in _SINGLE or (part == "deck" and isinstance(value, int)):
            sound[part] = value if fits(part, _NUMBER if part == "deck" else form, value) else unnamed
        elif part in ("mine", "goals") and isinstance(value, dict):
            placed = {where: what for where, what in value.items() if fits(part, _CELL, where)}
            sound[part] = {where: what for where, what in placed.items() if fits(f"{part}: {where}", _CARD, what)}
        elif part in _LISTED:
            sound[part] = fitting(part, form, value)
        elif part in _SEATED:
            sound[part] = {
                seat: fitting(f"{part}: seat {seat}", form, values) for seat, values in by_seat(part, value).items()
            }
        else:
            seats = by_seat(part, value)
            sound[part] = {seat: each for seat, each in seats.items() if fits(f"{part}: seat {seat}", form, each)}
    return replace(setup, **sound), faults
