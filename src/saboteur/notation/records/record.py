"""A record: a whole game written down, so that it can be sent, replayed and checked (docs/notation.md, "Records")."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from saboteur.engine.deal import Deal
from saboteur.engine.moves import Move
from saboteur.engine.ruleset import Ruleset
from saboteur.engine.setup.setup import Setup
from saboteur.engine.values.facts import Fact
from saboteur.engine.view import View
from saboteur.notation.moves import HiddenMove
from saboteur.notation.records.wellformed import is_line
from saboteur.notation.statements import Statement

TABLE: Final = "table"
WATCHER: Final = "watcher"
Seen = Literal["table", "watcher"] | int
"""Whose record it is: everything, what a watcher saw, or what one seat saw."""

LONGEST_NAME: Final = 40
LONGEST_REASON: Final = 200
LONGEST_SEED: Final = 200
LONGEST_COMMENT: Final = 1000
LATEST: Final = 10**12 - 1  # milliseconds: thirty years


@dataclass(frozen=True, slots=True)
class Chair:
    """Who plays for a seat: a person or a bot.

    >>> str(Chair("person", "Anna"))
    'person Anna'
    >>> Chair("bot", "#1")
    Traceback (most recent call last):
    ValueError: a name has at most 40 printed characters, none of them #, and no space at its ends
    """

    kind: Literal["person", "bot"]
    name: str = ""

    def __post_init__(self) -> None:
        if self.kind not in ("person", "bot"):
            raise ValueError(f"a seat is played by a person or a bot, not by {self.kind!r}")
        if not is_line(self.name, LONGEST_NAME) or "#" in self.name:
            raise ValueError(
                f"a name has at most {LONGEST_NAME} printed characters, none of them #, and no space at its ends"
            )

    def __str__(self) -> str:
        return f"{self.kind} {self.name}" if self.name else self.kind


def parse_chair(text: str) -> Chair:
    """Reads what `str` writes.

    >>> parse_chair("bot plain")
    Chair(kind='bot', name='plain')
    >>> parse_chair("table")
    Traceback (most recent call last):
    ValueError: a seat is played by a person or a bot, not by 'table'
    """
    kind, _, name = text.partition(" ")
    return Chair(kind, name)  # type: ignore[arg-type]  # whether it is one of the two is seen there


@dataclass(frozen=True, slots=True)
class Dealt:
    """A round was dealt: by the seed, or in these orders."""

    deal: Deal | None = None
    """`None` if the seed gives it, or if the observer did not see it."""


@dataclass(frozen=True, slots=True)
class Moved:
    """A seat moved."""

    seat: int
    move: Move | HiddenMove


@dataclass(frozen=True, slots=True)
class Said:
    """A seat made a statement, true or not."""

    seat: int
    statement: Statement


@dataclass(frozen=True, slots=True)
class Sat:
    """A seat is played by somebody else from now on."""

    seat: int
    chair: Chair


@dataclass(frozen=True, slots=True)
class Abandoned:
    """The game was broken off: nothing follows it.

    >>> Abandoned(2, "too late # for me")
    Traceback (most recent call last):
    ValueError: reason: expected at most 200 printed characters, none of them #, and no space at the ends
    """

    seat: int | None
    """Who broke it off; nobody: the host did."""
    reason: str = ""

    def __post_init__(self) -> None:
        if not is_line(self.reason, LONGEST_REASON) or "#" in self.reason:
            wanted = f"at most {LONGEST_REASON} printed characters, none of them #, and no space at the ends"
            raise ValueError(f"reason: expected {wanted}")


Entry = Dealt | Moved | Said | Sat | Abandoned


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a record, with the facts that may be written under it."""

    entry: Entry | None
    """`None`: a comment alone."""
    facts: tuple[Fact, ...] = ()
    time: int | None = None
    """Milliseconds since the game began, by the clock of the host who kept the record."""
    comment: str = ""


@dataclass(frozen=True, slots=True)
class Result:
    """How the game ended."""

    gold: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Record:
    """A game from its beginning, or from a position, as far as it has been played."""

    ruleset: Ruleset
    seats: int
    chairs: tuple[Chair, ...] = ()
    """A seat each, or none: nobody cared."""
    observer: Seen = TABLE
    begun: str = ""
    """Dates are `2026-11-16T18:00:00Z`; an empty text if there is none."""
    ended: str = ""
    automatic: bool = False
    """Whether the table makes moves by itself where public knowledge leaves one."""
    commitment: str = ""
    nonces: tuple[str, ...] = ()
    """A seat each, or none: nobody gave one."""
    seed: str | None = None
    """`None` if every deal is written out, or if it is not yet known."""
    result: Result | None = None
    start: Setup | View | None = None
    """A position, or `None`: the game begins with its first deal."""
    lines: tuple[Line, ...] = ()

    @property
    def shows_facts(self) -> bool:
        """Whether facts are written under the lines, as they must be where not everything is known."""
        return self.observer != TABLE or any(line.facts for line in self.lines)


def is_seed(text: str) -> bool:
    """Whether a record can hold this seed."""
    return bool(text) and is_line(text, LONGEST_SEED)


def is_start(start: Setup | View, ruleset: Ruleset, seats: int, observer: Seen) -> bool:
    """Whether a record of this game and observer can begin with this position."""
    if str(start.ruleset) != str(ruleset) or start.seats != seats:
        return False
    if isinstance(start, View):
        return start.observer == (None if observer == WATCHER else observer)
    return observer == TABLE
