"""The mine and the cards as they are drawn, also without colour and in any window."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from inspect import cleandoc

import pytest
from rich.cells import cell_len

from saboteur import Card, Cell, Game, ruleset
from saboteur.cli.playing.cardart import art
from saboteur.cli.playing.fresh import Fresh
from saboteur.cli.playing.picture import BARE, FACE_DOWN, GROUNDS, LETTER, SIGNS, Look, card_rows, mine_rows
from saboteur.engine.values.cards import CARDS, Use
from saboteur.engine.view import Goal, Lying, View
from saboteur.notation.drawing.large import DEAD_END
from tests.cli.playing.desks import cells_drawn

Letters = Mapping[Cell, Sequence[str]]


def seen(game: str, cards: str, goals: str = "") -> View:
    """What an observer sees: cards as `1,0 base_ew turned opened @1; …`, goals as `8,0; 8,2 base_goal_gold`."""
    mine = []
    for each in cards.split("; "):
        cell, card, *how = each.split()
        markers = [int(word[1:]) for word in how if word.startswith("@")]
        mine.append(
            Lying(Cell.parse(cell), Card.parse(card), "turned" in how, "opened" in how, markers[0] if markers else None)
        )
    told = [(*each.split(), "")[:2] for each in goals.split("; ") if each]
    faces = [Goal(Cell.parse(cell), Card.parse(face)) if face else Goal(Cell.parse(cell)) for cell, face in told]
    view = Game(ruleset(game, {}), ruleset(game, {}).seats[0], seed="1").view(0)
    return replace(view, mine=tuple(mine), goals=tuple(faces))


def picture(view: View, columns: int = 79, letters: Letters | None = None) -> str:
    """As it is drawn without colours, without blanks at the ends of lines."""
    return "\n".join(row.plain.rstrip() for row in mine_rows(view, Look(columns), letters))


def drawing(text: str) -> str:
    """As a test shows it, between bars."""
    return "\n".join(line.strip().strip("|").rstrip() for line in cleandoc(text).splitlines())


def test_the_base_game_with_letters_dead_ends_and_goals_seen() -> None:
    view = seen(
        "base",
        "0,0 base_start; 1,0 base_ew; 2,0 base_nesw; 2,1 base_dead_n turned; 3,0 base_dead_nesw",
        "4,1 base_goal_gold; 4,0 base_goal_stone_ne; 4,-1",
    )
    letters = {Cell(-1, 0): ["a"], Cell(0, 1): ["b", "B"], Cell(2, -1): ["C"], Cell(4, -1): ["d"]}
    assert picture(view, letters=letters) == drawing(
        """
        |     -1    0    1    2    3    4
        |                             ╭   ╮
        |  1   ·   b B   ·    ×    ·    ?
        |                     ╷       ╰ $ ╯
        |           │         │    ╵  ╭   ╮
        |  0   a  ──S─────────┼──╴ × ╶  ?
        |           │         │    ╷  ╰ # ╯
        |                             ╭   ╮
        | -1   ·    ·    ·    C    ·    d
        |                             ╰   ╯
        """
    )


def test_the_expansion_with_doors_ladders_crystals_and_bridges() -> None:
    view = seen(
        "saboteur2",
        "0,0 base_start; 1,0 s2_door_green_ew; 2,0 s2_crystal_new; 3,0 s2_ladder_nw; 0,-1 s2_bridge; "
        "1,-1 s2_dcurve_ne_sw; 2,-1 s2_ns_de; 3,-1 s2_crystal_dead_n; 4,0 base_goal_stone_ne turned; "
        "4,-1 base_goal_gold",
        "5,0 base_goal_gold; 5,-1",
    )
    assert picture(view) == drawing(
        """
        |      0    1    2    3    4    5
        |      │       * │  H │       ╭   ╮
        |  0 ──S────G────┴────┘  ──#    ?
        |      │                   │  ╰ $ ╯
        |      │    │    │  * ╵    │  ╭   ╮
        | -1 ──╫────╲──  │ ╶  ×  ──$──  ?
        |      │    │    │         │  ╰   ╯
        """
    )


def test_the_duel_with_doors_keys_trolls_nuggets_and_markers() -> None:
    view = seen(
        "duel",
        "0,1 duel_start_green; 0,-1 duel_start_blue; 1,1 duel_cross_troll; 1,-1 duel_cross_troll opened @1; "
        "2,1 duel_new_blue; 2,0 duel_new_green opened; 2,-1 duel_cross_blue turned; 3,1 duel_new_ds_gold @0; "
        "3,0 duel_nsw_de_gold; 3,-1 duel_ne_ladder_green; 4,1 duelgoal_nsw_3_blue; 4,0 duelgoal_nw_2 turned @1; "
        "4,-1 duelgoal_dead4_0",
        "5,1 duelgoal_ne_2; 5,0",
    )
    assert picture(view) == drawing(
        """
        |      0    1    2    3    4    5
        |    g │  T │    │    │$1  B  ╭   ╮
        |  1 ──S────┼────┴─B──┴────V    ?
        |      │    │       @0╷  $3│  ╰ 2 ╯
        |                g    │$1@1   ╭   ╮
        |  0   ·    ·  ──┴────┤ ╶  V──  ?
        |                     │    │$2╰   ╯
        |    b │  t │    B  Hg│    ╵
        | -1 ──S────┼────┼──  └──╴ V ╶  ·
        |      │    │@1  │         ╷
        """
    )


def test_a_mine_wider_than_the_window_is_drawn_in_parts() -> None:
    view = seen("base", "0,0 base_start; 1,0 base_ew; 9,0 base_ns; 10,0 base_nesw", "8,0")
    letters = {Cell(2, 0): ["a", "A"], Cell(1, 0): ["b"], Cell(8, 0): ["aa"], Cell(10, 1): ["ab", "AB"]}
    assert picture(view, 39, letters) == drawing(
        """
        |      0    1    2    3    4    5    6
        |
        |  1   ·    ·    ·    ·    ·    ·    ·
        |
        |      │
        |  0 ──S────b── a A   ·    ·    ·    ·
        |      │
        |
        |      7    8    9   10
        |
        |  1   ·    ·    ·  ab AB
        |
        |         ╭   ╮  │    │
        |  0   ·   aa    │  ──┼──
        |         ╰   ╯  │    │
        """
    )


@pytest.mark.parametrize("columns", [9, 14, 39, 40, 79, 200])
def test_no_part_is_wider_than_the_window_and_together_they_show_all(columns: int) -> None:
    view = seen("base", "0,0 base_start; -7,3 base_ew; 12,-2 base_nesw", "8,0 base_goal_gold")
    rows = [row.plain for row in mine_rows(view, Look(columns), {Cell(13, 0): ["ab", "AB"]})]
    assert max(cell_len(row) for row in rows) <= columns
    cells = cells_drawn(rows)
    assert len(cells) == 21 * 6
    whole = cells_drawn([row.plain for row in mine_rows(view, Look(999), {Cell(13, 0): ["ab", "AB"]})])
    assert cells == whole


def rows_of(card: Card, *, turned: bool = False) -> list[str]:
    """A card of a hand, without its colours."""
    return [row.plain for row in card_rows(card, turned=turned)]


def test_every_card_is_three_rows_of_five_columns() -> None:
    for card in CARDS:
        for turned in (False, True):
            rows = rows_of(card, turned=turned)
            assert [cell_len(row) for row in rows] == [5, 5, 5], card
            assert any(row.strip() for row in rows)


def test_cards_that_do_something_else_look_otherwise() -> None:
    actions = [card for card in CARDS if card.use is Use.ACTION]
    by_look: dict[tuple[str, ...], set[object]] = {}
    for card in actions:
        by_look.setdefault(art(card), set()).add((card.effect, tuple(sorted(card.tools))))
    assert all(len(kinds) == 1 for kinds in by_look.values())


def test_a_card_no_way_leads_through_is_crossed_out() -> None:
    for card in CARDS:
        if card.tile is None or card.use is not Use.TUNNEL or card.door:
            continue
        through = any(group.bit_count() > 1 for group in card.tile.groups) or card.ladder is not None
        assert (rows_of(card)[1][2] == DEAD_END) == (not through), card


def test_grounds_and_letters_are_seen_in_colour_and_change_no_sign() -> None:
    view = seen("base", "0,0 base_start; 1,0 base_ew", "2,0")
    letters = {Cell(3, 0): ["a", "A"], Cell(2, 0): ["b"]}
    plain, shaded = (mine_rows(view, Look(79, shades), letters) for shades in (False, True))
    assert [row.plain for row in plain] == [row.plain for row in shaded]
    middle = shaded[2]
    styles = {str(span.style).strip() for span in middle.spans}
    assert {GROUNDS[0], GROUNDS[1], FACE_DOWN} <= {str(span.style).strip() for row in shaded for span in row.spans}
    assert LETTER in styles
    lettered = [middle.plain[span.start : span.end] for span in middle.spans if span.style == LETTER]
    assert sorted(lettered) == ["A", "a", "b"]
    assert not any("color" in str(span.style) for row in plain for span in row.spans)


def test_signs_are_seen_on_light_terminals_too() -> None:
    """Bright colours only on a dark background of a card."""
    view = seen("saboteur2", "0,0 base_start; 1,0 s2_door_green_ew; 2,0 s2_crystal_new; 3,0 s2_ladder_nw", "5,0")
    for shades in (False, True):
        styles = [
            str(span.style) for row in mine_rows(view, Look(79, shades), fresh=Fresh(Cell(2, 0))) for span in row.spans
        ]
        assert any("bright_" in style for style in styles) == shades
        assert sum("green" in style for style in styles) == 1
    assert set(BARE) == set(SIGNS)


def test_what_is_new_stands_out_without_colour_too() -> None:
    view = seen("base", "0,0 base_start; 1,0 base_ew; 2,0 base_nesw; 3,0 base_nes", "4,0")
    fresh = Fresh(Cell(2, 0), [Cell(1, 0), Cell(4, 0)])
    rows = mine_rows(view, Look(79), fresh=fresh)
    assert "\n".join(row.plain.rstrip() for row in rows) == drawing(
        """
        |      0    1    2    3    4
        |      │  (   )[ │ ]  │  ╭   ╮
        |  0 ──S─────────┼──  ├──  ?
        |      │  (   )[ │ ]  │  ╰   ╯
        """
    )
    assert not any("bold" in str(span.style) for row in mine_rows(view, Look(79)) for span in row.spans)
    assert sum("bold" in str(span.style) for row in rows for span in row.spans) == 9


def test_a_mark_hides_nothing_that_is_drawn_on_the_card() -> None:
    view = seen("duel", "0,1 duel_start_green; 1,1 duel_cross_troll opened @1; 1,0 duel_new_ds_gold @0", "5,0")
    old, new = (mine_rows(view, Look(79), fresh=fresh) for fresh in (Fresh(), Fresh(Cell(1, 1), [Cell(1, 0)])))
    for before, after in zip(old, new, strict=True):
        assert all(sign in (" ", now) for sign, now in zip(before.plain, after.plain, strict=True))
    for brackets in ("[]", "()"):
        assert any(set(brackets) & set(row.plain) for row in new)


def test_a_part_of_the_mine_follows_the_play_and_shows_that_there_is_more() -> None:
    cards = "; ".join(["0,0 base_start", *(f"{x},0 base_nesw" for x in range(1, 8)), "4,4 base_ns", "4,-4 base_ns"])
    view = seen("base", cards, "8,2; 8,-2")
    for newest in (Cell(0, 0), Cell(4, 4), Cell(7, 0), Cell(4, -4)):
        for columns, lines in ((29, 7), (29, 40), (79, 7), (79, 40)):
            rows = [row.plain for row in mine_rows(view, Look(columns, lines=lines), fresh=Fresh(newest))]
            assert len(rows) <= lines
            assert max(map(len, rows)) <= columns
            cells = cells_drawn(rows)
            assert cells[newest][0][0] == "["
            every = {lying.cell for lying in view.mine} | {goal.cell for goal in view.goals}
            hidden = every - set(cells)
            text = "\n".join(rows)
            xs, ys = [cell.x for cell in cells], [cell.y for cell in cells]
            assert ("←" in text) == any(cell.x < min(xs) for cell in hidden)
            assert ("→" in text) == any(cell.x > max(xs) for cell in hidden)
            assert ("↑" in text) == any(cell.y > max(ys) for cell in hidden)
            assert ("↓" in text) == any(cell.y < min(ys) for cell in hidden)
            assert bool(hidden) == ((columns, lines) != (79, 40))


def test_of_a_mine_too_large_the_part_with_most_places_to_choose_is_drawn() -> None:
    view = seen("base", "0,0 base_start; 0,5 base_ns; 0,-5 base_ns", "8,0")
    letters = {Cell(0, -6): ["a"], Cell(1, -5): ["b"], Cell(0, 6): ["d"]}
    rows = [row.plain for row in mine_rows(view, Look(79, lines=10), letters)]
    assert {cell.y for cell in cells_drawn(rows)} == {-4, -5, -6}
