"""Rules 6.7-6.9: cards in front of a player (broken tools, theft, trapped), and the cards that remove them."""

import pytest

from saboteur import Refusal
from saboteur.engine.values.cards import MatCard
from saboteur.engine.values.facts import Asked, Drew, Lifted, Put, Robbed
from saboteur.engine.view import Thrown
from tests.rules.playing import (
    SABOTEUR2,
    STRAIGHT,
    about_to_find,
    card,
    every,
    find_gold,
    mine_of,
    moves,
    only,
    paid,
    play,
    position,
)

pytestmark = pytest.mark.both

PUT_BEFORE_ANOTHER: dict[MatCard, str] = {
    "pick": "base_break_pick",
    "lamp": "base_break_lamp",
    "cart": "base_break_cart",
    "trapped": "s2_trapped",
}


# -- 6.7 -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("what", PUT_BEFORE_ANOTHER)
def test_6_7_nobody_has_two_cards_of_one_kind_in_front_of_them(what: MatCard) -> None:
    played = PUT_BEFORE_ANOTHER[what]
    game = position(rules=SABOTEUR2, seats=3, hands={0: played}, mats={1: what})
    refused = Refusal.LIES_THERE_ALREADY if what == "trapped" else Refusal.TOOL_ALREADY_BROKEN
    assert game.refusal(f"play {played} 1") is refused
    assert game.refusal(f"play {played} 2") is None


def test_6_7_nobody_has_two_thefts_in_front_of_them() -> None:
    game = position(rules=SABOTEUR2, hands={0: "s2_theft"}, mats={0: "theft"})
    assert game.refusal("play s2_theft") is Refusal.LIES_THERE_ALREADY
    assert moves(game) == {"discard s2_theft"}


def test_6_7_cards_of_different_kinds_lie_side_by_side() -> None:
    game = position(rules=SABOTEUR2, turn=1, hands={1: "base_break_cart", 0: "s2_theft"}, mats={0: "pick lamp trapped"})
    play(game, "play base_break_cart 0")
    play(game, "play s2_theft")
    assert game.view(None).mats == (("pick", "lamp", "cart", "theft", "trapped"), ())


# -- 6.8: theft, hands off -------------------------------------------------------------------------------------------


def test_6_8_theft_is_laid_in_front_of_oneself() -> None:
    game = position(rules=SABOTEUR2, seats=3, hands={0: "s2_theft"}, deck="base_ns")
    assert moves(game, "play") == {"play s2_theft"}
    refusal = game.refusal("play s2_theft 1")
    assert refusal is Refusal.WRONG_TARGET
    assert play(game, "play s2_theft") == [
        Put(0, card("s2_theft"), 0),
        Drew(0, card("base_ns")),
        Asked("turn", 1),
    ]
    assert game.view(None).mats == (("theft",), (), ())


@pytest.mark.parametrize("thief", [0, 1, 2])
def test_6_8_hands_off_removes_a_theft_lying_before_anyone(thief: int) -> None:
    game = position(rules=SABOTEUR2, seats=3, hands={0: "s2_hands_off"}, mats={thief: "theft"}, deck="base_ns")
    assert moves(game, "play") == {f"play s2_hands_off {thief}"}
    assert play(game, f"play s2_hands_off {thief}") == [
        Lifted(0, card("s2_hands_off"), thief, card("s2_theft")),
        Drew(0, card("base_ns")),
        Asked("turn", 1),
    ]
    assert game.view(None).mats == ((), (), ())
    assert set(game.view(None).discard) == {Thrown(card("s2_theft")), Thrown(card("s2_hands_off"))}


def test_6_8_hands_off_needs_a_theft() -> None:
    game = position(rules=SABOTEUR2, hands={0: "s2_hands_off"}, mats={1: "trapped lamp"})
    assert game.refusal("play s2_hands_off 1") is Refusal.LIES_NOT_THERE
    assert game.refusal("play s2_hands_off 0") is Refusal.LIES_NOT_THERE
    assert moves(game) == {"discard s2_hands_off"}


def test_6_8_a_theft_removed_steals_nothing() -> None:
    game = about_to_find(rules=SABOTEUR2, roles="blue saboteur saboteur", finder=0, mats={1: "theft"})
    thwarted = about_to_find(rules=SABOTEUR2, roles="blue saboteur saboteur", finder=0, thefts=[1])
    assert find_gold(game)[-1] == Asked("rob", 1)
    facts = find_gold(thwarted)
    assert paid(facts) == {0: 5}
    assert facts[-1] == Asked("deal", None)


# -- 6.8: trapped, free at last --------------------------------------------------------------------------------------


def test_6_8_trapped_is_laid_in_front_of_another_player() -> None:
    game = position(rules=SABOTEUR2, seats=3, hands={0: "s2_trapped"})
    assert moves(game, "play") == {"play s2_trapped 1", "play s2_trapped 2"}
    refusal = game.refusal("play s2_trapped 0")
    assert refusal is Refusal.NOT_ON_ONESELF
    assert refusal.rule == "6.8"
    assert play(game, "play s2_trapped 2")[0] == Put(0, card("s2_trapped"), 2)
    assert game.view(None).mats == ((), (), ("trapped",))


def test_6_8_who_is_trapped_lays_no_tunnel_cards() -> None:
    game = position("S─", SABOTEUR2, hands={0: "base_ew s2_ladder_e"}, mats={0: "trapped"})
    refusal = game.refusal("lay base_ew 2,0")
    assert refusal is Refusal.TRAPPED
    assert refusal.rule == "6.8"
    assert moves(game, "lay") == set()
    assert mine_of(game) == "S─"


def test_6_8_who_is_trapped_plays_action_cards_and_discards() -> None:
    game = position(
        "S─",
        SABOTEUR2,
        hands={0: "base_rockfall base_break_lamp s2_trapped s2_inspection s2_free"},
        mats={0: "trapped"},
    )
    assert moves(game, "play") == {
        "play base_rockfall 1,0",
        "play base_break_lamp 0",
        "play base_break_lamp 1",
        "play s2_trapped 1",
        "play s2_inspection 1",
        "play s2_free 0",
    }
    assert len(moves(game, "discard")) == 5 + 10 + 10
    assert len(moves(game, "clear trapped")) == 10
    play(game, "play base_rockfall 1,0")
    assert mine_of(game) == "S"


def test_6_8_who_is_trapped_gets_nothing_at_the_end() -> None:
    game = about_to_find(rules=SABOTEUR2, roles="blue blue saboteur", mats={1: "trapped"})
    assert paid(find_gold(game)) == {0: 5}


@pytest.mark.parametrize("prisoner", [0, 1, 2])
def test_6_8_free_at_last_removes_a_trapped_lying_before_anyone(prisoner: int) -> None:
    game = position(rules=SABOTEUR2, seats=3, hands={0: "s2_free"}, mats={prisoner: "trapped theft"}, deck="base_ns")
    assert moves(game, "play") == {f"play s2_free {prisoner}"}
    assert play(game, f"play s2_free {prisoner}") == [
        Lifted(0, card("s2_free"), prisoner, card("s2_trapped")),
        Drew(0, card("base_ns")),
        Asked("turn", 1),
    ]
    assert game.view(None).mats[prisoner] == ("theft",)
    assert set(game.view(None).discard) == {Thrown(card("s2_trapped")), Thrown(card("s2_free"))}


def test_6_8_free_at_last_needs_a_trapped() -> None:
    game = position(rules=SABOTEUR2, hands={0: "s2_free"}, mats={1: "theft cart"})
    assert game.refusal("play s2_free 1") is Refusal.LIES_NOT_THERE
    assert game.refusal("play s2_free 0") is Refusal.LIES_NOT_THERE


def test_6_8_whoever_is_free_again_lays_again() -> None:
    game = position("S─", SABOTEUR2, hands={0: "s2_free base_ns", 1: "base_ew"}, mats={1: "trapped"})
    play(game, "play s2_free 1")
    play(game, "lay base_ew 2,0")
    assert mine_of(game) == "S──"


# -- 6.9 -------------------------------------------------------------------------------------------------------------


def test_6_9_theft_may_be_laid_while_trapped() -> None:
    game = position(rules=SABOTEUR2, hands={0: "s2_theft"}, mats={0: "trapped"})
    assert play(game, "play s2_theft")[0] == Put(0, card("s2_theft"), 0)
    assert game.view(None).mats[0] == ("theft", "trapped")


def test_6_9_a_theft_cannot_be_used_at_the_end_if_still_trapped() -> None:
    game = about_to_find(rules=SABOTEUR2, roles="blue saboteur", mats={1: "theft trapped"})
    facts = find_gold(game)
    assert game.gold == (5, 0)
    assert facts[-1] == Asked("deal", None)
    assert every(facts, Robbed) == []


def test_6_9_a_theft_laid_while_trapped_is_used_by_whoever_is_free_in_time() -> None:
    game = position(
        STRAIGHT,
        SABOTEUR2,
        turn=1,
        hands={0: "base_ew base_map", 1: "s2_free s2_theft"},
        goals={"8,0": "base_goal_gold"},
        roles={0: "blue", 1: "saboteur"},
        mats={1: "trapped"},
    )
    play(game, "play s2_theft")
    play(game, "discard base_map")
    play(game, "play s2_free 1")
    assert find_gold(game)[-1] == Asked("rob", 1)
    assert only(play(game, "rob 0"), Robbed) == Robbed(1, 0, left=True)
    assert game.gold == (4, 1)
