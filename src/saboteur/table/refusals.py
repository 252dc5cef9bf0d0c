"""Why the table refuses something that the rules do not refuse."""

from __future__ import annotations

from enum import Enum

from saboteur.engine.values.refusal import Refusal
from saboteur.notation.records.lines import time_text


class TableRefusal(Enum):
    """A reason in the same form as those of the rules, but without a rule."""

    NO_SUCH_SEAT = "nobody sits there"
    NOT_DEALT = "the round has not been dealt yet"
    BEGUN = "the game has begun already"
    OVER = "the game is over"
    STALE = "the game has gone on since the last fact that player had seen"
    NOT_YET_TOLD = "an event of this number has not happened yet"
    NOT_ASKED = "another seat is asked"
    NONCE_GIVEN = "that seat has given its nonce already"
    NO_SEED = "the deal does not come from a seed"
    INVALID_NONCE = "a nonce has 1 to 64 letters, digits, - or _"
    TOO_MANY_STATEMENTS = "no more statements until somebody has moved"
    MEANINGLESS = "that statement means nothing in this game"

    @property
    def rule(self) -> str:
        """No rule."""
        return ""

    @property
    def reason(self) -> str:
        """In words."""
        return self.value

    def __repr__(self) -> str:
        return f"TableRefusal.{self.name}"

    def __str__(self) -> str:
        return self.value


Reason = Refusal | TableRefusal


class InvalidRecord(ValueError):
    """A record that does not replay; `index` is that of the line, -1 for the headers."""

    def __init__(self, index: int, message: str) -> None:
        super().__init__(index, message)
        self.index = index

    def __str__(self) -> str:
        return str(self.args[1])


def runs_backwards(time: int, last: int) -> str:
    """What is wrong with a line whose time is before that of a line above it."""
    return f"times do not run backwards: @{time_text(time)} after @{time_text(last)}"
