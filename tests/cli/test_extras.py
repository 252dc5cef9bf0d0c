"""What is installed without extras: every command works with the rules' own dependencies, or says what it lacks."""

import os
import re
import tomllib
from collections.abc import Iterable
from importlib.metadata import packages_distributions, requires
from pathlib import Path

import pytest

from saboteur.cli.extras import EXTRAS
from saboteur.cli.main import COMMANDS
from tests.cli.running import in_terminal, saboteur

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
RECORD = next((ROOT / "tests" / "table" / "golden").glob("second-duel-*-table.sab"))
# Words that make each command do its work, and something it prints then.
WORKING = {
    "demo": (("--game", "solo", "--fast"), "Solo: one round"),
    "replay": ((str(RECORD),), "round"),
    "verify": ((str(RECORD),), ": right: 140 moves"),
    "convert": ((str(RECORD),), '"record"'),
    "deal": (("5eed",), "deck"),
    "fairness": (("--deals", "1000", "--game", "solo"), "chi-square"),
    "perft": (("--depth", "1"), "1"),
    "referee": ((), '"ok":"hello"'),
    "schema": (("bots",), '"Told"'),
    "match": (("--game", "solo", "--bot", "plain", "rounds=1"), "ms/move"),
    "arena": (("--game", "solo", "--bot", "random", "--games", "1", "--jobs", "1", "rounds=1"), "solo"),
    "simulate": (("--game", "solo", "--games", "2", "--jobs", "1", "rounds=1"), "solo"),
    "bench": (("--games", "solo", "--here", "--seconds", "0.01"), "moves/s"),
}
NEEDING = {
    "play": ("rich", "--start"),
    "serve": ("platformdirs", "--port"),
    "bot": ("websockets", "--url", "http://localhost:1/t/x", "--", "true"),
    "join": ("rich", "http://localhost:1"),
    "load": ("uvloop", "--tables", "1"),
    "backup": ("platformdirs", "--force"),
    "restore": ("platformdirs", "--force"),
    "move-database": ("asyncpg", "tables.sqlite", "postgresql://localhost/saboteur"),
    "admin": ("platformdirs", "bans"),
    "completion": ("shtab", "bash"),
}
# As if nothing else were installed: read by Python before anything is imported.
UNINSTALL = """
import sys

class Absent:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {names!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Absent())
"""


def needed(names: Iterable[str]) -> set[str]:
    """These distributions and all they need themselves."""
    found: set[str] = set()
    wanted = {re.sub(r"[-_.]+", "-", re.split(r"[^\w.-]", each)[0]).lower() for each in names}
    while wanted - found:
        each = (wanted - found).pop()
        found.add(each)
        more = [line for line in requires(each) or () if "extra ==" not in line]
        wanted |= {re.sub(r"[-_.]+", "-", re.split(r"[^\w.-]", line)[0]).lower() for line in more}
    return found


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment in which only the package and its own dependencies can be imported."""
    there = needed(PROJECT["dependencies"])
    absent = {
        package
        for package, owners in packages_distributions().items()
        if not there & {re.sub(r"[-_.]+", "-", owner).lower() for owner in owners}
        and not package.startswith("saboteur")
    }
    assert {"rich", "shtab", "pytest"} <= absent
    folder = tmp_path_factory.mktemp("bare")
    (folder / "sitecustomize.py").write_text(UNINSTALL.format(names=sorted(absent)), encoding="utf-8")
    return {"PYTHONPATH": os.pathsep.join(filter(None, (str(folder), os.environ.get("PYTHONPATH"))))}


def test_every_command_is_tried() -> None:
    assert {*WORKING, *NEEDING} == {*COMMANDS}


@pytest.mark.parametrize("command", WORKING)
def test_a_command_that_needs_no_extra_works_without(command: str, bare: dict[str, str]) -> None:
    words, printed = WORKING[command]
    done = saboteur(command, *words, stdin='{"do": "hello"}' if command == "referee" else "", **bare)
    assert (done.returncode, done.stderr) == (0, "")
    assert printed in done.stdout


@pytest.mark.parametrize("command", NEEDING)
def test_a_command_whose_extra_is_missing_says_how_to_install_it(command: str, bare: dict[str, str]) -> None:
    package, *words = NEEDING[command]
    for given in (words, ["--help"]):
        done = saboteur(command, *given, **bare)
        assert (done.returncode, done.stdout) == (2, "")
        install = f"pip install 'saboteur-cards[{EXTRAS[package]}]'"
        assert done.stderr == f"saboteur {command}: the package {package} is missing here: {install}\n"


def test_a_database_whose_extra_is_missing_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(UNINSTALL.format(names=["asyncpg"]), encoding="utf-8")
    place = os.pathsep.join(filter(None, (str(tmp_path), os.environ.get("PYTHONPATH"))))
    done = saboteur("admin", "--database", "postgresql://localhost/tables", "bans", PYTHONPATH=place)
    why = "the package asyncpg is missing here: pip install 'saboteur-cards[postgres]'"
    assert (done.returncode, done.stderr) == (2, f"saboteur admin: {why}\n")


@pytest.mark.parametrize("words", [("--help",), ("--version",)])
def test_the_command_itself_needs_no_extra(words: tuple[str, ...], bare: dict[str, str]) -> None:
    done = saboteur(*words, **bare)
    assert (done.returncode, done.stderr) == (0, "")


def test_many_games_are_played_without_a_bar(bare: dict[str, str]) -> None:
    words = ("simulate", "--game", "solo", "--games", "2", "--jobs", "1", "rounds=1")
    assert "━" in in_terminal(*words).text
    seen = in_terminal(*words, PYTHONPATH=bare["PYTHONPATH"])
    assert seen.status == 0
    assert "━" not in seen.text
    assert "solo rounds=1" in seen.text


def test_a_fault_of_the_program_is_not_taken_for_a_missing_extra(tmp_path: Path) -> None:
    broken = tmp_path / "sitecustomize.py"
    broken.write_text(UNINSTALL.format(names=["fluent"]), encoding="utf-8")
    place = os.pathsep.join(filter(None, (str(tmp_path), os.environ.get("PYTHONPATH"))))
    done = saboteur("demo", PYTHONPATH=place)
    assert done.returncode == 1
    assert "ModuleNotFoundError: No module named 'fluent'" in done.stderr
