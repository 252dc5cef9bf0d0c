"""One character a cell: light lines are tunnels, heavy lines dead ends, letters are named by a legend below."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from string import ascii_lowercase, ascii_uppercase
from typing import Final

from saboteur.engine.cell import Cell
from saboteur.engine.lying import lying_text, read_lying
from saboteur.engine.tile import Tile
from saboteur.notation.marks import HIDDEN, PLAIN, Drawn, InvalidDiagram, Marks, drawn_of

_GLYPHS: Final = """
NESW=┼ ESW.N=╀ NSW.E=┾ NEW.S=╁ NES.W=┽ EW.N.S=╂ NS.E.W=┿ NE.S.W=╅ NW.E.S=╆ ES.N.W=╃ SW.N.E=╄ N.E.S.W=╋
NES=├ NEW=┴ NSW=┤ ESW=┬ NS.E=┝ NS.W=┥ EW.N=┸ EW.S=┰ NE.S=┟ NE.W=┵ NW.E=┶ NW.S=┧ ES.N=┞ ES.W=┭ SW.N=┦ SW.E=┮
N.E.S=┣ N.E.W=┻ N.S.W=┫ E.S.W=┳ NS=│ EW=─ NE=└ NW=┘ ES=┌ SW=┐ N.S=┃ E.W=━ N.E=┗ N.W=┛ E.S=┏ S.W=┓
N=╹ E=╺ S=╻ W=╸ NS.EW=╫ NE.SW=╲ NW.ES=╱
"""
GLYPH: Final = {Tile.parse(name): glyph for name, _, glyph in (pair.partition("=") for pair in _GLYPHS.split())}
TILE: Final = {glyph: tile for tile, glyph in GLYPH.items()}
assert len(GLYPH) == len(TILE) == 51  # every way to part up to four openings

EMPTY: Final = "·"
START: Final = "S"
FACE_DOWN: Final = "?"
LETTERS: Final = ascii_lowercase + ascii_uppercase.replace(START, "")
CROSS: Final = Tile.parse("NESW")


def read_compact(rows: list[str], legend: Mapping[str, str]) -> list[Drawn]:
    """The cells of a drawing, its top left corner at 0,0; lines `a = CARD …` below it add to the legend."""
    legend = {**legend, **{row[0]: row[4:].strip() for row in rows if row[1:4] == " = "}}
    rows = [row for row in rows if row.strip() and row[1:4] != " = "]
    found = []
    for y, row in enumerate(rows):
        for x, glyph in enumerate(row):
            if glyph not in (EMPTY, " "):
                found.append(_cell(Cell(x, -y), glyph, legend))
    return found


def _cell(cell: Cell, glyph: str, legend: Mapping[str, str]) -> Drawn:
    if glyph in legend:
        return drawn_of(read_lying(cell, legend[glyph]))
    if glyph == START:
        return Drawn(cell, CROSS, Marks(use="start"))
    if glyph == FACE_DOWN:
        return Drawn(cell, None, HIDDEN)
    if glyph not in TILE:
        raise InvalidDiagram(f"row {1 - cell.y}, column {cell.x + 1}: {glyph!r} is neither a tunnel nor in the legend")
    return Drawn(cell, TILE[glyph])


def draw_compact(cells: Iterable[Drawn], west: int, east: int, north: int, south: int) -> str:
    """The drawing; what its lines cannot show stands as a letter, named below."""
    by_cell = {drawn.cell: drawn for drawn in cells}
    letters: dict[str, str] = {}
    rows = []
    for y in range(north, south - 1, -1):
        glyphs = [_glyph(by_cell.get(Cell(x, y)), letters) for x in range(west, east + 1)]
        rows.append("".join(glyphs))
    return "\n".join([*rows, *(f"{letter} = {text}" for text, letter in letters.items())])


def _glyph(drawn: Drawn | None, letters: dict[str, str]) -> str:
    if drawn is None:
        return EMPTY
    if drawn.tile is None:
        return FACE_DOWN
    if drawn.marks.use == "start":
        return START
    if drawn.marks == PLAIN or drawn.marks in (Marks(use="gold"), Marks(use="stone"), Marks(use="vein")):
        return GLYPH[drawn.tile]
    if drawn.named is None:
        raise InvalidDiagram(f"{drawn.cell}: its card has to be known to be named in a legend")
    return letters.setdefault(lying_text(drawn.named), LETTERS[len(letters)])
