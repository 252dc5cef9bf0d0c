"""Every drawing in a rule book can be read, and is a mine of its game where the book says so."""

from dataclasses import replace

import pytest

from saboteur import Card, Cell, Setup
from saboteur.engine.view import Lying
from saboteur.notation.drawing.diagram import Drawn, draw, read
from tests.rulebooks import mines
from tests.rulebooks.books import BOOKS, GAMES, Book, Drawing, book
from tests.rulebooks.played import can_come_about

DRAWINGS = [drawing for game in GAMES for drawing in book(game).drawings]
# Made by a rockfall: not by laying cards alone.
FALLEN = {"after-the-rockfall"}
each_drawing = pytest.mark.parametrize("drawing", DRAWINGS, ids=lambda each: f"{each.game}-{each.name}")


@pytest.mark.parametrize("each", BOOKS, ids=str)
def test_every_fence_is_a_drawing_with_a_name_of_its_own(each: Book) -> None:
    assert {drawing.kind for drawing in each.drawings} <= {"mine", "wrong"}
    names = [drawing.name for drawing in each.drawings]
    assert len(set(names)) == len(names) >= 3
    assert all(names)


@each_drawing
def test_a_drawing_is_drawn_as_the_program_draws(drawing: Drawing) -> None:
    hidden = [each for each in _cells(drawing) if each.tile is None]
    assert draw([*drawing.mine, *hidden], large=True) == drawing.text


@each_drawing
def test_goals_lie_face_down_where_they_belong(drawing: Drawing) -> None:
    hidden = {each.cell for each in _cells(drawing) if each.tile is None}
    shown = {lying.cell for lying in drawing.mine} & set(drawing.ruleset.goal_cells)
    assert hidden | shown in (set(drawing.ruleset.goal_cells), shown)  # all or none


@each_drawing
def test_a_mine_is_legal_and_a_wrong_one_is_not(drawing: Drawing) -> None:
    if drawing.kind == "wrong":
        assert Setup(drawing.ruleset, mine=drawing.mine).faults()
    elif drawing.name not in FALLEN:
        assert can_come_about(drawing.mine, drawing.ruleset)


def test_the_page_draws_what_the_books_show() -> None:
    assert mines.FILE.read_text(encoding="utf-8") == mines.made(), mines.AGAIN


def test_what_breaks_a_rule_is_not_lit() -> None:
    drawn = mines.plain(book("base").drawing("wrong-edge"))
    assert [lying["reached"] for lying in drawn["mine"]] == [["NESW"], ["EW"], ["ESW"], [""]]


@each_drawing
def test_every_start_is_shown(drawing: Drawing) -> None:
    assert set(drawing.ruleset.starts) <= {lying.cell for lying in drawing.mine}


def test_a_card_behind_a_dead_end_cannot_come_about() -> None:
    dead_end = book("base").drawing("dead-end")
    behind = Lying(Cell(3, 0), Card.parse("base_ew"))
    assert not Setup(dead_end.ruleset, mine=(*dead_end.mine, behind)).faults()  # every edge agrees
    assert not can_come_about((*dead_end.mine, behind), dead_end.ruleset)


def test_a_goal_reached_and_still_face_down_cannot_come_about() -> None:
    stone = book("base").drawing("stone")
    closed = tuple(lying for lying in stone.mine if lying.cell != Cell(8, 0))
    assert not can_come_about(closed, stone.ruleset)


def test_a_nugget_reached_without_a_marker_cannot_come_about() -> None:
    nuggets = book("duel").drawing("nuggets")
    unmarked = tuple(replace(lying, marker=None) for lying in nuggets.mine)
    assert not can_come_about(unmarked, nuggets.ruleset)


def _cells(drawing: Drawing) -> list[Drawn]:
    start = max(drawing.ruleset.starts, key=lambda cell: (cell.y, -cell.x))
    return read(drawing.text, start=start, large=True)
