"""Statements: what players say at the table, true or not. The rules ignore them; everybody hears them.

(A claim is something else: a marker put on a nugget, 8.9.)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, assert_never

from saboteur.engine.ruleset import MOST_IN_HAND, Ruleset
from saboteur.engine.values.cards import CARDS, Card, Effect, Tool, Use
from saboteur.engine.values.cell import Cell
from saboteur.engine.values.roles import Role
from saboteur.notation.plain import MISSING, InvalidValue, fields_of, joined, read_text
from saboteur.notation.text import WordReader, one_of
from saboteur.notation.values import CARD, CELL, ROLE, SEAT, TOOL, Kind, Several, word

FACES: Final = ("gold", "stone")
"""For a goal if the speaker does not say which card it is."""


@dataclass(frozen=True, slots=True)
class Am:
    """ "I am a saboteur"."""

    role: Role

    def __str__(self) -> str:
        return f"am {self.role}"


@dataclass(frozen=True, slots=True)
class Accuse:
    """ "I think that seat is against us"."""

    seat: int

    def __str__(self) -> str:
        return f"accuse {self.seat}"


@dataclass(frozen=True, slots=True)
class Trust:
    """ "I think that seat is with us"."""

    seat: int

    def __str__(self) -> str:
        return f"trust {self.seat}"


@dataclass(frozen=True, slots=True)
class Saw:
    """ "I looked at this goal: it is stone" (3.8)."""

    cell: Cell
    face: str
    """`gold`, `stone`, or the id of a goal or vein card."""

    def __str__(self) -> str:
        return f"saw {self.cell} {self.face}"


@dataclass(frozen=True, slots=True)
class Looked:
    """ "I inspected that seat: a saboteur" (6.8)."""

    seat: int
    role: Role

    def __str__(self) -> str:
        return f"looked {self.seat} {self.role}"


@dataclass(frozen=True, slots=True)
class Hold:
    """ "I hold these cards", perhaps among others."""

    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", tuple(sorted(self.cards)))

    def __str__(self) -> str:
        return "hold " + " ".join(card.id for card in self.cards)


@dataclass(frozen=True, slots=True)
class Need:
    """ "My lamp is broken: who repairs it?"."""

    tool: Tool

    def __str__(self) -> str:
        return f"need {self.tool}"


Statement = Am | Accuse | Trust | Saw | Looked | Hold | Need

FACE: Final = word(
    *FACES, *(card.id for card in CARDS if card.use in (Use.GOAL, Use.VEIN)), expected="gold, stone or a goal card"
)
_FORMS: Final[dict[str, tuple[Callable[..., Statement], dict[str, Kind[Any]]]]] = {
    "am": (Am, {"role": ROLE}),
    "accuse": (Accuse, {"seat": SEAT}),
    "trust": (Trust, {"seat": SEAT}),
    "saw": (Saw, {"cell": CELL, "face": FACE}),
    "looked": (Looked, {"seat": SEAT, "role": ROLE}),
    "hold": (Hold, {"cards": Several(CARD)}),
    "need": (Need, {"tool": TOOL}),
}
_VERB_OF: Final = {made: verb for verb, (made, _) in _FORMS.items()}


def parse_statement(text: str, line: int = 1, column: int = 1) -> Statement:
    """Reads a statement.

    >>> parse_statement("saw 8,2 stone")
    Saw(cell=Cell(x=8, y=2), face='stone')
    >>> parse_statement("accuse everybody")
    Traceback (most recent call last):
    saboteur.notation.text.InvalidText: line 1, column 8: expected a seat, found 'everybody'
    """
    words = WordReader(text, line, column)
    if words.next not in _FORMS:
        words.fail(one_of(tuple(_FORMS)))
    made, kinds = _FORMS[words.next_word()]
    values: list[object] = []
    if made is Hold:  # cards to the end, without parentheses
        cards = [CARD.read(words)]
        while words.next:
            cards.append(CARD.read(words))
        values.append(tuple(cards))
    else:
        values += [kind.read(words) for kind in kinds.values()]
    words.end()
    return made(*values)


def statement_plain(statement: Statement) -> dict[str, object]:
    """A statement as plain values.

    >>> statement_plain(Accuse(3))
    {'says': 'accuse', 'seat': 3}
    """
    verb = _VERB_OF[type(statement)]
    return {"says": verb, **{name: kind.plain(getattr(statement, name)) for name, kind in _FORMS[verb][1].items()}}


def read_statement_plain(value: object, path: str = "statement") -> Statement:
    """Reads what `statement_plain` gives, or a statement's text.

    >>> print(read_statement_plain({"says": "need", "tool": "lamp"}))
    need lamp
    """
    if isinstance(value, str):
        return read_text(parse_statement, value, path)
    if not isinstance(value, dict):
        raise InvalidValue(path, "an object or a text", value)
    verb = value.get("says", MISSING)
    if not isinstance(verb, str) or verb not in _FORMS:
        raise InvalidValue(joined(path, "says"), one_of(tuple(_FORMS)), verb)
    made, kinds = _FORMS[verb]
    found = fields_of(value, path, ("says", *kinds))
    values = [kind.read_plain(found[name], joined(path, name)) for name, kind in kinds.items()]
    if values == [()]:
        raise InvalidValue(joined(path, "cards"), "at least one card", found["cards"])
    return made(*values)


def statement_fault(statement: Statement, ruleset: Ruleset, seats: int, by: int) -> str | None:
    """Why this seat cannot say this in this game, or `None`.

    >>> from saboteur import ruleset
    >>> statement_fault(Accuse(5), ruleset("base"), 5, by=0)
    'no seat 5: the seats are 0 to 4'
    >>> statement_fault(Accuse(4), ruleset("base"), 5, by=0) is None
    True
    """
    match statement:
        case Am(role):
            return _role_fault(role, ruleset, seats)
        case Accuse(seat) | Trust(seat):
            return _seat_fault(seat, seats, by) or (None if ruleset.roles else f"{ruleset.name} has no roles")
        case Saw(cell, face):
            return _goal_fault(cell, face, ruleset)
        case Looked(seat, role):
            if all(card.effect is not Effect.INSPECTION for card in ruleset.cards):
                return f"{ruleset.name} has no inspection"
            return _seat_fault(seat, seats, by) or _role_fault(role, ruleset, seats)
        case Hold(cards):
            return _hand_fault(cards, ruleset)
        case Need(tool):
            tools = {tool for card in ruleset.cards for tool in card.tools}
            return None if tool in tools else f"{ruleset.name} has no card for the {tool}"
        case _:
            assert_never(statement)


def _seat_fault(seat: int, seats: int, by: int) -> str | None:
    if not 0 <= seat < seats:
        return f"no seat {seat}: the seats are 0 to {seats - 1}"
    return "one speaks of another seat, not of one's own" if seat == by else None


def _role_fault(role: str, ruleset: Ruleset, seats: int) -> str | None:
    roles = ruleset.roles.get(seats, {})
    if not roles:
        return f"{ruleset.name} has no roles"
    return None if role in roles else f"no {role} in {ruleset.name}: its roles are {', '.join(roles)}"


def _goal_fault(cell: Cell, face: str, ruleset: Ruleset) -> str | None:
    if cell not in ruleset.goal_cells:
        return f"no goal on {cell}: they lie on {' '.join(map(str, ruleset.goal_cells))}"
    faces = {name for card in ruleset.goals for name in (card.id, card.goal)}
    return None if face in faces else f"no goal of {ruleset.name} is {face}"


def _hand_fault(cards: tuple[Card, ...], ruleset: Ruleset) -> str | None:
    if not 1 <= len(cards) <= MOST_IN_HAND:
        return f"one holds 1 to {MOST_IN_HAND} cards, not {len(cards)}"
    for card, count in Counter(cards).items():
        if count > (there := ruleset.cards.get(card, 0)):
            return f"{ruleset.name} has {there or 'no'} {card}"
    return None
