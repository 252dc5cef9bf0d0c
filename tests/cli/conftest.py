"""What the tests of commands share."""

import pytest

from tests.cli.running import Here


@pytest.fixture
def here(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Here:
    """Runs a command in this process."""
    return Here(capsys, monkeypatch)
