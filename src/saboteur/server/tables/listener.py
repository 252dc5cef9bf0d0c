"""What a table knows of a person who listens to it over the network."""

from __future__ import annotations

from typing import Protocol


class Listener(Protocol):
    """A connection of a person."""

    person: str
    """Who it is."""
    name: str
    """What they are called."""

    gone: bool
    """Whether it is closed."""

    def send(self, message: bytes) -> None:
        """Sends a message as soon as the other side takes it.

        A listener who takes too little is dropped, but later: who listens to a table does not change meanwhile.
        """
