"""Records as text: headers, then a line for every deal, move, statement and change of seat, then sums of the lines.

saboteur record 2
game: base edition=classic rounds=1
seats: 3
seed: 9c0f…
result: gold=(3 0 2) winners=(0)

deal
0 lay base_ew 1,0
1 says accuse 0
@12.5 1 discard base_ns  # twelve seconds and a half after the beginning

sums: 5fd1a0 …
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Final, assert_never

from saboteur.engine.setup import Setup
from saboteur.engine.view import View
from saboteur.notation.deals import deal_text
from saboteur.notation.facts import fact_text
from saboteur.notation.games import game_text
from saboteur.notation.positions import setup_text, view_text
from saboteur.notation.record import TABLE, Abandoned, Dealt, Entry, Line, Moved, Record, Result, Said, Sat
from saboteur.notation.version import head

FIRST: Final = head("record")
INDENT: Final = "  "
SUM: Final = 6  # digits
SUMS: Final = 12  # in a line


def record_text(record: Record, *, sums: bool = True) -> str:
    """A record as text, with the sums of its lines unless they are not wanted."""
    text = "\n".join([FIRST, *_headers(record), "", *(line for each in record.lines for line in line_text(each))])
    text += "\n"
    return text + sums_text(text) if sums else text


def _headers(record: Record) -> Iterator[str]:
    yield f"game: {game_text(record.ruleset)}"
    yield f"seats: {record.seats}"
    for seat, chair in enumerate(record.chairs):
        yield f"seat {seat}: {chair}"
    if record.observer != TABLE:
        yield f"observer: {record.observer if isinstance(record.observer, str) else f'seat {record.observer}'}"
    if record.begun:
        yield f"begun: {record.begun}"
    if record.ended:
        yield f"ended: {record.ended}"
    if record.automatic:
        yield "automatic: yes"
    if record.commitment:
        yield f"commitment: {record.commitment}"
    if record.nonces:
        yield f"nonces: {' '.join(nonce or '-' for nonce in record.nonces)}"
    if record.seed is not None:
        yield f"seed: {record.seed}"
    if record.result:
        yield f"result: {result_text(record.result)}"
    if record.start is not None:
        yield "position:"
        yield from (INDENT + line for line in position_text(record.start).splitlines())


def result_text(result: Result) -> str:
    """
    >>> result_text(Result((3, 0, 2), (0,)))
    'gold=(3 0 2) winners=(0)'
    """
    return f"gold=({' '.join(map(str, result.gold))}) winners=({' '.join(map(str, result.winners))})"


def position_text(start: Setup | View) -> str:
    """Where a record begins, if not with its first deal."""
    return view_text(start) if isinstance(start, View) else setup_text(start)


def line_text(line: Line) -> Iterator[str]:
    """A line and the facts under it."""
    time = "" if line.time is None else f"@{time_text(line.time)} "
    words = "" if line.entry is None else time + entry_text(line.entry)
    comment = f"# {line.comment}" if line.comment else "#" if line.entry is None else ""
    yield "  ".join(part for part in (words, comment) if part)
    yield from (INDENT + fact_text(fact) for fact in line.facts)


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


def sum_of(line: str) -> str:
    """What a line is known by: the first digits of its SHA-256."""
    return hashlib.sha256(line.encode("utf-8", "surrogatepass")).hexdigest()[:SUM]


def sums_text(text: str) -> str:
    """The end of a record: a sum for every line above that is not empty."""
    sums = [sum_of(line) for line in text.splitlines() if line]
    rows = [sums[start : start + SUMS] for start in range(0, len(sums), SUMS)]
    return "\n" + "".join(f"sums: {' '.join(row)}\n" for row in rows)
