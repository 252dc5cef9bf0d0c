"""What the tests of several nodes share."""

import pytest

from saboteur.server.tables import doing


@pytest.fixture(autouse=True)
def little_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game begins soon although nobody here answers when a node asks for the nonces that another one was given."""
    monkeypatch.setattr(doing, "NONCE_WAIT", 0.2)
