"""The mine drawn with one character a cell: light lines are tunnels, heavy lines dead ends.

What the lines of a card do not tell, such as a door, is a letter, named below it (docs/notation.md, "Compact").
"""
# mypyc: off

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from saboteur.engine.lying import lying_text
from saboteur.engine.values.cards import Use
from saboteur.engine.values.cell import Cell
from saboteur.engine.values.tile import Tile
from saboteur.engine.view import Lying

_GLYPHS: Final = """
NESW=┼ ESW.N=╀ NSW.E=┾ NEW.S=╁ NES.W=┽ EW.N.S=╂ NS.E.W=┿ NE.S.W=╅ NW.E.S=╆ ES.N.W=╃ SW.N.E=╄ N.E.S.W=╋
NES=├ NEW=┴ NSW=┤ ESW=┬ NS.E=┝ NS.W=┥ EW.N=┸ EW.S=┰ NE.S=┟ NE.W=┵ NW.E=┶ NW.S=┧ ES.N=┞ ES.W=┭ SW.N=┦ SW.E=┮
N.E.S=┣ N.E.W=┻ N.S.W=┫ E.S.W=┳ NS=│ EW=─ NE=└ NW=┘ ES=┌ SW=┐ N.S=┃ E.W=━ N.E=┗ N.W=┛ E.S=┏ S.W=┓
N=╹ E=╺ S=╻ W=╸ NS.EW=╫ NE.SW=╲ NW.ES=╱
"""
GLYPH: Final = {Tile.parse(name): glyph for name, _, glyph in (pair.partition("=") for pair in _GLYPHS.split())}
assert len(GLYPH) == len(set(GLYPH.values())) == 51  # every way to part up to four openings

EMPTY: Final = "·"
START: Final = "S"
FACE_DOWN: Final = "?"
LETTERS: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRTUVWXYZ"  # but S


class Shown(NamedTuple):
    """A cell of a drawing: its character, or else the card that the legend names."""

    glyph: str
    card: str = ""


def shown(lying: Lying) -> Shown:
    """A card as it is drawn."""
    card = lying.card
    assert card.tile is not None, card
    if card.use is Use.START:
        return Shown(START)
    if card.door or card.ladder or card.troll or card.crystals or card.nuggets:
        return Shown("", lying_text(lying))
    return Shown(GLYPH[card.tile.turned() if lying.turned else card.tile])


def draw_cells(cells: Mapping[Cell, Shown]) -> str:
    """Draws these cells and as much around them as makes a rectangle; nothing if there are none."""
    if not cells:
        return ""
    xs, ys = [cell.x for cell in cells], [cell.y for cell in cells]
    letters: dict[str, str] = {}
    rows = []
    for y in range(max(ys), min(ys) - 1, -1):
        row = ""
        for x in range(min(xs), max(xs) + 1):
            glyph, card = cells.get(Cell(x, y), Shown(EMPTY))
            if card and card not in letters:
                if len(letters) == len(LETTERS):
                    raise ValueError(f"{Cell(x, y)}: more cards to be named than letters; draw it large")
                letters[card] = LETTERS[len(letters)]
            row += letters[card] if card else glyph
        rows.append(row)
    return "\n".join([*rows, *(f"{letter} = {card}" for card, letter in letters.items())])
