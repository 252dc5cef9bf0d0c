"""The mine and the cards drawn in a terminal, with letters on places to choose from."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from rich.text import Text

from saboteur.cli.playing.cardart import art
from saboteur.cli.playing.frame import Frame, frame
from saboteur.cli.playing.fresh import NOTHING_FRESH, Fresh
from saboteur.engine.values.cards import Card
from saboteur.engine.values.cell import Cell
from saboteur.engine.values.unknown import Hidden
from saboteur.engine.view import Lying, View
from saboteur.notation.drawing.diagram import face_mark
from saboteur.notation.drawing.large import DEAD_END, EMPTY, HIGH, MARGIN, WIDE, crossed_cell
from saboteur.notation.drawing.marks import HIDDEN, Drawn, drawn_of

GROUNDS: Final = ("#f3e3c3 on #54402a", "#f3e3c3 on #433221")
"""Background colours of neighbouring cards, so that their borders are visible."""
FACE_DOWN: Final = "#f3e3c3 on #23445c"
ACTION: Final = "#f3e3c3 on #4a3350"
WEST, EAST, NORTH, SOUTH = "←→↑↓"
"""At the edges of a part, where the mine goes on."""
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
    """How a mine is drawn: the width of the window, with or without background colours, in how many lines."""

    columns: int
    shades: bool = False
    lines: int = 0
    """If it is set and the mine is larger, only the part with the play in it is drawn."""


def card_rows(card: Hidden, *, turned: bool = False, shades: bool = False) -> tuple[Text, Text, Text]:
    """A card of a hand in three rows of five."""
    ground = GROUNDS[0] if shades else ""
    if not isinstance(card, Card):
        return _styled("╭   ╮", ground), _styled("  ?  ", ground), _styled("╰   ╯", ground)
    rows = art(card) if card.tile is None else crossed_cell(drawn_of(Lying(Cell(0, 0), card, turned)))
    if card.tile is None:  # no signs of the mine are on it
        north, middle, south = (Text(row, style=ACTION if shades else "") for row in rows)
    else:
        north, middle, south = (_styled(row, ground) for row in rows)
    return north, middle, south


def mine_rows(
    view: View, look: Look, letters: Mapping[Cell, Sequence[str]] | None = None, fresh: Fresh = NOTHING_FRESH
) -> list[Text]:
    """The mine as the observer knows it: in the lines there are, or the whole of it in parts one below the other."""
    letters = letters or {}
    cells = {lying.cell: drawn_of(lying) for lying in view.mine}
    for goal in view.goals:
        if goal.cell not in cells:  # face down, or turned over and still to be laid
            cells[goal.cell] = Drawn(goal.cell, None, replace(HIDDEN, face=face_mark(goal.face)))
    if look.lines:
        return list(_part(cells, mine_frame(view, look, letters, fresh), letters, fresh, look))
    shown = [*cells, *letters]
    west, east = min(cell.x for cell in shown), max(cell.x for cell in shown)
    high = range(max(cell.y for cell in shown), min(cell.y for cell in shown) - 1, -1)
    fit = _fit(look)
    rows: list[Text] = []
    for left in range(west, east + 1, fit):
        rows += [Text()] if rows else []
        rows += _part(cells, Frame(range(left, min(left + fit, east + 1)), high), letters, fresh, look)
    return rows


def mine_frame(view: View, look: Look, letters: Mapping[Cell, Sequence[str]], fresh: Fresh) -> Frame:
    """The part of the mine that is drawn in this number of lines."""
    cards, goals = [lying.cell for lying in view.mine], [goal.cell for goal in view.goals]
    return frame(cards, goals, letters, fresh.newest, _fit(look), max((look.lines - 1) // HIGH, 1))


def _fit(look: Look) -> int:
    return max((look.columns - MARGIN) // WIDE, 1)


def _part(
    cells: Mapping[Cell, Drawn], shown: Frame, letters: Mapping[Cell, Sequence[str]], fresh: Fresh, look: Look
) -> Iterator[Text]:
    """Some columns of the mine, their numbers above; arrows at the edges where the mine goes on."""
    numbers = " " * MARGIN + "".join(f"{x:^{WIDE}}" for x in shown.columns)
    if "W" in shown.more:
        numbers = numbers[: MARGIN - 1] + WEST + numbers[MARGIN:]
    if "E" in shown.more:
        numbers = numbers[:-1] + EAST
    yield Text(numbers, style=FAINT)
    for y in shown.rows:
        for part in range(HIGH):
            margin = f"{y:>3} " if part == 1 else " " * MARGIN
            if part == 0 and y == shown.rows[0] and "N" in shown.more:
                margin = f"{NORTH:>3} "
            if part == HIGH - 1 and y == shown.rows[-1] and "S" in shown.more:
                margin = f"{SOUTH:>3} "
            row, faint = Text(), margin
            for x in shown.columns:
                cell = Cell(x, y)
                drawn, own = cells.get(cell), letters.get(cell, ())
                if drawn is None and not own:
                    faint += EMPTY[part]
                    continue
                row.append(faint, FAINT).append_text(_piece(drawn, part, own, look, fresh.brackets(cell)))
                faint = ""
            yield row.append(faint, FAINT)


def _piece(drawn: Drawn | None, part: int, letters: Sequence[str], look: Look, brackets: str) -> Text:
    """One of the three rows of a cell."""
    text = (EMPTY if drawn is None else crossed_cell(drawn))[part]
    if drawn is None:
        piece = Text(text, style=FAINT)
    else:
        ground = _ground(drawn) if look.shades else ""
        if brackets and part != 1:  # only where nothing else is drawn
            text = "".join(mine if mine != " " else own for mine, own in zip(text, _bracketed(brackets), strict=True))
        piece = _styled(text, f"{ground} {NEW}" if brackets else ground)
    return _lettered(piece, letters) if letters and part == 1 else piece


def _bracketed(brackets: str) -> str:
    return f"{brackets[0]}{' ' * (WIDE - 2)}{brackets[1]}"


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
    label, between = " ".join(letters), 1
    if len(label) > WIDE:
        label, between = "".join(letters), 0
    start = (WIDE - len(label)) // 2
    middle = piece[start : start + len(label)]
    lettered = Text(label, style=middle.style)
    place = 0
    for letter in letters:
        lettered.stylize(LETTER, place, place + len(letter))
        place += len(letter) + between
    return Text.assemble(piece[:start], lettered, piece[start + len(label) :])


def _ground(drawn: Drawn) -> str:
    return FACE_DOWN if drawn.tile is None else GROUNDS[(drawn.cell.x + drawn.cell.y) % 2]
