"""The rooms of the package, their doors, and the arrows between them."""

from pathlib import Path

import pytest

from tests.architecture.layers import LONGEST, ROOMS, House

HOUSE = House.at(Path(__file__).parents[2] / "src" / "saboteur")
DOORS = {
    "engine/__init__.py": '__all__ = ["core", "game", "values"]',
    "engine/values/__init__.py": '__all__ = ["cell"]',
    "engine/core/__init__.py": '__all__ = ["state"]',
    "rulesets/__init__.py": '__all__ = ["base"]',
    "notation/__init__.py": '__all__ = ["drawing", "records"]',
    "notation/drawing/__init__.py": '__all__ = ["diagram"]',
    "notation/records/__init__.py": '__all__ = ["record"]',
    "table/__init__.py": '__all__ = ["table"]',
    "bots/__init__.py": '__all__ = ["plain"]',
    "bots/plain/__init__.py": '__all__ = ["player"]',
    "words/__init__.py": "__all__ = []",
    "server/__init__.py": '__all__ = ["app"]',
    "cli/__init__.py": '__all__ = ["main"]',
}
NOTHING = dict.fromkeys(
    """
    engine/game.py engine/values/cell.py engine/core/state.py engine/core/mine.py rulesets/base.py
    notation/drawing/diagram.py notation/records/record.py notation/records/reading.py
    table/table.py bots/plain/player.py server/app.py cli/main.py
    """.split(),
    "",
)


def violations(path: str, source: str) -> list[str]:
    """What a small house says of one of its modules."""
    return House({**DOORS, **NOTHING, path: source}).violations_in(path)


def test_no_arrow_is_turned_round_and_every_module_is_named_and_sized_well() -> None:
    assert len(HOUSE.sources) > 200
    faults = HOUSE.violations()
    assert not faults, "\n" + "\n".join(faults)


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("engine/game.py", "from saboteur.rulesets.base import BASE"),
        ("engine/game.py", "from saboteur.notation.drawing import diagram"),
        ("engine/game.py", "from saboteur import table"),
        ("engine/game.py", "from saboteur import Game"),
        ("engine/game.py", "import saboteur.bots"),
        ("engine/game.py", "import random"),
        ("engine/game.py", "from time import monotonic"),
        ("engine/game.py", "import os.path"),
        ("engine/core/mine.py", "from pathlib import Path"),
        ("engine/core/mine.py", "from importlib import import_module"),
        ("engine/core/mine.py", "import numpy"),
        ("engine/core/mine.py", "def lay():\n    from random import choice\n    return choice"),
        ("engine/core/mine.py", "from . import cell"),
        ("engine/core/mine.py", "__import__('random')"),
        ("engine/core/mine.py", "from saboteur.engine.game import Game"),
        ("engine/values/cell.py", "from saboteur.engine.core.state import State"),
        ("engine/values/cell.py", "from saboteur.engine.core import state"),
        ("rulesets/base.py", "from saboteur.notation.records.record import Record"),
        ("rulesets/base.py", "import random"),
        ("notation/records/record.py", "from saboteur.table.table import Table"),
        ("notation/records/record.py", "import numpy"),
        ("table/table.py", "from saboteur.bots.plain.player import Plain"),
        ("table/table.py", "import time"),
        ("bots/plain/player.py", "from saboteur.server.app import App"),
        ("bots/plain/player.py", "from saboteur.cli.main import main"),
        ("bots/plain/player.py", "from saboteur.words import Words"),
        ("words/facts.py", "from saboteur.cli.main import main"),
        ("server/app.py", "from saboteur.cli.main import main"),
        ("env/gym.py", "from saboteur.server import app"),
        ("__init__.py", "from saboteur.cli import Command"),
        ("shed/mine.py", "import enum"),
        ("engine/utils.py", ""),
        ("engine/common/mine.py", ""),
        ("engine/core/mine.py", "x = 1\n" * (LONGEST + 1)),
    ],
)
def test_a_violation_is_found(path: str, source: str) -> None:
    assert len(violations(path, source)) == 1


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("engine/game.py", "from saboteur.engine.core.mine import Mine"),
        ("engine/game.py", "from saboteur.engine.core import mine"),
        ("engine/game.py", "import saboteur.engine.core.mine"),
        ("table/table.py", "from saboteur.notation.records.reading import read_record"),
        ("table/table.py", "from saboteur.engine.core.mine import Mine"),
        ("rulesets/base.py", "from saboteur.engine.core.mine import Mine"),
        ("engine/core/__init__.py", ""),
        ("engine/core/__init__.py", "__all__ = ['shed']"),
    ],
)
def test_a_closed_door_is_found(path: str, source: str) -> None:
    assert len(violations(path, source)) == 1


@pytest.mark.parametrize(
    ("path", "source"),
    [
        (
            "engine/core/mine.py",
            "from saboteur.engine.values.cell import Cell\nfrom saboteur.engine.values import cell",
        ),
        ("engine/core/state.py", "from saboteur.engine.core.mine import Mine"),
        (
            "engine/core/mine.py",
            "from librt.vecs import vec\nfrom mypy_extensions import i64\nfrom typing import Final",
        ),
        ("engine/core/__init__.py", "class State: ...\n__all__ = ['state', 'State']"),
        ("rulesets/base.py", "from saboteur.engine.core.state import State"),
        ("table/table.py", "from saboteur.notation.records.record import Record\nimport hashlib"),
        ("bots/plain/player.py", "import random\nfrom saboteur.table.table import Table"),
        ("words/facts.py", "from saboteur.table.table import Table\nimport fluent.runtime"),
        ("server/app.py", "from saboteur.words import Words"),
        ("cli/main.py", "from saboteur import __version__\nfrom saboteur.server import app\nimport time"),
        ("__init__.py", "from saboteur.engine.game import Game"),
        ("__main__.py", "from saboteur.cli.main import main"),
        ("engine/core/mine.py", "x = 1\n" * LONGEST),
    ],
)
def test_what_is_allowed_is_not_complained_about(path: str, source: str) -> None:
    assert violations(path, source) == []


def test_the_door_of_the_commands_names_all_of_them() -> None:
    """They are imported by their names."""
    room = "cli.commands"
    inside = {module.removeprefix(f"{room}.") for module in HOUSE.modules if module.startswith(f"{room}.")}
    assert set(HOUSE.doors[room] or ()) == inside


def test_the_arrows_have_no_circle() -> None:
    seen: set[str] = set()
    for room, allowed in ROOMS.items():
        assert allowed - {"saboteur"} <= seen, room
        seen.add(room)
