"""The referee answers every line with a result or an error, and continues."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any, get_args

import pytest

from saboteur.table.referee.answers import Code
from saboteur.table.referee.referee import Referee
from tests.referee.hostile import TABLES, Hostile, words
from tests.referee.process import Process
from tests.referee.schema import check_answer

MIB = 1 << 20
SELDOM = {"too_long", "too_many_tables", "too_many_events", "internal"}


def check_tables(ask: Any) -> int:
    """Every table left is sound: its record verifies and opens the same table again."""
    left = 0
    for table in ask("tables")["tables"]:
        record = ask("dump", table=table, form="text", facts=True)["record"]
        assert ask("verify", record=record) == {"ok": "verify", "fault": None}
        events = ask("events", table=table)
        ask("close", table="again")
        assert ask("load", record=record, table="again")["ok"] == "load"
        assert ask("events", table="again") == events
        left += 1
    return left


@pytest.mark.both
def test_hostile_lines_are_answered_as_the_schema_says() -> None:
    referee, hostile = Referee("test"), Hostile(seed=1)
    codes: Counter[str] = Counter()
    met: Counter[str] = Counter()
    for line, _ in zip(hostile.lines(), range(4000), strict=False):
        found = referee.answer(line)
        if found is None:
            assert not line.strip()
            continue
        answer = json.loads(found)
        check_answer(answer)
        assert answer.get("error", {}).get("code") != "internal", (line[:500], answer)
        codes[answer.get("error", {}).get("code", "")] += 1
        met[answer.get("ok", "")] += 1
        hostile.hear(answer)
    assert words() <= met.keys()
    assert set(get_args(Code)) - SELDOM <= codes.keys(), codes

    def ask(do: str, **fields: Any) -> Any:
        return json.loads(referee.answer(json.dumps({"do": do, **fields}).encode()) or b"")

    assert check_tables(ask)


def through_the_process(seed: int, count: int, growth: int) -> None:
    """Sends hostile lines to a process; once it knows all its moves it grows no more."""
    hostile = Hostile(seed)
    with Process() as process:
        before = 0
        for number, line in enumerate(hostile.lines()):
            if number == count:
                break
            if number == count // 2:
                for table in TABLES:
                    process.ask("close", table=table)
                before = process.memory()
            if not line.strip():
                continue
            process.send(line + b"\n")
            answer = process.receive()
            assert answer.get("error", {}).get("code") != "internal", (line[:500], answer)
            hostile.hear(answer)
        check_tables(process.ask)
        for table in [*TABLES, "again"]:
            process.ask("close", table=table)
        assert process.memory() - before < growth
        assert process.ask("tables")["ok"] == "tables"


def test_a_process_survives_hostile_lines() -> None:
    through_the_process(seed=2, count=3000, growth=24 * MIB)


@pytest.mark.proof(minutes=0.4)
def test_a_process_survives_100_000_hostile_lines() -> None:
    through_the_process(seed=3, count=100_000, growth=24 * MIB)
