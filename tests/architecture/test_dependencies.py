"""What the package needs is declared where it is needed: the rules alone, each extra, the locks."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

from saboteur.cli.extras import DISTRIBUTION, EXTRAS

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
SOURCES = ROOT / "src" / "saboteur"
# What draws: the terminal game, pages of those who watch, the bar of a long run, completion.
SERVING = ("server/", "client/", "lab/load/", "cli/commands/serve.py")
SHARING = ("server/store/postgres/", "server/opening.py", "lab/load/ground.py")
CLUSTERING = ("lab/contest/raycluster.py",)
# A cluster says which version it wants; nothing else here needs it.
UNLOCKED = {"ray>=2.40"}
DRAWING = ("cli/playing/", "cli/replaying/easel.py", "cli/terminal/gamesbar.py", "cli/commands/completion.py")


def name(requirement: str) -> str:
    """Of a distribution, as it is compared."""
    found = re.match(r"[\w.-]+", requirement)
    assert found
    return re.sub(r"[-_.]+", "-", found[0]).lower()


def outside(source: str) -> Iterator[str]:
    """The packages a source imports that are neither Python's nor its own."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names):
                modules = [alias.name for alias in names]
            case ast.ImportFrom(module=str(module)):
                modules = [module]
            case _:
                continue
        tops = {
            ".".join(module.split(".")[:2]) if module.startswith("fluent.") else module.split(".")[0]
            for module in modules
        }
        yield from tops - sys.stdlib_module_names - {"saboteur"}


def test_every_package_imported_is_declared_where_it_is_needed() -> None:
    always = {name(each) for each in PROJECT["dependencies"]}
    extras = {extra: {name(each) for each in all_of} for extra, all_of in PROJECT["optional-dependencies"].items()}
    used: dict[str, set[str]] = {"": set(), "terminal": set(), "postgres": set(), "server": set(), "ray": set()}
    for path in SOURCES.rglob("*.py"):
        place = path.relative_to(SOURCES).as_posix()
        places = {"terminal": DRAWING, "postgres": SHARING, "server": SERVING, "ray": CLUSTERING}
        extra = next((name for name, inside in places.items() if place.startswith(inside)), "")
        used[extra] |= set(map(name, outside(path.read_text(encoding="utf-8"))))
    assert used[""] == always
    assert used["terminal"] == extras["terminal"]
    assert used["ray"] == extras["ray"]
    assert used["server"] - always == extras["server"]
    assert used["postgres"] - always == extras["postgres"]


def test_the_extras_of_the_command_line_are_those_of_the_package() -> None:
    assert PROJECT["name"] == DISTRIBUTION
    declared = {name(each): extra for extra, all_of in PROJECT["optional-dependencies"].items() for each in all_of}
    assert declared == EXTRAS


def test_the_locks_hold_the_dependencies_and_the_extras() -> None:
    extras = PROJECT["optional-dependencies"].values()
    declared = {*PROJECT["dependencies"], *(each for extra in extras for each in extra)} - UNLOCKED
    wished = (ROOT / "requirements" / "play.in").read_text(encoding="utf-8").splitlines()
    assert {each.replace("_", "-") for each in declared} <= set(wished)
    for lock in ("play", "dev"):
        pinned = (ROOT / "requirements" / f"{lock}.txt").read_text(encoding="utf-8")
        assert set(map(name, declared)) <= set(map(name, re.findall(r"^[\w.-]+==", pinned, re.MULTILINE)))
