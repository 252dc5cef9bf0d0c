"""`make proof` with a small test suite: it continues where it was interrupted, and failed tests are run again."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from tools.passed import Passed
from tools.sources import APART, part_of, state_of, states_of

ROOT = Path(__file__).parents[2]
PYPROJECT = """
[tool.pytest.ini_options]
testpaths = ["tests"]
addopts = ["--import-mode=importlib", "-m", "not proof", "-p", "no:schemathesis", "-p", "no:anyio"]
filterwarnings = ["error"]
markers = ["both", "proof(minutes)"]
"""
CONFTEST = """
from hypothesis import settings
settings.register_profile("proof", max_examples=1)
"""
COMPILER = """
from typing import NamedTuple
class Missing(NamedTuple):
    what: str
    remedy: str
def missing():
    return {missing}
"""
SUITE = """
import os, time
from pathlib import Path
import pytest

SAID = Path(os.environ["SAID"])

def ran(name):
    with (SAID / "ran").open("a") as file:
        file.write(f"{name} ")

@pytest.mark.proof(minutes=0.2)
def test_second():
    ran("second")

@pytest.mark.both
@pytest.mark.proof(minutes=0.5)
def test_first():
    ran("first")

@pytest.mark.both
@pytest.mark.proof(minutes=0.1)
def test_last():
    ran("last")
    while (SAID / "wait").exists():
        time.sleep(0.05)
    assert not (SAID / "fail").exists()

def test_short():
    ran("short")
"""


class Suite:
    """A project of one file of tests, with the tools of this one."""

    def __init__(self, root: Path, *, compiled: bool) -> None:
        self.root = root / "project"
        self.said = root / "said"
        self.said.mkdir()
        (self.root / "tests").mkdir(parents=True)
        shutil.copytree(ROOT / "tools", self.root / "tools", ignore=shutil.ignore_patterns("__pycache__"))
        missing = None if compiled else 'Missing("nothing to compile", "nothing")'
        (self.root / "tools" / "compiler.py").write_text(COMPILER.format(missing=missing))
        (self.root / "pyproject.toml").write_text(PYPROJECT)
        (self.root / "tests" / "conftest.py").write_text(CONFTEST)
        (self.root / "tests" / "test_it.py").write_text(SUITE)

    def begun(self, *words: str) -> subprocess.Popen[str]:
        """The long runs, under way."""
        (self.said / "ran").write_text("")
        env = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "CI"))}
        return subprocess.Popen(
            [sys.executable, "tools/proof.py", *words],
            cwd=self.root,
            env={**env, "SAID": str(self.said)},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )

    def run(self, *words: str) -> tuple[int, list[str]]:
        """The long runs to their end: the exit status and what was printed."""
        with self.begun(*words) as process:
            out, _ = process.communicate(timeout=300)
        return process.returncode, out.splitlines()

    @property
    def ran(self) -> list[str]:
        """The tests that ran in the last run, as they began."""
        return (self.said / "ran").read_text().split()

    def set(self, *, wait: bool = False, fail: bool = False) -> None:
        """What the last test does: wait for ever, fail."""
        for name, on in (("wait", wait), ("fail", fail)):
            if on:
                (self.said / name).touch()
            else:
                (self.said / name).unlink(missing_ok=True)

    def cut_off(self, how: Callable[[subprocess.Popen[str]], None]) -> tuple[int, list[str]]:
        """The long runs, ended when the first two have passed and the last one is under way."""
        self.set(wait=True)
        kept = self.root / "build" / "proof" / "interpreted.passed"
        with self.begun() as process:
            until = time.monotonic() + 120
            while not (kept.is_file() and kept.read_text().count("passed ") == 2 and "last" in self.ran):
                assert process.poll() is None, process.communicate()[0]
                assert time.monotonic() < until
                time.sleep(0.05)
            how(process)
            out, _ = process.communicate(timeout=60)
        self.set()
        return process.returncode, out.splitlines()


@pytest.fixture
def suite(tmp_path: Path) -> Suite:
    """A suite for a machine that does not compile: one form."""
    return Suite(tmp_path, compiled=False)


def killed(process: subprocess.Popen[str]) -> None:
    """Kills all processes at once, without a message."""
    os.killpg(process.pid, signal.SIGKILL)


def interrupted(process: subprocess.Popen[str]) -> None:
    """Sends Ctrl-C as a terminal does."""
    os.killpg(process.pid, signal.SIGINT)


def terminated(process: subprocess.Popen[str]) -> None:
    """Ends only the process that was started, as `kill` does."""
    process.terminate()


def test_a_run_goes_on_where_it_was_killed(suite: Suite) -> None:
    suite.cut_off(killed)
    assert sorted(suite.ran) == ["first", "last", "second"]
    status, out = suite.run()
    assert status == 0
    assert suite.ran == ["last"]
    assert "taken over, passed in an earlier run of the same sources: 2; to begin anew: make proof ARGS=--anew" in out
    assert any(line.startswith("interpreted 3/3, about 0 min left: passed tests/test_it.py::test_last") for line in out)
    assert out[-2].startswith("ok     interpreted: 3 of 3 passed in ")
    assert "; 2 of them taken over from an earlier run" in out[-2]
    assert out[-1] == "3 passed, 0 failed"


@pytest.mark.proof(minutes=0.1)
@pytest.mark.parametrize("how", [interrupted, terminated], ids=lambda how: str(how.__name__))
def test_a_run_that_is_told_to_end_says_how_far_it_was(
    suite: Suite, how: Callable[[subprocess.Popen[str]], None]
) -> None:
    status, out = suite.cut_off(how)
    assert status == 130
    assert "interrupted; the next `make proof` goes on from here" in out
    assert out[-2].startswith("FAILED interpreted: 2 of 3 passed in ")
    assert out[-1] == "2 passed, 0 failed, 1 not run"


@pytest.mark.proof(minutes=0.1)
def test_what_failed_is_named_and_run_again(suite: Suite) -> None:
    suite.set(fail=True)
    status, out = suite.run()
    assert status == 1
    assert sorted(suite.ran) == ["first", "last", "second"]
    assert "FAILED interpreted: tests/test_it.py::test_last" in out[-6:]
    assert out[-1] == "2 passed, 1 failed"
    suite.set()
    status, out = suite.run()
    assert (status, suite.ran, out[-1]) == (0, ["last"], "3 passed, 0 failed")
    status, out = suite.run()
    assert (status, suite.ran, out[-1]) == (0, [], "3 passed, 0 failed")
    assert "; 3 of them taken over from an earlier run" in out[-2]


@pytest.mark.proof(minutes=0.1)
def test_all_is_run_again_when_asked_for_and_when_a_source_has_changed(suite: Suite) -> None:
    changed = "passed before their sources changed, and are run again: 3 of 3, interpreted"
    for words in ((), ("--anew",), ()):
        status, out = suite.run(*words)
        assert (status, sorted(suite.ran), out[-1]) == (0, ["first", "last", "second"], "3 passed, 0 failed")
        assert not any("taken over" in line for line in out)
        if words:
            assert changed not in out
            (suite.root / "tests" / "test_it.py").write_text(SUITE + "\n")
    assert changed in out


@pytest.mark.proof(minutes=0.1)
def test_both_forms_are_run_and_counted(tmp_path: Path) -> None:
    status, out = Suite(tmp_path, compiled=True).run()
    assert status == 0
    assert out[-3].startswith("ok     compiled: 3 of 3 passed in ")
    assert out[-2].startswith("ok     interpreted: 2 of 2 passed in ")
    assert out[-1] == "5 passed, 0 failed"


@pytest.mark.proof(minutes=0.1)
def test_where_no_browser_is_found_the_tests_of_the_page_are_left_out(suite: Suite) -> None:
    (suite.root / "tests" / "web").mkdir()
    page = "import pytest\n\n@pytest.mark.proof\ndef test_page():\n    raise AssertionError\n"
    (suite.root / "tests" / "web" / "test_page.py").write_text(page)
    missing = 'from tools.missing import Missing\n\ndef missing():\n    return Missing("no Chromium", "install it")\n'
    (suite.root / "tools" / "chromium.py").write_text(missing)
    status, out = suite.run()
    assert (status, sorted(suite.ran), out[-1]) == (0, ["first", "last", "second"], "3 passed, 0 failed")
    assert "left out: tests/web (no Chromium): install it" in out


@pytest.mark.proof(minutes=0.1)
def test_sources_that_change_meanwhile_prove_nothing(suite: Suite) -> None:
    source = "\ndef test_changing(): Path(__file__).write_text('')\ntest_changing = pytest.mark.proof(test_changing)\n"
    (suite.root / "tests" / "test_it.py").write_text(SUITE + source)
    status, out = suite.run()
    assert status == 1
    assert "FAILED the sources changed meanwhile: what depends on them and ended after that counts for nothing" in out
    assert "NOT RUN interpreted: tests/test_it.py::test_changing" in out


def test_a_change_that_a_test_cannot_notice_does_not_run_it_again(suite: Suite) -> None:
    laws, page = suite.root / "tests" / "laws", suite.root / "web" / "main.ts"
    laws.mkdir()
    (laws / "test_laws.py").write_text(SUITE.replace("def test_", "def test_law_").replace('ran("', 'ran("law_'))
    page.parent.mkdir()
    page.write_text("")
    assert suite.run()[1][-1] == "6 passed, 0 failed"
    page.write_text("changed")
    status, out = suite.run()
    assert (status, sorted(suite.ran), out[-1]) == (0, ["first", "last", "second"], "6 passed, 0 failed")
    assert "passed before their sources changed, and are run again: 3 of 6, interpreted" in out
    assert any(line.startswith("taken over, passed in an earlier run of the same sources: 3;") for line in out)
    status, out = suite.run("--anew", "tests/laws/")
    assert (status, sorted(suite.ran), out[-1]) == (0, ["law_first", "law_last", "law_second"], "3 passed, 0 failed")
    assert "; 6 of them taken over from an earlier run" in suite.run()[1][-2]


def test_what_is_kept_holds_for_one_state_of_the_sources(tmp_path: Path) -> None:
    kept = Passed(tmp_path / "kept", {"": "state", "tests/laws/": "low"})
    other = Passed(kept.path, {"": "other", "tests/laws/": "low"})
    assert kept.take_over() == {}
    kept.note("a::one", "passed", 1.5)
    kept.note("a::two[x y]", "passed", 2)
    kept.note("a::three", "failed", 3)
    kept.note("tests/laws/a::four", "passed", 4)
    with kept.path.open("a") as file:
        file.write("passed 7.00 state a::fi")  # killed while it wrote
    low = {"tests/laws/a::four": ("passed", 4)}
    assert kept.outcomes() == {
        "a::one": ("passed", 1.5), "a::two[x y]": ("passed", 2), "a::three": ("failed", 3), **low
    }  # fmt: skip
    assert other.outcomes() == low
    assert (kept.outdated(), other.outdated()) == (set(), {"a::one", "a::two[x y]"})
    assert kept.take_over() == {"a::one": 1.5, "a::two[x y]": 2, "tests/laws/a::four": 4}
    kept.note("a::one", "failed", 1)
    assert kept.take_over() == {"a::two[x y]": 2, "tests/laws/a::four": 4}
    assert other.take_over() == {"tests/laws/a::four": 4}
    assert kept.take_over() == {"tests/laws/a::four": 4}


def test_results_of_an_older_form_are_not_used(tmp_path: Path) -> None:
    path = tmp_path / "kept"
    path.write_text("state\npassed 1.50 a::one\n")
    kept = Passed(path, {"": "state"})
    assert (kept.outcomes(), kept.outdated(), kept.take_over()) == ({}, set(), {})


FILES = (
    "src/saboteur/engine/a.py tests/deep/b.txt tools/c.py requirements/d.txt pyproject.toml"
    " .venv/lib/python3/site-packages/saboteur/a.py .venv/lib/python3/site-packages/saboteur_rules.so"
).split()


def put(root: Path, names: Iterable[str], text: str = "") -> None:
    """Write files."""
    for name in names:
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)


@pytest.mark.parametrize("part", ["", *APART])
def test_any_source_changes_the_state_and_what_is_made_from_them_does_not(tmp_path: Path, part: str) -> None:
    put(tmp_path, FILES)
    states = [state_of(tmp_path, part)]
    for name in FILES:
        put(tmp_path, [name], "changed")
        states.append(state_of(tmp_path, part))
    (tmp_path / FILES[0]).rename(tmp_path / "src" / "b.py")
    states.append(state_of(tmp_path, part))
    put(tmp_path, ["tests/new.py"])
    states.append(state_of(tmp_path, part))
    assert len(set(states)) == len(states)
    put(tmp_path, ["src/a.so", "src/__pycache__/a.pyc", "web/dist/a.ts", "README.md", "build/x", ".venv/bin/x"])
    assert state_of(tmp_path, part) == states[-1]


RUNS = {
    "tiny": "tests/tiny/test_trees.py::test_all",
    "advice": "tests/bots/test_advice.py::test_both",
    "server": "tests/server/test_fuzz.py::test_broken",
    "page": "tests/web/test_fits.py::test_every_scene",
}


@pytest.mark.parametrize(
    ("name", "again"),
    [
        ("src/saboteur/table/table.py", "tiny advice server page"),
        ("src/saboteur/new/room.py", "tiny advice server page"),
        ("src/saboteur/bots/plain/mind.py", "advice server page"),
        ("src/saboteur/words/en/cards.ftl", "server page"),
        ("src/saboteur/server/web/app.py", "server page"),
        ("tests/laws/worlds.py", "tiny advice server page"),
        ("tests/bots/seating.py", "advice server page"),
        ("tests/server/running.py", "server page"),
        ("web/src/state/twins.fixture.json.gz", "server page"),
        ("web/src/App.svelte", "page"),
        ("tests/web/tables.py", "page"),
        (".venv/lib/python3/site-packages/saboteur/server/page/index.html", "page"),
    ],
)
def test_a_source_runs_again_what_depends_on_it(tmp_path: Path, name: str, again: str) -> None:
    installed = name.replace("src/saboteur/", ".venv/lib/python3/site-packages/saboteur/")
    for each in (name, installed) if name.startswith("src/") else (name,):
        put(tmp_path, [each])
        before = states_of(tmp_path)
        put(tmp_path, [each], "changed")
        after = states_of(tmp_path)
        assert [run for run, test in RUNS.items() if before[part_of(test)] != after[part_of(test)]] == again.split()
