"""Five columns and three rows a cell: tunnels meet at the heart, dead ends stop short of it, marks stand beside.

doors `G` `B` on the arm they close, in the expansion at the heart; `g` `b` opened by a key
hearts `S` start, `$` gold, `#` stone, `V` vein card, `?` face-down goal (below it what an observer knows of it)
corners `H` `Hg` `Hb` ladder, `T` troll, `t` bribed, `*` crystal, `$2` nuggets, `@1` marker of seat 1,
        `g` `b` the colour of an entrance
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from saboteur.engine.cell import Cell
from saboteur.engine.tile import SIDES, Tile
from saboteur.notation.compact import GLYPH
from saboteur.notation.marks import CORNERS, HIDDEN, Drawn, InvalidDiagram, Marks

WIDE: Final = 5
HIGH: Final = 3
MARGIN: Final = 4
EMPTY: Final = ("     ", "  ·  ", "     ")

# Where the end of each arm stands, and how it looks joined and as a dead end.
ARMS: Final = {"N": (0, 2, "│", "╵"), "E": (1, 4, "─", "╶"), "S": (2, 2, "│", "╷"), "W": (1, 0, "─", "╴")}
NECKS: Final = {"E": 3, "W": 1}  # the column between such an arm and the heart
CORNER_AT: Final = {"NW": (0, 0), "NE": (0, 3), "SW": (2, 0), "SE": (2, 3)}
OPPOSITE: Final = {"NW": "SE", "NE": "SW", "SW": "NE", "SE": "NW"}
PAIRS: Final = {glyph: tile for tile, glyph in GLYPH.items() if str(tile) in ("NS.EW", "NE.SW", "NW.ES")}
HEARTS: Final = {"S": "start", "$": "gold", "#": "stone", "V": "vein"}
COLOURS: Final = {"G": "green", "B": "blue"}
LETTER: Final = {colour: letter for letter, colour in COLOURS.items()}


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


def read_cell(cell: Cell, rows: tuple[str, str, str]) -> Drawn | None:
    """Reads what `draw_cell` draws; nothing for an empty cell."""
    if rows[1][2] == "?":
        return Drawn(cell, None, replace(HIDDEN, face=rows[2][2].strip()))
    joined, groups, marks = "", [], Marks()
    for side, (row, column, line, stub) in ARMS.items():
        end = rows[row][column]
        if end.upper() in COLOURS:
            marks = replace(marks, door=COLOURS[end.upper()], door_at=side, opened=end.islower())
        elif end not in (line, stub):
            continue
        if end == stub:
            groups.append(side)
        else:
            joined += side
    if not joined and not groups:
        return None
    heart = rows[1][2]
    marks = replace(marks, use=HEARTS.get(heart, ""))
    if heart in COLOURS:
        marks = replace(marks, door=COLOURS[heart])
    for corner in CORNERS:
        row, column = CORNER_AT[corner]
        marks = _with_corner(marks, corner, rows[row][column : column + 2].strip(), cell)
    if heart in PAIRS:
        return Drawn(cell, PAIRS[heart], marks)
    return Drawn(cell, Tile.parse(".".join([joined, *groups] if joined else groups)), marks)


def _with_corner(marks: Marks, corner: str, text: str, cell: Cell) -> Marks:
    match text[:1], text[1:].upper():
        case "", _:
            return marks
        case "$", number if number.isdigit():
            return replace(marks, nuggets=int(number), nugget_at=corner)
        case "@", number if number.isdigit():
            return replace(marks, marker=int(number))
        case "H", letter if letter in ("", *COLOURS):
            return replace(marks, ladder=True, colour=COLOURS.get(letter, ""))
        case "T" | "t", "":
            return replace(marks, troll=True, opened=text == "t")
        case "*", "":
            return replace(marks, crystal=True)
        case "g" | "b", "":
            return replace(marks, colour=COLOURS[text.upper()])
        case _:
            raise InvalidDiagram(f"{cell}: {text!r} is no mark")


def has_coordinates(rows: list[str]) -> bool:
    """Whether the numbers of the columns stand above a drawing."""
    words = rows[0].split() if rows else []
    return bool(words) and all(word.removeprefix("-").isdigit() for word in words)


def read_large(rows: list[str]) -> list[Drawn]:
    """The cells of a drawing, its top left corner at 0,0, or where its coordinates say."""
    west, north = 0, 0
    if has_coordinates(rows):
        west, north = int(rows[0].split()[0]), int(rows[2][:MARGIN])
        rows = [row[MARGIN:] for row in rows[1:]]
    wide = max((len(row) for row in rows), default=0)
    wide += -wide % WIDE
    rows = [row.ljust(wide) for row in rows] + [" " * wide] * (-len(rows) % HIGH)
    found = []
    for top in range(0, len(rows), HIGH):
        for left in range(0, wide, WIDE):
            one, two, three = (row[left : left + WIDE] for row in rows[top : top + HIGH])
            drawn = read_cell(Cell(west + left // WIDE, north - top // HIGH), (one, two, three))
            if drawn is not None:
                found.append(drawn)
    return found


def draw_large(
    cells: Iterable[Drawn], west: int, east: int, north: int, south: int, *, coordinates: bool = False
) -> str:
    """The drawing, with the cells' x above and y at the left if asked for."""
    by_cell = {drawn.cell: drawn for drawn in cells}
    lines = []
    if coordinates:
        lines.append(" " * MARGIN + "".join(f"{x:^{WIDE}}" for x in range(west, east + 1)))
    for y in range(north, south - 1, -1):
        row = [by_cell.get(Cell(x, y)) for x in range(west, east + 1)]
        drawings = [draw_cell(drawn) if drawn else EMPTY for drawn in row]
        for part in range(HIGH):
            label = f"{y:>3} " if part == 1 else " " * MARGIN
            lines.append((label if coordinates else "") + "".join(drawing[part] for drawing in drawings))
    return "\n".join(line.rstrip() for line in lines)
