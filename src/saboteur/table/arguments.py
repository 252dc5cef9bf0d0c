"""Checks the arguments given to a table: a value that a record cannot hold is an error, which names the argument.

A wrong type is a `TypeError`, a wrong value a `ValueError`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, TypeVar, get_args

from saboteur.engine.deal import Deal, Dealer
from saboteur.engine.game import Game
from saboteur.engine.moves import InvalidMove, Move, packed_move, parse_move, unpacked_move
from saboteur.engine.ruleset import Ruleset, check_ruleset
from saboteur.engine.setup.setup import Setup
from saboteur.notation.deals import deal_text, read_deal
from saboteur.notation.games import game_text
from saboteur.notation.moves import HiddenMove
from saboteur.notation.plain import InvalidValue, shown
from saboteur.notation.records.record import (
    LATEST,
    LONGEST_COMMENT,
    LONGEST_SEED,
    TABLE,
    WATCHER,
    Abandoned,
    Chair,
    Dealt,
    Entry,
    Line,
    Moved,
    Said,
    Sat,
    Seen,
    is_seed,
)
from saboteur.notation.records.wellformed import is_date, is_line, is_nonce
from saboteur.notation.statements import Statement, parse_statement

T = TypeVar("T")
MOST_MOVED: Final = 16_384
"""Moves of seats that are kept for other tables."""
_MOVE: Final = (*get_args(Move), str)


def _typed(name: str, value: object, kind: type[T], expected: str) -> T:
    """The value, if it is of this kind; `True` is not a number."""
    if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
        raise TypeError(f"{name}: expected {expected}, found {shown(value)}")
    return value


def number(
    name: str, value: object, least: int | None = None, most: int | None = None, expected: str = "a number"
) -> int:
    """A whole number within these bounds.

    >>> number("since", -1, 0)
    Traceback (most recent call last):
    saboteur.notation.plain.InvalidValue: since: expected a number from 0, found -1
    """
    found = int(_typed(name, value, int, expected))
    if (least is not None and found < least) or (most is not None and found > most):
        raise InvalidValue(name, f"{expected} from {least}" + ("" if most is None else f" to {most}"), found)
    return found


def seat(value: object, name: str = "seat") -> int:
    """The number of a seat, whether the game has this seat or not.

    >>> seat(True)
    Traceback (most recent call last):
    TypeError: seat: expected the number of a seat, found true
    """
    return value if type(value) is int else int(_typed(name, value, int, "the number of a seat"))


def text(name: str, value: object) -> str:
    """Any text."""
    return _typed(name, value, str, "a text")


def flag(name: str, value: object) -> bool:
    """Yes or no."""
    return _typed(name, value, bool, "True or False")


def time(value: object) -> int | None:
    """When something came, in milliseconds since the game began; `None` if nobody looked at a clock."""
    if value is None or (type(value) is int and 0 <= value <= LATEST):
        return value
    return number("time", value, 0, LATEST, "a number of milliseconds")


def seed(value: object) -> str | None:
    """The seed, or `None` if every deal is given."""
    if value is None:
        return None
    found = text("seed", value)
    if not is_seed(found):
        raise InvalidValue("seed", f"1 to {LONGEST_SEED} printed characters without spaces at the ends", found)
    return found


def date(name: str, value: object) -> str:
    """A date, or an empty text."""
    found = text(name, value)
    if found and not is_date(found):
        raise InvalidValue(name, "a date such as 2026-11-16T18:00:00Z", found)
    return found


def _each(name: str, values: object, seats: int, check: Callable[[object, str], T]) -> tuple[T, ...]:
    """One value for each seat, or none at all."""
    if isinstance(values, str) or not isinstance(values, Sequence):
        raise TypeError(f"{name}: expected a list, found {shown(values)}")
    if values and len(values) != seats:
        raise InvalidValue(name, f"{seats} of them, one a seat", values)
    return tuple(check(value, f"{name}[{index}]") for index, value in enumerate(values))


def nonces(values: object, seats: int) -> tuple[str, ...]:
    """What the seats add to the deal; an empty text for a seat that adds nothing."""
    return _each("nonces", values, seats, _nonce)


def _nonce(value: object, name: str) -> str:
    found = text(name, value)
    if found and not is_nonce(found):
        raise InvalidValue(name, "1 to 64 letters, digits, - or _, and not - alone", found)
    return found


def chairs(values: object, seats: int) -> tuple[Chair, ...]:
    """Who plays for the seats."""
    return _each("chairs", values, seats, chair)


def chair(value: object, name: str = "chair") -> Chair:
    """Who plays for a seat."""
    return _typed(name, value, Chair, 'a Chair such as Chair("bot", "plain")')


def ruleset(value: object) -> Ruleset:
    """A ruleset with a name and options; a record cannot describe any other."""
    check_ruleset(value)
    assert isinstance(value, Ruleset)
    try:
        game_text(value)
    except ValueError as error:
        raise ValueError(f"ruleset: {error}") from None
    return value


def start(value: object, ruleset: Ruleset, seats: int, dealer: Dealer | None) -> Game:
    """The game that continues from a position; it must have this ruleset and this number of seats."""
    game = _typed("start", value, Setup, "a Setup").game(dealer=dealer)
    if (game.ruleset, game.seats) != (ruleset, seats):
        found = f"of {game.ruleset} with {game.seats} seats"
        raise ValueError(f"start: expected a position of {ruleset} with {seats} seats, found one {found}")
    return game


def observer(value: object, seats: int) -> Seen:
    """Whose record or events they are: `table`, a seat, or a watcher (also `None`)."""
    if value is None or value == WATCHER:
        return WATCHER
    if value == TABLE:
        return TABLE
    if isinstance(value, str):
        raise InvalidValue("observer", f"{TABLE}, {WATCHER} or a seat", value)
    return number("observer", value, 0, seats - 1, "a seat")


def move(value: object) -> Move:
    """A move, or the text of a move, in its canonical form."""
    return unpacked_move(move_number(value))


def move_number(value: object) -> int:
    """The number of a move, or of the text of one."""
    if not isinstance(value, _MOVE):
        raise TypeError(f"move: expected a move or its text, found {shown(value)}")
    try:
        return packed_move(parse_move(value) if isinstance(value, str) else value)
    except (AttributeError, TypeError) as error:
        raise TypeError(f"move: {error}") from None
    except InvalidMove as error:
        raise InvalidMove(f"move: {error}") from None


@lru_cache(MOST_MOVED)
def moved_by(by: int, moved: int) -> Moved:
    """That a seat made the move of this number: the same value at all tables, because they keep every one."""
    return Moved(by, unpacked_move(moved))


def statement(value: object) -> Statement:
    """A statement in its canonical form."""
    if not isinstance(value, Statement):
        raise TypeError(f"statement: expected a statement, as `parse_statement` gives, found {shown(value)}")
    return _as_written("statement", value, str, parse_statement)


def abandoned(by: object, reason: object) -> Abandoned:
    """Who breaks a game off, and why; `None` for the host."""
    return Abandoned(None if by is None else seat(by, "by"), text("reason", reason))


def deal(value: object) -> Deal:
    """Every order of a round, each card and number as a record has it."""
    return _as_written("deal", _typed("deal", value, Deal, "a Deal"), deal_text, read_deal)


def _as_written(name: str, value: T, write: Callable[[T], str], read: Callable[[str], T]) -> T:
    """The value after writing and reading it; if it differs, it contains something that does not belong to the game."""
    try:
        return read(write(value))
    except ValueError as error:
        raise ValueError(f"{name}: {error}") from None
    except (AttributeError, TypeError) as error:
        raise TypeError(f"{name}: {error}") from None


def line(value: object) -> tuple[Line, int]:
    """A line of a record that may have been put together, without its facts, and the number of the move it tells."""
    found = _typed("line", value, Line, "a Line")
    if found.comment != "" and not is_line(found.comment, LONGEST_COMMENT):
        raise InvalidValue("comment", f"at most {LONGEST_COMMENT} printed characters", found.comment)
    entry, moved = found.entry, 0
    if isinstance(entry, Moved):
        by, made = seat(entry.seat), entry.move
        if not isinstance(made, HiddenMove):
            moved = move_number(made)
            entry = moved_by(by, moved)
    elif entry is not None:
        entry = _entry(entry)
    return Line(entry, (), None if entry is None else time(found.time), found.comment), moved


def _entry(entry: Dealt | Said | Sat | Abandoned) -> Entry:
    match entry:
        case Dealt(orders):
            return entry if orders is None else Dealt(deal(orders))
        case Said(by, said):
            return Said(seat(by), statement(said))
        case Sat(by, sits):
            return Sat(seat(by), chair(sits))
        case Abandoned(by_whom, why):
            return abandoned(by_whom, why)
