"""`saboteur convert`: text to JSON and back without loss, cut to what one observer saw, with facts, as a position."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from saboteur.engine.search.perft import perft
from saboteur.notation.positions.position import read_state, read_view
from saboteur.notation.records.reading import read_record
from saboteur.notation.records.record import Seen
from saboteur.table.table import Table
from tests.cli.records import GAMES, changed, text_of
from tests.cli.running import Here


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seen", ["table", "watcher", 0])
def test_there_and_back_nothing_is_lost(here: Here, game: str, seen: Seen) -> None:
    text = text_of(game, seen)
    there = here("convert", "-", stdin=text.encode())
    assert (there.status, there.err) == (0, "")
    json.loads(there.out)
    back = here("convert", "-", stdin=there.out.encode())
    assert (back.status, back.out) == (0, text)


def test_json_has_a_line_for_every_header_and_line(here: Here) -> None:
    out = here("convert", "-", stdin=text_of("duel").encode()).out
    record = read_record(text_of("duel"))
    inside = out.partition(' "lines": [\n')[2].removesuffix(" ]\n}\n").splitlines()
    assert [json.loads(line.rstrip(",")).get("seat") for line in inside] == [
        getattr(line.entry, "seat", None) for line in record.lines
    ]


@pytest.mark.parametrize("cut", ["0", "watcher"])
@pytest.mark.parametrize("game", ["saboteur2", "duel"])
def test_cut_to_what_one_saw_it_is_still_a_right_record(here: Here, game: str, cut: str) -> None:
    done = here("convert", "-", "--cut", cut, stdin=text_of(game).encode())
    assert (done.status, done.err) == (0, "")
    assert done.out == text_of(game, "watcher" if cut == "watcher" else 0)
    assert here("verify", "-", stdin=done.out.encode()).status == 0


def test_with_facts(here: Here) -> None:
    done = here("convert", "-", "--facts", stdin=text_of("solo").encode())
    assert done.out == text_of("solo", facts=True)
    assert here("convert", "-", "--facts", stdin=text_of("solo", 0).encode()).out == text_of("solo", 0)


def test_the_form_is_the_one_asked_for_or_the_one_of_the_name(here: Here, tmp_path: Path) -> None:
    text = text_of("solo")
    for name, words, is_json in (
        ("a.json", ["--cut", "0"], True),
        ("a.sab", [], False),
        ("a.SAB", [], False),
        ("a.out", [], True),
        ("a.out", ["--facts"], False),
        ("a.json", ["--to", "text"], False),
        ("a.sab", ["--to", "json"], True),
    ):
        path = tmp_path / name
        done = here("convert", "-", "-o", str(path), *words, stdin=text.encode())
        assert (done.status, done.out, done.err) == (0, "", "")
        assert path.read_text(encoding="utf-8").startswith("{") == is_json


@pytest.mark.parametrize("game", GAMES)
def test_the_position_after_some_moves(here: Here, game: str) -> None:
    record = read_record(text_of(game))
    table = Table.before(record)
    moves = 0
    for line in record.lines:
        table.replay_line(line)
        moves += hasattr(line.entry, "move")
        if moves == 9:
            break
    whole = here("convert", "-", "--position", "9", stdin=text_of(game).encode())
    assert (whole.status, whole.err) == (0, "")
    assert perft(read_state(whole.out).game(), 2) == perft(table.game, 2)
    seen = here("convert", "-", "--position", "9", "--cut", "0", stdin=text_of(game).encode())
    assert read_view(seen.out) == table.game.view(0)
    assert here("convert", "-", "--position", "9", stdin=text_of(game, 0).encode()).out == seen.out
    plain = here("convert", "-", "--position", "9", "--to", "json", stdin=text_of(game).encode())
    assert json.loads(plain.out)["observer"] == "table"
    assert plain.out.endswith("}\n")


def test_the_position_before_the_first_move_is_dealt(here: Here) -> None:
    done = here("convert", "-", "--position", "0", stdin=text_of("base").encode())
    assert read_state(done.out).game().asked == "turn"


def test_the_position_at_the_end(here: Here) -> None:
    moves = sum(hasattr(line.entry, "move") for line in read_record(text_of("duel")).lines)
    done = here("convert", "-", "--position", str(moves), stdin=text_of("duel").encode())
    assert read_state(done.out).game().over


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--cut", "king"], "expected a seat or watcher, found 'king'"),
        (["--cut", "7"], "--cut 7: the seats are 0 to 1"),
        (["--to", "xml"], "invalid choice: 'xml'"),
        (["--position", "9999"], "--position 9999: "),
        (["--position", "3", "--cut", "7"], "--cut 7: nothing is known of what they saw"),
        (["-o", "/"], "/ is a folder: name a file in it"),
        (["-o", "/nowhere/x.json"], "/nowhere/x.json: no such file"),
    ],
)
def test_a_bad_argument_is_explained(here: Here, words: list[str], message: str) -> None:
    done = here("convert", "-", *words, stdin=text_of("duel").encode())
    assert (done.status, done.out) == (2, "")
    assert message in done.err


@pytest.mark.parametrize("words", [["--cut", "1"], ["--cut", "watcher"]])
def test_what_one_seat_saw_cannot_be_cut_to_what_another_saw(here: Here, words: list[str]) -> None:
    done = here("convert", "-", *words, stdin=text_of("duel", 0).encode())
    assert (done.status, done.out) == (2, "")
    assert "this record is what seat 0 saw: the others’ view is not in it" in done.err
    assert here("convert", "-", "--cut", "0", stdin=text_of("duel", 0).encode()).out == text_of("duel", 0)


def test_a_record_that_is_wrong_cannot_be_cut(here: Here) -> None:
    text, line = changed(text_of("duel"), "\n1 lay ", "\n0 lay ", sums=True)
    done = here("convert", "-", "--cut", "0", stdin=text.encode())
    assert (done.status, done.err) == (1, "")
    assert done.out.startswith(f"standard input:{line + 1}:")
    assert here("convert", "-", stdin=text.encode()).status == 0  # nothing is played


def test_nothing_has_been_dealt(here: Here) -> None:
    text = text_of("duel").partition("\n\n")[0] + "\n\n"
    done = here("convert", "-", "--position", "0", stdin=text.encode())
    assert done.status == 2
    assert "nothing has been dealt yet" in done.err
