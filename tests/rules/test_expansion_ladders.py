"""Rule 6.3: ladders."""

import pytest

from saboteur import Cell, Refusal
from saboteur.engine.values.facts import Laid, Revealed
from tests.rules.playing import (
    SABOTEUR2,
    about_to_find,
    board,
    card,
    find_gold,
    mine_of,
    moves,
    only,
    picture,
    play,
    position,
    winners,
)

pytestmark = pytest.mark.both


def test_6_3_a_ladders_tunnel_is_always_joined_to_the_start() -> None:
    game = position("S─", SABOTEUR2, hands={0: "s2_ladder_e", 1: "base_ew"})
    unladdered = position("S─", SABOTEUR2, hands={0: "base_ew"})
    assert unladdered.refusal("lay base_ew 2,1") is Refusal.NOT_CONNECTED
    play(game, "lay s2_ladder_e 1,1")  # no tunnel leads to it
    play(game, "lay base_ew 2,1")
    assert mine_of(game) == picture("""
        ·a─
        S─·
        a = s2_ladder_e
    """)


def test_6_3_the_gold_can_be_found_by_a_ladder_alone() -> None:
    game = about_to_find("S──·a┼┼\na = s2_ladder_e", SABOTEUR2, roles="blue saboteur")
    facts = find_gold(game)
    assert winners(facts) == "blue"
    assert mine_of(game) == "S──·a┼┼─┼\na = s2_ladder_e"


def test_6_3_a_ladder_is_joined_to_every_other_ladder() -> None:
    four_ladders = """
        ·a··b·
        ······
        S─····
        ······
        ·c··d·
        a = s2_ladder_e
        b = s2_ladder_n
        c = s2_ladder_ne
        d = s2_ladder_nw turned
    """
    game = position(four_ladders, SABOTEUR2, hands={0: "base_ew base_ns"})
    assert moves(game, "lay") == {
        "lay base_ew -1,0",
        "lay base_ew 2,0",
        "lay base_ns 0,1",
        "lay base_ns 0,-1",
        "lay base_ew 2,2",  # from a
        "lay base_ns 4,3",  # from b
        "lay base_ew 2,-2",  # from c
        "lay base_ew 5,-2",  # from d
        "lay base_ns 4,-3",
    }


def test_6_3_a_ladder_touches_at_least_one_card_already_laid_a_shared_side_is_enough() -> None:
    game = position("S─", SABOTEUR2, hands={0: "s2_ladder_e"})
    assert moves(game, "lay") == {
        "lay s2_ladder_e -1,0",
        "lay s2_ladder_e 2,0 turned",
        "lay s2_ladder_e 1,1",  # wall to wall, as the three below
        "lay s2_ladder_e 1,1 turned",
        "lay s2_ladder_e 1,-1",
        "lay s2_ladder_e 1,-1 turned",
    }


def test_6_3_the_start_is_a_card_a_ladder_may_touch() -> None:
    game = position(rules=SABOTEUR2, hands={0: "s2_ladder_n"})
    assert mine_of(game) == "S"
    assert moves(game, "lay") == {"lay s2_ladder_n 0,-1", "lay s2_ladder_n 0,1 turned"}


@pytest.mark.parametrize("cell", ["1,1", "3,0", "2,1", "5,5"])
def test_6_3_a_ladder_that_touches_nothing_is_refused(cell: str) -> None:
    game = position("S", SABOTEUR2, hands={0: "s2_ladder_e"})
    refusal = game.refusal(f"lay s2_ladder_e {cell}")
    assert refusal is Refusal.LADDER_TOUCHES_NOTHING
    assert refusal.rule == "6.3"


def test_6_3_a_corner_is_not_a_shared_side() -> None:
    game = position("S─", SABOTEUR2, hands={0: "s2_ladder_e"})
    assert game.refusal("lay s2_ladder_e 2,1") is Refusal.LADDER_TOUCHES_NOTHING
    assert game.refusal("lay s2_ladder_e 1,1") is None


def test_6_3_a_ladder_agrees_on_all_sides() -> None:
    game = position("S─┼", SABOTEUR2, hands={0: "s2_ladder_e s2_ladder_nw"})
    refusal = game.refusal("lay s2_ladder_e 3,0")  # its wall would meet an opening
    assert refusal is Refusal.EDGES_DISAGREE
    assert refusal.rule == "3.3"
    assert game.refusal("lay s2_ladder_nw 1,-1") is Refusal.EDGES_DISAGREE  # its opening would meet a wall
    play(game, "lay s2_ladder_e 3,0 turned")
    assert mine_of(game) == "S─┼a\na = s2_ladder_e turned"


def test_6_3_a_ladder_need_not_be_connected_otherwise() -> None:
    game = position("S─·┼", SABOTEUR2, hands={0: "s2_ladder_e", 1: "base_ns"})
    play(game, "lay s2_ladder_e 4,0 turned")  # only the part that is cut off touches it
    assert mine_of(game) == "S─·┼a\na = s2_ladder_e turned"
    play(game, "lay base_ns 3,1")  # and that part counts again
    assert mine_of(game) == picture("""
        ···│·
        S─·┼a
        a = s2_ladder_e turned
    """)


WEST_OF_A_GOAL = "S─┼┼┼┼┼"
BETWEEN_TWO_GOALS = """
    ┌─┼┼┼┼┼─
    S·······
"""
EAST_OF_A_GOAL = """
    ·········│
    S·········
"""
SOUTH_OF_A_GOAL = """
    S·········
    ··········
    ··········
    ·········─
"""


@pytest.mark.parametrize(
    ("mine_text", "lay"),
    [
        (WEST_OF_A_GOAL, "lay s2_ladder_e 7,0 turned"),
        (BETWEEN_TWO_GOALS, "lay s2_ladder_e 8,1 turned"),
        (EAST_OF_A_GOAL, "lay s2_ladder_n 9,0"),
        (SOUTH_OF_A_GOAL, "lay s2_ladder_e 8,-3"),
    ],
    ids=["west", "between", "east", "south"],
)
def test_6_3_a_ladder_never_lies_next_to_a_goal_face_down(mine_text: str, lay: str) -> None:
    game = position(mine_text, SABOTEUR2, hands={0: "s2_ladder_e s2_ladder_n"})
    refusal = game.refusal(lay)
    assert refusal is Refusal.LADDER_BESIDE_GOAL
    assert refusal.rule == "6.3"
    assert lay not in moves(game)


WALL_TO_WALL = "S─┼┼┼┼┼─┘"
BY_A_TUNNEL = """
    ┌─┼┼┼┼┼─┐
    S·······└
"""


@pytest.mark.parametrize(
    ("mine_text", "lay"),
    [(WALL_TO_WALL, "lay s2_ladder_n 9,0"), (BY_A_TUNNEL, "lay s2_ladder_e 9,0 turned")],
    ids=["wall to wall", "by a tunnel"],
)
def test_6_3_a_ladder_never_lies_next_to_a_goal_face_up(mine_text: str, lay: str) -> None:
    game = position(mine_text, SABOTEUR2, hands={0: "s2_ladder_e s2_ladder_n"})
    refusal = game.refusal(lay)
    assert refusal is Refusal.LADDER_BESIDE_GOAL
    assert refusal.rule == "6.3"
    assert lay not in moves(game)


def test_6_3_a_ladder_may_lie_at_the_corner_of_a_goal() -> None:
    near_the_goals = """
        ┌─┼┼┼┼┼
        S······
    """
    game = position(near_the_goals, SABOTEUR2, hands={0: "s2_ladder_e"})
    play(game, "lay s2_ladder_e 7,1 turned")
    assert board(game) == picture("""
        ········?
        ┌─┼┼┼┼┼a·
        S·······?
        ·········
        ········?
        a = s2_ladder_e turned
    """)


def test_6_3_later_cards_may_come_next_to_a_ladder() -> None:
    beside_the_ladder = """
        ·a·
        S─┼
        a = s2_ladder_n
    """
    game = position(beside_the_ladder, SABOTEUR2, hands={0: "base_nw", 1: "base_ns"})
    play(game, "lay base_nw 2,1 turned")  # wall to wall with the ladder
    play(game, "lay base_ns 1,2")  # joined to it
    assert mine_of(game) == picture("""
        ·│·
        ·a┌
        S─┼
        a = s2_ladder_n
    """)


def test_6_3_later_goals_may_come_next_to_a_ladder() -> None:
    """The rule matters only when the ladder is laid: a goal may be turned over next to it."""
    ladder_before_the_goal = """
        ┌─┼┼┼┼┼┬
        S······a
        a = s2_ladder_n
    """
    game = position(ladder_before_the_goal, SABOTEUR2, hands={0: "base_ne"}, goals={"8,0": "base_goal_stone_ne"})
    facts = play(game, "lay base_ne 8,1 turned")
    assert only(facts, Revealed).cell == Cell(8, 0)
    assert mine_of(game) == picture("""
        ┌─┼┼┼┼┼┬┐
        S······a└
        a = s2_ladder_n
    """)


def test_6_3_a_ladder_removed_joins_nothing_any_more() -> None:
    game = position("S··a─\na = s2_ladder_e", SABOTEUR2, hands={0: "base_rockfall", 1: "base_ew"})
    play(game, "play base_rockfall 3,0")
    assert mine_of(game) == "S···─"
    assert game.refusal("lay base_ew 5,0") is Refusal.NOT_CONNECTED


@pytest.mark.parametrize(("before", "refusal"), [("trapped", Refusal.TRAPPED), ("lamp", Refusal.TOOL_BROKEN)])
def test_6_3_a_ladder_is_a_tunnel_card(before: str, refusal: Refusal) -> None:
    game = position(rules=SABOTEUR2, hands={0: "s2_ladder_e"}, mats={0: before})
    assert game.refusal("lay s2_ladder_e -1,0") is refusal
    assert moves(game) == {"discard s2_ladder_e"}
    free = position(rules=SABOTEUR2, hands={0: "s2_ladder_e"})
    assert play(free, "lay s2_ladder_e -1,0")[0] == Laid(0, card("s2_ladder_e"), Cell(-1, 0), turned=False)
    assert mine_of(free) == "aS\na = s2_ladder_e"
