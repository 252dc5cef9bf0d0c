"""Records as plain values: the same headers and lines in the shape of JSON (docs/notation.md, "Records as JSON")."""

from __future__ import annotations

from typing import Any, Final, assert_never

from saboteur.engine.ruleset import Ruleset
from saboteur.engine.setup.setup import Setup
from saboteur.engine.view import View
from saboteur.notation.deals import deal_plain, read_deal_plain
from saboteur.notation.facts import read_fact_plain
from saboteur.notation.games import game_plain, read_game_plain
from saboteur.notation.moves import move_plain, read_move_plain
from saboteur.notation.plain import InvalidValue, fields_of, joined
from saboteur.notation.positions.position import read_state_plain, read_view_plain, setup_plain, view_plain
from saboteur.notation.records.record import (
    LATEST,
    LONGEST_COMMENT,
    LONGEST_REASON,
    LONGEST_SEED,
    TABLE,
    WATCHER,
    Abandoned,
    Chair,
    Dealt,
    Entry,
    Line,
    Moved,
    Record,
    Result,
    Said,
    Sat,
    Seen,
    is_seed,
    is_start,
)
from saboteur.notation.records.wellformed import is_commitment, is_date, is_line, is_nonce
from saboteur.notation.statements import read_statement_plain, statement_plain
from saboteur.notation.version import VERSION, check_version

_OPTIONAL: Final = (
    "chairs",
    "observer",
    "begun",
    "ended",
    "automatic",
    "commitment",
    "nonces",
    "seed",
    "result",
    "position",
)
_ENTRIES: Final = ("deal", "move", "says", "sits", "abandons")
MOST_LINES: Final = 1_000_000


def record_plain(record: Record) -> dict[str, object]:
    """A record as JSON has it; headers that say nothing are left out."""
    plain: dict[str, object] = {"record": VERSION, "game": game_plain(record.ruleset), "seats": record.seats}
    if record.chairs:
        plain["chairs"] = [chair_plain(chair) for chair in record.chairs]
    if record.observer != TABLE:
        plain["observer"] = record.observer
    for name in ("begun", "ended", "automatic", "commitment"):
        if value := getattr(record, name):
            plain[name] = value
    if record.nonces:
        plain["nonces"] = list(record.nonces)
    if record.seed is not None:
        plain["seed"] = record.seed
    if record.result:
        plain["result"] = {"gold": list(record.result.gold), "winners": list(record.result.winners)}
    if record.start is not None:
        plain["position"] = view_plain(record.start) if isinstance(record.start, View) else setup_plain(record.start)
    plain["lines"] = [line_plain(line) for line in record.lines]
    return plain


def chair_plain(chair: Chair) -> dict[str, object]:
    """Who plays for a seat."""
    return {"kind": chair.kind, "name": chair.name}


def line_plain(line: Line) -> dict[str, object]:
    """A line: what it says, then what stands around it."""
    plain = {} if line.entry is None else entry_plain(line.entry)
    if line.facts:
        plain["facts"] = [fact.as_dict() for fact in line.facts]
    if line.time is not None:
        plain["time"] = line.time
    if line.comment or line.entry is None:
        plain["comment"] = line.comment
    return plain


def entry_plain(entry: Entry) -> dict[str, object]:
    """What a line says."""
    match entry:
        case Dealt(deal):
            return {"deal": None if deal is None else deal_plain(deal)}
        case Moved(seat, move):
            return {"seat": seat, "move": move_plain(move)}
        case Said(seat, statement):
            return {"seat": seat, "says": statement_plain(statement)}
        case Sat(seat, chair):
            return {"seat": seat, "sits": chair_plain(chair)}
        case Abandoned(seat, reason):
            return {"seat": seat, "abandons": reason}
        case _:
            assert_never(entry)


def read_record_plain(value: object, path: str = "") -> Record:
    """Reads what `record_plain` writes."""
    check_version("record", value, path)
    found = fields_of(value, path, ("record", "game", "seats", "lines"), optional=_OPTIONAL)
    ruleset = read_game_plain(found["game"], joined(path, "game"))
    seats = found["seats"]
    if type(seats) is not int or seats not in ruleset.seats:
        expected = f"a number from {ruleset.seats[0]} to {ruleset.seats[-1]}"
        raise InvalidValue(joined(path, "seats"), expected, seats)
    observer = _observer(found.get("observer", TABLE), seats, path)
    lines = _list(found["lines"], joined(path, "lines"), MOST_LINES)
    return Record(
        ruleset,
        seats,
        tuple(read_chair(each, at) for at, each in _each(found, "chairs", path, seats)),
        observer,
        _date(found, "begun", path),
        _date(found, "ended", path),
        _flag(found, path),
        _text(found, "commitment", path, is_commitment, "64 digits 0-9a-f") or "",
        tuple(_nonce(each, at) for at, each in _each(found, "nonces", path, seats)),
        _text(found, "seed", path, is_seed, f"a text of at most {LONGEST_SEED} characters"),
        _result(found["result"], joined(path, "result"), seats) if "result" in found else None,
        _start(found["position"], joined(path, "position"), ruleset, seats, observer) if "position" in found else None,
        tuple(_line(each, f"{joined(path, 'lines')}[{index}]", seats) for index, each in enumerate(lines)),
    )


def _list(value: object, path: str, most: int) -> list[object]:
    if not isinstance(value, list) or len(value) > most:
        raise InvalidValue(path, f"a list of at most {most}", value)
    return value


def _each(found: dict[str, object], name: str, path: str, seats: int) -> list[tuple[str, object]]:
    """A value a seat with its path, or none."""
    if name not in found:
        return []
    values = found[name]
    if not isinstance(values, list) or len(values) != seats:
        raise InvalidValue(joined(path, name), f"a list of {seats}, one a seat", values)
    return [(f"{joined(path, name)}[{index}]", value) for index, value in enumerate(values)]


def _observer(value: object, seats: int, path: str) -> Seen:
    if value in (TABLE, WATCHER) and isinstance(value, str):
        return TABLE if value == TABLE else WATCHER
    if type(value) is int and value in range(seats):
        return value
    raise InvalidValue(joined(path, "observer"), "table, watcher or a seat", value)


def read_chair(value: object, path: str = "") -> Chair:
    """Reads what `chair_plain` writes."""
    found = fields_of(value, path, ("kind", "name"))
    kind, name = found["kind"], found["name"]
    if kind not in ("person", "bot"):
        raise InvalidValue(joined(path, "kind"), "person or bot", kind)
    if not isinstance(name, str):
        raise InvalidValue(joined(path, "name"), "a text", name)
    try:
        return Chair("person" if kind == "person" else "bot", name)
    except ValueError as error:
        raise InvalidValue(joined(path, "name"), str(error), name) from None


def _text(found: dict[str, object], name: str, path: str, fits: Any, expected: str) -> str | None:
    if name not in found:
        return None
    value = found[name]
    if not isinstance(value, str) or not fits(value):
        raise InvalidValue(joined(path, name), expected, value)
    return value


def _date(found: dict[str, object], name: str, path: str) -> str:
    return _text(found, name, path, is_date, "a date such as 2026-11-16T18:00:00Z") or ""


def _flag(found: dict[str, object], path: str) -> bool:
    value = found.get("automatic", False)
    if not isinstance(value, bool):
        raise InvalidValue(joined(path, "automatic"), "true or false", value)
    return value


def _nonce(value: object, path: str) -> str:
    if not isinstance(value, str) or (value and not is_nonce(value)):
        raise InvalidValue(path, "a nonce, or an empty text", value)
    return value


def _result(value: object, path: str, seats: int) -> Result:
    found = fields_of(value, path, ("gold", "winners"))
    for name in ("gold", "winners"):
        numbers = _list(found[name], joined(path, name), seats)
        for index, number in enumerate(numbers):
            if type(number) is not int or not 0 <= number < 10**9:
                raise InvalidValue(f"{joined(path, name)}[{index}]", "a number", number)
    gold, winners = found["gold"], found["winners"]
    assert isinstance(gold, list)
    assert isinstance(winners, list)
    if len(gold) != seats:
        raise InvalidValue(joined(path, "gold"), f"a list of {seats}, one a seat", gold)
    return Result(tuple(gold), tuple(winners))


def _start(value: object, path: str, ruleset: Ruleset, seats: int, observer: Seen) -> Setup | View:
    start = read_state_plain(value, path) if observer == TABLE else read_view_plain(value, path)
    if not is_start(start, ruleset, seats, observer):
        raise InvalidValue(path, "a position of this game, seen by the same observer", value)
    return start


def _line(value: object, path: str, seats: int) -> Line:
    found = fields_of(value, path, (), optional=("seat", *_ENTRIES, "facts", "time", "comment"))
    time, comment = found.get("time"), found.get("comment", "")
    if "time" in found and (type(time) is not int or not 0 <= time <= LATEST):
        raise InvalidValue(joined(path, "time"), "milliseconds", time)
    assert time is None or isinstance(time, int)
    if not isinstance(comment, str) or not is_line(comment, LONGEST_COMMENT):
        raise InvalidValue(joined(path, "comment"), f"at most {LONGEST_COMMENT} printed characters", comment)
    entry = _entry(found, path, seats)
    if not isinstance(entry, Dealt | Moved) and "facts" in found:
        raise InvalidValue(joined(path, "facts"), "facts with a deal or a move only", found["facts"])
    if entry is None and time is not None:
        raise InvalidValue(joined(path, "time"), "no time with a comment alone", time)
    facts = _list(found.get("facts", []), joined(path, "facts"), MOST_LINES)
    told = tuple(read_fact_plain(fact, f"{joined(path, 'facts')}[{index}]") for index, fact in enumerate(facts))
    return Line(entry, told, time, comment)


def _entry(found: dict[str, object], path: str, seats: int) -> Entry | None:
    named = [name for name in _ENTRIES if name in found]
    if not named and "comment" in found and "seat" not in found:
        return None
    if len(named) != 1:
        raise InvalidValue(path, f"one of {', '.join(_ENTRIES)}", found)
    [name] = named
    value, at = found[name], joined(path, name)
    if name == "deal":
        if "seat" in found:
            raise InvalidValue(joined(path, "seat"), "no seat with a deal", found["seat"])
        return Dealt(None if value is None else read_deal_plain(value, at))
    seat = found.get("seat")
    if name == "abandons" and seat is None:  # the host did
        return _abandoned(None, value, at)
    if type(seat) is not int or seat not in range(seats):
        raise InvalidValue(joined(path, "seat"), f"a seat from 0 to {seats - 1}", seat)
    match name:
        case "move":
            return Moved(seat, read_move_plain(value, at))
        case "says":
            return Said(seat, read_statement_plain(value, at))
        case "sits":
            return Sat(seat, read_chair(value, at))
        case _:
            return _abandoned(seat, value, at)


def _abandoned(seat: int | None, reason: object, path: str) -> Abandoned:
    try:
        if isinstance(reason, str):
            return Abandoned(seat, reason)
    except ValueError:
        pass
    raise InvalidValue(path, f"a reason of at most {LONGEST_REASON} printed characters without #", reason)
