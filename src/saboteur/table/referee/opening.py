"""How a table is opened: by a seed, by deals, from a position, or from a record."""

from __future__ import annotations

from typing import Final

from saboteur.engine.deal import Deal
from saboteur.engine.ruleset import Ruleset
from saboteur.engine.setup.setup import InvalidSetup, Setup
from saboteur.notation.games import game_plain, read_game_plain
from saboteur.notation.plain import InvalidValue
from saboteur.notation.records.record import TABLE
from saboteur.notation.version import VERSION
from saboteur.table.referee.mistakes import Mistake, misread
from saboteur.table.referee.papers import read_any_deal, read_any_position, read_any_record
from saboteur.table.referee.protocol import NewRequest
from saboteur.table.table import InvalidRecord, Table

_HEAD: Final = {"position": VERSION, "observer": TABLE, "asked": "turn", "actor": 0, "round": 1}


def opened(request: NewRequest) -> Table:
    """The table a request asks for, with the deals of its rounds, if they were given."""
    _check_together(request)
    try:
        start = None if request.position is None else read_any_position(_filled(request), "position")
        ruleset, seats = _game(request) if start is None else _game_of(start)
        deals = [read_any_deal(deal, f"deals[{index}]") for index, deal in enumerate(request.deals or ())]
        table = Table(
            ruleset,
            seats,
            seed=request.seed,
            nonces=request.nonces or (),
            start=start,
            automatic=request.automatic,
        )
        if request.seed is not None and start is None:
            table.begin()
        for index, deal in enumerate(deals):
            _deal_ahead(table, deal, f"deals[{index}]")
    except InvalidSetup as error:
        raise misread(error, "position") from None
    except InvalidValue as error:
        raise misread(error, "") from None
    return table


def _deal_ahead(table: Table, deal: Deal, path: str) -> None:
    """Gives the deals of the rounds; the first is dealt at once, and if it does not fit, no table is opened."""
    try:
        table.deal_ahead(deal)
    except ValueError as error:
        raise Mistake("invalid_value", f"{path}: {error}", path) from None
    if table.unfit:
        raise Mistake("invalid_value", f"{path}: {table.unfit}", path)


def _check_together(request: NewRequest) -> None:
    """Checks fields that exclude each other."""
    if request.seed is not None and request.deals is not None:
        raise Mistake("invalid_value", "deals: a game is dealt by a seed or by deals, not by both", "deals")
    if request.nonces is not None and request.seed is None:
        raise Mistake("invalid_value", "nonces: they change what a seed deals, and there is no seed", "nonces")
    if request.position is None and request.game is None:
        raise Mistake("missing_field", "missing field `game`, or `position`", "game")
    if request.options is not None and request.game is None:
        raise Mistake("missing_field", "options: of which game? missing field `game`", "game")


def _filled(request: NewRequest) -> object:
    """The position, with the game and the seats that the request names; with `rest` it may leave out its head."""
    position = request.position
    own = position if isinstance(position, dict) else {"game": "", "seats": ""} if isinstance(position, str) else {}
    for name in ("game", "seats"):
        if name in own and getattr(request, name) is not None:
            raise Mistake("invalid_value", f"{name}: the position says it", name)
    if not isinstance(position, dict):
        return position
    filled: dict[str, object] = dict(_HEAD) if "rest" in position else {}
    if request.game is not None:
        ruleset, seats = _game(request)
        filled |= {"game": game_plain(ruleset), "seats": seats}
    return filled | position


def _game(request: NewRequest) -> tuple[Ruleset, int]:
    plain: dict[str, object] = {"game": request.game, "options": request.options or {}}
    ruleset = read_game_plain(plain)
    seats = ruleset.seats[0] if request.seats is None else request.seats
    if seats not in ruleset.seats:
        raise InvalidValue("seats", f"a number from {ruleset.seats[0]} to {ruleset.seats[-1]}", seats)
    if ruleset.first is not None and ruleset.first >= seats:
        raise InvalidValue("options.first", f"a seat from 0 to {seats - 1}", ruleset.first)
    return ruleset, seats


def _game_of(start: Setup) -> tuple[Ruleset, int]:
    return start.ruleset, start.ruleset.seats[0] if start.seats is None else start.seats


def rebuilt(value: object, path: str) -> Table:
    """The table as a record left it."""
    record = read_any_record(value, path)
    try:
        return Table.rebuild(record)
    except InvalidRecord as error:
        where = f"{path}.lines[{error.index}]" if error.index >= 0 else path
        raise Mistake("invalid_value", f"{where}: {error}", where) from None
