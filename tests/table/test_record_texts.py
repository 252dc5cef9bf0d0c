"""Whatever names, comments, times, seeds and dates a record holds, it reads as it was written."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import UTC, datetime
from functools import cache

from hypothesis import given
from hypothesis import strategies as st

from saboteur.notation.records.plain import read_record_plain, record_plain
from saboteur.notation.records.reading import read_record
from saboteur.notation.records.record import LATEST, Chair, Line, Record, Result
from saboteur.notation.records.text import record_text
from tests.table.playing import played

PRINTED = st.characters(exclude_categories=("C", "Z")) | st.just(" ")


def texts(longest: int) -> st.SearchStrategy[str]:
    """Anything that can be printed in one line."""
    return st.text(PRINTED, max_size=longest).map(str.strip)


NAMES = texts(40).filter(lambda name: "#" not in name)
CHAIRS = st.builds(Chair, st.sampled_from(("person", "bot")), NAMES)
DATES = st.just("") | st.datetimes(datetime(1, 1, 1), datetime(9999, 12, 31), timezones=st.just(UTC)).map(  # noqa: DTZ001
    lambda date: date.strftime("%Y-%m-%dT%H:%M:%SZ").rjust(20, "0")
)
NONCES = st.just("") | st.from_regex(r"[0-9A-Za-z_-]{1,64}", fullmatch=True).filter(lambda nonce: nonce != "-")


@cache
def base() -> Record:
    """Some game, to be written on."""
    return played("texts", kind=3).record()


@st.composite
def records(draw: st.DrawFn) -> Record:
    """A record as anybody may have written it."""
    record = base()
    seats = record.seats
    lines: list[Line] = []
    clock = iter(sorted(draw(st.lists(st.integers(0, LATEST), min_size=12, max_size=12))))
    for line in record.lines[: draw(st.integers(0, 12))]:
        if draw(st.booleans()):
            lines.append(Line(None, comment=draw(texts(60))))
        time = next(clock) if draw(st.booleans()) else None
        lines.append(replace(line, time=time, comment=draw(texts(60))))
    numbers = st.integers(0, 10**6)
    return replace(
        record,
        chairs=tuple(draw(st.lists(CHAIRS, min_size=seats, max_size=seats) | st.just([]))),
        nonces=tuple(draw(st.lists(NONCES, min_size=seats, max_size=seats) | st.just([]))),
        begun=draw(DATES),
        ended=draw(DATES),
        automatic=draw(st.booleans()),
        seed=draw(st.none() | texts(200).filter(bool)),
        result=draw(st.none() | st.builds(Result, st.tuples(*[numbers] * seats), st.just((0,)))),
        lines=tuple(lines),
    )


@given(records())
def test_a_record_reads_as_it_was_written(record: Record) -> None:
    text = record_text(record)
    assert read_record(text) == record
    assert record_text(read_record(text)) == text
    assert read_record(text.replace("\n", "\r\n")) == record
    assert read_record_plain(json.loads(json.dumps(record_plain(record)))) == record
