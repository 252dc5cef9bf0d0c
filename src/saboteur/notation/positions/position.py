"""Positions as text and plain values: one grammar for what the table knows and for what an observer knows.

>>> from saboteur import ruleset
>>> game = Game(ruleset("duel"), 2, seed="1")
>>> read_view(view_text(game.view(0))) == game.view(0)
True
>>> read_state(state_text(game)).game().view(1) == game.view(1)
True
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from saboteur.engine.game import Game
from saboteur.engine.setup.setup import Setup
from saboteur.engine.view import View
from saboteur.notation.plain import InvalidValue
from saboteur.notation.positions.lines import sheet_of
from saboteur.notation.positions.plain import setup_plain, state_plain, view_plain
from saboteur.notation.positions.reading import read_position_plain, read_state_plain, read_view_plain
from saboteur.notation.positions.text import text_of

T = TypeVar("T")


def state_text(game: Game) -> str:
    """Everything the table knows; `read_state` gives a setup from which the game continues in the same way."""
    return text_of(state_plain(game))


def setup_text(setup: Setup) -> str:
    """The position that a setup describes, with missing parts filled in; raises `InvalidSetup` if it is impossible."""
    return text_of(setup_plain(setup))


def view_text(view: View) -> str:
    """What an observer knows."""
    return text_of(view_plain(view))


def read_state(text: str) -> Setup:
    """Reads what `state_text` writes; the setup's `faults` say whether the position is possible."""
    return _read(text, read_state_plain)


def read_view(text: str) -> View:
    """Reads what `view_text` writes.

    >>> read_view("saboteur position 2\\ngame: base\\nseats: 2\\n")
    Traceback (most recent call last):
    saboteur.notation.text.InvalidText: line 4, column 1: expected a line observer: …, found nothing
    """
    return _read(text, read_view_plain)


def read_position(text: str) -> Setup | View:
    """Reads either."""
    return _read(text, read_position_plain)


def _read(text: str, read: Callable[[object, str], T]) -> T:
    sheet = sheet_of(text)
    try:
        return read(sheet.plain, "")
    except InvalidValue as error:
        raise sheet.invalid(error) from None


__all__ = [
    "read_position",
    "read_position_plain",
    "read_state",
    "read_state_plain",
    "read_view",
    "read_view_plain",
    "setup_plain",
    "setup_text",
    "state_plain",
    "state_text",
    "view_plain",
    "view_text",
]
