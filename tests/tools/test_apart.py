"""Long runs that are said to be apart from some sources cannot reach them."""

from pathlib import Path

import pytest

from tests.tools.reaching import Sources
from tools.sources import ABOVE_TABLES, APART, PAGE, sources

ROOT = Path(__file__).parents[2]
ALL = Sources(
    {place: path.read_text(encoding="utf-8") if path.suffix == ".py" else "" for place, path in sources(ROOT)}
)
SMALL = {
    "src/saboteur/__init__.py": "from importlib import import_module\nfrom saboteur.engine.game import Game",
    "src/saboteur/engine/__init__.py": "",
    "src/saboteur/engine/game.py": "",
    "src/saboteur/server/__init__.py": "",
    "src/saboteur/server/app.py": "",
    "tests/laws/drawing.py": "",
    "tests/server/seating.py": "",
    "web/src/main.ts": "",
    "web/src/games.json.gz": "",
}


@pytest.mark.parametrize("part", APART)
def test_what_is_said_to_be_apart_is_out_of_reach(part: str) -> None:
    faults = ALL.faults(part, APART[part])
    assert not faults, "\n" + "\n".join(faults)


def faults(source: str, apart: tuple[str, ...] = ABOVE_TABLES, *, also: tuple[str, str] = ("", "")) -> list[str]:
    """What is wrong with a test of the laws in a small project, with another file in it."""
    return Sources({**SMALL, **dict([also]), "tests/laws/test_it.py": source}).faults("tests/laws/", apart)


@pytest.mark.parametrize(
    "source",
    [
        "from saboteur.server.app import App",
        "from saboteur.server import app",
        "from saboteur import server",
        "import saboteur\nsaboteur.server.app",
        "def test() -> None:\n    import saboteur.server.app",
        "from tests.server.seating import seated",
        "import subprocess",
        "from asyncio import create_subprocess_exec",
        "import os\nos.system('saboteur serve')",
        "import os\nos.execvp('saboteur', [])",
        "from concurrent.futures import ProcessPoolExecutor",
        "from importlib import import_module",
        "import importlib\nimportlib.import_module(name)",
        "__import__(name)",
        "ROOT / 'web' / 'src' / 'main.ts'",
        "(ROOT / 'web' / name).read_text()",
        "Path('src/saboteur/server').rglob('*.py')",
        "for path in (ROOT / 'src').rglob('*'): pass",
        "open('web/src/games.json.gz')",
    ],
)
def test_a_way_to_it_is_found(source: str) -> None:
    assert faults(source)
    assert faults("from tests.laws.drawing import drawn", also=("tests/laws/drawing.py", source))
    assert faults("", also=("tests/conftest.py", source))


def test_a_way_through_the_package_is_found() -> None:
    found = faults(
        "from saboteur import Game", also=("src/saboteur/engine/game.py", "from saboteur.server.app import App")
    )
    by = "tests/laws/: src/saboteur/engine/game.py imports src/saboteur/server"
    assert sorted(found) == [f"{by}/__init__.py", f"{by}/app.py"]


@pytest.mark.parametrize(
    ("source", "apart"),
    [
        ("from saboteur import Game\nimport saboteur\nsaboteur.Game", ABOVE_TABLES),
        ("from tests.laws.drawing import drawn\nimport random", ABOVE_TABLES),
        ("from concurrent.futures import ThreadPoolExecutor", ABOVE_TABLES),
        ("(ROOT / 'docs' / 'laws.md').read_text() + 'server'", ABOVE_TABLES),
        ("import subprocess\nfrom saboteur.server.app import App", PAGE),
        ("ROOT / 'web' / 'src' / 'games.json.gz'", PAGE),
    ],
)
def test_what_is_allowed_is_not_complained_about(source: str, apart: tuple[str, ...]) -> None:
    assert faults(source, apart) == []


def test_a_part_without_tests_is_found() -> None:
    assert Sources(SMALL).faults("tests/gone/", PAGE) == ["tests/gone/: there is nothing"]
