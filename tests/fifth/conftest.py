"""The fifth game is there while its tests run."""

from collections.abc import Iterator

import pytest

from saboteur.rulesets import GAMES, OPTIONS, register
from tests.cli.conftest import english, here
from tests.fifth.twogold import NAME, TWOGOLD


@pytest.fixture(autouse=True, scope="module")
def registered() -> Iterator[None]:
    """One call is all it takes."""
    register(TWOGOLD)
    yield
    del GAMES[NAME], OPTIONS[NAME]


__all__ = ["english", "here", "registered"]
