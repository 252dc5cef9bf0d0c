"""The text from which a drawing is read: its characters, and errors for those that cannot be read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from saboteur.notation.text import InvalidText

BLANK: Final = " "


class InvalidDiagram(InvalidText):
    """A drawing that cannot be read: where (both from 1), what was expected there and what was found.

    >>> from saboteur import drawn, ruleset
    >>> drawn("S─┼%", ruleset("base"))
    Traceback (most recent call last):
    saboteur.notation.drawing.sheet.InvalidDiagram: line 1, column 4: expected a tunnel, S, ?, · or a letter, found '%'
    """


@dataclass(frozen=True, slots=True)
class Place:
    """Where in the text something is drawn, both from 1, and the sign or word that stands there."""

    line: int
    column: int
    found: str

    def wrong(self, expected: str) -> InvalidDiagram:
        """Something else was expected here."""
        return InvalidDiagram(self.line, self.column, expected, self.found)


class Sheet:
    """The lines of a text; beyond their ends it is blank. Lines and columns are counted from 0 here."""

    __slots__ = ("lines",)

    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        while len(self.lines) > 1 and not self.lines[-1].strip(BLANK):
            self.lines.pop()

    def cut(self, line: int, column: int, wide: int) -> str:
        """This number of characters of a line."""
        row = self.lines[line] if line < len(self.lines) else ""
        return row[column : column + wide].ljust(wide)

    def place(self, line: int, column: int, wide: int = 1) -> Place:
        """The place of this character; beyond the end of a line it counts as missing."""
        if line >= len(self.lines):
            line, column = len(self.lines) - 1, len(self.lines[-1])
        row = self.lines[line]
        return Place(line + 1, min(column, len(row)) + 1, row[column : column + wide])
