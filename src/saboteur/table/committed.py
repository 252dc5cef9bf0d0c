"""What one step brought to a table: the lines of its record, ready to be kept, and the numbers of its events."""

from __future__ import annotations

from dataclasses import dataclass

from saboteur.notation.record import Line
from saboteur.notation.recordlines import line_text


@dataclass(frozen=True, slots=True)
class Taken:
    """Something was taken: what whoever brought it may know of that."""

    first: int
    """The number of the first event it brought about."""
    last: int
    """The number of the last one: what a player has seen who was told all of it."""


@dataclass(frozen=True, slots=True)
class Committed(Taken):
    """Something was taken. What follows from it by itself (a deal, moves that are the only ones) belongs to it.

    >>> from saboteur import Table, parse_statement, ruleset
    >>> table = Table(ruleset("duel"), 2, seed="1")
    >>> table.begin()
    Committed(lines=('deal',), first=1, last=2)
    >>> table.say(1, parse_statement("need lamp"), time=12_500)
    Committed(lines=('@12.5 1 says need lamp',), first=3, last=3)
    """

    entries: tuple[Line, ...]
    """The lines it added to the record: the host's, for they tell all cards."""

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
