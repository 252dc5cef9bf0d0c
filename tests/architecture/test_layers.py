"""The rooms of the package, and the arrows between them."""

from pathlib import Path, PurePosixPath

import pytest

from tests.architecture.layers import LONGEST, ROOMS, violations

SOURCES = Path(__file__).parents[2] / "src" / "saboteur"


def test_no_arrow_is_turned_round_and_every_module_is_named_and_sized_well() -> None:
    paths = sorted(SOURCES.rglob("*.py"))
    assert paths
    faults = [
        fault
        for path in paths
        for fault in violations(PurePosixPath(path.relative_to(SOURCES)), path.read_text(encoding="utf-8"))
    ]
    assert not faults, "\n" + "\n".join(faults)


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("engine/mine.py", "from saboteur.rulesets.base import BASE"),
        ("engine/mine.py", "from saboteur.notation import diagram"),
        ("engine/mine.py", "from saboteur import table"),
        ("engine/mine.py", "from saboteur import Game"),
        ("engine/mine.py", "import saboteur.bots"),
        ("engine/mine.py", "import random"),
        ("engine/mine.py", "from time import monotonic"),
        ("engine/mine.py", "import os.path"),
        ("engine/mine.py", "from pathlib import Path"),
        ("engine/mine.py", "from importlib import import_module"),
        ("engine/mine.py", "import numpy"),
        ("engine/mine.py", "def lay():\n    from random import choice\n    return choice"),
        ("engine/mine.py", "from . import cell"),
        ("engine/mine.py", "__import__('random')"),
        ("rulesets/base.py", "from saboteur.notation.record import Record"),
        ("rulesets/base.py", "import random"),
        ("notation/record.py", "from saboteur.table.seat import Seat"),
        ("notation/record.py", "import numpy"),
        ("table/game.py", "from saboteur.bots.plain import Plain"),
        ("table/game.py", "import time"),
        ("bots/plain.py", "from saboteur.server.app import App"),
        ("bots/plain.py", "from saboteur.cli.main import main"),
        ("bots/plain.py", "from saboteur.words import Words"),
        ("words/facts.py", "from saboteur.cli.main import main"),
        ("server/app.py", "from saboteur.cli.main import main"),
        ("env/gym.py", "from saboteur.server import app"),
        ("__init__.py", "from saboteur.cli import Command"),
        ("shed/mine.py", "import enum"),
        ("engine/utils.py", ""),
        ("engine/common/mine.py", ""),
        ("engine/mine.py", "x = 1\n" * (LONGEST + 1)),
    ],
)
def test_a_violation_is_found(path: str, source: str) -> None:
    assert len(violations(PurePosixPath(path), source)) == 1


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("engine/mine.py", "from saboteur.engine.cell import Cell\nfrom saboteur.engine import tile"),
        (
            "engine/mine.py",
            "from librt.vecs import vec\nfrom mypy_extensions import i64\nfrom typing import Final",
        ),
        ("rulesets/base.py", "from saboteur.engine.round import Round"),
        ("table/game.py", "from saboteur.notation.record import Record\nimport hashlib"),
        ("bots/plain.py", "import random\nfrom saboteur.table.game import Game"),
        ("words/facts.py", "from saboteur.table.refusals import Reason\nimport fluent.runtime"),
        ("server/app.py", "from saboteur.words import Words"),
        ("cli/main.py", "from saboteur import __version__\nfrom saboteur.server import app\nimport time"),
        ("__init__.py", "from saboteur.engine.round import Round"),
        ("__main__.py", "from saboteur.cli.main import main"),
        ("engine/mine.py", "x = 1\n" * LONGEST),
    ],
)
def test_what_is_allowed_is_not_complained_about(path: str, source: str) -> None:
    assert violations(PurePosixPath(path), source) == []


def test_the_arrows_have_no_circle() -> None:
    seen: set[str] = set()
    for room, allowed in ROOMS.items():
        assert allowed - {"saboteur"} <= seen
        seen.add(room)
