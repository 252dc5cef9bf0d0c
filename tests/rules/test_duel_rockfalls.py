"""Rockfalls and maps of the duel (8.10)."""

import pytest

from saboteur import UNKNOWN, Refusal
from saboteur.engine.values.facts import Collapsed, Peeked
from tests.rules.playing import BLUE, DUEL, GREEN, card, cell, discard, faces, mine_of, picture, play, position, uses

pytestmark = pytest.mark.both


def test_8_10_a_rockfall_removes_a_laid_tunnel_card_with_a_door_a_ladder_or_neither() -> None:
    mine = """
        Sa─
        ···
        Sb·
        a = duel_new_green
        b = duel_nw_ladder_blue
    """
    game = position(mine, DUEL, hands={GREEN: "duel_rockfall", BLUE: "duel_ns"})
    assert uses(game, "duel_rockfall") == {"1,1", "2,1", "1,-1"}
    facts = play(game, "play duel_rockfall 1,1")
    assert facts[0] == Collapsed(GREEN, card("duel_rockfall"), cell("1,1"), card("duel_new_green"))
    assert mine_of(game) == picture("S·─\n···\nSb·\nb = duel_nw_ladder_blue")
    thrown = discard(game)
    assert sorted(thrown) == ["duel_new_green", "duel_rockfall"]


@pytest.mark.parametrize("where", ["0,1", "0,-1"])
def test_8_10_a_rockfall_never_removes_entrances(where: str) -> None:
    game = position("S─\n··\nS·", DUEL, hands={GREEN: "duel_rockfall", BLUE: "duel_ns"})
    assert game.refusal(f"play duel_rockfall {where}") is Refusal.NO_TUNNEL_CARD_THERE
    assert uses(game, "duel_rockfall") == {"1,1"}


def test_8_10_nor_vein_cards_face_up_or_face_down() -> None:
    mine = """
        S┐····
        ·└───┼
        S·····
    """
    game = position(mine, DUEL, hands={GREEN: "duel_rockfall", BLUE: "duel_ns"})
    for where in ("5,0", "5,2", "5,-2", "7,1", "7,-1", "9,0"):
        assert game.refusal(f"play duel_rockfall {where}") is Refusal.NO_TUNNEL_CARD_THERE
    assert uses(game, "duel_rockfall") == {"1,1", "1,0", "2,0", "3,0", "4,0"}


@pytest.mark.parametrize(
    "card",
    [
        "duel_ew_ds_gold",
        "duel_ew_ds_gold @0",
        "duel_new_ds_gold @1",
        "duel_cross_troll",
        "duel_cross_troll opened @0",
        "duel_nsw_troll turned opened @1",
    ],
)
def test_8_10_nor_cards_with_a_nugget_or_a_troll(card: str) -> None:
    mine = f"""
        S─·
        ···
        S·a
        a = {card}
    """
    game = position(mine, DUEL, hands={GREEN: "duel_rockfall", BLUE: "duel_ns"})
    refusal = game.refusal("play duel_rockfall 2,-1")
    assert refusal is Refusal.LASTING
    assert refusal.rule == "8.10"
    assert uses(game, "duel_rockfall") == {"1,1"}


def test_8_10_an_empty_cell_cannot_fall_in() -> None:
    game = position("S─\n··\nS·", DUEL, hands={GREEN: "duel_rockfall", BLUE: "duel_ns"})
    assert game.refusal("play duel_rockfall 2,1") is Refusal.NO_TUNNEL_CARD_THERE


def test_8_10_cards_of_the_opponent_and_cards_that_nobody_reaches_fall_too() -> None:
    mine = """
        S··
        ··─
        S─·
    """
    game = position(mine, DUEL, hands={GREEN: "duel_rockfall", BLUE: "duel_ns"})
    assert uses(game, "duel_rockfall") == {"2,0", "1,-1"}


def test_8_10_where_nothing_can_fall_no_rockfall_is_played() -> None:
    game = position(rules=DUEL, hands={GREEN: "duel_rockfall", BLUE: "duel_ns"})
    assert uses(game, "duel_rockfall") == set()


def test_8_10_the_gap_can_be_filled() -> None:
    game = position("S──\n···\nS··", DUEL, hands={GREEN: "duel_rockfall duel_bridge", BLUE: "duel_ns"})
    play(game, "play duel_rockfall 1,1", "discard duel_ns", "lay duel_bridge 1,1")
    assert mine_of(game) == picture("S╫─\n···\nS··")


def test_8_10_a_map_looks_at_one_face_down_vein_card() -> None:
    game = position(rules=DUEL, hands={GREEN: "duel_map", BLUE: "duel_ns"}, goals={"7,-1": "duelgoal_dead_ne_3"})
    assert uses(game, "duel_map") == {"5,2", "5,0", "5,-2", "7,1", "7,-1", "9,0"}
    fact = play(game, "play duel_map 7,-1")[0]
    seen = Peeked(GREEN, card("duel_map"), cell("7,-1"), card("duelgoal_dead_ne_3"))
    unseen = Peeked(GREEN, card("duel_map"), cell("7,-1"), UNKNOWN)
    assert [fact.seen_by(observer) for observer in (GREEN, BLUE, None)] == [seen, unseen, unseen]
    assert [faces(game, seat) for seat in (GREEN, BLUE)] == [["?", "?", "?", "?", "duelgoal_dead_ne_3", "?"], ["?"] * 6]
    assert not any(goal.open for goal in game.view(None).goals)


def test_8_10_a_map_is_for_no_other_card() -> None:
    mine = """
        S┐····
        ·└───┼
        S·····
    """
    game = position(mine, DUEL, hands={GREEN: "duel_map", BLUE: "duel_ns"})
    for where in ("5,0", "0,-1", "1,1", "3,3"):
        assert game.refusal(f"play duel_map {where}") is Refusal.NO_FACE_DOWN_GOAL_THERE
    assert "5,0" not in uses(game, "duel_map")
