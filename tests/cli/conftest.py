"""What the tests of commands share."""

import pytest

from saboteur.cli.speaking import SETTINGS
from tests.cli.running import Here


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Commands use English, whatever the language of the environment."""
    for name in SETTINGS:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.fixture
def here(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Here:
    """Runs a command in this process."""
    return Here(capsys, monkeypatch)
