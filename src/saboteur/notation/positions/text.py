"""Positions as text: their plain values in lines `name: value`, `name seat: value` or `name cell: value`.

saboteur position 2
game: base
seats: 3
observer: seat 0
asked: turn 1
round: 1
first: 1
deck: 48
hand 0: base_ew base_map base_ns
hand 1: ? ? ?
role 0: digger
goal 8,2: ?
mine 0,0: base_start
mine 1,0: base_ne turned
discard: base_map 2:?
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import Enum, auto
from typing import Any, Final, assert_never

from saboteur.notation.games import game_text, read_game_plain
from saboteur.notation.version import head

FIRST: Final = head("position")


class Shape(Enum):
    """How a field is written: in one line, or in a line for each seat or cell."""

    GAME = auto()
    OBSERVER = auto()
    ASKED = auto()
    TURN = auto()
    """Only if it is not the seat that is asked."""
    ALWAYS = auto()
    """One word, also if it is 0."""
    SAID = auto()
    """One word, left out if it is 0."""
    SEVERAL = auto()
    COUNTED = auto()
    """A list in parentheses from the top, or how many there are."""
    EACH = auto()
    """A line with one word for each seat."""
    OF_SEATS = auto()
    """A line with one word for each seat, left out if it is 0."""
    LISTS = auto()
    """A line with a list for each seat."""
    AWAY = auto()
    GOALS = auto()
    MINE = auto()
    DISCARD = auto()


NAMES: Final[dict[str, tuple[str, Shape]]] = {
    "game": ("game", Shape.GAME),
    "seats": ("seats", Shape.ALWAYS),
    "observer": ("observer", Shape.OBSERVER),
    "asked": ("asked", Shape.ASKED),
    "turn": ("turn", Shape.TURN),
    "bribing": ("bribing", Shape.SAID),
    "round": ("round", Shape.ALWAYS),
    "first": ("first", Shape.ALWAYS),
    "last_mover": ("last_mover", Shape.ALWAYS),
    "passes": ("passes", Shape.SAID),
    "rest": ("rest", Shape.SAID),
    "deck": ("deck", Shape.COUNTED),
    "hand": ("hands", Shape.LISTS),
    "mat": ("mats", Shape.LISTS),
    "role": ("roles", Shape.OF_SEATS),
    "known": ("known", Shape.LISTS),
    "away": ("away", Shape.AWAY),
    "spare": ("spare", Shape.SEVERAL),
    "thefts": ("thefts", Shape.SEVERAL),
    "goal": ("goals", Shape.GOALS),
    "seen": ("seen", Shape.LISTS),
    "waiting": ("waiting", Shape.SEVERAL),
    "boxed": ("boxed", Shape.SEVERAL),
    "mine": ("mine", Shape.MINE),
    "discard": ("discard", Shape.DISCARD),
    "removed": ("removed", Shape.SEVERAL),
    "purse": ("purses", Shape.LISTS),
    "coins": ("coins", Shape.OF_SEATS),
    "kept": ("kept", Shape.LISTS),
    "gone": ("gone", Shape.SEVERAL),
    "pile": ("pile", Shape.COUNTED),
    "offer": ("offer", Shape.SEVERAL),
    "earned": ("earned", Shape.EACH),
    "markers": ("markers", Shape.SAID),
    "keys": ("keys", Shape.SAID),
    "gold": ("gold", Shape.SEVERAL),
}
"""Every line: the field it gives and its shape, in the order they are written."""


def text_of(plain: dict[str, Any]) -> str:
    """The lines of a position; empty fields are left out."""
    lines = [FIRST]
    for name, (key, shape) in NAMES.items():
        if key in plain:
            lines += [f"{name}{where}: {value}" for where, value in _values(plain[key], shape, plain)]
    return "\n".join(lines) + "\n"


def _values(value: Any, shape: Shape, plain: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """The words between the name and the colon, and the words after it."""
    match shape:
        case Shape.ALWAYS:
            yield "", str(value)
        case Shape.SAID if value:
            yield "", "yes" if value is True else str(value)
        case Shape.SEVERAL if value:
            yield "", _words(value)
        case Shape.COUNTED if value:
            yield "", str(value) if isinstance(value, int) else f"({_words(value)})"
        case Shape.SAID | Shape.SEVERAL | Shape.COUNTED:
            pass
        case Shape.EACH | Shape.OF_SEATS | Shape.LISTS:
            for seat, said in enumerate(value):
                if said or shape is Shape.EACH:
                    yield f" {seat}", _words(said) if isinstance(said, list) else str(said)
        case Shape.GAME:
            yield "", game_text(read_game_plain(value))
        case Shape.OBSERVER:
            yield "", value if isinstance(value, str) else f"seat {value}"
        case Shape.ASKED:
            yield "", value if plain["actor"] is None else f"{value} {plain['actor']}"
        case Shape.TURN if value is None or value == plain["actor"]:
            pass
        case Shape.TURN:
            yield "", str(value)
        case Shape.AWAY:
            for each in value:
                yield f" {each['seat']}", _words([each["role"], *each.get("known_by", ())])
        case Shape.GOALS:
            for each in value:
                yield f" {_words([each['cell']])}", f"{each['face']} open" if each["open"] else each["face"]
        case Shape.MINE:
            for each in value:
                yield f" {_words([each['cell']])}", _lying(each)
        case Shape.DISCARD if value:
            yield "", " ".join(_thrown(each) for each in value)
        case Shape.DISCARD:
            pass
        case _:
            assert_never(shape)


def _words(values: Iterable[object]) -> str:
    return " ".join(f"{value[0]},{value[1]}" if isinstance(value, list) else str(value) for value in values)


def _lying(each: dict[str, Any]) -> str:
    marks = [name for name in ("turned", "opened") if each[name]]
    return " ".join([each["card"], *marks, *([] if each["marker"] is None else [f"@{each['marker']}"])])


def _thrown(each: dict[str, Any]) -> str:
    card: str = each["card"]
    return card if each["by"] is None else f"{each['by']}:{card}"
