"""What a machine lacks. Standard library only."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Missing:
    """What is missing, and the command that helps."""

    what: str
    remedy: str
