"""Deals, statements, positions, views and records, as objects or as text, in requests and answers."""

from __future__ import annotations

from saboteur.engine.deal import Deal
from saboteur.engine.game import Game
from saboteur.engine.setup.setup import Setup
from saboteur.engine.view import View
from saboteur.notation.deals import read_deal, read_deal_plain
from saboteur.notation.positions.position import (
    read_state,
    read_state_plain,
    state_plain,
    state_text,
    view_plain,
    view_text,
)
from saboteur.notation.records.plain import read_record_plain, record_plain
from saboteur.notation.records.reading import read_record
from saboteur.notation.records.record import Record
from saboteur.notation.records.text import record_text
from saboteur.notation.statements import Statement, parse_statement, read_statement_plain
from saboteur.table.referee.answers import Fault
from saboteur.table.referee.mistakes import misread
from saboteur.table.referee.protocol import Form
from saboteur.table.verifying.verify import verify


def read_any_deal(value: object, path: str) -> Deal:
    """A deal as it was sent."""
    try:
        return read_deal(value) if isinstance(value, str) else read_deal_plain(value, path)
    except ValueError as error:
        raise misread(error, path) from None


def read_any_statement(value: object, path: str) -> Statement:
    """A statement as it was sent."""
    try:
        return parse_statement(value) if isinstance(value, str) else read_statement_plain(value, path)
    except ValueError as error:
        raise misread(error, path) from None


def read_any_position(value: object, path: str) -> Setup:
    """A position as it was sent."""
    try:
        return read_state(value) if isinstance(value, str) else read_state_plain(value, path)
    except ValueError as error:
        raise misread(error, path) from None


def read_any_record(value: object, path: str) -> Record:
    """A record as it was sent."""
    try:
        return read_record(value) if isinstance(value, str) else read_record_plain(value, path)
    except ValueError as error:
        raise misread(error, path) from None


def shown_view(view: View, form: Form) -> object:
    """A view to be sent."""
    return view_plain(view) if form == "object" else view_text(view)


def shown_state(game: Game, form: Form) -> object:
    """Everything of a game, to be sent."""
    return state_plain(game) if form == "object" else state_text(game)


def shown_record(record: Record, form: Form) -> object:
    """A record to be sent."""
    return record_plain(record) if form == "object" else record_text(record)


def verified(value: object, path: str) -> Fault | None:
    """The first error in a record as it was sent; an object is checked as the text it corresponds to."""
    text = value if isinstance(value, str) else record_text(read_any_record(value, path))
    fault = verify(text).fault
    return None if fault is None else Fault(fault.line, fault.column, fault.message)
