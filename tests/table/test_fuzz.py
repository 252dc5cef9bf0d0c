"""Hostile records: cut, doubled, nested, huge, wrongly typed. There is always an answer and never a traceback."""

from __future__ import annotations

import contextlib
import copy
import random
import time
from typing import Any

import pytest

from saboteur.notation.plain import InvalidValue
from saboteur.notation.records.plain import read_record_plain, record_plain
from saboteur.notation.records.text import record_text
from saboteur.table.table import InvalidRecord, Table
from saboteur.table.verifying.verify import verify
from tests.table.playing import played

LONGEST = 10.0  # seconds for one answer, on a busy machine
PIECES = [
    *("(", ")", "((((", "=", "?", "-", ",", "@", "#", ":", " ", "  ", "\n", "\r\n", "\t", "\x00", "\ufeff", "\u2028"),
    *("\ud800", "é", "٣", "9" * 400, "-1", "99", "1e9", "nan", "base_ew", "duel_ew", "8,2", "999999,999999", "table"),
    *(
        "saboteur record 2",
        "game: base",
        "position:",
        "  saboteur position 2",
        "sums: 000000",
        "deal",
        "0 says am boss",
    ),
    *("0 sits bot x", "(" * 5000, "deal deck=(" + "base_ew " * 500 + ")", "  asked what=over seat=-"),
]
VALUES: list[Any] = [
    *(None, True, False, 0, -1, 10**30, 1.5, float("nan"), "", "?", "-", "base_ew", "\ud800", "x" * 10_000, [], {}),
    *([[]], {"": None}, [1, [2, [3]]], {"move": "lay"}, {"says": "am"}, "lay base_ew 1,0", [9] * 1000),
]


def texts() -> list[str]:
    """Records of every kind to damage."""
    tables = [played(f"fuzz {kind}", kind=kind) for kind in (3, 6, 7, 9)]
    records = [table.record(observer, facts=True) for table in tables for observer in ("table", "watcher", 0)]
    return [record_text(record) for record in (*records, *(table.record() for table in tables))]


def spoiled(text: str, rng: random.Random) -> str:
    """A text with one to four things wrong."""
    for _ in range(rng.randrange(1, 5)):
        start = rng.randrange(len(text) + 1)
        end = min(len(text), start + rng.choice((0, 1, 5, 80, 2000)))
        match rng.randrange(6):
            case 0:
                text = text[:start]
            case 1:
                text = text[:start] + text[end:]
            case 2:
                text = text[:start] + rng.choice(PIECES) + text[end:]
            case 3:
                text = text[:start] + text[start:end] * rng.randrange(2, 4) + text[end:]
            case 4:
                lines = text.split("\n")
                rng.shuffle(lines[len(lines) // 2 :])
                lines.insert(rng.randrange(len(lines)), rng.choice(lines))
                text = "\n".join(lines)
            case _:
                words = text.split(" ")
                words[rng.randrange(len(words))] = rng.choice(PIECES)
                text = " ".join(words)
    return text


def read_spoiled_texts(seed: int, count: int) -> None:
    good = texts()
    rng = random.Random(seed)
    for _ in range(count):
        text = spoiled(rng.choice(good), rng)
        begun = time.monotonic()
        verdict = verify(text)
        assert time.monotonic() - begun < LONGEST
        assert verdict.fault is None or verdict.fault.line >= 1
        if verdict.record is not None and verdict.record.observer == "table":
            with contextlib.suppress(InvalidRecord):
                Table.rebuild(verdict.record)


def spoiled_value(value: object, rng: random.Random) -> object:
    """A plain record with something wrong somewhere in its depths."""
    value = copy.deepcopy(value)
    at: Any = value
    while True:
        keys = list(at) if isinstance(at, dict) else list(range(len(at)))
        key = rng.choice(keys)
        if not isinstance(at[key], dict | list) or not at[key] or rng.random() < 0.1:
            break
        at = at[key]
    match rng.randrange(3):
        case 0:
            at[key] = rng.choice(VALUES)
        case 1:
            del at[key]
        case _:
            if isinstance(at, dict):
                at[rng.choice(["", "x", "facts", "seat", "comment", "\ud800"])] = rng.choice(VALUES)
            else:
                at.insert(key, rng.choice(VALUES))
    return value


def read_spoiled_values(seed: int, count: int) -> None:
    rng = random.Random(seed)
    good = []
    for kind in (3, 6, 7, 9):
        table = played(f"fuzz {kind}", kind=kind)
        good += [record_plain(table.record(observer, facts=rng.random() < 0.5)) for observer in ("table", 0)]
    for _ in range(count):
        try:
            record = read_record_plain(spoiled_value(rng.choice(good), rng))
        except InvalidValue:
            continue
        assert read_record_plain(record_plain(record)) == record


def test_spoiled_texts_are_answered() -> None:
    read_spoiled_texts(1, 300)


def test_spoiled_values_are_answered() -> None:
    read_spoiled_values(1, 600)


@pytest.mark.parametrize("value", VALUES, ids=lambda value: repr(value)[:30])
def test_things_that_are_no_record_at_all(value: object) -> None:
    with pytest.raises(InvalidValue):
        read_record_plain(value)


@pytest.mark.parametrize("text", PIECES, ids=lambda text: repr(text)[:30])
def test_texts_that_are_no_record_at_all(text: str) -> None:
    assert verify(text).fault is not None


@pytest.mark.proof(minutes=0.16)
@pytest.mark.parametrize("part", range(10))
def test_many_hostile_records(part: int) -> None:
    read_spoiled_texts(part + 100, 1500)
    read_spoiled_values(part + 100, 2500)
