"""The other colour's ladder and doors in the solo game (9.4)."""

import pytest

from saboteur import Refusal
from saboteur.engine.cards import Colour
from tests.rules.duel_playing import after, picture, shown, solo, uses

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
    game = solo(mine, hand="duel_ns", colour=colour)
    assert "2,0" in uses(game, "duel_ns")


@pytest.mark.parametrize("colour", ["green", "blue"])
def test_9_4_the_other_colours_ladder_is_joined_to_no_entrance(colour: Colour) -> None:
    mine = f"""
        S···
        ··a·
        a = {LADDERS[OTHER[colour]]}
    """
    game = solo(mine, hand="duel_ns", colour=colour)
    assert uses(game, "duel_ns") == {"0,1", "0,-1"}
    assert game.refusal("lay duel_ns 2,0") is Refusal.NOT_CONNECTED_TO_OWN_ENTRANCE


@pytest.mark.parametrize("colour", ["green", "blue"])
def test_9_4_but_is_laid_like_any_ladder(colour: Colour) -> None:
    ladder = LADDERS[OTHER[colour]]
    mine = """
        S····
        ··│··
    """  # nobody reaches the card in the south-east
    game = solo(mine, hand=f"{ladder} duel_ew", colour=colour)
    assert game.refusal(f"lay {ladder} 2,-2") is None
    assert game.refusal(f"lay {ladder} 4,4") is Refusal.LADDER_NOT_JOINED
    after(game, f"lay {ladder} 2,-2")
    laid = f"""
        S····
        ··│··
        ··a··
        a = {ladder}
    """
    assert shown(game) == picture(laid, of="solo")


def test_9_4_never_next_to_a_vein_card_or_a_nugget() -> None:
    mine = """
        S····a
        a = duel_ew_ds_gold
    """
    game = solo(mine, hand="duel_nw_ladder_blue duel_ne_ladder_green")
    assert game.refusal("lay duel_nw_ladder_blue 6,0") is Refusal.LADDER_BESIDE_GOLD
    assert game.refusal("lay duel_ne_ladder_green 4,0") is Refusal.LADDER_BESIDE_GOLD
    beside = solo("S·····─·?", hand="duel_nw_ladder_blue duel_ne_ladder_green")  # 7,0 is next to the vein card of 8,0
    assert beside.refusal("lay duel_nw_ladder_blue 7,0") is Refusal.LADDER_BESIDE_GOLD
    assert beside.refusal("lay duel_ne_ladder_green 7,0 turned") is Refusal.LADDER_BESIDE_GOLD


def test_9_4_where_the_tunnels_meet_it_is_passed_like_any_tunnel() -> None:
    mine = """
        S─a
        a = duel_nw_ladder_blue
    """
    game = solo(mine, hand="duel_ns")
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
    game = solo(mine, hand=f"duel_key {straight}", deck="duel_map", colour=colour)
    assert game.refusal(f"lay {straight} {closed}") is Refusal.NOT_CONNECTED_TO_OWN_ENTRANCE
    assert uses(game, "duel_key") == {"1,0"}
    after(game, "play duel_key 1,0")
    assert shown(game) == picture(mine.replace(door, f"{door} opened"), of="solo")
    assert game.view(0).keys == 1
    assert game.refusal(f"lay {straight} {closed}") is None


@pytest.mark.parametrize("colour", ["green", "blue"])
def test_9_4_ones_own_doors_need_none(colour: Colour) -> None:
    door, beyond = {"green": ("duel_new_green", "duel_ns 1,1"), "blue": ("duel_new_blue", "duel_ew 2,0")}[colour]
    mine = f"""
        Sa
        a = {door}
    """
    game = solo(mine, hand="duel_key duel_ns duel_ew", colour=colour)
    assert game.refusal(f"lay {beyond}") is None
    assert game.refusal("play duel_key 1,0") is Refusal.NO_DOOR_THERE
    assert uses(game, "duel_key") == set()
