"""A game that is broken off: it is over where it stands, everybody is told, and every record of it verifies."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from saboteur import Table, TableRefusal, ruleset
from saboteur.notation.plain import InvalidValue
from saboteur.notation.records.plain import read_record_plain, record_plain
from saboteur.notation.records.reading import read_record
from saboteur.notation.records.record import Abandoned, Chair, Line, Seen
from saboteur.notation.records.text import record_text
from saboteur.notation.statements import Need
from saboteur.table.table import InvalidRecord
from saboteur.table.verifying.verify import verify
from tests.table.playing import KINDS, new_table, played, seed_of, steps, taken

SEED = seed_of("abandoned")
WRONG = ("a # b", " a", "a ", "a\nb", "x" * 201, "\ud800", "\x07")


def halfway(kind: int, name: str) -> tuple[Table, random.Random]:
    """A game in the middle."""
    table, rng = new_table(f"{name} {kind}", kind=kind)
    for _, _ in zip(steps(table, rng), range(rng.randrange(2, 30)), strict=False):
        pass
    return table, rng


def observers(table: Table) -> list[Seen]:
    return ["table", "watcher", *range(table.game.seats)]


@pytest.mark.parametrize("kind", range(len(KINDS)))
def test_nothing_follows_and_everybody_is_told(kind: int) -> None:
    table, rng = halfway(kind, "told")
    actor = table.game.actor
    assert actor is not None
    move = next(iter(table.game.legal_moves))
    by = rng.choice([None, *range(table.game.seats)])
    assert not table.over
    taken(table.abandon("too late in the evening", by, time=10**9))
    assert (table.over, table.abandoned) == (True, Abandoned(by, "too late in the evening"))
    assert table.result is None
    for observer in observers(table):
        *_, last = table.events(observer)
        assert (last.number, last.what, last.time) == (table.number, Abandoned(by, "too late in the evening"), 10**9)
    before = record_text(table.record())
    assert table.submit(actor, move) is TableRefusal.OVER
    assert table.refusal(actor, move) is TableRefusal.OVER
    assert table.say(0, Need("lamp")) is TableRefusal.OVER
    assert table.sit(0, Chair("bot")) is TableRefusal.OVER
    assert table.give_nonce(0, "luck") is TableRefusal.OVER
    assert table.abandon("again") is TableRefusal.OVER
    assert record_text(table.record()) == before


@pytest.mark.parametrize("kind", range(len(KINDS)))
@pytest.mark.parametrize("by", [None, 0])
def test_every_record_of_it_verifies_reads_back_and_shows_the_seed(kind: int, by: int | None) -> None:
    table, rng = halfway(kind, "records")
    assert table.record(0).seed is None
    taken(table.abandon(rng.choice(["", "пора спать", "a-b: (c)"]), by))
    for observer in observers(table):
        record = table.record(observer)
        text = record_text(record)
        verdict = verify(text)
        assert verdict.fault is None
        assert "abandoned" in verdict.checked
        assert record.seed == table.seed
        assert read_record(text) == record
        assert read_record_plain(json.loads(json.dumps(record_plain(record)))) == record
    again = Table.rebuild(read_record(record_text(table.record())))
    assert again.abandoned == table.abandoned
    assert again.record() == table.record()
    assert again.over


def test_a_wrong_card_is_found_once_the_seed_is_known() -> None:
    """As at the end of a game, each can now check what they were dealt."""
    table, _ = halfway(0, "checked")
    table.abandon()
    text = record_text(table.record(0), sums=False)
    other = text.replace(f"seed: {table.seed}", f"seed: {SEED}").replace(
        f"commitment: {table.commitment}", f"commitment: {Table(ruleset('base'), 3, seed=SEED).commitment}"
    )
    fault = verify(other).fault
    assert fault is not None
    assert "the seed " in fault.message


def test_how_it_is_written() -> None:
    table = Table(ruleset("duel"), 2, seed="7")
    table.abandon("too late", 1, time=12_500)
    assert record_text(table.record(), sums=False).endswith("\n\n@12.5 1 abandons too late\n")
    assert record_plain(table.record())["lines"] == [{"seat": 1, "abandons": "too late", "time": 12_500}]
    host = Table(ruleset("duel"), 2, seed="7")
    host.abandon()
    assert record_text(host.record(), sums=False).endswith("\n\nabandoned\n")
    assert record_plain(host.record())["lines"] == [{"seat": None, "abandons": ""}]
    bare: Any = {"record": 2, "game": {"game": "duel"}, "seats": 2, "lines": [{"abandons": "late"}]}
    assert read_record_plain(bare).lines == (Line(Abandoned(None, "late")),)


def test_a_table_can_be_abandoned_before_the_deal_and_is_not_dealt_then() -> None:
    for table in (Table(ruleset("base"), 3, seed=SEED), Table(ruleset("base"), 3)):
        taken(table.abandon("nobody came"))
        with pytest.raises(ValueError, match="no deal is asked for, but: over"):
            table.begin()
        with pytest.raises(ValueError, match="no deal is asked for, but: over"):
            table.deal(table.game.to_deal)
        assert verify(record_text(table.record("watcher"))).fault is None
        assert verify(record_text(table.record())).fault is None


def test_a_game_that_has_ended_is_not_abandoned() -> None:
    table = played("over", kind=9)
    assert table.abandon("late") is TableRefusal.OVER
    assert table.abandoned is None
    for observer in observers(table):
        text = record_text(table.record(observer), sums=False)
        fault = verify(text + "abandoned late\n").fault
        assert fault is not None
        assert "over" in fault.message


def test_who_and_why_are_checked() -> None:
    table = Table(ruleset("duel"), 2, seed="7")
    for seat in (2, 99, -1):
        assert table.abandon("late", seat) is TableRefusal.NO_SUCH_SEAT
    for by in (True, "1", 1.0):
        with pytest.raises(TypeError, match=r"^by: expected the number of a seat"):
            table.abandon("late", by)  # type: ignore[arg-type]
    for reason in WRONG:
        with pytest.raises(ValueError, match=r"^reason: expected at most 200 printed characters"):
            table.abandon(reason)
    with pytest.raises(TypeError, match=r"^reason: expected a text"):
        table.abandon(None)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"^time: "):
        table.abandon("late", time=1.5)  # type: ignore[arg-type]
    assert not table.over


def test_only_comments_follow() -> None:
    table = Table(ruleset("base"), 3, seed="7")
    table.begin()
    move = next(iter(table.game.legal_moves))
    table.abandon("late", 0)
    for observer in observers(table):
        text = record_text(table.record(observer), sums=False)
        assert verify(f"{text}# good night\n").fault is None
        for line in ("deal", f"1 {move}", "0 says need lamp", "0 sits bot", "abandoned", "1 abandons too"):
            fault = verify(f"{text}{line}\n").fault
            assert fault is not None, line
            assert fault.line == text.count("\n") + 1
    with pytest.raises(InvalidRecord, match="the game is over"):
        Table.rebuild(read_record(f"{record_text(table.record(), sums=False)}0 sits bot\n"))


@pytest.mark.parametrize("written", ["abandoned", "1 abandons"])
def test_a_reason_that_is_none_is_a_fault_of_the_text(written: str) -> None:
    head = "saboteur record 2\ngame: duel\nseats: 2\n\n"
    for reason in (" a", "x" * 201, "\x07"):
        fault = verify(f"{head}{written} {reason}\n").fault
        assert fault is not None
        assert (fault.line, fault.column) == (5, len(written) + 2)
        assert "expected a reason of at most 200 printed characters" in fault.message
    assert read_record(f"{head}{written} a # b\n").lines[0].comment == "b"
    fault = verify(f"{head}2 abandons\n").fault
    assert fault is not None
    assert fault.message == "expected a seat from 0 to 1, found '2'"


@pytest.mark.parametrize(
    "line",
    [
        {"abandons": 7},
        {"abandons": "a # b"},
        {"abandons": None},
        {"abandons": "late", "seat": 2},
        {"abandons": "late", "seat": True},
        {"abandons": "late", "says": "need lamp"},
        {"abandons": "late", "facts": []},
    ],
)
def test_a_plain_line_that_is_none_is_named(line: dict[str, Any]) -> None:
    with pytest.raises(InvalidValue, match=r"^lines\[0\]"):
        read_record_plain({"record": 2, "game": {"game": "duel"}, "seats": 2, "lines": [line]})
