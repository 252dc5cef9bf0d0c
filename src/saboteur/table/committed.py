"""The result of one step at a table: the lines for its record, ready to be saved, and the numbers of its events."""

from __future__ import annotations

from dataclasses import dataclass

from saboteur.notation.records.lines import line_text
from saboteur.notation.records.record import Line


@dataclass(frozen=True, slots=True)
class Taken:
    """A step was accepted: what the player who made it may know."""

    first: int
    """The number of its first event."""
    last: int
    """The number of its last event."""


@dataclass(frozen=True, slots=True)
class Committed(Taken):
    """A step was accepted. What follows from it automatically (a deal, moves the table makes) belongs to it.

    The events themselves are at the table: `table.events(observer, since=done.first - 1)` gives them to anybody.

    >>> from saboteur import Table, parse_statement, ruleset
    >>> table = Table(ruleset("duel"), 2, seed="1")
    >>> table.begin()
    Committed(lines=('deal',), first=1, last=2)
    >>> table.say(1, parse_statement("need lamp"), time=12_500)
    Committed(lines=('@12.5 1 says need lamp',), first=3, last=3)
    """

    entries: tuple[Line, ...]
    """The lines it added to the record: only for the host, because they show all cards."""

    @property
    def lines(self) -> tuple[str, ...]:
        """The record's lines as text, in order; written when somebody looks, as most games are kept by nobody."""
        return tuple(map(line_text, self.entries))

    @property
    def text(self) -> str:
        """What a store appends: the lines, each with its end."""
        return "".join([f"{line}\n" for line in self.lines])

    def __repr__(self) -> str:
        return f"Committed(lines={self.lines}, first={self.first}, last={self.last})"
