"""`saboteur simulate`: the same figures for any number of jobs, kept when it is stopped, in four forms."""

import csv
import json
import os
import re
import shlex
import signal
import subprocess
import time
from pathlib import Path

import pytest

from saboteur.bots.builtin import BUILT_IN
from saboteur.cli.commands import simulate
from saboteur.cli.main import parser
from tests.cli.running import COMMAND, Here, in_terminal, saboteur
from tests.simulation.casts import BAD_GAME, SEED, cast

QUICK = ("simulate", "--game", "solo", "--bots", "random", "rounds=1")
TABLES = [
    ("--game", "base", "--players", "3", "--bots", "random", "rounds=1"),
    ("--game", "saboteur2", "--players", "2,3", "--bots", "random,plain", "rounds=1"),
    ("--game", "duel", "--bots", "random"),
    ("--game", "solo", "--bots", "random", "colour=blue"),
]


@pytest.mark.parametrize("words", TABLES, ids=lambda words: words[1])
def test_the_same_seed_gives_the_same_results_whatever_the_jobs(here: Here, tmp_path: Path, words: list[str]) -> None:
    outputs = []
    for jobs in ("1", "3"):
        files = {form: tmp_path / f"{jobs}.{form}" for form in ("json", "csv", "html")}
        given = [word for form, path in files.items() for word in (f"--{form}", str(path))]
        done = here("simulate", *words, "--games", "3", "--seed", "7", "--jobs", jobs, *given)
        assert (done.status, done.err) == (0, "")
        assert max(map(len, done.out.splitlines())) <= 80
        assert not re.search(r" $|\x1b", done.out, re.MULTILINE)
        outputs.append([done.out, *(path.read_text(encoding="utf-8") for path in files.values())])
    assert outputs[0] == outputs[1]
    assert "--seed 7" in outputs[0][0]


def test_the_table_says_what_the_document_says(here: Here) -> None:
    words = ("simulate", "--players", "3", "--bots", "plain,random", "--games", "2", "--seed", "x", "rounds=1")
    table = here(*words).out
    assert table.startswith("base rounds=1, players: 3, bots: plain,random, 2 games, 2 rounds, --seed x\n")
    [found] = json.loads(here(*words, "--json", "-").out)["results"]
    for name, label in (("diggers", "gold-diggers"), ("saboteurs", "saboteurs")):
        share = found["figures"]["outcomes"][name]["share"]
        between = f"({100 * share['low']:.1f}-{100 * share['high']:.1f})"
        assert re.search(rf"^  {label} +{100 * share['value']:.1f} % {re.escape(between)}$", table, re.MULTILINE)
    turns = found["measures"]["turns"]
    assert re.search(rf"^  turns a round +{turns['mean']['value']:.2f} .* {turns['greatest']}$", table, re.MULTILINE)
    assert re.search(r"^Seat +rounds won, % +gold a round +first in game, % +gold a game$", table, re.MULTILINE)
    assert re.search(r"^  plain, gold-digger +", table, re.MULTILINE)


def test_numbers_of_players_stand_beside_each_other(here: Here) -> None:
    done = here("simulate", "--players", "3-4,6", "--bots", "random", "--games", "1", "rounds=1")
    assert done.status == 0
    assert "players: 3,4,6" in done.out
    assert [len(re.findall(rf"^  {count} players ", done.out, re.MULTILINE)) for count in (3, 4, 5, 6)] == [5, 5, 0, 5]


def test_a_game_of_a_simulation_is_the_game_of_a_match(here: Here) -> None:
    words = ("--game", "duel", "--games", "3", "--seed", "twice", "rounds=2")
    rows = list(csv.DictReader(here("simulate", *words, "--bots", "plain,random", "--csv", "-").out.splitlines()))
    games = json.loads(here("match", *words, "--bot", "plain", "--bot", "random", "--json").out)["games"]
    for game in games:
        lines = [row for row in rows if row["game"] == str(game["game"]) and row["round"] == "1"]
        assert [int(row["game_gold"]) for row in lines] == game["gold"]
        assert [row["game_won"] == "1" for row in lines] == [seat in game["winners"] for seat in (0, 1)]
        assert {row["seed"] for row in lines} == {game["seed"]}
        assert [["plain", "random"][bot] for bot in game["bots"]] == [row["bot"] for row in lines]
        assert {int(row["game_moves"]) for row in lines} == {game["moves"]}


def test_without_a_seed_one_is_drawn_and_told(here: Here) -> None:
    one, other = (here(*QUICK, "--games", "1").out for _ in range(2))
    seeds = [re.search(r"--seed (\w+)$", text, re.MULTILINE) for text in (one, other)]
    assert seeds[0]
    assert seeds[1]
    assert seeds[0][1] != seeds[1][1]
    assert here(*QUICK, "--games", "1", "--seed", seeds[0][1]).out == one


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--players", "2"], "base is played by 3 to 10, not by 2"),
        (["--players", "3-11"], "base is played by 3 to 10, not by 11"),
        (["--players", "5-3"], "the smaller number comes first"),
        (["--players", "few"], "expected a number of players, or several as 3-10 or 3,5,7, found 'few'"),
        (["--players", "3,,4"], "found '3,,4'"),
        (["--players", "0-999999999"], "found '0-999999999'"),
        (["--players", "3-5", "first=4"], "first=4: the seats are 0 to 2"),
        (["--bots", "plain,clever"], "there is no bot 'clever', only easy, normal, hard, plain, random"),
        (["--bots", ""], "no bot ''"),
        (["--games", "0"], "expected a number from 1 to 10,000,000, found '0'"),
        (["--jobs", "0"], "expected a number from 1 to 256, found '0'"),
        (["--jobs", "-1"], "expected a number from 1 to 256, found '-1'"),
        (["--jobs", "1000"], "expected a number from 1 to 256, found '1000'"),
        (["edition=old"], "expected classic, 2016 or new, found 'old'"),
        (["colour=blue"], "expected edition="),
        (["--game", "chess"], "invalid choice: 'chess'"),
        (["--seed", "a\nb"], "a seed is printed"),
        (["--json", "rounds=1"], "expected a file, or `-` for standard output, found 'rounds=1'"),
        (["--json", ""], "expected a file"),
        (["--csv", "-", "--html", "-"], "two results cannot be written to one place"),
        (["--json", "no/such/file.json"], "no/such/file.json: no such folder: make it first"),
        (["--html", "tests"], "tests is a folder: name a file in it"),
        (["--csv", "pyproject.toml/x"], "pyproject.toml/x: no such folder"),
    ],
)
def test_what_cannot_be_is_said_before_any_game(
    here: Here, monkeypatch: pytest.MonkeyPatch, words: list[str], message: str
) -> None:
    monkeypatch.setattr(simulate, "Workers", None)  # nobody is called
    done = here("simulate", *words)
    assert (done.status, done.out) == (2, "")
    assert message in done.err


def test_a_file_one_may_not_write_is_said_and_nothing_is_left_of_the_others(
    here: Here, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(simulate, "Workers", None)
    (tmp_path / "old.json").write_text("old", encoding="utf-8")
    done = here(*QUICK, "--json", str(tmp_path / "old.json"), "--csv", str(tmp_path / "x"), "--html", str(tmp_path))
    assert done.status == 2
    assert [path.name for path in tmp_path.iterdir()] == ["old.json"]
    assert (tmp_path / "old.json").read_text(encoding="utf-8") == "old"


@pytest.mark.parametrize(("bot", "what"), [("dividing", "failed: ZeroDivisionError"), ("vanishing", "was killed")])
def test_what_was_done_is_kept_when_a_bot_or_a_worker_breaks_down(
    here: Here, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, bot: str, what: str
) -> None:
    monkeypatch.setattr(simulate, "CASTING", cast)
    monkeypatch.setitem(BUILT_IN, bot, BUILT_IN["random"])
    page = tmp_path / "page.html"
    words = ("simulate", "--game", "solo", "rounds=1", "--seed", SEED, "--jobs", "2", "--html", str(page))
    done = here(*words, "--bots", bot, "--games", "9")
    assert done.status == 1
    assert what in done.err
    assert f"the results are those of the {BAD_GAME - 1} games before" in done.err
    assert f"{BAD_GAME - 1} of 9 games" in done.out
    assert f"Stopped early: {BAD_GAME - 1} of 9 games" in page.read_text(encoding="utf-8")
    if bot == "dividing":
        assert f"game {BAD_GAME} with 1 players: dividing in seat 0 failed" in done.err
        assert (
            f"saboteur match --game solo --seats 1 --bot dividing --games {BAD_GAME} rounds=1 --seed {SEED}" in done.err
        )
    shorter = here(*words, "--bots", "random", "--games", str(BAD_GAME - 1))
    assert done.out.partition("\n\n")[2] == shorter.out.partition("\n\n")[2]


@pytest.mark.parametrize("presses", [1, 3])
def test_control_c_keeps_what_was_done(tmp_path: Path, presses: int) -> None:
    files = {form: tmp_path / f"x.{form}" for form in ("json", "csv", "html")}
    given = [word for form, path in files.items() for word in (f"--{form}", str(path))]
    words = [*COMMAND, *QUICK, "--games", "1,000,000", "--seed", "7", "--jobs", "2"]
    with subprocess.Popen(
        [*words, *given], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline and not (files["csv"].exists() and files["csv"].stat().st_size > 1000):
            time.sleep(0.02)
        for _ in range(presses):
            os.killpg(process.pid, signal.SIGINT)  # as a terminal does: workers get it too
        out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    told = re.fullmatch(r"saboteur simulate: interrupted: ([\d,]+) of 1,000,000 games were played\n", err)
    assert told
    count = int(told[1].replace(",", ""))
    assert count > 0
    found = json.loads(files["json"].read_text(encoding="utf-8"))
    assert (found["finished"], found["results"][0]["games"]) == (False, count)
    assert len(files["csv"].read_text(encoding="utf-8").splitlines()) == 1 + count
    assert "Stopped early" in files["html"].read_text(encoding="utf-8")
    if presses == 1:
        again = saboteur(*QUICK, "--games", str(count), "--seed", "7", "--json", str(tmp_path / "again.json"))
        assert again.stdout.partition("\n\n")[2] == out.partition("\n\n")[2]
        shorter = json.loads((tmp_path / "again.json").read_text(encoding="utf-8"))
        assert shorter["results"] == found["results"]


def test_control_c_before_the_first_game_is_no_fault(tmp_path: Path) -> None:
    words = [*COMMAND, "simulate", "--game", "saboteur2", "--players", "12", "--games", "10000000", "--jobs", "2"]
    with subprocess.Popen(
        [*words, "--json", str(tmp_path / "x.json"), "--html", str(tmp_path / "x.html"), "--csv", str(tmp_path / "x")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        while not (tmp_path / "x").exists():  # it is opened before workers are started
            time.sleep(0.01)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert (process.returncode, err.count("\n")) == (130, 1)
    assert "interrupted: 0 of 10,000,000 games were played" in err
    assert "No game was finished." in out
    assert json.loads((tmp_path / "x.json").read_text(encoding="utf-8"))["results"][0]["games"] == 0


@pytest.mark.parametrize("form", ["json", "csv", "html", "table"])
def test_a_closed_pipe_ends_it_quietly(form: str) -> None:
    read, write = os.pipe()
    os.close(read)
    words = [*COMMAND, *QUICK, "--games", "3", *([] if form == "table" else [f"--{form}", "-"])]
    try:
        done = subprocess.run(words, stdout=write, stderr=subprocess.PIPE, text=True, check=False, timeout=60)
    finally:
        os.close(write)
    assert (done.returncode, done.stderr) == (141, "")


def test_a_disk_that_is_full_in_the_middle_loses_no_results(here: Here) -> None:
    done = here(*QUICK, "--games", "3", "--csv", "/dev/full")
    assert done.status == 1
    assert "/dev/full: No space left on device; the results are those of the 0 games before" in done.err


def test_a_disk_that_is_full_at_the_end_still_leaves_the_table(here: Here, tmp_path: Path) -> None:
    page = tmp_path / "x.html"
    done = here(*QUICK, "--games", "3", "--json", "/dev/full", "--html", str(page))
    assert (done.status, done.err) == (2, "saboteur simulate: /dev/full: No space left on device\n")
    assert "Solo games" in done.out
    assert page.exists()


def test_a_bar_is_shown_in_a_terminal_and_colours_only_there() -> None:
    seen = in_terminal(*QUICK, "--games", "40", "--seed", "1")
    assert seen.status == 0
    assert "━" in seen.text
    assert "40/40" in seen.text
    assert "\x1b[1mSolo games" in seen.text
    assert "\x1b[1m" not in in_terminal(*QUICK, "--games", "2", NO_COLOR="1").text.partition("solo rounds=1")[2]
    assert "━" not in in_terminal(*QUICK, "--games", "2", TERM="dumb").text


def test_nothing_but_rows_runs_through_a_terminal() -> None:
    seen = in_terminal(*QUICK, "--games", "3", "--csv", "-")
    assert seen.status == 0
    assert "━" not in seen.text
    assert len(seen.text.splitlines()) == 4


def test_every_command_of_the_findings_is_understood() -> None:
    text = (Path(__file__).parents[2] / "docs" / "findings.md").read_text(encoding="utf-8")
    commands = re.findall(r"^ *\$ saboteur (simulate .*)$", text, re.MULTILINE)
    assert len(commands) > 5
    for command in commands:
        words = shlex.split(command)
        args, options = parser(["simulate"]).parse_known_args(words)
        args.options += options
        assert simulate.planned(args).seed == "7"


@pytest.mark.parametrize(("language", "title"), [("en", "The first game, told"), ("uk", "Розповідь про першу гру")])
def test_the_page_tells_the_first_game(here: Here, tmp_path: Path, language: str, title: str) -> None:
    page = tmp_path / "report.html"
    words = ("--games", "1", "--jobs", "1", "--seed", "7", "--players", "3", "rounds=2", "--language", language)
    assert here("simulate", *words, "--html", str(page)).status == 0
    told = page.read_text(encoding="utf-8").partition(f'<section lang="{language}">')[2]
    assert title in told
    assert told.count("<h3>") == 3  # two rounds and the game
    gold = here("match", "--bot", "plain", "--seats", "3", "--seed", "7", "--json", "rounds=2").out
    most = max(json.loads(gold)["games"][0]["gold"])
    assert str(most) in told.rpartition("<h3>")[2], "the same game as in a match"
