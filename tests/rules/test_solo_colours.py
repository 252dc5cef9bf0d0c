"""The other colour's ladder and doors in the solo game (9.4)."""

import pytest

from saboteur import Colour, Refusal, ruleset
from tests.rules.playing import SOLO, mine_of, picture, play, position, uses

pytestmark = pytest.mark.both

LADDERS = {"green": "duel_ne_ladder_green", "blue": "duel_nw_ladder_blue"}
OTHER = {"green": "blue", "blue": "green"}


@pytest.mark.parametrize("colour", ["green", "blue"])
def test_9_4_ones_own_ladder_is_joined_to_the_entrance(colour: Colour) -> None:
    mine = f"""
        S···
        ··a·
        a = {LADDERS[colour]}
    """  # both ladders have an opening in the north
    game = position(mine, ruleset("solo", colour=colour), hands={0: "duel_ns"}, rest="discard")
    assert "2,0" in uses(game, "duel_ns")


@pytest.mark.parametrize("colour", ["green", "blue"])
def test_9_4_the_other_colours_ladder_is_joined_to_no_entrance(colour: Colour) -> None:
    mine = f"""
        S···
        ··a·
        a = {LADDERS[OTHER[colour]]}
    """
    game = position(mine, ruleset("solo", colour=colour), hands={0: "duel_ns"}, rest="discard")
    assert uses(game, "duel_ns") == {"0,1", "0,-1"}
    assert game.refusal("lay duel_ns 2,0") is Refusal.NOT_CONNECTED_TO_OWN_ENTRANCE


@pytest.mark.parametrize("colour", ["green", "blue"])
def test_9_4_but_is_laid_like_any_ladder(colour: Colour) -> None:
    ladder = LADDERS[OTHER[colour]]
    mine = """
        S····
        ··│··
    """  # nobody reaches the card in the south-east
    game = position(mine, ruleset("solo", colour=colour), hands={0: f"{ladder} duel_ew"}, rest="discard")
    assert game.refusal(f"lay {ladder} 2,-2") is None
    assert game.refusal(f"lay {ladder} 4,4") is Refusal.LADDER_NOT_JOINED
    play(game, f"lay {ladder} 2,-2")
    laid = f"""
        S····
        ··│··
        ··a··
        a = {ladder}
    """
    assert mine_of(game) == picture(laid)


def test_9_4_never_next_to_a_vein_card_or_a_nugget() -> None:
    mine = """
        S····a
        a = duel_ew_ds_gold
    """
    game = position(mine, SOLO, hands={0: "duel_nw_ladder_blue duel_ne_ladder_green"}, rest="discard")
    assert game.refusal("lay duel_nw_ladder_blue 6,0") is Refusal.LADDER_BESIDE_GOLD
    assert game.refusal("lay duel_ne_ladder_green 4,0") is Refusal.LADDER_BESIDE_GOLD
    before_8_0 = "S·····─·?"  # 7,0 is next to the vein card of 8,0
    beside = position(before_8_0, SOLO, hands={0: "duel_nw_ladder_blue duel_ne_ladder_green"}, rest="discard")
    assert beside.refusal("lay duel_nw_ladder_blue 7,0") is Refusal.LADDER_BESIDE_GOLD
    assert beside.refusal("lay duel_ne_ladder_green 7,0 turned") is Refusal.LADDER_BESIDE_GOLD


def test_9_4_where_the_tunnels_meet_it_is_passed_like_any_tunnel() -> None:
    mine = """
        S─a
        a = duel_nw_ladder_blue
    """
    game = position(mine, SOLO, hands={0: "duel_ns"}, rest="discard")
    assert "2,1" in uses(game, "duel_ns")


@pytest.mark.parametrize("colour", ["green", "blue"])
def test_9_4_the_other_colours_doors_need_a_key(colour: Colour) -> None:
    door = {"green": "duel_new_green", "blue": "duel_new_blue"}[OTHER[colour]]
    closed = {"duel_new_green": "1,1", "duel_new_blue": "2,0"}[door]  # where its door leads
    straight = {"1,1": "duel_ns", "2,0": "duel_ew"}[closed]
    mine = f"""
        Sa
        a = {door}
    """
    game = position(
        mine, ruleset("solo", colour=colour), hands={0: f"duel_key {straight}"}, deck="duel_map", rest="discard"
    )
    assert game.refusal(f"lay {straight} {closed}") is Refusal.NOT_CONNECTED_TO_OWN_ENTRANCE
    assert uses(game, "duel_key") == {"1,0"}
    play(game, "play duel_key 1,0")
    assert mine_of(game) == picture(mine.replace(door, f"{door} opened"))
    assert game.view(0).keys == 1
    assert game.refusal(f"lay {straight} {closed}") is None


@pytest.mark.parametrize("colour", ["green", "blue"])
def test_9_4_ones_own_doors_need_none(colour: Colour) -> None:
    door, beyond = {"green": ("duel_new_green", "duel_ns 1,1"), "blue": ("duel_new_blue", "duel_ew 2,0")}[colour]
    mine = f"""
        Sa
        a = {door}
    """
    game = position(mine, ruleset("solo", colour=colour), hands={0: "duel_key duel_ns duel_ew"}, rest="discard")
    assert game.refusal(f"lay {beyond}") is None
    assert game.refusal("play duel_key 1,0") is Refusal.NO_DOOR_THERE
    assert uses(game, "duel_key") == set()
