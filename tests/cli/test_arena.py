"""`saboteur arena`: the same bytes for any number of jobs, kept when it is stopped, going on from its file."""

import json
import os
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from saboteur.cli.commands import arena
from saboteur.cli.contesting import watching
from tests.arena.executors import inline
from tests.cli.running import COMMAND, Here, saboteur

ROOT = Path(__file__).parents[2]
QUICK = ("arena", "--game", "solo", "--bot", "random", "--bot", "plain", "rounds=1")
CONTESTS = [
    ("--bot", "random", "--bot", "plain", "--seats", "3,4"),
    ("--game", "duel", "--bot", "random", "rounds=1"),
    ("--game", "saboteur2", "--bot", "random", "--seats", "3", "rounds=1"),
    ("--bot", "random", "--seats", "3", "--form", "one", "rounds=1"),
    ("--table", "random", "--against", "random", "--deals", "test"),
]


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """No processes are started, which would take longer than the games."""
    monkeypatch.setattr(arena, "doing", inline)
    monkeypatch.setattr(watching, "doing", inline)


@pytest.mark.parametrize("words", CONTESTS, ids=lambda words: words[1])
def test_the_same_bytes_whatever_the_jobs(
    here: Here, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]
) -> None:
    outputs = []
    for jobs in ("1", "3", "none"):
        if jobs == "none":
            monkeypatch.setattr(arena, "doing", inline)
        files = {form: tmp_path / f"{jobs}.{form}" for form in ("json", "html", "file")}
        given = [word for form, path in files.items() for word in (f"--{form}", str(path))]
        done = here("arena", *words, "--games", "2", *(() if jobs == "none" else ("--jobs", jobs)), *given)
        assert (done.status, done.err) == (0, "")
        assert max(map(len, done.out.splitlines())) <= 80
        outputs.append([done.out, *(path.read_text(encoding="utf-8") for path in files.values())])
    assert outputs[0] == outputs[1] == outputs[2]


@pytest.mark.usefixtures("alone")
def test_a_run_goes_on_from_its_file_and_adds_up(here: Here, tmp_path: Path) -> None:
    parts, whole = tmp_path / "parts.jsonl", tmp_path / "whole.jsonl"
    first = here(*QUICK, "--seats", "1", "--games", "2", "--file", str(parts)).out
    text = parts.read_text(encoding="utf-8")
    assert len(text.splitlines()) == 3
    parts.write_text(text + text.splitlines()[-1][:-40], encoding="utf-8")  # the program was killed in the middle
    later = here(*QUICK, "--seats", "1", "--games", "5", "--file", str(parts))
    at_once = here(*QUICK, "--seats", "1", "--games", "5", "--file", str(whole))
    assert later.out == at_once.out != first
    assert parts.read_bytes() == whole.read_bytes()
    assert here(*QUICK, "--seats", "1", "--games", "5", "--file", str(parts)).out == at_once.out
    assert parts.read_bytes() == whole.read_bytes(), "nothing is played twice"


@pytest.mark.usefixtures("alone")
@pytest.mark.parametrize("spoilt", ["other", "text", "number"])
def test_a_file_of_another_run_is_not_touched(here: Here, tmp_path: Path, spoilt: str) -> None:
    file = tmp_path / "run.jsonl"
    here(*QUICK, "--games", "1", "--file", str(file))
    if spoilt != "other":
        file.write_text({"text": "hello\n", "number": "7\n8\n"}[spoilt], encoding="utf-8")
    before = file.read_bytes()
    words = ("--seed", "another") if spoilt == "other" else ()
    done = here(*QUICK, "--games", "2", "--file", str(file), *words)
    assert (done.status, done.out) == (2, "")
    assert f"{file} belongs to another run" in done.err
    assert file.read_bytes() == before


def test_control_c_keeps_what_was_played(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    words = [*COMMAND, *QUICK, "--games", "1000000", "--jobs", "2", "--file", str(file)]
    with subprocess.Popen(
        words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        deadline = time.monotonic() + 60
        while (not file.exists() or file.stat().st_size < 5000) and time.monotonic() < deadline:
            time.sleep(0.02)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    count = len(file.read_text(encoding="utf-8").splitlines()) - 1
    assert f"interrupted: {count:,} of 1,000,000 games were played" in err
    again = saboteur(*QUICK, "--games", str(count), "--file", str(file))
    assert (again.returncode, again.stdout) == (0, out)


@pytest.mark.usefixtures("alone")
def test_a_settled_question_ends_the_run(here: Here, tmp_path: Path) -> None:
    words = (*QUICK, "--games", "500", "--settle", "--json", "-")
    [found] = json.loads(here(*words).out)["contests"]
    assert 30 <= found["deals_played"] < 60
    assert found["question"]["settled"] == "less"
    assert found["question"]["high"] < 0
    file = str(tmp_path / "run.jsonl")
    here(*QUICK, "--games", "31", "--file", file)
    [later] = json.loads(here(*words, "--file", file).out)["contests"]
    assert later["question"]["settled"] == "less"


@pytest.mark.usefixtures("alone")
def test_a_command_is_a_bot_like_any_other(here: Here) -> None:
    command = shlex.join([sys.executable, str(ROOT / "examples" / "bots" / "first.py")])
    done = here("arena", "--game", "duel", "--bot", command, "--games", "1", "--times", "--json", "-", "rounds=1")
    assert done.status == 0, done.err
    [found] = json.loads(done.out)["contests"]
    assert found["bots"] == [command, "plain"]
    assert [each["bot"] for each in found["times"]] == [command, "plain"]
    assert found["times"][0]["milliseconds"] > 0


@pytest.mark.usefixtures("alone")
def test_a_bot_that_fails_is_named_and_the_deals_before_are_kept(here: Here) -> None:
    done = here("arena", "--game", "duel", "--bot", "false", "--games", "2", "rounds=1")
    assert done.status == 1
    assert "false in seat" in done.err
    assert "the results are those of the 0 games before" in done.err
    assert "No deal was finished." in done.out


@pytest.mark.usefixtures("alone")
def test_a_watcher_is_measured_by_a_command(here: Here, tmp_path: Path) -> None:
    words = ("arena", "--watch", "plain", "--games", "3")
    page, file = tmp_path / "page.html", tmp_path / "rounds.jsonl"
    table = here(*words, "--file", str(file), "--html", str(page)).out
    found = json.loads(here(*words, "--file", str(file), "--json", "-", "--jobs", "1").out)
    assert (found["rounds"], found["fitted_on"], found["observer"]) == (3, 3, "belief")
    assert found["start"]["value"] == pytest.approx(2.3026, abs=1e-4)
    for key, name in (("third", "after a third"), ("two_thirds", "after two thirds")):
        assert f"  {name} " in table
        assert f" {found[key]['value']:.3f} " in table
    assert len(file.read_text(encoding="utf-8").splitlines()) == 7
    assert "Log-loss of the assignment" in page.read_text(encoding="utf-8")
    assert "belongs to another run" in here(*words, "--file", str(file), "--seed", "y").err
    assert here("arena", "--watch", "false", "--games", "1").status == 1


@pytest.mark.usefixtures("alone")
def test_several_bots_are_watched_with_the_constants_that_bots_have(here: Here, tmp_path: Path) -> None:
    file = tmp_path / "rounds.jsonl"
    words = ("arena", "--watch", "plain", "--watch", "random", "--unfitted", "--games", "2", "--file", str(file))
    found = json.loads(here(*words, "--json", "-").out)
    assert (found["rounds"], found["fitted_on"]) == (2, 0)
    assert found["constants"] == {"temperature": 2.0, "chance": 0.03, "moves": 0.5, "credit": 0.5, "reports": 0.8}
    records = [json.loads(line)["record"] for line in file.read_text(encoding="utf-8").splitlines()[1:]]
    assert len(records) == 2
    assert "watcher learns about plain and random" in (table := here(*words).out)
    assert "not fitted" in table


def test_what_a_cluster_needs_is_named(here: Here) -> None:
    done = here(*QUICK, "--games", "2", "--ray")
    assert (done.status, done.out) == (2, "")
    assert "pip install 'saboteur-cards[ray]'" in done.err


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ([], "name a bot: --bot, --table, --watch"),
        (["--bot", "clever"], "no command 'clever' here, and no built-in bot: easy, normal, hard, plain, random"),
        (["--bot", "plain", "rounds=3"], "roles are exchanged in games of one round in which dwarves are dealt"),
        (["--bot", "plain", "--game", "duel", "--form", "roles"], "games of one round in which dwarves are dealt"),
        (["--bot", "plain", "--game", "solo", "--form", "half"], "--form half takes two seats or more"),
        (["--bot", "plain", "--seats", "2"], "base is played by 3 to 10, not by 2"),
        (["--watch", "plain", "--game", "duel"], "--game changes nothing with --watch"),
        (["--watch", "plain", "--seats", "3"], "--seats changes nothing with --watch"),
        (["--watch", "plain", "--deals", "test"], "--deals changes nothing with --watch"),
        (["--watch", "plain", "rounds=3"], "rounds=3 changes nothing with --watch"),
        (["--table", "plain", "--bot", "random"], "--bot changes nothing with --table"),
        (["--bot", "plain", "--unfitted"], "--unfitted changes nothing with --bot"),
        (["--bot", "plain", "--within", "0"], "expected points, more than 0 and at most 100, found '0'"),
        (["--bot", "plain", "--within", "few"], "found 'few'"),
        (["--bot", "plain", "--deals", "others"], "invalid choice: 'others'"),
        (["--bot", "plain", "--seed", "a\nb"], "a seed is printed"),
        (["--bot", "plain", "--file", "-"], "expected a file"),
        (["--bot", "plain", "--file", "x", "--json", "x"], "two results cannot be written to one place"),
        (["--bot", "plain", "--html", "no/such/file.html"], "no such folder"),
    ],
)
def test_what_cannot_be_is_said_before_any_game(
    here: Here, monkeypatch: pytest.MonkeyPatch, words: list[str], message: str
) -> None:
    monkeypatch.setattr(arena, "doing", None)  # nobody is called
    done = here("arena", *words)
    assert (done.status, done.out) == (2, "")
    assert message in done.err
