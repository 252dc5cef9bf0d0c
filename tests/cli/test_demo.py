"""`saboteur demo`: ends by itself, in a terminal and elsewhere, and leaves quietly when it is told to."""

import os
import re
import subprocess

import pytest

from saboteur.cli.measuring import SEATS
from saboteur.cli.telling import told, what
from saboteur.engine import facts
from saboteur.engine.cards import CARDS, Card
from saboteur.engine.cell import Cell
from tests.cli.running import COMMAND, in_terminal, saboteur

ESCAPES = re.compile(r"\x1b\[[?\d;]*[A-Za-z]")


@pytest.mark.parametrize("game", SEATS)
def test_without_a_terminal_it_is_told_line_by_line(game: str) -> None:
    done = saboteur("demo", "--game", game, "--seed", "7")
    assert (done.returncode, done.stderr) == (0, "")
    assert "\x1b" not in done.stdout
    first, *_, last = done.stdout.splitlines()
    assert re.match(r"The rules run (compiled|interpreted): one round of .* \(--seed 7\)", first)
    assert re.search(r"\d+ gold$", last)


@pytest.mark.parametrize("game", SEATS)
@pytest.mark.parametrize(("rows", "columns"), [(24, 80), (12, 30)])
def test_in_a_terminal_it_is_drawn_in_place(game: str, rows: int, columns: int) -> None:
    seen = in_terminal("demo", "--game", game, "--seed", "7", "--speed", "1000", rows=rows, columns=columns)
    assert seen.status == 0
    assert seen.text.startswith("\x1b[?25l")
    assert "\x1b[?25h" in seen.text
    frames = re.split(r"\x1b\[\d+A\r", seen.text)
    assert len(frames) > 10
    for frame in frames[:-1]:
        lines = ESCAPES.sub("", frame).split("\r\n")
        assert len(lines) <= rows
        assert max(map(len, lines)) < columns
    assert re.search(r"\d+ gold\r\n$", seen.text)


@pytest.mark.parametrize(("rows", "columns"), [(8, 20), (24, 29), (11, 80), (1, 1)])
def test_in_a_tiny_terminal_it_is_only_told(rows: int, columns: int) -> None:
    seen = in_terminal("demo", "--seed", "7", "--speed", "1000", rows=rows, columns=columns)
    assert seen.status == 0
    assert "a terminal of 30 columns and 12 lines is needed" in seen.text
    assert "\x1b" not in seen.text
    assert re.search(r"\d+ gold\r\n$", seen.text)


@pytest.mark.parametrize("game", ["base", "saboteur2"])
def test_many_players_fit_into_a_low_terminal(game: str) -> None:
    seen = in_terminal("demo", "--game", game, "--seats", "10", "--speed", "1000", rows=12, columns=30)
    assert seen.status == 0
    for frame in re.split(r"\x1b\[\d+A\r", seen.text)[:-1]:
        assert len(ESCAPES.sub("", frame).split("\r\n")) <= 12


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_a_stream_without_its_letters_gets_plain_ones(encoding: str) -> None:
    done = saboteur("demo", "--seed", "7", PYTHONIOENCODING=encoding)
    assert (done.returncode, done.stderr) == (0, "")
    assert "--S--" in done.stdout


def test_the_same_seed_shows_the_same_game() -> None:
    one, other, third = (saboteur("demo", "--seed", seed).stdout for seed in ("7", "7", "8"))
    assert one == other
    assert one != third


def test_as_many_play_as_asked_for() -> None:
    done = saboteur("demo", "--seats", "3", "--seed", "7")
    assert "3 bots" in done.stdout
    assert "Eitri" not in done.stdout


def test_control_c_ends_it_quietly() -> None:
    seen = in_terminal("demo", "--seed", "7", "--speed", "0.1", interrupt_at="goal")
    assert seen.status == 130
    assert "Traceback" not in seen.text
    assert seen.text.endswith("\x1b[?25h")


def test_a_closed_pipe_ends_it_quietly() -> None:
    read, write = os.pipe()
    os.close(read)
    try:
        done = subprocess.run([*COMMAND, "demo"], stdout=write, stderr=subprocess.PIPE, text=True, check=False)
    finally:
        os.close(write)
    assert (done.returncode, done.stderr) == (141, "")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--game", "chess"], "invalid choice: 'chess'"),
        (["--seats", "2"], "base is played by 3 to 10, not by 2"),
        (["--seats", "many"], "invalid int value: 'many'"),
        (["--game", "duel", "--seats", "3"], "duel is played by 2"),
        (["--speed", "0"], "expected a number from 0.1 to 1000, found '0'"),
        (["--speed", "nan"], "expected a number from 0.1 to 1000, found 'nan'"),
    ],
)
def test_a_bad_argument_is_explained(words: list[str], message: str) -> None:
    done = saboteur("demo", *words)
    assert done.returncode == 2
    assert message in done.stderr
    assert done.stdout == ""


def test_every_card_has_words() -> None:
    for card in CARDS:
        assert re.match(r"(an? |the |“)", what(card)), card


def test_a_watcher_is_not_told_secrets() -> None:
    peeked = facts.Peeked(0, Card.parse("base_map"), Cell(8, 2), Card.parse("base_goal_gold")).seen_by(None)
    assert told(peeked, ["Alvis"]) == "Alvis looks at the goal at 8,2 in secret."
