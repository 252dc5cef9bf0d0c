"""Ladders of the duel (8.7)."""

import pytest

from saboteur import Refusal
from saboteur.engine.values.facts import Claimed, Revealed
from tests.rules.playing import BLUE, DUEL, GREEN, card, cell, kinds, mine_of, picture, play, position, uses

pytestmark = pytest.mark.both

GREEN_LADDER, BLUE_LADDER = "duel_ne_ladder_green", "duel_nw_ladder_blue"

FAR_LADDER = """
    S···
    ····
    S···
    ····
    ··│·
    ··a·
    a = duel_ne_ladder_green
"""


def test_8_7_a_ladder_is_always_joined_to_the_entrance_of_its_colour() -> None:
    game = position(FAR_LADDER, DUEL, hands={GREEN: "duel_ew duel_ns", BLUE: "duel_ew"})
    assert uses(game, "duel_ew") == {"-1,1", "1,1", "3,-4"}
    assert uses(game, "duel_ns") == {"0,0", "0,2", "2,-2"}
    play(game, "lay duel_ew 3,-4")
    assert mine_of(game) == picture(FAR_LADDER.replace("··a·", "··a─"))


def test_8_7_it_is_joined_to_no_other_entrance() -> None:
    game = position(FAR_LADDER, DUEL, turn=BLUE, hands={GREEN: "duel_ew", BLUE: "duel_ew duel_ns"})
    assert uses(game, "duel_ew") == {"-1,-1", "1,-1"}
    assert game.refusal("lay duel_ew 3,-4") is Refusal.NOT_CONNECTED_TO_OWN_ENTRANCE


def test_8_7_whoever_reaches_the_entrance_passes_to_the_ladder() -> None:
    game = position(FAR_LADDER, DUEL, turn=BLUE, hands={GREEN: "duel_ew", BLUE: "duel_ew duel_ns"})
    play(game, "lay duel_ns 0,0", "discard duel_ew")  # blue reaches green's entrance
    assert {"1,1", "3,-4"} <= uses(game, "duel_ew")


def test_8_7_whoever_reaches_the_ladder_passes_to_the_entrance() -> None:
    mine = """
        S···
        ····
        S┐··
        ·└a·
        a = duel_ne_ladder_green turned
    """  # blue's tunnel comes to the ladder from the west
    game = position(mine, DUEL, turn=BLUE, hands={GREEN: "duel_ew", BLUE: "duel_ew"})
    assert {"1,1", "-1,1"} <= uses(game, "duel_ew")
    play(game, "lay duel_ew 1,1")
    assert mine_of(game) == picture(mine.replace("S···", "S─··"))


def test_8_7_and_so_with_blues_ladder() -> None:
    mine = """
        S┐·
        ·└a
        S··
        a = duel_nw_ladder_blue
    """
    green = position(mine, DUEL, turn=GREEN, hands={GREEN: "duel_ew", BLUE: "duel_ew"})
    assert {"1,-1", "-1,-1"} <= uses(green, "duel_ew")
    blue = position(mine, DUEL, turn=BLUE, hands={GREEN: "duel_ew", BLUE: "duel_ew"})
    assert {"1,-1", "-1,-1"} <= uses(blue, "duel_ew")
    assert {"1,1", "-1,1"} & uses(blue, "duel_ew") == {"-1,1"}  # and so on to green's entrance


def test_8_7_a_ladder_that_falls_joins_nothing_any_more() -> None:
    game = position(FAR_LADDER, DUEL, turn=BLUE, hands={GREEN: "duel_ew duel_ns", BLUE: "duel_rockfall"})
    play(game, "play duel_rockfall 2,-4")
    assert mine_of(game) == picture(FAR_LADDER.replace("··a·", "····"))
    assert game.refusal("lay duel_ns 2,-2") is Refusal.NOT_CONNECTED_TO_OWN_ENTRANCE


@pytest.mark.parametrize("seat", [GREEN, BLUE])
@pytest.mark.parametrize("ladder", [GREEN_LADDER, BLUE_LADDER])
def test_8_7_either_player_may_lay_either(seat: int, ladder: str) -> None:
    mine = """
        S··
        ···
        S─·
    """  # for green it is the opponent's tunnel, and not reachable
    hands = {seat: f"{ladder} duel_ns", 1 - seat: "duel_ns"}
    game = position(mine, DUEL, turn=seat, hands=hands)
    how = " turned" if ladder == GREEN_LADDER else ""
    play(game, f"lay {ladder} 2,-1{how}")
    assert mine_of(game) == picture(f"S··\n···\nS─a\na = {ladder}{how}")


def test_8_7_it_joins_by_a_tunnel_a_card_already_laid_an_entrance_counts() -> None:
    game = position(rules=DUEL, hands={GREEN: GREEN_LADDER, BLUE: "duel_ew"})
    # Its openings are in the north and east, turned in the south and west: these meet those of the entrances.
    assert uses(game, GREEN_LADDER) == {"-1,1", "0,2 turned", "1,1 turned", "-1,-1", "0,-2", "1,-1 turned"}


def test_8_7_a_card_that_nobody_reaches_will_do() -> None:
    mine = """
        S··
        ···
        S··
        ···
        ··│
    """
    game = position(mine, DUEL, hands={GREEN: GREEN_LADDER, BLUE: "duel_ew"})
    assert {"2,-4", "2,-2 turned"} <= uses(game, GREEN_LADDER)
    play(game, f"lay {GREEN_LADDER} 2,-4")
    assert mine_of(game) == picture(FAR_LADDER)


def test_8_7_to_touch_a_card_wall_to_wall_is_not_enough() -> None:
    mine = """
        S··
        ···
        S··
        ···
        ··│
    """
    game = position(mine, DUEL, hands={GREEN: GREEN_LADDER, BLUE: "duel_ew"})
    for where in ("1,-3 turned", "3,-3"):
        refusal = game.refusal(f"lay {GREEN_LADDER} {where}")
        assert refusal is Refusal.LADDER_NOT_JOINED
        assert refusal.rule == "8.7"
    assert game.refusal(f"lay {GREEN_LADDER} 9,9") is Refusal.LADDER_NOT_JOINED


def test_8_7_its_sides_agree_with_its_neighbours() -> None:
    game = position("S─\n··\nS·", DUEL, hands={GREEN: GREEN_LADDER, BLUE: "duel_ew"})
    assert game.refusal(f"lay {GREEN_LADDER} 2,1") is Refusal.EDGES_DISAGREE
    assert game.refusal(f"lay {GREEN_LADDER} 2,1 turned") is None


def test_8_7_a_ladder_is_a_tunnel_card_and_waits_for_whole_tools() -> None:
    game = position(rules=DUEL, hands={GREEN: GREEN_LADDER, BLUE: "duel_ew"}, mats={GREEN: "pick"})
    assert game.refusal(f"lay {GREEN_LADDER} 1,1 turned") is Refusal.TOOL_BROKEN


def test_8_7_never_next_to_a_vein_card_face_down() -> None:
    mine = """
        S────
        ·····
        S····
    """  # 5,1 lies between the vein cards of 5,2 and 5,0
    game = position(mine, DUEL, hands={GREEN: GREEN_LADDER, BLUE: "duel_ns"})
    refusal = game.refusal(f"lay {GREEN_LADDER} 5,1 turned")
    assert refusal is Refusal.LADDER_BESIDE_GOLD
    assert refusal.rule == "8.7"
    shorter = position(mine.replace("────", "───·"), DUEL, hands={GREEN: GREEN_LADDER, BLUE: "duel_ns"})
    assert shorter.refusal(f"lay {GREEN_LADDER} 4,1 turned") is None  # a vein card lies only cornerwise of it


@pytest.mark.parametrize("face", ["duelgoal_cross_0", "duelgoal_ew_dn_ds_2", "duelgoal_ew_dn_ds_2 @1"])
def test_8_7_nor_next_to_a_vein_card_face_up(face: str) -> None:
    mine = f"""
        S·····
        ·····a
        S·····
        a = {face}
    """
    game = position(mine, DUEL, hands={GREEN: GREEN_LADDER, BLUE: "duel_ns"})
    assert game.refusal(f"lay {GREEN_LADDER} 4,0") is Refusal.LADDER_BESIDE_GOLD  # joined to it in the east


def test_8_7_nor_wall_to_wall_with_a_vein_card_face_up() -> None:
    mine = """
        S···│·
        ·····a
        S·····
        a = duelgoal_ne_2
    """
    game = position(mine, DUEL, hands={GREEN: BLUE_LADDER, BLUE: "duel_ns"})
    assert game.refusal(f"lay {BLUE_LADDER} 4,0") is Refusal.LADDER_BESIDE_GOLD
    assert game.refusal(f"lay {BLUE_LADDER} 4,2 turned") is Refusal.LADDER_BESIDE_GOLD  # face down at 5,2


@pytest.mark.parametrize("marker", ["", " @1"])
def test_8_7_nor_next_to_a_card_with_nuggets_marked_or_not(marker: str) -> None:
    mine = f"""
        S··
        ···
        S··
        ···
        ·│·
        ···
        ·a·
        a = duel_ew_ds_gold{marker}
    """
    game = position(mine, DUEL, hands={GREEN: GREEN_LADDER, BLUE: "duel_ns"})
    assert game.refusal(f"lay {GREEN_LADDER} 1,-4") is Refusal.LADDER_BESIDE_GOLD  # wall to wall with it
    assert game.refusal(f"lay {GREEN_LADDER} 2,-5 turned") is Refusal.LADDER_BESIDE_GOLD  # joined to it
    assert game.refusal(f"lay {GREEN_LADDER} 1,-2 turned") is None


def test_8_7_next_to_a_troll_or_a_door_it_may_lie() -> None:
    mine = """
        Sa
        ··
        Sb
        a = duel_cross_troll
        b = duel_cross_green
    """
    game = position(mine, DUEL, hands={GREEN: GREEN_LADDER, BLUE: "duel_ew"})
    assert {"2,1 turned", "1,2 turned", "2,-1 turned", "1,-2"} <= uses(game, GREEN_LADDER)


def test_8_7_that_binds_only_the_laying_of_the_ladder() -> None:
    mine = """
        Sa·
        ···
        S··
        a = duel_ne_ladder_green turned
    """
    game = position(mine, DUEL, hands={GREEN: "duel_ew_ds_gold duel_bridge_gold", BLUE: "duel_ew"})
    facts = play(game, "lay duel_bridge_gold 1,0")  # the ladder's other opening is in the south
    assert Claimed(GREEN, cell("1,0")) in facts
    laid = mine.replace("···", "·b·", 1) + "    b = duel_bridge_gold @0\n"
    assert mine_of(game) == picture(laid)


def test_8_7_a_ladder_may_complete_a_way_to_a_vein_card() -> None:
    mine = """
        S·····
        ······
        S·····
        ······
        ·····│
        ······
    """  # 5,-3 leads to the vein card of 5,-2
    game = position(mine, DUEL, hands={GREEN: GREEN_LADDER, BLUE: "duel_ew"}, goals={"5,-2": "duelgoal_cross_0"})
    facts = play(game, f"lay {GREEN_LADDER} 5,-4")
    assert kinds(facts)[:3] == ["laid", "revealed", "settled"]
    assert Revealed(GREEN, cell("5,-2"), card("duelgoal_cross_0")) in facts
    turned_over = """
        S·····
        ······
        S·····
        ·····┼
        ·····│
        ·····a
        a = duel_ne_ladder_green
    """
    assert mine_of(game) == picture(turned_over)
