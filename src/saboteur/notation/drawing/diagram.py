"""Diagrams of the mine: drawn, and read back. What the two forms look like: docs/notation.md, "Diagrams".

A rule test reads its mine from a compact drawing with one character for each cell, and compares with another:

>>> from saboteur import ruleset
>>> from saboteur.engine.lying import lying_text
>>> base = ruleset("base")
>>> [f"{lying.cell} {lying_text(lying)}" for lying in drawn("S─┼┐", base)]
['0,0 base_start', '1,0 base_ew', '2,0 base_nesw', '3,0 base_ne turned']
>>> print(draw(drawn("S─┼┐", base)))
S─┼┐

Light lines are tunnels, heavy lines dead ends: `┿` is NS.E.W, `╋` four dead ends. `╫` is a bridge, `╱` the double curve
NW.ES, `╲` NE.SW. `S` is the start, `?` a face-down goal, `·` (or a blank) an empty cell. A card that lines
cannot show, such as one with a door, is a letter, explained in lines below the drawing or by `legend`:

>>> mine = '''
...     S─a
...     ··│
...     a = s2_door_blue_ne turned
... '''
>>> [lying_text(lying) for lying in drawn(mine, ruleset("saboteur2"))]
['base_start', 'base_ew', 's2_door_blue_ne turned', 'base_ns']

The first `S` stands where the game's northernmost start lies (the duel has two); a drawing without one needs `at`, the
cell of its top left corner. A tunnel on a goal's cell is that goal, face up; `?` is allowed only on such a cell, and is
ignored.

The large form shows everything without a legend, and where it lies:

>>> print(draw(drawn(mine, ruleset("saboteur2")), large=True, coordinates=True))
      0    1    2
      │
  0 ──S─────────B
      │         │
                │
 -1   ·    ·    │
                │

`diagram(game)` draws the mine of a game, or what a seat sees of it: `diagram(game.view(2))`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from saboteur.engine.game import Game
from saboteur.engine.ruleset import Ruleset
from saboteur.engine.values.cards import Card
from saboteur.engine.values.cell import Cell
from saboteur.engine.values.unknown import Hidden
from saboteur.engine.view import Lying, View
from saboteur.notation.drawing.compact import draw_compact, read_compact
from saboteur.notation.drawing.large import draw_large, has_coordinates, read_large
from saboteur.notation.drawing.marks import HIDDEN, Drawn, Resolver, drawn_of
from saboteur.notation.drawing.sheet import InvalidDiagram, Place, Sheet
from saboteur.notation.values import FARTHEST


def read(
    text: str,
    *,
    at: Cell | None = None,
    start: Cell = Cell(0, 0),  # noqa: B008
    large: bool = False,
    legend: Mapping[str, str] | None = None,
) -> list[Drawn]:
    """The cells of a drawing, from north to south and in a row from west to east.

    `at` is the cell of its top left corner; without it the coordinates of the drawing are used, or else its first start
    lies on `start`. A compact drawing may be indented, a large one must not. Raises `InvalidDiagram`.
    """
    sheet = Sheet(text)
    found = read_large(sheet) if large else read_compact(sheet, legend or {})
    if at is None and not (large and has_coordinates(sheet)):
        first = next((each.cell for each in found if each.marks.use == "start"), None)
        if first is None:
            place = found[0].place if found else Place(1, 1, "")
            raise place.wrong("a start somewhere, or else `at`, the cell of the top left corner")
        at = Cell(start.x - first.x, start.y - first.y)
    if at is not None:
        found = [replace(each, cell=Cell(each.cell.x + at.x, each.cell.y + at.y)) for each in found]
    for each in found:
        if max(abs(each.cell.x), abs(each.cell.y)) > FARTHEST:
            raise each.place.wrong(f"no card farther away than {FARTHEST}")
    return found


def drawn(
    text: str,
    ruleset: Ruleset,
    *,
    at: Cell | None = None,
    large: bool = False,
    legend: Mapping[str, str] | None = None,
) -> tuple[Lying, ...]:
    """The cards of a drawing that lie face up: for each, the only card of the game that looks like it."""
    start = max(ruleset.starts, key=lambda cell: (cell.y, -cell.x))
    cells = read(text, at=at, start=start, large=large, legend=legend)
    resolver = Resolver(ruleset)
    found = []
    for each in cells:
        if each.tile is not None:
            found.append(resolver.resolve(each))
        elif each.cell not in ruleset.goal_cells:
            where = " ".join(map(str, ruleset.goal_cells))
            raise each.place.wrong(f"no face-down goal of {ruleset.name} on {each.cell}: they lie on {where}")
    return tuple(found)


def draw(
    cells: Iterable[Drawn | Lying], *, large: bool = False, coordinates: bool = False, crossed: bool = False
) -> str:
    """Draws the smallest rectangle with all these cells; `crossed`: as `watched` does."""
    drawings = [drawn_of(each) if isinstance(each, Lying) else each for each in cells]
    if not drawings:
        return ""
    if not large:
        return draw_compact(drawings)
    xs, ys = [each.cell.x for each in drawings], [each.cell.y for each in drawings]
    return draw_large(drawings, min(xs), max(xs), max(ys), min(ys), coordinates=coordinates, crossed=crossed)


def diagram(game: Game | View, *, goals: bool = True, large: bool = False, coordinates: bool = False) -> str:
    """The mine of a game, or what an observer knows of it; without `goals` the face-down goals are left out."""
    view = game.view(None) if isinstance(game, Game) else game
    return draw([*view.mine, *(_face_down(view) if goals else ())], large=large, coordinates=coordinates)


def watched(view: View) -> str:
    """The same for somebody who only looks: large, with coordinates, dead ends crossed out; it is not read back."""
    return draw([*view.mine, *_face_down(view)], large=True, coordinates=True, crossed=True)


def _face_down(view: View) -> Iterator[Drawn]:
    for goal in view.goals:
        if not goal.open:
            yield Drawn(goal.cell, None, replace(HIDDEN, face=face_mark(goal.face)))


def face_mark(face: Hidden) -> str:
    """How a goal somebody has looked at is drawn."""
    if not isinstance(face, Card):
        return ""
    return {"gold": "$", "stone": "#"}.get(face.goal or "", str(face.nuggets))


__all__ = ["Drawn", "InvalidDiagram", "diagram", "draw", "drawn", "read", "watched"]
