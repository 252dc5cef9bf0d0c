"""One character for each cell: light lines are tunnels, heavy lines dead ends, a legend below explains letters."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from itertools import takewhile
from typing import Final

from saboteur.engine.drawing import EMPTY, FACE_DOWN, GLYPH, LETTERS, START, Shown, draw_cells, shown
from saboteur.engine.values.cell import Cell
from saboteur.engine.values.tile import Tile
from saboteur.engine.view import Lying
from saboteur.notation.drawing.marks import HIDDEN, PLAIN, Drawn, Marks, can_be_marked, can_be_opened, drawn_of
from saboteur.notation.drawing.sheet import BLANK, InvalidDiagram, Place, Sheet
from saboteur.notation.text import InvalidText, WordReader, one_of
from saboteur.notation.values import CARD, FARTHEST

TILE: Final = {glyph: tile for tile, glyph in GLYPH.items()}
CROSS: Final = Tile.parse("NESW")

_NAMES: Final = re.compile(r" *[^ ] *=")
"""How a line of the legend begins."""
_HOW_IT_LIES: Final = re.compile(r"turned|opened|@[0-9]", re.ASCII)

Named = tuple[Lying, Place]
"""A card of the legend, wherever it lies, and where it is named."""


def read_compact(sheet: Sheet, legend: Mapping[str, str]) -> list[Drawn]:
    """The cells of a drawing, its top left corner at 0,0; lines `a = CARD …` below it add to the legend.

    All lines may have the same indentation; blank lines are ignored.
    """
    lines = [line for line, row in enumerate(sheet.lines) if row.strip(BLANK)]
    indent = min((_indent(sheet.lines[line]) for line in lines), default=0)
    rows = list(takewhile(lambda line: not _NAMES.match(sheet.lines[line]), lines))
    named: dict[str, Named] = {}
    for line in lines[len(rows) :]:
        letter, card = _read_name(sheet, line, indent)
        if letter in named:
            raise sheet.place(line, indent).wrong("a letter not named above")
        named[letter] = card
    found = []
    for y, line in enumerate(rows):
        for column in range(indent, len(sheet.lines[line])):
            glyph = sheet.lines[line][column]
            if glyph in (EMPTY, BLANK):
                continue
            cell, place = Cell(column - indent, -y), sheet.place(line, column)
            if max(cell.x, y) > 2 * FARTHEST:  # wherever the drawing lies
                raise place.wrong(f"no card farther away than {FARTHEST}")
            found.append(_cell(cell, glyph, place, named, legend))
    return found


def _indent(row: str) -> int:
    return len(row) - len(row.lstrip(BLANK))


def _read_name(sheet: Sheet, line: int, indent: int) -> tuple[str, Named]:
    """Reads a line of the legend."""
    words = WordReader(sheet.lines[line][indent:], line + 1, indent + 1)
    try:
        letter = words.next
        if letter not in LETTERS:
            words.fail("a letter but S")
        words.next_word()
        words.sign("=")
        at = Place(line + 1, words.place, words.next)
        return letter, (_read_lying(words), at)
    except InvalidText as error:
        raise InvalidDiagram(error.line, error.column, error.expected, error.found) from None


def _read_lying(words: WordReader) -> Lying:
    """A card, then `turned`, `opened` and `@SEAT` if they apply."""
    column, word = words.place, words.next
    card = CARD.read(words)
    if card.tile is None:
        raise InvalidText(words.line, column, "a card that can lie in the mine", word)
    may_be = {"turned": not card.symmetric, "opened": can_be_opened(card), "@SEAT": can_be_marked(card)}
    expected = [name for name, may in may_be.items() if may] + ["the end"]
    given: dict[str, str] = {}
    while words.next:
        name = "@SEAT" if words.next.startswith("@") else words.next
        if name not in expected or not _HOW_IT_LIES.fullmatch(words.next):
            words.fail(one_of(tuple(expected)))
        expected = expected[expected.index(name) + 1 :]  # each once, in this order
        given[name] = words.next_word()
    marker = int(given["@SEAT"][1:]) if "@SEAT" in given else None
    return Lying(Cell(0, 0), card, "turned" in given, "opened" in given, marker)


def _cell(cell: Cell, glyph: str, place: Place, named: Mapping[str, Named], legend: Mapping[str, str]) -> Drawn:
    if glyph in named:
        lying, named_at = named[glyph]
        return replace(drawn_of(replace(lying, cell=cell)), place=place, named_at=named_at)
    if glyph in legend:
        try:
            lying = _read_lying(WordReader(legend[glyph]))
        except InvalidText as error:
            raise place.wrong(f"a card in `legend` ({error})") from None
        return replace(drawn_of(replace(lying, cell=cell)), place=place, named_at=place)
    if glyph == START:
        return Drawn(cell, CROSS, Marks(use="start"), place=place)
    if glyph == FACE_DOWN:
        return Drawn(cell, None, HIDDEN, place=place)
    if glyph in LETTERS:
        raise place.wrong(f"a line `{glyph} = CARD` below")
    if glyph not in TILE:
        raise place.wrong("a tunnel, S, ?, · or a letter")
    return Drawn(cell, TILE[glyph], place=place)


def draw_compact(cells: Iterable[Drawn]) -> str:
    """The drawing; what its lines cannot show stands as a letter, named below."""
    return draw_cells({drawn.cell: _shown(drawn) for drawn in cells})


def _shown(drawn: Drawn) -> Shown:
    if drawn.tile is None:
        return Shown(FACE_DOWN)
    if drawn.named is not None:
        return shown(drawn.named)
    if drawn.marks.use == "start":
        return Shown(START)
    if drawn.marks == PLAIN or drawn.marks in (Marks(use="gold"), Marks(use="stone"), Marks(use="vein")):
        return Shown(GLYPH[drawn.tile])
    raise ValueError(f"{drawn.cell}: its card has to be known to be named in a legend")
