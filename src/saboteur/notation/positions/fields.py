"""The fields of a position as plain values. Each is read when it is needed; errors name its path."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Generic, Protocol, TypeVar

from saboteur.engine.core.packed import ASKED
from saboteur.engine.ruleset import Ruleset
from saboteur.engine.values.cards import Card, Use
from saboteur.engine.values.cell import Cell
from saboteur.engine.values.tile import Tile
from saboteur.engine.values.unknown import UNKNOWN
from saboteur.engine.view import Goal, Lying, Thrown
from saboteur.notation.games import read_game_plain
from saboteur.notation.plain import InvalidValue, fields_of, joined
from saboteur.notation.positions.plain import WATCHER
from saboteur.notation.values import CARD, CELL, FLAG, ROLE, Atom, maybe, number, word

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)
Entry = tuple[dict[str, Any], str]
"""An object in a list, and its path."""

MOST: Final = 1_000_000
NUMBER: Final = number("a number", MOST)
_ASKED: Final = word(*ASKED)


def _groups(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError
    return str(Tile.parse(value)) if value else ""


GROUPS: Final = Atom("groups of openings", 'groups of openings such as "NS.EW", or ""', _groups, _groups)


class Reads(Protocol[T_co]):
    """A kind of value that has a plain form."""

    def read_plain(self, value: object, path: str = "") -> T_co:
        """Reads it; raises `InvalidValue`."""


@dataclass(frozen=True, slots=True)
class Listed(Generic[T_co]):
    """Values of one kind, one after the other."""

    item: Reads[T_co]

    def read_plain(self, value: object, path: str = "") -> tuple[T_co, ...]:
        """Reads them all."""
        if not isinstance(value, list | tuple):
            raise InvalidValue(path, "a list", value)
        return tuple([self.item.read_plain(each, f"{path}[{index}]") for index, each in enumerate(value)])


class Fields:
    """What states and views share."""

    def __init__(self, found: dict[str, Any], path: str) -> None:
        self.found, self.path = found, path
        self.ruleset: Ruleset = read_game_plain(found["game"], self.at("game"))
        self.seats = self.one("seats", NUMBER)
        if self.seats not in self.ruleset.seats:
            raise InvalidValue(self.at("seats"), f"{self.ruleset.played_by} seats", self.seats)
        if self.ruleset.first is not None and self.ruleset.first >= self.seats:
            raise InvalidValue(self.at("game.options.first"), f"a seat up to {self.seats - 1}", self.ruleset.first)
        self.seat = number(f"a seat from 0 to {self.seats - 1}" if self.seats > 1 else "seat 0", self.seats - 1)
        has = {card.id: card for card in (*self.ruleset.cards, *self.ruleset.goals, *self.ruleset.starts.values())}
        self.card = _among(CARD, has.__contains__, f"a card of {self.ruleset.name}")
        dwarves = self.ruleset.roles.get(self.seats, {})
        self.role = _among(ROLE, dwarves.__contains__, f"a role of {self.ruleset.name}")
        self.round = self.one("round", NUMBER)
        self.has_roles = bool(dwarves) and self.round > 0
        self.asked = self.one("asked", _ASKED)
        asks = self.asked not in ("deal", "over")
        asked_of: Reads[int | None] = self.seat if asks else NOBODY
        self.actor = asked_of.read_plain(found.get("actor"), self.at("actor"))

    # -- words ---------------------------------------------------------------------------------------------------

    def at(self, name: str) -> str:
        """The path to a field."""
        return joined(self.path, name)

    def one(self, name: str, kind: Reads[T]) -> T:
        """A required field."""
        return kind.read_plain(self.found.get(name), self.at(name))

    def some(self, name: str, kind: Reads[T], default: T) -> T:
        """A field that may be left out."""
        return kind.read_plain(self.found[name], self.at(name)) if name in self.found else default

    def several(self, name: str, item: Reads[T]) -> tuple[T, ...]:
        """A list that may be left out."""
        return self.some(name, Listed(item), ())

    def by_seat(self, name: str, kind: Reads[T], *, has: bool = True) -> dict[int, T]:
        """A list with an entry for each seat; a missing or null entry is left out."""
        values = self.found.get(name, [])
        if not isinstance(values, list | tuple) or len(values) not in ((0, self.seats) if has else (0,)):
            raise InvalidValue(self.at(name), f"a list of {self.seats}" if has else "an empty list", values)
        return {
            seat: kind.read_plain(value, f"{self.at(name)}[{seat}]")
            for seat, value in enumerate(values)
            if value is not None
        }

    def entries(self, name: str, needed: tuple[str, ...], optional: tuple[str, ...]) -> list[Entry]:
        """A list of objects, each with its path."""
        values = self.found.get(name, [])
        if not isinstance(values, list | tuple):
            raise InvalidValue(self.at(name), "a list", values)
        if values and not self.round:
            raise InvalidValue(self.at(name), "an empty list before the first deal", values)
        paths = [f"{self.at(name)}[{index}]" for index in range(len(values))]
        return [
            (fields_of(value, path, needed, optional=optional), path) for value, path in zip(values, paths, strict=True)
        ]

    # -- what both have ------------------------------------------------------------------------------------------

    def read_mine(self) -> list[Lying]:
        """Cards face up: those on goals first, then the tunnel cards in the order laid; without the starts."""
        found: dict[Cell, Lying] = {}
        for entry, path in self.entries("mine", ("cell", "card"), ("turned", "opened", "marker", "reached")):
            cell = CELL.read_plain(entry["cell"], joined(path, "cell"))
            if cell in found:
                raise InvalidValue(joined(path, "cell"), "each cell once", entry["cell"])
            card = self.card.read_plain(entry["card"], joined(path, "card"))
            turned, opened = (
                FLAG.read_plain(entry.get(name, False), joined(path, name)) for name in ("turned", "opened")
            )
            marker = maybe(self.seat).read_plain(entry.get("marker"), joined(path, "marker"))
            Listed(GROUPS).read_plain(entry.get("reached", ()), joined(path, "reached"))  # it follows from the rest
            found[cell] = Lying(cell, card, turned, opened, marker)
            self._check_place(found[cell], path)
        goals = [found[cell] for cell in self.ruleset.goal_cells if cell in found]
        return [*goals, *(each for each in found.values() if each.card.use is Use.TUNNEL)]

    def _check_place(self, lying: Lying, path: str) -> None:
        """Starts and goals lie on their cells, and no other card lies there."""
        rules, card = self.ruleset, lying.card
        if lying.cell in rules.starts:
            if lying != Lying(lying.cell, rules.starts[lying.cell]):
                raise InvalidValue(joined(path, "card"), f"{rules.starts[lying.cell]} on {lying.cell}", card.id)
        elif card.use is not (rules.goals[0].use if lying.cell in rules.goal_cells else Use.TUNNEL):
            kind = "a goal" if lying.cell in rules.goal_cells else "a tunnel card"
            raise InvalidValue(joined(path, "card"), f"{kind} on {lying.cell}", card.id)

    def read_goals(self, face: Atom[Any], mine: list[Lying]) -> dict[Cell, Goal]:
        """Goals by their cells; one that lies open is in the mine, unless its position is asked for."""
        lying = {each.cell: each.card for each in mine}
        found: dict[Cell, Goal] = {}
        pending = self.asked == "position"
        for entry, path in self.entries("goals", ("cell", "face"), ("open",)):
            cell = CELL.read_plain(entry["cell"], joined(path, "cell"))
            if cell not in self.ruleset.goal_cells or cell in found:
                raise InvalidValue(joined(path, "cell"), "the cell of a goal, each once", entry["cell"])
            card = face.read_plain(entry["face"], joined(path, "face"))
            is_open = FLAG.read_plain(entry.get("open", False), joined(path, "open"))
            if card is not UNKNOWN and card.use is not self.ruleset.goals[0].use:
                raise InvalidValue(joined(path, "face"), "the face of a goal", entry["face"])
            if is_open != (cell in lying) and not (is_open and pending and isinstance(card, Card)):
                words = "open, for it lies in the mine" if cell in lying else "a goal face down: none lies there"
                raise InvalidValue(joined(path, "open"), words, is_open)
            if cell in lying and card is not lying[cell]:
                raise InvalidValue(joined(path, "face"), f"{lying[cell]}, as in the mine", entry["face"])
            pending = pending and is_open == (cell in lying)
            found[cell] = Goal(cell, card, is_open)
        shown = {cell: Goal(cell, card, True) for cell, card in lying.items() if cell in self.ruleset.goal_cells}
        return {**shown, **found}

    def read_discard(self, card: Reads[Any]) -> tuple[Thrown, ...]:
        """Discarded cards, in their order."""
        return tuple(
            Thrown(
                card.read_plain(entry["card"], joined(path, "card")),
                maybe(self.seat).read_plain(entry.get("by"), joined(path, "by")),
            )
            for entry, path in self.entries("discard", ("card",), ("by",))
        )


def _among(kind: Atom[T], has: Callable[[str], bool], expected: str) -> Atom[T]:
    """Values that this game has."""

    def of_plain(value: object) -> T:
        read = kind.of_plain(value)
        if not has(str(read)):
            raise ValueError
        return read

    return Atom(expected, expected, of_plain, of_plain)


def seat_or_watcher(seat: Atom[int]) -> Atom[int | None]:
    """A seat, or nobody."""
    expected = f"{WATCHER} or {seat.expected}"
    of_plain = seat.of_plain

    def read(value: object) -> int | None:
        return None if value == WATCHER else of_plain(value)

    return Atom(expected, expected, read, read)


def _nobody(value: object) -> None:
    if value is not None:
        raise ValueError


NOBODY: Final = Atom("nobody", "null", _nobody, _nobody)


def _amount_of(value: object) -> int:
    if type(value) is not int or abs(value) > MOST:
        raise ValueError
    return value


AMOUNT: Final = Atom("a number", "a number", _amount_of, _amount_of)
"""What was earned may be negative (8.13)."""
