"""Rules 6.4-6.6: doors, bridges, double curves and crystals."""

import pytest

from saboteur import Cell, Refusal
from saboteur.engine.values.facts import Revealed
from tests.rules.playing import (
    SABOTEUR2,
    about_to_find,
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

# -- 6.4: doors ------------------------------------------------------------------------------------------------------

DOOR_STRAIGHT_ON = """
    S─d┼┼┼┼
    d = {}
"""
DOOR_UPWARDS = """
    ┌─┐····
    d·│····
    S·└┼┼┼┼
    d = {}
"""
DOOR_IN_A_CURVE = """
    ┌─┐····
    │·│····
    S·d┼┼┼┼
    d = {}
"""
DOOR_IN_A_TURNED_CURVE = """
    d─┐····
    │·│····
    S·└┼┼┼┼
    d = {} turned
"""
DOORS = [
    (DOOR_STRAIGHT_ON, "s2_door_blue_ew", "blue"),
    (DOOR_UPWARDS, "s2_door_blue_ns", "blue"),
    (DOOR_IN_A_CURVE, "s2_door_blue_ne", "blue"),
    (DOOR_STRAIGHT_ON, "s2_door_green_ew", "green"),
    (DOOR_UPWARDS, "s2_door_green_ns_dw", "green"),
    (DOOR_IN_A_TURNED_CURVE, "s2_door_green_nw", "green"),
]


@pytest.mark.parametrize(("mine_text", "door", "colour"), DOORS, ids=[door for _, door, _ in DOORS])
def test_6_4_only_the_team_of_its_colour_passes_a_door(mine_text: str, door: str, colour: str) -> None:
    for finder in (0, 1):
        game = about_to_find(mine_text.format(door), SABOTEUR2, roles="blue green saboteur", finder=finder)
        assert winners(find_gold(game)) == colour


@pytest.mark.parametrize("roles", ["green saboteur", "blue saboteur", "saboteur geologist"])
@pytest.mark.parametrize("door", ["s2_door_blue_ew", "s2_door_green_ew"])
def test_6_4_a_door_blocks_nobody_from_building(roles: str, door: str) -> None:
    game = position(f"S─a\na = {door}", SABOTEUR2, hands={0: "base_ew base_nesw"}, roles=roles)
    assert moves(game, "lay base_ew") == {"lay base_ew 3,0", "lay base_ew -1,0"}
    play(game, "lay base_nesw 3,0")
    assert mine_of(game) == f"S─a┼\na = {door}"


def test_6_4_the_doors_own_dead_end_leads_nowhere() -> None:
    with_a_dead_end = """
        a
        S
        a = s2_door_green_ns_dw
    """
    game = position(with_a_dead_end, SABOTEUR2, hands={0: "base_ew base_ns"})
    assert game.refusal("lay base_ns 0,2") is None
    assert game.refusal("lay base_ew -1,1") is Refusal.NOT_CONNECTED


@pytest.mark.parametrize("roles", ["green saboteur", "blue saboteur"])
def test_6_4_reachability_for_turning_goals_over_ignores_doors(roles: str) -> None:
    game = position(
        "S─ab┼┼┼\na = s2_door_blue_ew\nb = s2_door_green_ew",
        SABOTEUR2,
        hands={0: "base_ew"},
        goals={"8,0": "base_goal_stone_nw"},
        roles=roles,
    )
    facts = play(game, "lay base_ew 7,0")
    assert only(facts, Revealed).cell == Cell(8, 0)
    assert mine_of(game) == "S─ab┼┼┼─┘\na = s2_door_blue_ew\nb = s2_door_green_ew"


# -- 6.5: bridges and double curves ----------------------------------------------------------------------------------


def test_6_5_a_bridge_leads_straight_on_and_never_turns() -> None:
    game = position("S─", SABOTEUR2, hands={0: "s2_bridge", 1: "base_ew base_ns"})
    play(game, "lay s2_bridge 2,0")
    assert mine_of(game) == "S─╫"
    assert game.refusal("lay base_ew 3,0") is None
    assert game.refusal("lay base_ns 2,1") is Refusal.NOT_CONNECTED
    assert game.refusal("lay base_ns 2,-1") is Refusal.NOT_CONNECTED


CUT_OFF_ABOVE = """
    ··│
    S─·
"""


def test_6_5_of_a_bridge_at_least_one_of_the_two_tunnels_must_be_connected() -> None:
    game = position(CUT_OFF_ABOVE, SABOTEUR2, hands={0: "s2_bridge", 1: "base_ew base_ns"})
    refusal = game.refusal("lay s2_bridge 2,2")  # neither is
    assert refusal is Refusal.NOT_CONNECTED
    assert refusal.rule == "3.3"
    play(game, "lay s2_bridge 2,0")  # one is, the other meets what is cut off
    assert mine_of(game) == picture("""
        ··│
        S─╫
    """)
    assert game.refusal("lay base_ns 2,2") is Refusal.NOT_CONNECTED  # which is cut off still
    assert game.refusal("lay base_ew 3,0") is None


def test_6_5_a_bridge_counts_in_both_directions_when_both_tunnels_are_connected() -> None:
    both_ways = """
        ┌┐·
        S··
    """
    game = position(both_ways, SABOTEUR2, hands={0: "s2_bridge", 1: "base_ns base_ew"})
    play(game, "lay s2_bridge 1,0")
    assert mine_of(game) == picture("""
        ┌┐
        S╫
    """)
    assert moves(game, "lay base_ns") == {"lay base_ns 0,-1", "lay base_ns 1,-1"}
    assert moves(game, "lay base_ew") == {"lay base_ew -1,0", "lay base_ew 2,0"}


@pytest.mark.parametrize(
    ("curve", "glyph", "leads_to", "not_to"),
    [("s2_dcurve_nw_es", "╱", "2,1", "2,-1"), ("s2_dcurve_ne_sw", "╲", "2,-1", "2,1")],
)
def test_6_5_the_two_tunnels_of_a_double_curve_do_not_meet(curve: str, glyph: str, leads_to: str, not_to: str) -> None:
    game = position("S─", SABOTEUR2, hands={0: curve, 1: "base_ew base_ns"})
    play(game, f"lay {curve} 2,0")
    assert mine_of(game) == f"S─{glyph}"
    assert game.refusal(f"lay base_ns {leads_to}") is None
    assert game.refusal(f"lay base_ns {not_to}") is Refusal.NOT_CONNECTED
    assert game.refusal("lay base_ew 3,0") is Refusal.NOT_CONNECTED


def test_6_5_of_a_double_curve_at_least_one_of_the_two_tunnels_must_be_connected() -> None:
    game = position(CUT_OFF_ABOVE, SABOTEUR2, hands={0: "s2_dcurve_ne_sw", 1: "base_ns"})
    assert game.refusal("lay s2_dcurve_ne_sw 2,2") is Refusal.NOT_CONNECTED
    play(game, "lay s2_dcurve_ne_sw 2,0")
    assert mine_of(game) == picture("""
        ··│
        S─╲
    """)
    assert game.refusal("lay base_ns 2,2") is Refusal.NOT_CONNECTED
    assert game.refusal("lay base_ns 2,-1") is None


# -- 6.6: crystals ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("with_crystal", "without"),
    [
        ("s2_crystal_nesw", "base_nesw"),
        ("s2_crystal_nes", "base_nes"),
        ("s2_crystal_new", "base_new"),
        ("s2_crystal_dead_n", "base_dead_n"),
        ("s2_crystal_dead_e", "base_dead_e"),
    ],
)
def test_6_6_crystals_change_no_connection(with_crystal: str, without: str) -> None:
    branching = """
        ·┌─
        S┤·
        ·└·
    """
    shining, plain = (
        position(branching, SABOTEUR2, hands={0: own, 1: "base_ew base_ns"}) for own in (with_crystal, without)
    )
    lays = moves(plain, "lay")
    assert {move.replace(with_crystal, without) for move in moves(shining, "lay")} == lays != set()
    for lay in lays:
        after_shining, after_plain = shining.clone(), plain.clone()
        play(after_shining, lay.replace(without, with_crystal))
        play(after_plain, lay)
        assert moves(after_shining) == moves(after_plain)


def test_6_6_one_walks_through_a_card_with_a_crystal() -> None:
    game = about_to_find("S─┼┼a┼┼\na = s2_crystal_nesw", SABOTEUR2, roles="blue saboteur")
    assert winners(find_gold(game)) == "blue"
    assert mine_of(game) == "S─┼┼a┼┼─┼\na = s2_crystal_nesw"
