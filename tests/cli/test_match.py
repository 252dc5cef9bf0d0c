"""`saboteur match`: games between bots, their results, records and failures."""

import json
import re
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from saboteur.notation.records.reading import read_record
from saboteur.table.verifying.verify import verify
from tests.bots.seating import EXAMPLES, HOSTILE
from tests.cli.running import COMMAND, Here, in_terminal, saboteur

FIRST = shlex.join([sys.executable, "-IS", str(EXAMPLES / "first.py")])
BAD = shlex.join([sys.executable, "-IS", str(HOSTILE)])


def test_games_are_played_and_counted() -> None:
    done = saboteur("match", "--game", "duel", "--bot", f"{FIRST} 7", "--bot", "random", "--games", "3", "--seed", "1")
    assert (done.returncode, done.stderr) == (0, "")
    head, *games, names, one, other = done.stdout.splitlines()
    assert head == "duel, seats: 2, games: 3, --seed 1"
    assert [re.sub(r"\d+\*?|[.,():]", "", line).split()[:2] for line in games] == [
        ["firstpy", "random"],
        ["random", "firstpy"],
        ["firstpy", "random"],
    ]
    assert all("*" in line for line in games)
    assert names.split() == "bot seats won gold/seat moves ms/move slowest restarts failed".split()
    assert one.split()[:3] == ["1", "first.py", "3"]
    assert other.split()[:3] == ["2", "random", "3"]
    assert float(one.split()[3]) + float(other.split()[3]) == 3


@pytest.mark.parametrize("game", ["base", "saboteur2", "duel", "solo"])
def test_the_same_seed_gives_the_same_results_and_records_that_verify(here: Here, game: str, tmp_path: Path) -> None:
    reports = []
    for folder in ("one", "other"):
        words = ["--game", game, "--bot", "random", "--games", "2", "--seed", "x", "--records", str(tmp_path / folder)]
        done = here("match", *words, "--json", "rounds=1")
        assert (done.status, done.err) == (0, "")
        reports.append(json.loads(done.out))
    assert [g["gold"] for g in reports[0]["games"]] == [g["gold"] for g in reports[1]["games"]]
    assert reports[0]["game"] == f"{game} rounds=1"
    assert reports[0]["bots"][0]["name"] == "random"
    for played in reports[0]["games"]:
        name = f"{played['game']:04}.sab"
        text = (tmp_path / "one" / name).read_text(encoding="utf-8")
        assert verify(text).fault is None
        record = read_record(text)
        assert record.result is not None
        assert list(record.result.gold) == played["gold"]
        assert [chair.name for chair in record.chairs] == ["random"] * reports[0]["seats"]
        again = read_record((tmp_path / "other" / name).read_text(encoding="utf-8"))
        assert [line.entry for line in again.lines] == [line.entry for line in record.lines]


def test_a_failure_is_told_and_the_next_game_played(tmp_path: Path) -> None:
    words = ["--game", "duel", "--bot", f"{BAD} crashes --at 3", "--bot", "random", "--games", "2", "--restarts", "1"]
    done = saboteur("match", *words, "--records", str(tmp_path), "rounds=1")
    assert done.returncode == 1
    assert done.stdout.count("not finished: ") == 2
    assert done.stderr.count("failed: it ended with exit status 1") == 2
    assert "  stderr: RuntimeError: the mine is flooded" in done.stderr
    assert "Traceback" not in done.stderr.replace("stderr: Traceback", "")
    last = done.stdout.splitlines()[-2].split()
    assert last[:3] == ["1", "crashes", "0"]
    assert last[-2:] == ["2", "2"]  # restarts and failures
    text = (tmp_path / "0001.sab").read_text(encoding="utf-8")
    assert verify(text).fault is None
    assert read_record(text).result is None


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ([], "the following arguments are required: --bot"),
        (["--bot", "no-such-bot"], "no command 'no-such-bot' here, and no built-in bot: easy, normal, hard"),
        (["--bot", ""], "expected a command, found nothing"),
        (["--bot", "python3 'x"], "is not a command: No closing quotation"),
        (["--bot", "random", "--seconds", "0"], "expected seconds, more than 0 and at most a day, found '0'"),
        (["--bot", "random", "--seconds", "soon"], "found 'soon'"),
        (["--bot", "random", "--games", "0"], "expected a number from 1 to 1,000,000, found '0'"),
        (["--bot", "random", "--seats", "2"], "base is played by 3 to 10, not by 2"),
        (["--bot", "random", "--records", "pyproject.toml"], "pyproject.toml: File exists"),
    ],
)
def test_a_bad_argument_is_explained(here: Here, words: list[str], message: str) -> None:
    done = here("match", *words)
    assert done.status == 2
    assert message in done.err


def test_the_seats_are_as_many_as_the_bots_where_the_game_allows_it(here: Here) -> None:
    for bots, seats in ((2, 5), (3, 3), (4, 4)):
        done = here("match", *["--bot", "random"] * bots, "--json", "rounds=1")
        assert json.loads(done.out)["seats"] == seats


def test_progress_is_shown_in_a_terminal_only_where_the_lines_do_not_show_it() -> None:
    words = ["match", "--game", "solo", "--bot", "random", "--games", "3", "rounds=1"]
    assert "━" not in in_terminal(*words).text
    assert "━" in in_terminal(*words, "--json").text


def test_control_c_ends_the_bots_too(tmp_path: Path) -> None:
    words = ["match", "--game", "solo", "--bot", f"{BAD} hangs --once {tmp_path / 'asked'}", "--seconds", "600"]
    with subprocess.Popen([*COMMAND, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        deadline = time.monotonic() + 60
        while not (tmp_path / "asked").exists() and time.monotonic() < deadline:
            time.sleep(0.02)
        process.send_signal(signal.SIGINT)
        out, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Traceback" not in out + errors
    for command in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            assert str(tmp_path / "asked") not in command.read_text(errors="replace")
        except OSError:
            continue


def test_the_plain_bot_is_built_in_and_beats_chance(here: Here) -> None:
    words = ["--game", "duel", "--bot", "plain", "--bot", "random", "--games", "4", "--seed", "1", "--json"]
    report = json.loads(here("match", *words).out)
    won = {bot["name"]: bot["won"] for bot in report["bots"]}
    assert won["plain"] >= 3


@pytest.mark.parametrize(
    ("game", "bots", "names"),
    [
        ("base", ["random"], [["random at 0", "random at 1", "random at 2"]] * 2),
        ("duel", ["random", "random"], [["random #1", "random #2"], ["random #2", "random #1"]]),
        ("duel", ["random", "plain"], [["random", "plain"], ["plain", "random"]]),
        ("duel", [f"{FIRST} 1", f"{FIRST} 2"], [["first.py #1", "first.py #2"], ["first.py #2", "first.py #1"]]),
        (
            "base",
            ["random", "plain", "plain"],
            [
                ["random at 0", "plain #2", "plain #3", "random at 3"],
                ["plain #2 at 0", "plain #3", "random", "plain #2 at 3"],
            ],
        ),
        ("solo", ["random", "random"], [["random #1"], ["random #2"]]),
    ],
)
def test_no_two_seats_are_called_alike(here: Here, game: str, bots: list[str], names: list[list[str]]) -> None:
    words = ["match", "--game", game, "--games", "2", "--seed", "x", "rounds=1"]
    if game == "base":
        words += ["--seats", str(len(names[0]))]
    for bot in bots:
        words += ["--bot", bot]
    done = here(*words)
    assert (done.status, done.err) == (0, "")
    shown = [re.findall(r"([^\s,*][^:,]*): \d+", line[7:]) for line in done.out.splitlines()[1:3]]
    report = json.loads(here(*words, "--json").out)
    assert shown == names
    assert [played["names"] for played in report["games"]] == shown
