"""Trolls and what they take (8.6, and the tolls of 8.13)."""

import pytest

from saboteur import Refusal
from saboteur.engine.values.facts import Bribed, Claimed, Revealed, RoundEnded, Scored, Toll
from tests.rules.playing import (
    BLUE,
    DUEL,
    GREEN,
    asked,
    card,
    cards,
    cell,
    every,
    kinds,
    mine_of,
    moves,
    picture,
    play,
    position,
    run_out,
    uses,
)

pytestmark = pytest.mark.both

ONE_TROLL = """
    Sa
    │·
    S·
    a = duel_cross_troll
"""


@pytest.mark.parametrize("seat", [GREEN, BLUE])
def test_8_6_nobody_passes_through_a_troll_card_until_someone_bribes_it(seat: int) -> None:
    game = position(ONE_TROLL, DUEL, turn=seat, hands={GREEN: "duel_ew duel_ns", BLUE: "duel_ew duel_ns"})
    assert game.refusal("lay duel_ew 2,1") is Refusal.NOT_CONNECTED_TO_OWN_ENTRANCE
    assert game.refusal("lay duel_ns 1,2") is Refusal.NOT_CONNECTED_TO_OWN_ENTRANCE
    assert game.refusal("lay duel_ns 1,0") is Refusal.NOT_CONNECTED_TO_OWN_ENTRANCE


def test_8_6_a_bribed_troll_lets_everybody_pass_until_the_round_ends() -> None:
    game = position(ONE_TROLL, DUEL, hands={GREEN: "duel_ew duel_ns", BLUE: "duel_ew duel_ns"})
    assert play(game, "bribe 1,1")[0] == Bribed(GREEN, cell("1,1"))
    assert {"2,1"} <= uses(game, "duel_ew")
    play(game, "discard duel_ns")
    assert {"2,1"} <= uses(game, "duel_ew")  # blue too
    assert {"1,2", "1,0"} <= uses(game, "duel_ns")
    play(game, "discard duel_ns")
    assert {"2,1"} <= uses(game, "duel_ew")


@pytest.mark.parametrize("seat", [GREEN, BLUE])
def test_8_6_bribing_puts_a_marker_of_ones_colour_on_it(seat: int) -> None:
    game = position(ONE_TROLL, DUEL, turn=seat, hands={GREEN: "duel_ew", BLUE: "duel_ew"})
    play(game, "bribe 1,1")
    assert mine_of(game) == picture(ONE_TROLL.replace("cross_troll", f"cross_troll opened @{seat}"))
    assert game.view(None).markers == 7


def test_8_6_it_is_a_move_of_its_own_before_the_one_move_and_does_not_end_the_turn() -> None:
    game = position(ONE_TROLL, DUEL, hands={GREEN: "duel_ew duel_ns", BLUE: "duel_ew"})
    assert kinds(play(game, "bribe 1,1")) == ["bribed", "asked"]
    assert asked(game) == ("turn", GREEN)
    assert kinds(play(game, "lay duel_ew 2,1")) == ["laid", "drew", "asked"]
    assert asked(game) == ("turn", BLUE)
    assert mine_of(game) == picture(ONE_TROLL.replace("Sa", "Sa─").replace("cross_troll", "cross_troll opened @0"))


def test_8_6_after_the_one_move_it_is_too_late() -> None:
    mine = """
        S
        ·
        S
    """
    game = position(mine, DUEL, hands={GREEN: "duel_cross_troll duel_ew", BLUE: "duel_ew"})
    play(game, "lay duel_cross_troll 1,1")
    assert game.actor == BLUE
    assert moves(game, "bribe") == set()
    play(game, "lay duel_ew 1,-1")
    assert moves(game, "bribe") == {"bribe 1,1"}


def test_8_6_with_broken_tools_too() -> None:
    game = position(ONE_TROLL, DUEL, hands={GREEN: "duel_ew", BLUE: "duel_ew"}, mats={GREEN: "pick lamp cart"})
    assert moves(game, "bribe") == {"bribe 1,1"}
    play(game, "bribe 1,1")
    assert game.refusal("lay duel_ew 2,1") is Refusal.TOOL_BROKEN


def test_8_6_any_number_in_a_turn() -> None:
    mine = """
        Sabc
        ····
        S···
        a = duel_new_troll
        b = duel_cross_troll
        c = duel_nsw_troll
    """
    game = position(mine, DUEL, hands={GREEN: "duel_ns", BLUE: "duel_ew"})
    assert moves(game, "bribe") == {"bribe 1,1"}
    for where in ("1,1", "2,1", "3,1"):
        play(game, f"bribe {where}")
        assert game.actor == GREEN
    bribed = """
        Sabc
        ····
        S···
        a = duel_new_troll opened @0
        b = duel_cross_troll opened @0
        c = duel_nsw_troll opened @0
    """
    assert mine_of(game) == picture(bribed)
    assert game.view(None).markers == 5
    assert {"3,2", "3,0"} <= uses(game, "duel_ns")


def test_8_6_only_an_unbribed_troll_is_bribed() -> None:
    mine = """
        Sa─
        │··
        S··
        a = duel_cross_troll opened @0
    """
    game = position(mine, DUEL, turn=BLUE, hands={GREEN: "duel_ew", BLUE: "duel_ew"})
    for where in ("1,1", "2,1", "0,1", "5,0", "4,4"):
        refusal = game.refusal(f"bribe {where}")
        assert refusal is Refusal.NO_TROLL_THERE
        assert refusal.rule == "8.6"


def test_8_6_only_a_troll_that_ones_own_entrance_reaches() -> None:
    mine = """
        Sa
        ··
        S·
        a = duel_cross_troll
    """
    game = position(mine, DUEL, turn=BLUE, hands={GREEN: "duel_ew", BLUE: "duel_ew"})
    refusal = game.refusal("bribe 1,1")
    assert refusal is Refusal.TROLL_OUT_OF_REACH
    assert refusal.rule == "8.6"
    play(game, "lay duel_ew 1,-1")
    assert game.refusal("bribe 1,1") is None


def test_8_6_a_troll_behind_a_door_is_reached_by_its_colour_alone() -> None:
    mine = """
        Sab
        │··
        S··
        a = duel_new_blue
        b = duel_cross_troll
    """  # the door is in the east
    green = position(mine, DUEL, turn=GREEN, hands={GREEN: "duel_ew", BLUE: "duel_ew"})
    assert green.refusal("bribe 2,1") is Refusal.TROLL_OUT_OF_REACH
    blue = position(mine, DUEL, turn=BLUE, hands={GREEN: "duel_ew", BLUE: "duel_ew"})
    assert blue.refusal("bribe 2,1") is None


def test_8_6_a_troll_behind_a_wall_or_a_dead_end_is_not_reached() -> None:
    mine = """
        S┵a
        ···
        S··
        a = duel_cross_troll
    """  # the west arm of the card before it is a dead end
    game = position(mine, DUEL, hands={GREEN: "duel_ew", BLUE: "duel_ew"})
    assert game.refusal("bribe 2,1") is Refusal.TROLL_OUT_OF_REACH


def test_8_6_only_while_one_has_cards_in_hand() -> None:
    mine = """
        Sa
        ··
        S·
        a = duel_cross_troll
    """
    game = position(mine, DUEL, hands={GREEN: "duel_ew", BLUE: "duel_ew duel_ns duel_nw"}, rest="discard")
    play(game, "discard duel_ew", "discard duel_ew")
    assert game.actor == BLUE  # green, who reaches the troll, is passed over
    assert game.refusal("bribe 1,1") is Refusal.TROLL_OUT_OF_REACH


def test_8_6_the_last_marker_may_go_on_a_troll_and_the_round_ends() -> None:
    game = position(ONE_TROLL, DUEL, hands={GREEN: "duel_ew", BLUE: "duel_ew"}, markers=1)
    facts = play(game, "bribe 1,1")
    assert kinds(facts) == ["bribed", "round_ended", "scored", "scored", "toll", "asked"]
    assert RoundEnded(1, "markers", (), ()) in facts


def test_8_6_a_bribe_that_completes_a_way_to_a_nugget_claims_it_and_the_turn_goes_on() -> None:
    mine = """
        ·b·
        Sa·
        ···
        S··
        a = duel_cross_troll
        b = duel_ew_ds_gold
    """  # the nugget is reached from the south
    game = position(mine, DUEL, hands={GREEN: "duel_ew", BLUE: "duel_ew"})
    assert kinds(play(game, "bribe 1,1")) == ["bribed", "claimed", "asked"]
    bribed = mine.replace("cross_troll", "cross_troll opened @0").replace("ds_gold", "ds_gold @0")
    assert mine_of(game) == picture(bribed)
    assert (*asked(game), game.view(None).markers) == ("turn", GREEN, 6)


def test_8_6_a_bribe_may_complete_a_way_for_the_opponent() -> None:
    mine = """
        ·c
        ·b
        Sa
        │·
        S·
        a = duel_cross_troll
        b = duel_nsw_blue
        c = duel_ew_ds_gold
    """  # before the nugget, in the north of the card above the troll, is a blue door
    game = position(mine, DUEL, hands={GREEN: "duel_ew", BLUE: "duel_ew"})
    facts = play(game, "bribe 1,1")
    assert kinds(facts) == ["bribed", "claimed", "asked"]
    assert Claimed(BLUE, cell("1,3")) in facts
    bribed = mine.replace("cross_troll", "cross_troll opened @0").replace("ds_gold", "ds_gold @1")
    assert mine_of(game) == picture(bribed)
    assert asked(game) == ("turn", GREEN)


def test_8_6_a_bribe_that_completes_a_way_to_a_vein_card_turns_it_over() -> None:
    mine = """
        S────a
        ······
        S·····
        a = duel_nsw_troll
    """  # between the vein cards of 5,2 and 5,0
    veins = {"5,2": "duelgoal_cross_0", "5,0": "duelgoal_dead4_0"}
    game = position(mine, DUEL, hands={GREEN: "duel_ns", BLUE: "duel_nw"}, goals=veins)
    facts = play(game, "bribe 5,1")
    assert asked(game) == ("goal", GREEN)
    assert kinds(facts) == ["bribed", "asked"]
    facts = play(game, "turn 5,0")
    assert Revealed(GREEN, cell("5,0"), card("duelgoal_dead4_0")) in facts
    assert Revealed(GREEN, cell("5,2"), card("duelgoal_cross_0")) in facts
    assert asked(game) == ("turn", GREEN)
    opened = """
        ·····┼
        S────a
        ·····╋
        S·····
        a = duel_nsw_troll opened @0
    """
    assert mine_of(game) == picture(opened)


def test_8_6_each_bribed_troll_costs_one_nugget_at_the_end_of_the_round() -> None:
    mine = """
        b··
        Sac
        ···
        S··
        a = duel_new_troll opened @0
        b = duel_ew_ds_gold @0
        c = duel_cross_troll opened @0
    """
    game = position(mine, DUEL, hands={GREEN: "duel_ew"}, rest="discard", round=2, kept={GREEN: "duelgoal_dead_nw_1"})
    facts = play(game, "discard duel_ew")
    assert every(facts, Toll) == [Toll(GREEN, 1), Toll(GREEN, 1)]
    assert game.gold == (0, 0)


def test_8_6_whoever_passes_a_troll_bribed_by_the_other_pays_nothing() -> None:
    mine = """
        ·b
        Sa
        │·
        S·
        a = duel_cross_troll opened @1
        b = duel_ew_ds_gold @0
    """
    game = position(mine, DUEL, hands={GREEN: "duel_ew"}, rest="discard", round=2, kept={BLUE: "duelgoal_nw_2"})
    facts = run_out(game)
    assert Scored(GREEN, cards("duel_ew_ds_gold")) in facts
    assert every(facts, Toll) == [Toll(BLUE, 2)]
    assert game.gold == (1, 0)
