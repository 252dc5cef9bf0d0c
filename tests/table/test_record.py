"""Records: everything written comes back, old ones stay readable, malformed ones say where."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from saboteur.notation.plain import InvalidValue
from saboteur.notation.records.plain import read_record_plain, record_plain
from saboteur.notation.records.reading import read_record
from saboteur.notation.records.record import Line, Record, Seen
from saboteur.notation.records.text import record_text
from saboteur.notation.text import InvalidText
from saboteur.table.table import Table
from saboteur.table.verifying.verify import verify
from tests.table.playing import KINDS, new_table, played, steps

GOLDEN = sorted((Path(__file__).parent / "golden").glob("second-*.sab"))
OF_VERSION_1 = sorted((Path(__file__).parent / "golden").glob("first-*.sab"))


def observers(table: Table) -> list[Seen]:
    """Those a record can be of, as far as they differ."""
    return ["table", "watcher", 0, table.game.seats - 1]


@pytest.mark.parametrize("kind", range(len(KINDS)))
def test_every_record_reads_as_it_was_written(kind: int) -> None:
    table = played(f"round trip {kind}", kind=kind)
    for observer in observers(table):
        for facts in (False, True) if observer == "table" else (True,):
            record = table.record(observer, facts=facts)
            text = record_text(record)
            assert read_record(text) == record
            assert record_text(read_record(text)) == text
            assert read_record(record_text(record, sums=False)) == record
            plain = json.loads(json.dumps(record_plain(record)))
            assert read_record_plain(plain) == record
            assert verify(text).fault is None


@pytest.mark.parametrize("kind", range(len(KINDS)))
def test_a_record_can_be_taken_at_any_point(kind: int) -> None:
    table, rng = new_table(f"any point {kind}", kind=kind)
    for number, _ in enumerate(steps(table, rng)):
        if number % 45 == 0:
            for observer in ("table", "watcher", table.game.seats - 1):
                text = record_text(table.record(observer))
                assert verify(text).fault is None
                assert record_text(read_record(text)) == text


def test_a_cut_record_hides_the_seed_until_the_end() -> None:
    table, rng = new_table("hidden", kind=5)
    seed = table.seed
    assert seed is not None
    for _ in steps(table, rng):
        shown = [seed in record_text(table.record(observer)) for observer in (0, "watcher")]
        assert shown == [table.game.over] * 2


def test_a_cut_record_drops_comments() -> None:
    table, rng = new_table("comments", kind=0)
    next(steps(table, rng))
    record = table.record()
    spoken = replace(record, lines=(Line(None, comment="seat 2 is the saboteur"), *record.lines))
    again = Table.rebuild(spoken)
    assert again.record() == spoken
    assert "saboteur is" not in record_text(again.record(0))
    assert "# " not in record_text(again.record("watcher"))


def test_a_cut_record_says_nothing_its_seat_does_not_know() -> None:
    """What a seat's record holds can be told from that seat's events alone."""
    table = played("own events", kind=5)
    for seat in range(table.game.seats):
        facts = [fact for line in table.record(seat).lines for fact in line.facts]
        events = [event.what for event in table.events(seat) if hasattr(event.what, "seen_by")]
        assert facts == events


@pytest.mark.parametrize("path", GOLDEN, ids=[path.stem for path in GOLDEN])
def test_old_records_stay_readable(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    verdict = verify(text)
    assert verdict.fault is None
    assert verdict.record is not None
    assert record_text(verdict.record) == text


@pytest.mark.parametrize("path", OF_VERSION_1, ids=[path.stem for path in OF_VERSION_1])
def test_records_of_version_1_are_refused_with_a_sentence(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    sentence = (
        "this record was played by the rules of version 1, which asked for no nugget if all were alike, "
        "and hid at the end of a round or game what is shown now; version 2 is read"
    )
    with pytest.raises(InvalidText) as refused:
        read_record(text)
    expected = f"line 1, column 1: expected saboteur record 2 ({sentence}), found 'saboteur record 1'"
    assert str(refused.value) == expected
    fault = verify(text).fault
    assert fault is not None
    assert (fault.line, fault.column) == (1, 1)
    assert sentence in fault.message


def test_other_versions_are_named_before_what_they_may_have_new() -> None:
    plain = record_plain(played("versions", kind=9).record())
    for version, why in ((1, "which asked for no nugget"), (3, "which a newer program may know")):
        with pytest.raises(InvalidValue, match=rf"^here\.record: expected 2 \(this record .* version {version}, {why}"):
            read_record_plain({**plain, "record": version, "weather": "fine"}, "here")
    for number in (0, -1, True, "2", None, 2.0, 10**20):
        with pytest.raises(InvalidValue, match=r"^here\.record: expected 2, found "):
            read_record_plain({**plain, "record": number}, "here")


def test_there_are_old_records_of_every_game_and_observer() -> None:
    records = [read_record(path.read_text(encoding="utf-8")) for path in GOLDEN]
    assert {record.ruleset.name for record in records} == {"base", "saboteur2", "duel", "solo"}
    assert {"table", "watcher", 0} <= {record.observer for record in records}


HEAD = "saboteur record 2\ngame: base rounds=1\nseats: 3\nseed: 7\n"

WRONG = [
    ("", "line 1, column 1: expected saboteur record 2, found nothing"),
    ("saboteur record 02\n", "line 1, column 1: expected saboteur record 2, found 'saboteur record 02'"),
    ("saboteur record 3\n", "line 1, column 1: expected saboteur record 2 (this record was played by the rules of"),
    ("saboteur position 1\n", "line 1, column 1: expected saboteur record 2, found 'saboteur position 1'"),
    ("saboteur record 2\n\n", "line 2, column 1: expected the header game, found nothing"),
    ("saboteur record 2\ngame: base\n\n", "line 3, column 1: expected the header seats, found nothing"),
    ("saboteur record 2\ngame: chess\n", "line 2, column 7: expected base, saboteur2, duel or solo, found 'chess'"),
    ("saboteur record 2\ngame: duel\nseats: 3\n\n", "line 3, column 8: expected 2 seats, found '3'"),
    (f"{HEAD}seed: 8\n", "line 5, column 1: expected each header once, found 'seed: 8'"),
    (f"{HEAD}begun: today\n", "line 5, column 8: expected a date such as 2026-11-16T18:00:00Z, found 'today'"),
    (f"{HEAD}observer: seat 3\n\n", "line 5, column 11: expected a seat of the game, found 'seat 3'"),
    (f"{HEAD}seat 1: person\n", "line 5, column 1: expected seat 0 next, found 'seat 1: person'"),
    (f"{HEAD}seat 0: cat\n", "line 5, column 9: expected person or bot, then a name, found 'cat'"),
    (f"{HEAD}seat 0: bot\n\n", "line 5, column 1: expected 3 seats, or none, to be named, found 'seat 0: bot'"),
    (f"{HEAD}commitment: 12\n", "line 5, column 13: expected 64 digits 0-9a-f, found '12'"),
    (f"{HEAD}nonces: a b\n\n", "line 5, column 9: expected a nonce a seat, - for none, found 'a b'"),
    (f"{HEAD}result: 3\n", "line 5, column 9: expected a result such as gold=(3 0 2) winners=(0), found '3'"),
    (f"{HEAD}\ndeal\n3 discard base_ew\n", "line 7, column 1: expected a seat from 0 to 2, found '3'"),
    (f"{HEAD}\ndeal\n0 lay base_ew\n", "line 7, column 14: expected a cell, found nothing"),
    (f"{HEAD}\ndeal\n@x 0 discard base_ew\n", "line 7, column 1: expected a time such as @12.5, found"),
    (f"{HEAD}\n0 says nothing\n", "line 6, column 8: expected"),
    (f"{HEAD}\ndance\n", "line 6, column 1: expected a seat, `deal` or `abandoned`, found 'dance'"),
    (
        f"{HEAD}\n0 says need lamp\n  drew seat=0 card=?\n",
        "line 7, column 1: expected facts under a deal or a move only",
    ),
    (f"{HEAD}\ndeal\n  flew seat=0\n", "line 7, column 3: expected"),
    (f"{HEAD}\ndeal\nsums: xyz\n", "line 7, column 1: expected sums of six digits 0-9a-f, to the end of the record"),
    (f"{HEAD}\ndeal # \x07\n", "line 6, column 6: expected a comment of at most 1000 printed characters"),
]


@pytest.mark.parametrize(("text", "message"), WRONG, ids=[message for _, message in WRONG])
def test_malformed_records_say_where_and_what_was_expected(text: str, message: str) -> None:
    with pytest.raises(InvalidText) as caught:
        read_record(text)
    assert str(caught.value).startswith(message)


def test_a_record_broken_off_in_a_line_is_read_to_the_line_before() -> None:
    table = played("broken off", kind=7)
    text = record_text(table.record(), sums=False)
    for cut in range(text.index("\n\n") + 2, len(text), 97):
        record: Record = read_record(text[:cut], broken_off=True)
        assert record.lines == table.record().lines[: len(record.lines)]


def test_plain_records_name_the_path_of_a_fault() -> None:
    plain = record_plain(played("plain", kind=0).record())
    lines = plain["lines"]
    assert isinstance(lines, list)
    lines[3]["seat"] = 99
    with pytest.raises(InvalidValue, match=r"^lines\[3\]\.seat: expected a seat from 0 to \d+, found 99$"):
        read_record_plain(plain)
