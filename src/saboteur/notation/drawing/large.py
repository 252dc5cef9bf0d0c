"""Five columns and three rows for each cell: tunnels meet in the centre (the heart), dead ends do not reach it.

doors `G` `B` on the arm they close, in the expansion at the heart; `g` `b` opened by a key
hearts `S` start, `$` gold, `#` stone, `V` vein card, `?` face-down goal (below it what an observer knows of it)
corners `H` `Hg` `Hb` ladder, `T` troll, `t` bribed, `*` crystal, `$2` nuggets, `@1` marker of seat 1,
        `g` `b` the colour of an entrance
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Final

from saboteur.engine.drawing import GLYPH
from saboteur.engine.values.cell import Cell
from saboteur.engine.values.tile import SIDES, Tile
from saboteur.notation.drawing.marks import CORNERS, HIDDEN, Drawn, Marks
from saboteur.notation.drawing.sheet import BLANK, Place, Sheet
from saboteur.notation.values import FARTHEST

WIDE: Final = 5
HIGH: Final = 3
MARGIN: Final = 4
EMPTY: Final = ("     ", "  ·  ", "     ")
DEAD_END: Final = "×"
"""At the heart of a card that no way leads through, in drawings for people to look at; never read back."""

# Where the end of each arm stands, and how it looks joined and as a dead end.
ARMS: Final = {"N": (0, 2, "│", "╵"), "E": (1, 4, "─", "╶"), "S": (2, 2, "│", "╷"), "W": (1, 0, "─", "╴")}
NECKS: Final = {"E": 3, "W": 1}  # the column between such an arm and the heart
CORNER_AT: Final = {"NW": (0, 0), "NE": (0, 3), "SW": (2, 0), "SE": (2, 3)}
OPPOSITE: Final = {"NW": "SE", "NE": "SW", "SW": "NE", "SE": "NW"}
PAIRS: Final = {glyph: tile for tile, glyph in GLYPH.items() if str(tile) in ("NS.EW", "NE.SW", "NW.ES")}
HEARTS: Final = {"S": "start", "$": "gold", "#": "stone", "V": "vein"}
COLOURS: Final = {"G": "green", "B": "blue"}
LETTER: Final = {colour: letter for letter, colour in COLOURS.items()}
DOORS: Final = (*COLOURS, *(letter.lower() for letter in COLOURS))
DIGITS: Final = tuple("0123456789")
FACES: Final = ("", "$", "#", *DIGITS)
AT_THE_HEART: Final = frozenset(("·", "?", BLANK, *GLYPH.values(), *HEARTS, *COLOURS))

_BEGINS_NUMBER: Final = re.compile(r" *-?[0-9]", re.ASCII)
_NUMBER: Final = re.compile(r"0|-?[1-9][0-9]{0,2}", re.ASCII)
_WORD: Final = re.compile(r"[^ ]+")

Places = Callable[[int, int], Place]
"""Where the signs of a cell stand, by row and column."""


def draw_cell(drawn: Drawn) -> tuple[str, str, str]:
    """The three rows of a card."""
    marks = drawn.marks
    if drawn.tile is None:
        return "╭   ╮", "  ?  ", f"╰ {marks.face or ' '} ╯"
    grid = [[" "] * WIDE for _ in range(HIGH)]
    joined = "".join(side for side in SIDES if any(drawn.tile.joins(side, other) for other in SIDES if other != side))
    for side, (row, column, line, stub) in ARMS.items():
        if not drawn.tile.openings >> SIDES.index(side) & 1:
            continue
        grid[row][column] = line if side in joined else stub
        if side in NECKS and side in joined:
            grid[row][NECKS[side]] = line
        if side == marks.door_at:
            grid[row][column] = _door(marks)
    if drawn.tile in PAIRS.values():
        grid[1][2] = GLYPH[drawn.tile]
    elif joined:
        grid[1][2] = GLYPH[Tile.parse(joined)]
    heart = {use: letter for letter, use in HEARTS.items()}.get(marks.use)
    if heart or (marks.door and not marks.door_at):
        grid[1][2] = heart or _door(marks)
    for corner, text in _corners(marks).items():
        row, column = CORNER_AT[corner]
        grid[row][column : column + 2] = text.ljust(2)
    north, middle, south = ("".join(row) for row in grid)
    return north, middle, south


def crossed_cell(drawn: Drawn) -> tuple[str, str, str]:
    """The same, but a card no way leads through, not even by a ladder, is crossed out at its heart."""
    north, middle, south = draw_cell(drawn)
    if drawn.tile is not None and middle[2] == BLANK and not drawn.marks.ladder:
        middle = middle[:2] + DEAD_END + middle[3:]
    return north, middle, south


def _door(marks: Marks) -> str:
    letter = LETTER[marks.door]
    return letter.lower() if marks.opened else letter


def _corners(marks: Marks) -> dict[str, str]:
    """What stands in which corner."""
    colour = LETTER[marks.colour].lower() if marks.colour else ""
    texts = {}
    if marks.ladder:
        texts["NW"] = "H" + colour
    elif marks.troll:
        texts["NW"] = "t" if marks.opened else "T"
    elif marks.crystal:
        texts["NW"] = "*"
    elif colour:
        texts["NW"] = colour
    if marks.nuggets:
        texts[marks.nugget_at] = f"${marks.nuggets}"
    if marks.marker is not None:
        texts[OPPOSITE[marks.nugget_at or "NW"]] = f"@{marks.marker}"
    return texts


def read_cell(cell: Cell, rows: tuple[str, str, str], places: Places) -> Drawn | None:
    """Reads what `draw_cell` draws; `None` for an empty cell, blank or with its dot."""
    heart = rows[1][2]
    if heart not in AT_THE_HEART:
        raise places(1, 2).wrong("tunnels, S, $, #, V, ?, a door or · at the heart")
    drawn = _read_hidden(cell, rows, places) if heart == "?" else _read_card(cell, rows, places)
    if drawn is None:
        _compare(rows, EMPTY if heart == "·" else (BLANK * WIDE,) * HIGH, places)
        return None
    _compare(rows, draw_cell(drawn), places)
    first = next((row, column) for row in range(HIGH) for column in range(WIDE) if rows[row][column] != BLANK)
    return replace(drawn, place=places(*first))


def _compare(rows: tuple[str, ...], right: tuple[str, ...], places: Places) -> None:
    """Every card is drawn in exactly one way, so anything else is an error."""
    for row in range(HIGH):
        for column in range(WIDE):
            if rows[row][column] != right[row][column]:
                expected = right[row][column]
                raise places(row, column).wrong("a blank" if expected == BLANK else expected)


def _read_hidden(cell: Cell, rows: tuple[str, str, str], places: Places) -> Drawn:
    face = rows[2][2].strip(BLANK)
    if face not in FACES:
        raise places(2, 2).wrong("$, #, a number of nuggets or a blank")
    return Drawn(cell, None, replace(HIDDEN, face=face))


def _read_card(cell: Cell, rows: tuple[str, str, str], places: Places) -> Drawn | None:
    """The card that seems to be drawn here, if any arm is."""
    joined, groups, marks = "", [], Marks()
    for side, (row, column, line, stub) in ARMS.items():
        end = rows[row][column]
        if end in DOORS:
            marks = replace(marks, door=COLOURS[end.upper()], door_at=side, opened=end.islower())
        elif end not in (line, stub, BLANK):
            raise places(row, column).wrong(f"{line}, {stub}, a door or a blank")
        if end == stub:
            groups.append(side)
        elif end != BLANK:
            joined += side
    if not joined and not groups:
        return None
    heart = rows[1][2]
    marks = replace(marks, use=HEARTS.get(heart, ""))
    if heart in COLOURS:
        marks = replace(marks, door=COLOURS[heart])
    for corner in CORNERS:
        row, column = CORNER_AT[corner]
        marks = _with_corner(marks, corner, rows[row][column : column + 2].strip(BLANK), places(row, column))
    tile = PAIRS.get(heart) or Tile.parse(".".join([joined, *groups] if joined else groups))
    return Drawn(cell, tile, marks)


def _with_corner(marks: Marks, corner: str, text: str, place: Place) -> Marks:
    match text[:1], text[1:]:
        case "", _:
            return marks
        case "$", number if number in DIGITS:
            return replace(marks, nuggets=int(number), nugget_at=corner)
        case "@", number if number in DIGITS:
            return replace(marks, marker=int(number))
        case "H", letter if letter in ("", "g", "b"):
            return replace(marks, ladder=True, colour=COLOURS.get(letter.upper(), ""))
        case "T" | "t", "":
            return replace(marks, troll=True, opened=text == "t")
        case "*", "":
            return replace(marks, crystal=True)
        case "g" | "b", "":
            return replace(marks, colour=COLOURS[text.upper()])
        case _:
            raise place.wrong("a mark: H, Hg, Hb, T, t, *, g, b, $1 to $9 or @0 to @9")


def has_coordinates(sheet: Sheet) -> bool:
    """Whether a drawing has the numbers of the columns above it; no other line begins with a number."""
    return _BEGINS_NUMBER.match(sheet.lines[0]) is not None


def read_large(sheet: Sheet) -> list[Drawn]:
    """The cells of a drawing, its top left corner at 0,0, or where its coordinates say."""
    west, north, top, margin = 0, 0, 0, 0
    if has_coordinates(sheet):
        west, east = _read_columns(sheet)
        north = _read_rows(sheet, MARGIN + (east - west + 1) * WIDE)
        top, margin = 1, MARGIN
    found = []
    for line in range(top, len(sheet.lines), HIGH):
        end = max(len(row) for row in sheet.lines[line : line + HIGH])
        for column in range(margin, end, WIDE):
            cell = Cell(west + (column - margin) // WIDE, north - (line - top) // HIGH)
            drawn = _read_at(sheet, cell, line, column)
            if drawn is not None:
                found.append(drawn)
    return found


def _read_at(sheet: Sheet, cell: Cell, line: int, column: int) -> Drawn | None:
    one, two, three = (sheet.cut(line + row, column, WIDE) for row in range(HIGH))
    return read_cell(cell, (one, two, three), lambda row, step: sheet.place(line + row, column + step))


def _read_columns(sheet: Sheet) -> tuple[int, int]:
    """The x of the first and of the last column."""
    west, east = None, 0
    for word in _WORD.finditer(sheet.lines[0]):
        place = sheet.place(0, word.start(), len(word[0]))
        if west is None:
            west = east = _read_number(word[0], place)
        elif word[0] != str(east + 1):
            raise place.wrong(str(east + 1))
        else:
            east += 1
    assert west is not None  # has_coordinates
    return west, east


def _read_rows(sheet: Sheet, wide: int) -> int:
    """The y of the first row; every row has one, and the margin and the place behind the last column must be empty."""
    north = 0
    for line in range(1, len(sheet.lines) + (len(sheet.lines) - 1) % HIGH % 2):  # also of a row cut off above its y
        row = sheet.lines[line] if line < len(sheet.lines) else ""
        label = _WORD.search(row[:MARGIN])
        word = label[0] if label else ""
        place = sheet.place(line, label.start() if label else 0, len(word))
        band, part = divmod(line - 1, HIGH)
        if part != 1:
            if word:
                raise place.wrong("a blank")
        elif band == 0:
            north = _read_number(word, place)
        elif word != str(north - band):
            raise place.wrong(str(north - band))
        if behind := _WORD.search(row, wide):
            raise sheet.place(line, behind.start()).wrong("the end of the last column")
    return north


def _read_number(word: str, place: Place) -> int:
    if not _NUMBER.fullmatch(word):
        raise place.wrong(f"a number from -{FARTHEST} to {FARTHEST}")
    return int(word)


def draw_large(
    cells: Iterable[Drawn],
    west: int,
    east: int,
    north: int,
    south: int,
    *,
    coordinates: bool = False,
    crossed: bool = False,
) -> str:
    """The drawing; with `coordinates` the x of the cells above and their y at the left; with `crossed` dead ends so."""
    by_cell = {drawn.cell: drawn for drawn in cells}
    lines = []
    if coordinates:
        lines.append(" " * MARGIN + "".join(f"{x:^{WIDE}}" for x in range(west, east + 1)))
    for y in range(north, south - 1, -1):
        row = [by_cell.get(Cell(x, y)) for x in range(west, east + 1)]
        drawings = [(crossed_cell if crossed else draw_cell)(drawn) if drawn else EMPTY for drawn in row]
        for part in range(HIGH):
            label = f"{y:>3} "[:MARGIN] if part == 1 else " " * MARGIN
            lines.append((label if coordinates else "") + "".join(drawing[part] for drawing in drawings))
    return "\n".join(line.rstrip() for line in lines)
