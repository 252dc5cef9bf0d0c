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
from typing import Final

from saboteur.engine.setup.setup import Setup
from saboteur.engine.view import View
from saboteur.notation.games import game_text
from saboteur.notation.positions.position import setup_text, view_text
from saboteur.notation.records.lines import INDENT, line_text
from saboteur.notation.records.record import TABLE, Record, Result
from saboteur.notation.version import head

FIRST: Final = head("record")
SUM: Final = 6  # digits
SUMS: Final = 12  # in a line


def record_text(record: Record, *, sums: bool = True) -> str:
    """A record as text, with the sums of its lines unless they are not wanted."""
    text = header_text(record) + "".join([f"{line_text(line)}\n" for line in record.lines])
    return text + sums_text(text) if sums else text


def header_text(record: Record) -> str:
    """What stands above the lines, with the empty line that ends it: the text of each line may be appended to it."""
    return "\n".join([FIRST, *_headers(record), "", ""])


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


def sum_of(line: str) -> str:
    """What a line is known by: the first digits of its SHA-256."""
    return hashlib.sha256(line.encode("utf-8", "surrogatepass")).hexdigest()[:SUM]


def sums_text(text: str) -> str:
    """The end of a record: a sum for every line above that is not empty."""
    sums = [sum_of(line) for line in text.splitlines() if line]
    rows = [sums[start : start + SUMS] for start in range(0, len(sums), SUMS)]
    return "\n" + "".join(f"sums: {' '.join(row)}\n" for row in rows)
