"""How far a measurement has come, told to the program that runs it."""

from typing import Protocol


class Steps(Protocol):
    """Counts the steps of a long run."""

    def step(self, what: str) -> None:
        """The next step begins."""
