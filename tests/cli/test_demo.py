"""`saboteur demo`: ends by itself, in a terminal and elsewhere, and leaves quietly when it is told to."""

import os
import re
import subprocess

import pytest

from saboteur.cli.terminal.window import LEGENDS, legend, signs
from saboteur.rulesets import GAMES
from saboteur.words import LANGUAGES, Words
from tests.cli.running import COMMAND, Here, in_terminal, saboteur

ESCAPES = re.compile(r"\x1b\[[?\d;]*[A-Za-z]")


@pytest.mark.parametrize("game", GAMES)
def test_without_a_terminal_it_is_told_line_by_line(game: str) -> None:
    done = saboteur("demo", "--game", game, "--seed", "7")
    assert (done.returncode, done.stderr) == (0, "")
    assert "\x1b" not in done.stdout
    first, *_, last = done.stdout.splitlines()
    assert re.match(r".*: one round, \d bots? \(--seed 7\); the rules run (compiled|interpreted)$", first)
    assert re.search(r"\d+ (nugget|gold piece)s?$", last)


@pytest.mark.parametrize("game", GAMES)
def test_it_speaks_the_language_asked_for(here: Here, game: str) -> None:
    told = {
        language: here("demo", "--game", game, "--seed", "7", "--language", language).out.splitlines()
        for language in LANGUAGES
    }
    drawn = {language: [line for line in lines if not any(map(str.isalpha, line))] for language, lines in told.items()}
    assert len(drawn["en"]) > 50
    assert drawn["en"] == drawn["ru"] == drawn["uk"], "the mine is the same"
    assert len({len(lines) for lines in told.values()}) == 1
    for language, lines in told.items():
        assert lines[0].startswith(Words(language).game(game))
        shown = legend(game, Words(language)).splitlines()
        assert lines[1 : 1 + len(shown)] == shown
    english = re.compile(r"\b(?!seed\b)[A-Za-z]{3,}\b")
    assert not [line for language in ("ru", "uk") for line in told[language] if english.search(line)]


def test_it_speaks_as_the_system_does() -> None:
    for settings, language in (
        ({"LC_ALL": "uk_UA.UTF-8"}, "uk"),
        ({"LC_ALL": "", "LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LC_ALL": "", "LC_MESSAGES": "ru_RU.UTF-8", "LANG": "uk_UA.UTF-8"}, "ru"),
        ({"LC_ALL": "fr_FR.UTF-8"}, "en"),
    ):
        done = saboteur("demo", "--game", "solo", "--seed", "7", PYTHONUTF8="1", **settings)
        assert done.stdout.startswith(Words(language).game("solo"))


def test_a_dead_end_is_crossed_out_in_pipes_as_in_a_game() -> None:
    told = saboteur("demo", "--game", "saboteur2", "--seed", "4").stdout
    mine = told.partition("dead end at 4,0")[2]
    row = next(line for line in mine.splitlines() if line.startswith("  0 "))
    assert row[4 + 5 * 4 + 2] == "×"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_legend_has_room_in_usual_lines(game: str, language: str) -> None:
    lines = legend(game, Words(language)).splitlines()
    assert len(lines) <= 2
    assert all(0 < len(line) < 80 for line in lines)
    assert "  ".join(lines) == "  ".join(signs(game, Words(language)))
    assert set(LEGENDS) == set(GAMES)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("rows", "columns"), [(24, 80), (12, 40)])
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
    assert "★" in frames[-1] or game == "solo"
    assert " Gold " in ESCAPES.sub("", frames[-1])


@pytest.mark.parametrize(("rows", "columns"), [(8, 20), (24, 39), (11, 80), (1, 1)])
def test_in_a_tiny_terminal_it_is_only_told(rows: int, columns: int) -> None:
    seen = in_terminal("demo", "--seed", "7", "--speed", "1000", rows=rows, columns=columns)
    assert seen.status == 0
    assert "Drawing needs 40 columns and 12 lines." in seen.text
    assert "\x1b" not in seen.text
    assert re.search(r"\d+ (nugget|gold piece)s?\r\n$", seen.text)


@pytest.mark.parametrize("game", ["base", "saboteur2"])
def test_many_players_fit_into_a_low_terminal(game: str) -> None:
    seen = in_terminal("demo", "--game", game, "--seats", "10", "--speed", "1000", rows=12, columns=40)
    assert seen.status == 0
    for frame in re.split(r"\x1b\[\d+A\r", seen.text)[:-1]:
        assert len(ESCAPES.sub("", frame).split("\r\n")) <= 12


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_a_stream_without_its_letters_gets_plain_ones(encoding: str) -> None:
    done = saboteur("demo", "--seed", "7", PYTHONIOENCODING=encoding)
    assert (done.returncode, done.stderr) == (0, "")
    assert "--S--" in done.stdout


def test_the_same_seed_shows_the_same_game(here: Here) -> None:
    one, third = (here("demo", "--seed", seed).out for seed in ("7", "8"))
    other = saboteur("demo", "--seed", "7").stdout
    assert one == other
    assert one != third


def test_as_many_play_as_asked_for(here: Here) -> None:
    printed = here("demo", "--seats", "3", "--seed", "7").out
    assert "3 bots" in printed
    assert "Eitri" not in printed


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
        (["--seats", "many"], "expected a number, found 'many'"),
        (["--game", "duel", "--seats", "3"], "duel is played by 2"),
        (["--speed", "0"], "expected a number from 0.1 to 1000, found '0'"),
        (["--language", "tlh"], "invalid choice: 'tlh'"),
        (["--speed", "nan"], "expected a number from 0.1 to 1000, found 'nan'"),
    ],
)
def test_a_bad_argument_is_explained(here: Here, words: list[str], message: str) -> None:
    done = here("demo", *words)
    assert (done.status, done.out) == (2, "")
    assert message in done.err


def test_who_is_who_is_told_only_at_the_end(here: Here) -> None:
    before, _, ending = here("demo", "--seed", "7").out.partition("\n\nRound 1\n")
    assert "looks at the card at" in before
    assert not re.search(r"saboteur|gold-digger|secret and sees", before)
    assert re.search(r"Alvis +(Saboteur|Gold-digger) +\d+ nugget", ending)
    assert re.search(r"^The dwarf nobody had: (saboteur|gold-digger)\.$", ending, re.MULTILINE)


def test_gold_is_told_once_and_goals_nobody_reached_too(here: Here) -> None:
    printed = here("demo", "--seed", "7").out
    assert " has nugget cards " not in printed
    assert len(re.findall(r"The card at \S+ was ", printed)) == 3 - printed.count(" turns over ")
