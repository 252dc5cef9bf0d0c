"""Cells of the endless grid: x grows east, y grows north (1.3)."""
# mypyc: off

from __future__ import annotations

import re
from typing import Final, NamedTuple

_TEXT: Final = re.compile(r"(0|-?[1-9][0-9]{0,2}),(0|-?[1-9][0-9]{0,2})", re.ASCII)


class Cell(NamedTuple):
    """A place in the mine.

    >>> Cell.parse("3,-1")
    Cell(x=3, y=-1)
    >>> str(Cell(3, -1))
    '3,-1'
    """

    x: int
    y: int

    @staticmethod
    def parse(text: str) -> Cell:
        """Reads what `str` writes."""
        match = _TEXT.fullmatch(text)
        if match is None:
            raise ValueError(f"not a cell: {text!r} (expected x,y such as 3,-1)")
        return Cell(int(match[1]), int(match[2]))

    def __str__(self) -> str:
        return f"{self.x},{self.y}"

    @property
    def code(self) -> int:
        """The number of the cell in the fast part of the rules; 0 for all cells that no card can ever reach."""
        if not (-128 < self.x < 128 and -128 < self.y < 128):
            return 0
        return (self.y + 128) * 256 + self.x + 128

    @staticmethod
    def of_code(code: int) -> Cell:
        """The cell of this number."""
        return Cell(code % 256 - 128, code // 256 - 128)
