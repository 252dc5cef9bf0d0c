"""Where tunnel cards of the duel may lie (8.3)."""

import pytest

from saboteur import Refusal
from tests.rules.playing import BLUE, DUEL, GREEN, mine_of, picture, play, position, uses

pytestmark = pytest.mark.both


def test_8_3_a_card_joins_a_way_from_ones_own_entrance() -> None:
    game = position(rules=DUEL, hands={GREEN: "duel_ew", BLUE: "duel_ew"})
    assert uses(game, "duel_ew") == {"-1,1", "1,1"}
    refusal = game.refusal("lay duel_ew 1,-1")  # beside blue's entrance
    assert refusal is Refusal.NOT_CONNECTED_TO_OWN_ENTRANCE
    assert refusal.rule == "8.3"
    play(game, "lay duel_ew 1,1")
    assert mine_of(game) == picture("S─\n··\nS·")
    assert uses(game, "duel_ew") == {"-1,-1", "1,-1"}
    play(game, "lay duel_ew 1,-1")
    assert mine_of(game) == picture("S─\n··\nS─")


def test_8_3_the_cell_is_empty_and_every_side_agrees() -> None:
    mine = """
        S─
        ··
        S·
    """
    game = position(mine, DUEL, hands={GREEN: "duel_ew duel_ns duel_nw", BLUE: "duel_ew"})
    assert game.refusal("lay duel_ew 1,1") is Refusal.CELL_TAKEN
    assert game.refusal("lay duel_ew 0,-1") is Refusal.CELL_TAKEN
    assert game.refusal("lay duel_ew 5,0") is Refusal.CELL_TAKEN  # a face-down vein card
    refusal = game.refusal("lay duel_ns 2,1")
    assert refusal is Refusal.EDGES_DISAGREE
    assert refusal.rule == "3.3"
    assert game.refusal("lay duel_nw 2,1") is None


def test_8_3_cards_of_the_opponent_are_neighbours_too() -> None:
    game = position(rules=DUEL, hands={GREEN: "duel_ns duel_ew duel_nw", BLUE: "duel_ew"})
    assert game.refusal("lay duel_nw 0,0") is Refusal.EDGES_DISAGREE  # a wall against blue's entrance
    assert game.refusal("lay duel_ns 0,0") is None


def test_8_3_tunnels_that_meet_serve_both() -> None:
    game = position(rules=DUEL, hands={GREEN: "duel_ns duel_nw", BLUE: "duel_ew duel_ne"})
    assert uses(game, "duel_nw") == {"0,2 turned", "-1,1 turned", "1,1"}
    play(game, "lay duel_ns 0,0")
    mine = """
        S
        │
        S
    """
    assert mine_of(game) == picture(mine)
    assert uses(game, "duel_ew") == {"-1,1", "1,1", "-1,-1", "1,-1"}
    play(game, "lay duel_ew 1,1")
    assert uses(game, "duel_nw") >= {"2,1", "1,-1", "-1,-1 turned"}


def test_8_3_a_way_one_may_not_pass_oneself_is_none() -> None:
    mine = """
        Sa─
        │··
        S··
        a = duel_new_blue
    """  # the door is in the east
    green = position(mine, DUEL, turn=GREEN, hands={GREEN: "duel_ew", BLUE: "duel_ew"})
    assert uses(green, "duel_ew") == {"-1,1", "-1,-1", "1,-1"}
    assert green.refusal("lay duel_ew 3,1") is Refusal.NOT_CONNECTED_TO_OWN_ENTRANCE
    blue = position(mine, DUEL, turn=BLUE, hands={GREEN: "duel_ew", BLUE: "duel_ew"})
    assert uses(blue, "duel_ew") == {"-1,1", "-1,-1", "1,-1", "3,1"}


def test_8_3_what_is_cut_off_is_not_built_on_until_it_is_joined_again() -> None:
    mine = """
        S──
        ···
        S··
    """
    game = position(mine, DUEL, turn=BLUE, hands={GREEN: "duel_ew duel_bridge", BLUE: "duel_rockfall duel_ns duel_map"})
    play(game, "play duel_rockfall 1,1")
    assert mine_of(game) == picture("S·─\n···\nS··")
    assert game.refusal("lay duel_ew 3,1") is Refusal.NOT_CONNECTED_TO_OWN_ENTRANCE
    assert game.refusal("lay duel_bridge 1,1") is None
    play(game, "lay duel_ew 1,1", "discard duel_ns")
    assert "3,1" in uses(game, "duel_bridge")


def test_8_3_of_a_bridge_at_least_one_tunnel_is_joined() -> None:
    mine = """
        ·│
        S·
        ··
        S·
    """  # what lies in the north-east is cut off
    game = position(mine, DUEL, hands={GREEN: "duel_bridge duel_ns", BLUE: "duel_ew"})
    assert game.refusal("lay duel_bridge 1,1") is None
    assert game.refusal("lay duel_bridge 1,3") is Refusal.NOT_CONNECTED_TO_OWN_ENTRANCE
    play(game, "lay duel_bridge 1,1")
    assert mine_of(game) == picture("·│\nS╫\n··\nS·")


def test_8_3_and_over_the_bridge_nobody_changes_from_one_tunnel_to_the_other() -> None:
    mine = """
        ·│
        S╫
        ··
        S·
    """
    game = position(mine, DUEL, hands={GREEN: "duel_ew duel_ns", BLUE: "duel_ew"})
    assert "2,1" in uses(game, "duel_ew")
    assert game.refusal("lay duel_ns 1,3") is Refusal.NOT_CONNECTED_TO_OWN_ENTRANCE
    assert game.refusal("lay duel_ns 1,0") is Refusal.NOT_CONNECTED_TO_OWN_ENTRANCE


def test_8_3_no_way_leads_through_a_dead_end() -> None:
    mine = """
        S┵
        ··
        S·
    """  # the west arm ends inside the card
    game = position(mine, DUEL, hands={GREEN: "duel_ew duel_ns", BLUE: "duel_ew"})
    assert uses(game, "duel_ew") == {"-1,1"}
    assert uses(game, "duel_ns") == {"0,0", "0,2"}


def test_8_3_there_is_no_edge() -> None:
    mine = """
        ──S·
        ····
        ··S·
    """
    game = position(mine, DUEL, hands={GREEN: "duel_ew", BLUE: "duel_ew"})
    play(game, "lay duel_ew -3,1")
    assert mine_of(game) == picture("───S\n····\n···S")


def test_8_3_a_face_down_vein_card_is_nobodys_neighbour() -> None:
    mine = """
        S────
        ·····
        S····
    """  # 5,1 lies between the vein cards of 5,2 and 5,0
    game = position(mine, DUEL, hands={GREEN: "duel_bridge duel_ne_dw", BLUE: "duel_ns"})
    assert game.refusal("lay duel_bridge 5,1") is None
    assert game.refusal("lay duel_ne_dw 5,1") is None


def test_8_3_an_open_vein_card_is_a_neighbour_like_any_other() -> None:
    mine = """
        S────·
        ·····┼
        S·····
    """
    game = position(mine, DUEL, hands={GREEN: "duel_nw duel_ne", BLUE: "duel_ns"})
    assert game.refusal("lay duel_nw 5,1") is Refusal.EDGES_DISAGREE  # a wall against the vein card's north
    assert game.refusal("lay duel_ne 5,1 turned") is None
