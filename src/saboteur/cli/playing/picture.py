"""The mine and the cards drawn in a terminal, with letters on places to choose from."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from rich.text import Text

from saboteur.cli.playing.cardart import art
from saboteur.engine.values.cards import Card
from saboteur.engine.values.cell import Cell
from saboteur.engine.values.unknown import Hidden
from saboteur.engine.view import Lying, View
from saboteur.notation.drawing.diagram import face_mark
from saboteur.notation.drawing.large import EMPTY, HIGH, MARGIN, WIDE, draw_cell
from saboteur.notation.drawing.marks import HIDDEN, Drawn, drawn_of

DEAD_END: Final = "×"
"""In the centre of a card that no way leads through."""
GROUNDS: Final = ("#f3e3c3 on #54402a", "#f3e3c3 on #433221")
"""Background colours of neighbouring cards, so that their borders are visible."""
FACE_DOWN: Final = "#f3e3c3 on #23445c"
ACTION: Final = "#f3e3c3 on #4a3350"
LETTER: Final = "bold reverse"
NEW: Final = "bold"
FAINT: Final = "dim"
SIGNS: Final = {
    **dict.fromkeys("Gg", "bold bright_green"),
    **dict.fromkeys("Bb", "bold bright_cyan"),
    **dict.fromkeys("$", "bold bright_yellow"),
    **dict.fromkeys("Tt", "bold bright_red"),
    **dict.fromkeys("*", "bold bright_white"),
    **dict.fromkeys("H@", "bold bright_magenta"),
    DEAD_END: "bold bright_red",
}
"""Colours on the dark background of cards."""
BARE: Final = {
    **dict.fromkeys("Gg", "bold green"),
    **dict.fromkeys("Bb", "bold blue"),
    **dict.fromkeys("$*", "bold"),
    **dict.fromkeys("Tt", "bold red"),
    **dict.fromkeys("H@", "bold magenta"),
    DEAD_END: "bold red",
}
"""Colours without backgrounds, visible on a light terminal too."""


@dataclass(frozen=True, slots=True)
class Look:
    """How a mine is drawn: the width of the window, with or without background colours."""

    columns: int
    shades: bool = False


def card_rows(card: Hidden, *, turned: bool = False, shades: bool = False) -> tuple[Text, Text, Text]:
    """A card of a hand in three rows of five."""
    ground = GROUNDS[0] if shades else ""
    if not isinstance(card, Card):
        return _styled("╭   ╮", ground), _styled("  ?  ", ground), _styled("╰   ╯", ground)
    rows = art(card) if card.tile is None else _rows(drawn_of(Lying(Cell(0, 0), card, turned)))
    if card.tile is None:  # no signs of the mine are on it
        north, middle, south = (Text(row, style=ACTION if shades else "") for row in rows)
    else:
        north, middle, south = (_styled(row, ground) for row in rows)
    return north, middle, south


def mine_rows(
    view: View, look: Look, letters: Mapping[Cell, Sequence[str]] | None = None, new: Collection[Cell] = ()
) -> list[Text]:
    """The mine as the observer knows it; if it is wider than the window, one part below the other."""
    letters = letters or {}
    cells = {lying.cell: drawn_of(lying) for lying in view.mine}
    for goal in view.goals:
        if goal.cell not in cells:  # face down, or turned over and still to be laid
            cells[goal.cell] = Drawn(goal.cell, None, replace(HIDDEN, face=face_mark(goal.face)))
    shown = [*cells, *letters]
    west, east = min(cell.x for cell in shown), max(cell.x for cell in shown)
    fit = max((look.columns - MARGIN) // WIDE, 1)
    rows: list[Text] = []
    for left in range(west, east + 1, fit):
        columns = range(left, min(left + fit, east + 1))
        rows += [Text()] if rows else []
        rows += _part(cells, columns, letters, new, look)
    return rows


def _part(
    cells: Mapping[Cell, Drawn],
    columns: range,
    letters: Mapping[Cell, Sequence[str]],
    new: Collection[Cell],
    look: Look,
) -> Iterator[Text]:
    """Some columns of the mine, their numbers above."""
    ys = [cell.y for cell in (*cells, *letters)]
    yield Text(" " * MARGIN + "".join(f"{x:^{WIDE}}" for x in columns), style=FAINT)
    for y in range(max(ys), min(ys) - 1, -1):
        for part in range(HIGH):
            row = Text(f"{y:>3} " if part == 1 else " " * MARGIN, style=FAINT)
            for x in columns:
                cell = Cell(x, y)
                row.append_text(_piece(cells.get(cell), part, letters.get(cell, ()), look, new=cell in new))
            yield row


def _piece(drawn: Drawn | None, part: int, letters: Sequence[str], look: Look, *, new: bool) -> Text:
    """One of the three rows of a cell."""
    text = (EMPTY if drawn is None else _rows(drawn))[part]
    if drawn is None:
        piece = Text(text, style=FAINT)
    else:
        ground = _ground(drawn) if look.shades else ""
        piece = _styled(text, f"{ground} {NEW}" if new else ground)
    return _lettered(piece, letters) if letters and part == 1 else piece


def _styled(text: str, style: str) -> Text:
    """A row of a card, its signs in their colours."""
    piece = Text(text, style=style)
    signs = SIGNS if " on " in style else BARE
    for place, sign in enumerate(text):
        if sign in signs:
            piece.stylize(signs[sign], place, place + 1)
    return piece


def _lettered(piece: Text, letters: Sequence[str]) -> Text:
    """Letters at the heart; two of them apart, for the two positions of a card."""
    label = " ".join(letters)
    start = (WIDE - len(label)) // 2
    middle = piece[start : start + len(label)]
    lettered = Text(label, style=middle.style)
    place = 0
    for letter in letters:
        lettered.stylize(LETTER, place, place + len(letter))
        place += len(letter) + 1
    return Text.assemble(piece[:start], lettered, piece[start + len(label) :])


def _ground(drawn: Drawn) -> str:
    return FACE_DOWN if drawn.tile is None else GROUNDS[(drawn.cell.x + drawn.cell.y) % 2]


def _rows(drawn: Drawn) -> tuple[str, str, str]:
    """As in a diagram, but a card no way leads through, not even by a ladder, is crossed out at its heart."""
    north, middle, south = draw_cell(drawn)
    if drawn.tile is not None and middle[2] == " " and not drawn.marks.ladder:
        middle = middle[:2] + DEAD_END + middle[3:]
    return north, middle, south
