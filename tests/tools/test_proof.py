"""`make proof` with a small test suite: it continues where it was interrupted, and failed tests are run again."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tools.passed import Passed, state_of

ROOT = Path(__file__).parents[2]
PYPROJECT = """
[tool.pytest.ini_options]
testpaths = ["tests"]
addopts = ["--import-mode=importlib", "-m", "not proof"]
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
            while not (kept.is_file() and kept.read_text().count("\npassed ") == 2 and "last" in self.ran):
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


@pytest.mark.parametrize("how", [interrupted, terminated], ids=lambda how: str(how.__name__))
def test_a_run_that_is_told_to_end_says_how_far_it_was(
    suite: Suite, how: Callable[[subprocess.Popen[str]], None]
) -> None:
    status, out = suite.cut_off(how)
    assert status == 130
    assert "interrupted; the next `make proof` goes on from here" in out
    assert out[-2].startswith("FAILED interpreted: 2 of 3 passed in ")
    assert out[-1] == "2 passed, 0 failed, 1 not run"


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


def test_all_is_run_again_when_asked_for_and_when_a_source_has_changed(suite: Suite) -> None:
    changed = "the sources have changed since the last run: everything is run, interpreted"
    for words in ((), ("--anew",), ()):
        status, out = suite.run(*words)
        assert (status, sorted(suite.ran), out[-1]) == (0, ["first", "last", "second"], "3 passed, 0 failed")
        assert not any("taken over" in line for line in out)
        if words:
            assert changed not in out
            (suite.root / "tests" / "test_it.py").write_text(SUITE + "\n")
    assert changed in out


def test_both_forms_are_run_and_counted(tmp_path: Path) -> None:
    status, out = Suite(tmp_path, compiled=True).run()
    assert status == 0
    assert out[-3].startswith("ok     compiled: 3 of 3 passed in ")
    assert out[-2].startswith("ok     interpreted: 2 of 2 passed in ")
    assert out[-1] == "5 passed, 0 failed"


def test_where_no_browser_is_found_the_tests_of_the_page_are_left_out(suite: Suite) -> None:
    (suite.root / "tests" / "web").mkdir()
    page = "import pytest\n\n@pytest.mark.proof\ndef test_page():\n    raise AssertionError\n"
    (suite.root / "tests" / "web" / "test_page.py").write_text(page)
    missing = 'from tools.missing import Missing\n\ndef missing():\n    return Missing("no Chromium", "install it")\n'
    (suite.root / "tools" / "chromium.py").write_text(missing)
    status, out = suite.run()
    assert (status, sorted(suite.ran), out[-1]) == (0, ["first", "last", "second"], "3 passed, 0 failed")
    assert "left out: tests/web (no Chromium): install it" in out


def test_sources_that_change_meanwhile_prove_nothing(suite: Suite) -> None:
    source = "\ndef test_changing(): Path(__file__).write_text('')\ntest_changing = pytest.mark.proof(test_changing)\n"
    (suite.root / "tests" / "test_it.py").write_text(SUITE + source)
    status, out = suite.run()
    assert status == 1
    assert "FAILED the sources changed meanwhile: what ended after that counts for nothing" in out
    assert "NOT RUN interpreted: tests/test_it.py::test_changing" in out


def test_what_is_kept_holds_for_one_state_of_the_sources(tmp_path: Path) -> None:
    kept = Passed(tmp_path / "kept", "state")
    assert kept.take_over() == {}
    kept.note("a::one", "passed", 1.5)
    kept.note("a::two[x y]", "passed", 2)
    kept.note("a::three", "failed", 3)
    with kept.path.open("a") as file:
        file.write("passed 7.00 a::fo")  # killed while it wrote
    assert kept.outcomes() == {"a::one": ("passed", 1.5), "a::two[x y]": ("passed", 2), "a::three": ("failed", 3)}
    assert Passed(kept.path, "other").outcomes() == {}
    assert (kept.outdated, Passed(kept.path, "other").outdated) == (False, True)
    assert kept.take_over() == {"a::one": 1.5, "a::two[x y]": 2}
    kept.note("a::one", "failed", 1)
    assert kept.take_over() == {"a::two[x y]": 2}
    assert Passed(kept.path, "other").take_over() == {}
    assert kept.take_over() == {}


def test_any_source_changes_the_state_and_what_is_made_from_them_does_not(tmp_path: Path) -> None:
    for name in ("src/a.py", "tests/deep/b.txt", "tools/c.py", "requirements/d.txt", "pyproject.toml", ".venv/.wheel"):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("")
    states = [state_of(tmp_path)]
    for path in sorted(path for path in tmp_path.rglob("*") if path.is_file()):
        path.write_text("changed")
        states.append(state_of(tmp_path))
    (tmp_path / "src" / "a.py").rename(tmp_path / "src" / "b.py")
    states.append(state_of(tmp_path))
    (tmp_path / "tests" / "new.py").write_text("")
    states.append(state_of(tmp_path))
    assert len(set(states)) == len(states)
    for name in ("src/a.so", "src/a.pyc", "README.md", "build/x", ".venv/bin"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("made")
    assert state_of(tmp_path) == states[-1]
