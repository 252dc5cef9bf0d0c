"""`saboteur verify`: right, or the first line that is wrong. That every corruption is found: tests/table."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from saboteur.cli.records import json_text
from saboteur.notation.records.reading import read_record
from tests.cli.records import GAMES, changed, text_of
from tests.cli.running import Here, in_terminal


@pytest.fixture
def evening(tmp_path: Path) -> Path:
    """A record in a file."""
    path = tmp_path / "evening.sab"
    path.write_text(text_of("base"), encoding="utf-8")
    return path


@pytest.mark.parametrize("game", GAMES)
def test_a_record_is_right_and_what_was_checked_is_said(here: Here, tmp_path: Path, game: str) -> None:
    path = tmp_path / "evening.sab"
    path.write_text(text_of(game), encoding="utf-8")
    done = here("verify", str(path))
    assert (done.status, done.err) == (0, "")
    checked = r"\d+ moves, \d+ statements, the deal, the commitment, the result, the sums"
    assert re.fullmatch(rf"{re.escape(str(path))}: right: {checked}\n", done.out)


def test_from_standard_input(here: Here) -> None:
    done = here("verify", "-", stdin=text_of("duel", 1).encode())
    assert done.status == 0
    assert done.out.startswith("standard input: right: ")
    assert "every card shown" in done.out


def test_an_illegal_move_is_named_with_its_line_its_column_and_the_rule(here: Here, evening: Path) -> None:
    text = text_of("base")
    move = re.search(r"^(@\S+ )?(\d) (lay \S+) (\S+)", text, re.MULTILINE)
    assert move
    seat, card = move[2], move[3]
    text, line = changed(text, move[0], f"{move[1] or ''}{seat} {card} 5,5", sums=True)
    evening.write_text(text, encoding="utf-8")
    done = here("verify", str(evening))
    assert (done.status, done.err) == (1, "")
    column = len(f"{move[1] or ''}{seat} ") + 1
    assert re.fullmatch(
        rf"{re.escape(str(evening))}:{line}:{column}: seat {seat}, {card} 5,5: .*\(rule 3\.3\)\n", done.out
    )


def test_a_changed_line_does_not_match_its_sum(here: Here, evening: Path) -> None:
    text, line = changed(text_of("base"), "says need lamp", "says need cart")
    evening.write_text(text, encoding="utf-8")
    done = here("verify", str(evening))
    assert done.status == 1
    assert f"{evening}:{line}:1: the sum of this line is another" in done.out


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (("commitment: ", "commitment: 00"), "expected 64 digits 0-9a-f"),
        (("winners=(", "winners=(9 "), "the game ended with"),
        (("\ndeal", "\ndeal\ndeal"), "no deal is asked for, but: turn"),
        (("seats: ", "seats: 1"), "expected"),
        (("game: base", "game: chess"), "expected base, saboteur2, duel or solo, found 'chess'"),
    ],
)
def test_other_faults_are_named_by_their_line(here: Here, evening: Path, change: tuple[str, str], message: str) -> None:
    text = re.sub(r"^@\S+ ", "", text_of("base"), flags=re.MULTILINE)
    text, line = changed(text, *change, sums=True)
    evening.write_text(text, encoding="utf-8")
    done = here("verify", str(evening))
    assert done.status == 1
    assert message in done.out
    assert re.match(rf"{re.escape(str(evening))}:({line}|{line + 1}|{line + 2}):\d+: ", done.out)


def test_several_files_are_all_checked_and_the_worst_counts(here: Here, evening: Path, tmp_path: Path) -> None:
    bad, none = tmp_path / "bad.sab", tmp_path / "none.sab"
    bad.write_text(changed(text_of("base"), "says need lamp", "says need cart")[0], encoding="utf-8")
    done = here("verify", str(bad), str(evening))
    assert (done.status, done.out.count("\n"), done.err) == (1, 2, "")
    done = here("verify", str(none), str(bad), str(evening))
    assert (done.status, done.out.count("\n")) == (2, 2)
    assert done.err == f"saboteur verify: {none}: no such file\n"


# -- as JSON ---------------------------------------------------------------------------------------------------------


def test_json_is_checked_as_well_but_has_no_sums(here: Here) -> None:
    done = here("verify", "-", stdin=json_text(read_record(text_of("saboteur2"))).encode())
    assert done.status == 0
    assert re.fullmatch(r"standard input: right: \d+ moves, .* the deal, the commitment, the result\n", done.out)


@pytest.mark.parametrize("wrong", ["move", "seat", "card", "result", "seed", "missing"])
def test_a_fault_of_json_is_named_by_its_path(here: Here, wrong: str) -> None:
    plain = json.loads(json_text(read_record(text_of("duel"))))
    index = next(index for index, line in enumerate(plain["lines"]) if line.get("move", {}).get("move") == "lay")
    line = plain["lines"][index]
    expected = f"lines[{index}]: "
    match wrong:
        case "move":
            line["move"]["cell"] = [40, 40]
        case "seat":
            line["seat"] = 1 - line["seat"]
        case "card":
            line["move"]["card"] = "base_xx"
            expected = f"lines[{index}].move.card: expected a card, found 'base_xx'"
        case "result":
            plain["result"]["gold"][0] += 1
            expected = "result: the game ended with"
        case "seed":
            plain["seed"] = "0" * 64
            expected = "seed: the commitment is not that of this seed"
        case _:
            del plain["lines"][-1]
            expected = "lines: the game is not over"
    done = here("verify", "-", stdin=json.dumps(plain).encode())
    assert (done.status, done.err) == (1, "")
    assert done.out.startswith(f"standard input: {expected}")


# -- colours ---------------------------------------------------------------------------------------------------------


def test_colours_are_for_terminals_and_for_those_who_want_them(evening: Path) -> None:
    assert "\x1b[32mright\x1b[0m" in in_terminal("verify", str(evening), columns=400).text
    assert "\x1b" not in in_terminal("verify", str(evening), NO_COLOR="1").text
    assert "\x1b" not in in_terminal("verify", str(evening), TERM="dumb").text
    evening.write_text(text_of("base").replace("says need lamp", "says need cart", 1), encoding="utf-8")
    assert "\x1b[31mthe sum of this line" in in_terminal("verify", str(evening), columns=400).text
