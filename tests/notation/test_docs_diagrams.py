"""The drawings in docs/notation.md are read as the cards they show, and drawn again as they stand there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from saboteur import Cell, ruleset
from saboteur.engine.drawing import GLYPH, LETTERS
from saboteur.engine.view import Lying
from saboteur.notation.drawing.diagram import InvalidDiagram, draw, drawn, read
from saboteur.notation.drawing.large import AT_THE_HEART, draw_cell
from saboteur.notation.drawing.marks import drawn_of
from tests.notation.test_diagram import GAMES, positions

TEXT = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
SECTION = TEXT[TEXT.index("\n## Diagrams\n") : TEXT.index("\n## Records\n")]
BLOCKS: list[str] = re.findall(r"^```text\n(.*?)\n```$", SECTION, re.MULTILINE | re.DOTALL)
COMPACT, LARGE, GLYPHS, FACE_DOWN, EXPANSION = BLOCKS
DUEL = ruleset("duel")


def test_both_forms_show_the_same_mine() -> None:
    cards = drawn(COMPACT, DUEL)
    assert len(cards) == 26
    assert drawn(LARGE, DUEL, large=True) == cards


def test_both_forms_show_the_same_goals_face_down() -> None:
    compact = {each.cell for each in read(COMPACT, start=Cell(0, 1)) if each.tile is None}
    large = {each.cell: each.marks.face for each in read(LARGE, large=True) if each.tile is None}
    assert compact == set(large) < set(DUEL.goal_cells)
    assert sorted(large.values()) == ["", "", "", "2"]


@pytest.mark.parametrize("large", [False, True])
def test_the_duel_is_drawn_again_as_it_stands(large: bool) -> None:
    hidden = [each for each in read(LARGE, large=True) if each.tile is None]
    for text in (COMPACT, LARGE):
        cards = drawn(text, DUEL, large=text == LARGE)
        assert draw([*cards, *hidden], large=large, coordinates=large) == (LARGE if large else COMPACT)


def test_the_expansion_is_drawn_again_as_it_stands() -> None:
    cards = drawn(EXPANSION, ruleset("saboteur2"), large=True)
    assert draw(read(EXPANSION, large=True), large=True, coordinates=True) == EXPANSION
    assert {card.card.id for card in cards if card.cell in GAMES[1].goal_cells} == {
        "base_goal_gold",
        "base_goal_stone_ne",
    }
    assert any(card.card.crystals for card in cards)
    assert any(card.card.ladder for card in cards if card.cell != Cell(0, 0))
    assert {card.card.door for card in cards} == {None, "green", "blue"}


def test_a_goal_face_down_is_read_with_its_face() -> None:
    (goal,) = read(FACE_DOWN, at=Cell(8, 0), large=True)
    assert (goal.tile, goal.marks.face) == (None, "$")
    assert draw([goal], large=True) == FACE_DOWN


def test_the_glyphs_are_listed() -> None:
    words = GLYPHS.split()
    assert dict(zip(words[::2], words[1::2], strict=True)) == {str(tile): glyph for tile, glyph in GLYPH.items()}
    assert len(LETTERS) == 51  # a-z, A-Z but S


def test_every_sign_of_a_large_drawing_is_in_the_tables() -> None:
    rows = re.findall(r"^\|[^|]*\|([^|]*)\|[^|]*\|$", SECTION, re.MULTILINE)
    signs = {sign for row in rows for sign in re.findall(r"`([^`]+)`", row)} | set(GLYPH.values())
    cells = [Cell(3, 3), *(cell for game in GAMES for cell in (*game.starts, *game.goal_cells))]
    for lying in {each: None for game in GAMES for cell in cells for each in positions(game, cell)}:
        assert shown(lying) <= signs | {f"${number}" for number in range(1, 10)} | {f"@{seat}" for seat in range(10)}
    assert signs | {" ", "?"} >= AT_THE_HEART


def shown(lying: Lying) -> set[str]:
    """The signs a card is drawn with; corners are two columns wide."""
    one, two, three = draw_cell(drawn_of(lying))
    corners = (row[at : at + 2].strip() for row in (one, three) for at in (0, 3))
    return {sign for sign in (*corners, one[2], *two, three[2]) if sign.strip()}


def test_the_faults_are_told_in_these_words() -> None:
    told = [" ".join(fault.split()) for fault in re.findall(r"`(line \d[^`]*)`", SECTION)]
    messages = []
    for text, large in (("  │\n──┤──\n  │", True), ("S─╫", False)):
        with pytest.raises(InvalidDiagram) as caught:
            drawn(text, ruleset("base"), large=large)
        messages.append(str(caught.value))
    assert messages == told
