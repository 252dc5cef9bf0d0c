"""One line of a record, written and read by itself: a record grows by such lines.

>>> from saboteur import parse_move
>>> line = Line(Moved(1, parse_move("discard base_ns")), time=12_500)
>>> line_text(line)
'@12.5 1 discard base_ns'
>>> read_line("@12.5 1 discard base_ns", seats=3) == line
True
>>> read_line("@12.5 3 discard base_ns", seats=3)
Traceback (most recent call last):
saboteur.notation.text.InvalidText: line 1, column 7: expected a seat from 0 to 2, found '3'
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, assert_never

from saboteur.engine.values.facts import Fact
from saboteur.notation.deals import deal_text, read_deal
from saboteur.notation.facts import fact_text, read_fact
from saboteur.notation.moves import read_seen_move
from saboteur.notation.records.record import (
    LONGEST_COMMENT,
    LONGEST_NAME,
    LONGEST_REASON,
    Abandoned,
    Chair,
    Dealt,
    Entry,
    Line,
    Moved,
    Said,
    Sat,
    parse_chair,
)
from saboteur.notation.records.wellformed import is_line
from saboteur.notation.statements import parse_statement
from saboteur.notation.text import InvalidText

INDENT: Final = "  "
_TIME: Final = re.compile(r"@([0-9]{1,9})(?:\.([0-9]{1,3}))? +", re.ASCII)
_SEATS: Final = {str(seat): seat for seat in range(10)} | {f"{seat:02}": seat for seat in range(100)}
"""Numbers of at most two digits."""


def line_text(line: Line) -> str:
    """A line, and under it its facts."""
    time = "" if line.time is None else f"@{time_text(line.time)} "
    text = "" if line.entry is None else time + entry_text(line.entry)
    if line.comment or not text:
        text = f"{text}{INDENT if text else ''}# {line.comment}".rstrip(" ")
    return "\n".join([text, *(INDENT + fact_text(fact) for fact in line.facts)]) if line.facts else text


def entry_text(entry: Entry) -> str:
    """What a line says."""
    match entry:
        case Dealt(deal):
            return "deal" if deal is None else f"deal {deal_text(deal)}"
        case Moved(seat, move):
            return f"{seat} {move}"
        case Said(seat, statement):
            return f"{seat} says {statement}"
        case Sat(seat, chair):
            return f"{seat} sits {chair}"
        case Abandoned(seat, reason):
            return f"{'abandoned' if seat is None else f'{seat} abandons'} {reason}".rstrip()
        case _:
            assert_never(entry)


def time_text(milliseconds: int) -> str:
    """Seconds.

    >>> time_text(12500), time_text(3000), time_text(7)
    ('12.5', '3', '0.007')
    """
    seconds, rest = divmod(milliseconds, 1000)
    return f"{seconds}.{rest:03}".rstrip("0") if rest else str(seconds)


def read_line(text: str, seats: int, number: int = 1) -> Line:
    """Reads what `line_text` writes, in a record of `seats` seats; `number` is that of the line in it, for faults."""
    lines = text_lines(text.removesuffix("\n"))
    line, _, end = placed_line(lines, 0, seats, number)
    if end < len(lines):
        raise InvalidText(number + end, 1, "one line, and facts under it", lines[end])
    return line


def text_lines(text: str) -> list[str]:
    """The lines of a text, however they end."""
    lines = text.split("\n")
    return [line.removesuffix("\r") for line in lines] if "\r" in text else lines


def placed_line(lines: Sequence[str], at: int, seats: int, first: int = 1) -> tuple[Line, int, int]:
    """Reads the line at a place, and the facts under it; `first` is the number of the first line of all.

    Besides: the column at which it says what happened, after its time and seat, and the place of the line that follows.
    """
    text, number = lines[at], first + at
    words, comment = text, ""
    if "#" in text:
        words, _, comment = text.partition("#")
        comment = comment.strip(" ")
        if not is_line(comment, LONGEST_COMMENT):
            wanted = f"a comment of at most {LONGEST_COMMENT} printed characters"
            raise InvalidText(number, len(words) + 1, wanted, text[len(words) :])
    words = words.rstrip(" ")
    at += 1
    if not words and "#" in text:
        return Line(None, (), None, comment), 1, at
    time, column = None, 1
    if words.startswith("@"):
        match = _TIME.match(words)
        if match is None:
            raise InvalidText(number, 1, "a time such as @12.5", text)
        time, column = int(match[1]) * 1000 + int((match[2] or "0").ljust(3, "0")), match.end() + 1
        words = words[column - 1 :]
    entry, column = _read_entry(words, number, column, seats)
    facts: tuple[Fact, ...] = ()
    if at < len(lines) and lines[at].startswith(INDENT):
        facts = _read_facts(lines, at, first, entry)
        at += len(facts)
    return Line(entry, facts, time, comment), column, at


def _read_entry(text: str, line: int, column: int, seats: int) -> tuple[Entry, int]:
    """What a line says, and where."""
    word, _, rest = text.partition(" ")
    seat = _SEATS.get(word)
    if seat is None:
        return _of_nobody(text, line, column), column
    if seat >= seats:
        raise InvalidText(line, column, f"a seat from 0 to {seats - 1}", word)
    after = column + len(word) + 1
    if rest.startswith("says "):
        return Said(seat, parse_statement(rest[5:], line, after + 5)), column
    if rest.startswith("sits "):
        return Sat(seat, read_chair(rest[5:], line, after + 5)), column
    if rest == "abandons" or rest.startswith("abandons "):
        return _abandoned(seat, rest[9:], line, after + 9), column
    return Moved(seat, read_seen_move(rest, line, after)), after


def _of_nobody(text: str, line: int, column: int) -> Entry:
    """What comes from no seat."""
    if text == "deal":
        return Dealt()
    if text.startswith("deal "):
        return Dealt(read_deal(text[5:], line, column + 5))
    if text == "abandoned" or text.startswith("abandoned "):
        return _abandoned(None, text[10:], line, column + 10)
    raise InvalidText(line, column, "a seat, `deal` or `abandoned`", text)


def read_chair(text: str, line: int, column: int) -> Chair:
    """Who sits down."""
    kind, _, name = text.partition(" ")
    if kind not in ("person", "bot"):
        raise InvalidText(line, column, "person or bot, then a name", text)
    try:
        return parse_chair(text)
    except ValueError:
        wanted = f"a name of at most {LONGEST_NAME} printed characters without #"
        raise InvalidText(line, column + len(kind) + 1, wanted, name) from None


def _abandoned(seat: int | None, reason: str, line: int, column: int) -> Abandoned:
    try:
        return Abandoned(seat, reason)
    except ValueError:
        wanted = f"a reason of at most {LONGEST_REASON} printed characters without #"
        raise InvalidText(line, column, wanted, reason) from None


def _read_facts(lines: Sequence[str], at: int, first: int, entry: Entry) -> tuple[Fact, ...]:
    facts = []
    while at < len(lines) and lines[at].startswith(INDENT) and lines[at].strip(" "):
        if not isinstance(entry, Dealt | Moved):
            raise InvalidText(first + at, 1, "facts under a deal or a move only", lines[at])
        facts.append(read_fact(lines[at].removeprefix(INDENT), first + at, len(INDENT) + 1))
        at += 1
    return tuple(facts)
