"""Diagrams of the mine are read as they are drawn."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saboteur import Cell, Game, ruleset
from saboteur.engine.drawing import GLYPH
from saboteur.engine.ruleset import Ruleset
from saboteur.engine.values.cards import Card, Use
from saboteur.engine.view import Lying
from saboteur.notation.drawing.diagram import diagram, draw, drawn, read

GAMES = [ruleset(name) for name in ("base", "saboteur2", "duel", "solo")]


def positions(game: Ruleset, cell: Cell) -> list[Lying]:
    """Every way any card of the game can lie on a cell."""
    if cell in game.starts:
        return [Lying(cell, game.starts[cell])]
    cards = game.goals if cell in game.goal_cells else [card for card in game.cards if card.use is Use.TUNNEL]
    return [lying for card in cards for lying in ways_to_lie(cell, card)]


def ways_to_lie(cell: Cell, card: Card) -> list[Lying]:
    ways = []
    for turned in (False,) if card.symmetric else (False, True):
        if card.troll:
            ways += [Lying(cell, card, turned), *(Lying(cell, card, turned, True, seat) for seat in (0, 1))]
            continue
        for opened in (False, True) if card.door_at else (False,):
            for marker in (None, 0, 1) if card.nuggets else (None,):
                ways.append(Lying(cell, card, turned, opened, marker))
    return ways


@st.composite
def mines(draw_from: st.DrawFn) -> tuple[Ruleset, tuple[Lying, ...]]:
    """Cards anywhere, edges or not: a diagram does not care."""
    game = draw_from(st.sampled_from(GAMES))
    numbers = st.integers(-3, 13)
    cells = draw_from(st.sets(st.builds(Cell, numbers, numbers), max_size=12))
    cards = [draw_from(st.sampled_from(positions(game, cell))) for cell in {*cells, *game.starts}]
    return game, tuple(sorted(cards, key=lambda lying: (-lying.cell.y, lying.cell.x)))


@given(mines())
def test_a_large_drawing_shows_every_card_and_mark(mine: tuple[Ruleset, tuple[Lying, ...]]) -> None:
    game, cards = mine
    text = draw(cards, large=True)
    assert drawn(text, game, large=True) == cards
    assert draw(drawn(text, game, large=True), large=True) == text


@given(mines())
def test_a_compact_drawing_shows_every_card_with_its_legend(mine: tuple[Ruleset, tuple[Lying, ...]]) -> None:
    game, cards = mine
    text = draw(cards)
    assert drawn(text, game) == cards
    assert draw(drawn(text, game)) == text


@pytest.mark.parametrize("game", GAMES, ids=str)
@pytest.mark.parametrize("large", [False, True])
def test_every_position_of_every_card_is_read_back_alone(game: Ruleset, large: bool) -> None:
    for cell in (Cell(3, 3), *game.goal_cells):
        looks = set()
        for lying in positions(game, cell):
            text = draw([lying], large=large)
            looks.add(text)
            assert drawn(text, game, at=cell, large=large) == (lying,)
        assert len(looks) == len(positions(game, cell))


@given(mines())
def test_coordinates_say_where_a_drawing_lies(mine: tuple[Ruleset, tuple[Lying, ...]]) -> None:
    game, cards = mine
    lone = tuple(lying for lying in cards if lying.cell not in game.starts)
    text = draw(lone, large=True, coordinates=True)
    assert not lone or drawn(text, game, large=True) == lone


@given(st.sampled_from(sorted(GLYPH.items(), key=str)))
def test_tiles_are_read_without_a_game(pair: tuple[object, str]) -> None:
    tile, glyph = pair
    (start, cell) = read(f"S{glyph}")
    assert (cell.cell, cell.tile) == (Cell(1, 0), tile)
    (_, large_cell) = read(draw([start, cell], large=True), large=True)
    assert large_cell == cell


def test_a_drawing_may_be_indented_and_end_early() -> None:
    text = """
        S─┐
          ?
    """
    assert [(str(each.cell), str(each.tile)) for each in read(text)] == [
        ("0,0", "NESW"),
        ("1,0", "EW"),
        ("2,0", "SW"),
        ("2,-1", "None"),
    ]


def test_the_duel_is_anchored_at_the_northern_entrance() -> None:
    mine = drawn("S─\n·\nS", ruleset("duel"))
    assert [str(lying.cell) for lying in mine] == ["0,1", "1,1", "0,-1"]


def test_a_tunnel_on_a_goals_cell_is_that_goal() -> None:
    (gold, stone) = drawn("┼\n·\n┐", ruleset("base"), at=Cell(8, 2))
    assert (gold.card.id, stone.card.id, stone.turned) == ("base_goal_gold", "base_goal_stone_ne", True)


def test_a_new_game_is_its_start_and_its_goals() -> None:
    game = Game(ruleset("base"), 3, seed="1")
    assert diagram(game) == "········?\n·········\nS·······?\n·········\n········?"
    assert diagram(game, goals=False) == "S"
    assert [each.tile for each in read(diagram(game, large=True), large=True)].count(None) == 3


def test_a_goal_one_has_looked_at_shows_its_face_to_the_looker_only() -> None:
    game = Game(ruleset("base", first=0), 3, seed="1")
    while not any(move.startswith("play base_map") for move in map(str, game.legal_moves)):
        game.apply(next(move for move in game.legal_moves if str(move).startswith("discard")))
    seat = game.actor
    assert seat is not None
    game.apply("play base_map 8,0")
    faces = [
        {each.cell: each.marks.face for each in read(diagram(game.view(who), large=True), large=True)}
        for who in range(3)
    ]
    assert [bool(face[Cell(8, 0)]) for face in faces] == [who == seat for who in range(3)]


@pytest.mark.parametrize("far", [-999, -100, -99, 100, 999])
def test_coordinates_have_room_as_far_as_cells_go(far: int) -> None:
    step = -1 if far > 0 else 1
    cards = drawn("─┼\n┼│", ruleset("base"), at=Cell(min(far, far + step), max(far, far + step)))
    text = draw(cards, large=True, coordinates=True)
    assert drawn(text, ruleset("base"), large=True) == cards
