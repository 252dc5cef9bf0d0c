"""Reads plain values: the setup of what the table knew, or the view of what an observer knew.

A field that is left out is empty or 0; in a table's position with `rest` it is filled in as a `Setup` does. A wrong
value raises `InvalidValue`; the faults of the setup say whether the position is possible.
"""

from __future__ import annotations

from typing import Any, TypeVar

from saboteur.engine.setup.setup import PutAway, Setup
from saboteur.engine.values.cards import Card, Use
from saboteur.engine.values.cell import Cell
from saboteur.engine.values.unknown import UNKNOWN
from saboteur.engine.view import Away, Goal, Lying, View
from saboteur.engine.worlds.joining import with_reached
from saboteur.notation.plain import InvalidValue, fields_of, joined
from saboteur.notation.positions.fields import AMOUNT, NUMBER, Fields, Listed, Reads, seat_or_watcher
from saboteur.notation.positions.plain import NEEDED, OF_THE_TABLE, OF_VIEWS, SHARED, TABLE
from saboteur.notation.values import CELL, FLAG, MAT_CARD, hidden, word
from saboteur.notation.version import check_version

T = TypeVar("T")


def read_position_plain(value: object, path: str = "position") -> Setup | View:
    """Reads what `state_plain` or `view_plain` gives."""
    observer = value.get("observer") if isinstance(value, dict) else None
    return read_state_plain(value, path) if observer == TABLE else read_view_plain(value, path)


def read_state_plain(value: object, path: str = "position") -> Setup:
    """Reads what `state_plain` gives.

    >>> read_state_plain({"position": 2, "game": {"game": "base"}, "seats": "x"})
    Traceback (most recent call last):
    saboteur.notation.plain.InvalidValue: position.observer: expected a value, found nothing
    """
    _check_observer(value, path, of_table=True)
    return _state(Fields(fields_of(value, path, NEEDED, optional=(*SHARED, *OF_THE_TABLE)), path))


def read_view_plain(value: object, path: str = "position") -> View:
    """Reads what `view_plain` gives."""
    _check_observer(value, path, of_table=False)
    return _view(Fields(fields_of(value, path, NEEDED, optional=(*SHARED, *OF_VIEWS)), path))


def _check_observer(value: object, path: str, *, of_table: bool) -> None:
    """Whether it is the table's position; checked first, because the two kinds have different fields."""
    check_version("position", value, path)
    if isinstance(value, dict) and "observer" in value and (value["observer"] == TABLE) != of_table:
        expected = TABLE if of_table else "watcher or a seat"
        raise InvalidValue(joined(path, "observer"), expected, value["observer"])


# -- what an observer knows -------------------------------------------------------------------------------------------


def _view(fields: Fields) -> View:
    """The view that was written."""
    observer = seat_or_watcher(fields.seat).read_plain(fields.found["observer"], fields.at("observer"))
    seats, rules = range(fields.seats), fields.ruleset
    card, role, value = hidden(fields.card), hidden(fields.role), hidden(NUMBER)
    mine = fields.read_mine()
    goals = fields.read_goals(card, mine)
    starts = [Lying(cell, start) for cell, start in rules.starts.items()]
    dealt = fields.round > 0
    hands = fields.by_seat("hands", Listed(card))
    mats = fields.by_seat("mats", Listed(MAT_CARD))
    roles = fields.by_seat("roles", role, has=fields.has_roles)
    purses = fields.by_seat("purses", Listed(value))
    has_coins = rules.nature.earns == "coins"
    coins = fields.by_seat("coins", value, has=has_coins)
    away = fields.entries("away", ("seat", "role"), ())
    gold = fields.by_seat("gold", NUMBER)
    view = View(
        rules,
        fields.seats,
        observer,
        fields.asked,
        fields.actor,
        _turn(fields) if dealt else None,
        fields.round,
        fields.some("first", fields.seat, 0),
        fields.some("deck", NUMBER, 0),
        tuple(hands.get(seat, ()) for seat in seats),
        tuple(mats.get(seat, ()) for seat in seats),
        tuple(sorted([*mine, *starts], key=lambda lying: lying.cell)) if dealt else (),
        tuple(lying.cell for lying in mine if lying.card.use is Use.TUNNEL),
        tuple(goals.get(cell, Goal(cell)) for cell in rules.goal_cells) if dealt else (),
        fields.several("boxed", card),
        fields.read_discard(card),
        tuple(roles.get(seat, UNKNOWN) for seat in seats) if fields.has_roles else (),
        tuple(
            Away(
                fields.seat.read_plain(entry["seat"], joined(path, "seat")),
                role.read_plain(entry["role"], joined(path, "role")),
            )
            for entry, path in away
        ),
        fields.several("spare", role),
        fields.several("thefts", fields.seat),
        tuple(purses.get(seat, ()) for seat in seats),
        tuple(coins.get(seat, 0) for seat in seats) if has_coins else (),
        fields.some("pile", NUMBER, 0),
        fields.several("offer", value),
        fields.some("markers", NUMBER, 0),
        fields.some("keys", NUMBER, 0),
        tuple(gold.get(seat, 0) for seat in seats) if gold else (),
    )
    return with_reached(view)


# -- what the table knows ---------------------------------------------------------------------------------------------


def _state(fields: Fields) -> Setup:
    """The setup of the position that was written."""
    card, cards = fields.card, Listed(fields.card)
    mine = fields.read_mine()
    goals = fields.read_goals(card, mine)
    lying = {each.cell for each in mine}
    turn = _turn(fields)
    filled = "rest" in fields.found
    return Setup(
        fields.ruleset,
        fields.seats,
        turn=turn,
        hands=_named(fields.by_seat("hands", cards), keep=filled),
        mine=tuple(mine),
        mats=_named(fields.by_seat("mats", Listed(MAT_CARD))),
        goals=_faces(goals, fields.ruleset.goal_cells),
        deck=_deck(fields, card),
        rest=fields.some("rest", word("deck", "discard"), "nowhere"),
        discard=fields.read_discard(card),
        removed=_said(fields, "removed", card),
        roles=fields.by_seat("roles", fields.role, has=fields.has_roles),
        spare=_said(fields, "spare", fields.role),
        away=_away(fields),
        known=_named(fields.by_seat("known", Listed(fields.seat))),
        seen=_named(fields.by_seat("seen", Listed(CELL))),
        thefts=_said(fields, "thefts", fields.seat),
        purses=_named(fields.by_seat("purses", Listed(NUMBER))),
        pile=_said(fields, "pile", NUMBER),
        coins=_named(fields.by_seat("coins", NUMBER)),
        kept=_named(fields.by_seat("kept", cards)),
        gone=fields.several("gone", card),
        waiting=_said(fields, "waiting", card),
        boxed=fields.several("boxed", card),
        markers=_tokens(fields, "markers", has=fields.ruleset.claims),
        keys=_tokens(fields, "keys", has=bool(fields.ruleset.keys)),
        earned=fields.by_seat("earned", AMOUNT) or None,
        round=fields.round,
        first=_mover(fields, "first"),
        passes=fields.some("passes", NUMBER, 0),
        last_mover=_mover(fields, "last_mover"),
        asked=fields.asked,
        actor=None if fields.actor == turn else fields.actor,
        pending=next((cell for cell, goal in goals.items() if goal.open and cell not in lying), None),
        offer=fields.several("offer", NUMBER),
        bribing=fields.some("bribing", FLAG, False),
    )


def _turn(fields: Fields) -> int:
    """Whose turn it is: by default that of the seat asked."""
    return (fields.actor or 0) if fields.found.get("turn") is None else fields.one("turn", fields.seat)


def _deck(fields: Fields, card: Reads[T]) -> Any:
    """A list from the top, or how many of the cards that are not named."""
    if type(fields.found.get("deck")) is int:
        return fields.one("deck", NUMBER) or ()
    return fields.several("deck", card)


def _said(fields: Fields, name: str, item: Reads[T]) -> tuple[T, ...] | None:
    """A list; if the rest is filled in, an empty list that is given counts as given."""
    found = fields.several(name, item)
    return found if found or ("rest" in fields.found and name in fields.found) else None


def _tokens(fields: Fields, name: str, *, has: bool) -> int | None:
    """What is left to place; missing in a game without it, or before the first deal."""
    said = fields.some(name, NUMBER, 0)
    is_filled = "rest" in fields.found and name not in fields.found
    return None if is_filled or (not said and not (has and fields.round)) else said


def _mover(fields: Fields, name: str) -> int | None:
    """Who began, who moved last; nobody before the first deal."""
    seat = fields.some(name, fields.seat, 0)
    is_filled = "rest" in fields.found and name not in fields.found
    return None if is_filled or (not seat and not fields.round) else seat


def _away(fields: Fields) -> tuple[PutAway, ...]:
    return tuple(
        PutAway(
            fields.seat.read_plain(entry["seat"], joined(path, "seat")),
            fields.role.read_plain(entry["role"], joined(path, "role")),
            Listed(fields.seat).read_plain(entry.get("known_by", ()), joined(path, "known_by")),
        )
        for entry, path in fields.entries("away", ("seat", "role"), ("known_by",))
    )


def _named(by_seat: dict[int, T], *, keep: bool = False) -> dict[int, T]:
    """The seats that have something; if the rest is filled in, also seats with an empty list."""
    return {seat: what for seat, what in by_seat.items() if what or keep}


def _faces(goals: dict[Cell, Goal], cells: tuple[Cell, ...]) -> tuple[Card, ...] | dict[Cell, Card]:
    """In the order of the deal, or by cell if not all are named."""
    faces = {cell: goal.face for cell, goal in goals.items() if isinstance(goal.face, Card)}
    return tuple(faces[cell] for cell in cells) if len(faces) == len(cells) else faces or ()
