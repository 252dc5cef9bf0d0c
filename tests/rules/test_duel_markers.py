"""In which order markers are placed and vein cards turned over (8.12)."""

import pytest

from saboteur import Refusal
from saboteur.engine.values.facts import Claimed, Revealed, RoundEnded
from tests.rules.playing import (
    BLUE,
    DUEL,
    GREEN,
    asked,
    card,
    cell,
    every,
    kinds,
    mine_of,
    moves,
    picture,
    play,
    position,
)

pytestmark = pytest.mark.both

# The missing card at 1,1 opens a way to a nugget for both; with a blue door in the east, to three more for blue.
FOUR_NUGGETS = """
    ··ab·
    ┌S·cd
    │··e·
    └S···
    a = duel_dcurve_nw_es_gold
    b = duel_ew_ds_gold
    c = duel_cross_blue
    d = duel_nsw_de_gold turned
    e = duel_new_ds_gold turned
"""
BEHIND_THE_DOOR = [Claimed(BLUE, cell(text)) for text in ("2,2", "3,1", "2,0")]

# The missing card at 4,0 opens the way to a nugget in the north and to the vein card of 5,0 in the east.
NUGGET_AND_VEIN = """
    S┐··a
    ·└──·
    S····
    a = duel_ew_ds_gold
"""
# The missing card at 5,1 lies between the vein cards of 5,2 and 5,0.
TWO_VEINS = """
    S────
    ·····
    S····
"""


def test_8_12_all_due_markers_are_placed_the_active_players_first() -> None:
    game = position(FOUR_NUGGETS, DUEL, hands={GREEN: "duel_new_blue", BLUE: "duel_ew"})
    facts = play(game, "lay duel_new_blue 1,1")
    assert kinds(facts) == ["laid", "claimed", "claimed", "claimed", "claimed", "drew", "asked"]
    assert every(facts, Claimed) == [Claimed(GREEN, cell("1,2")), *BEHIND_THE_DOOR]
    claimed = """
        ··ab·
        ┌Sfcd
        │··e·
        └S···
        a = duel_dcurve_nw_es_gold @0
        b = duel_ew_ds_gold @1
        c = duel_cross_blue
        d = duel_nsw_de_gold turned @1
        e = duel_new_ds_gold turned @1
        f = duel_new_blue
    """
    assert mine_of(game) == picture(claimed)
    assert game.view(None).markers == 4


def test_8_12_if_it_is_blues_turn_all_four_are_blues() -> None:
    game = position(FOUR_NUGGETS, DUEL, turn=BLUE, hands={GREEN: "duel_ew", BLUE: "duel_new_blue"})
    facts = play(game, "lay duel_new_blue 1,1")
    assert every(facts, Claimed) == [Claimed(BLUE, cell("1,2")), *BEHIND_THE_DOOR]


def test_8_12_with_the_last_marker_the_round_ends_and_the_other_gets_none() -> None:
    game = position(FOUR_NUGGETS, DUEL, hands={GREEN: "duel_new_blue", BLUE: "duel_ew"}, markers=1)
    facts = play(game, "lay duel_new_blue 1,1")
    assert every(facts, Claimed) == [Claimed(GREEN, cell("1,2"))]
    assert kinds(facts)[:3] == ["laid", "claimed", "round_ended"]


def test_8_12_the_active_player_with_more_claims_than_markers_are_left_chooses_which() -> None:
    game = position(FOUR_NUGGETS, DUEL, turn=BLUE, hands={GREEN: "duel_ew", BLUE: "duel_new_blue"}, markers=2)
    facts = play(game, "lay duel_new_blue 1,1")
    assert kinds(facts) == ["laid", "asked"]
    assert asked(game) == ("claim", BLUE)
    assert moves(game) == {"claim 1,2", "claim 2,2", "claim 3,1", "claim 2,0"}
    assert game.refusal("claim 4,4") is Refusal.NOT_AN_OPTION
    assert game.refusal("discard duel_ew") is Refusal.ANOTHER_QUESTION  # no move and no bribe in between
    assert game.refusal("bribe 2,1") is Refusal.ANOTHER_QUESTION
    assert kinds(play(game, "claim 3,1")) == ["claimed", "asked"]
    assert moves(game) == {"claim 1,2", "claim 2,2", "claim 2,0"}
    facts = play(game, "claim 1,2")
    assert every(facts, Claimed) == [Claimed(BLUE, cell("1,2"))]
    assert RoundEnded(1, "markers", (), ()) in facts
    assert game.gold == (0, 2)


def test_8_12_and_so_does_the_other_player() -> None:
    game = position(FOUR_NUGGETS, DUEL, hands={GREEN: "duel_new_blue", BLUE: "duel_ew"}, markers=2)
    facts = play(game, "lay duel_new_blue 1,1")
    assert kinds(facts) == ["laid", "claimed", "asked"]
    assert every(facts, Claimed) == [Claimed(GREEN, cell("1,2"))]
    for observer in (GREEN, BLUE, None):
        view = game.view(observer)
        assert (view.asked, view.actor, view.turn) == ("claim", BLUE, GREEN)
    assert moves(game) == {"claim 2,2", "claim 3,1", "claim 2,0"}
    facts = play(game, "claim 2,0")
    assert kinds(facts)[:2] == ["claimed", "round_ended"]
    claimed = """
        ··ab·
        ┌Sfcd
        │··e·
        └S···
        a = duel_dcurve_nw_es_gold @0
        b = duel_ew_ds_gold
        c = duel_cross_blue
        d = duel_nsw_de_gold turned
        e = duel_new_ds_gold turned @1
        f = duel_new_blue
    """
    assert mine_of(game) == picture(claimed)
    assert game.gold == (1, 1)


def test_8_12_the_other_chooses_several_times_if_several_markers_are_left() -> None:
    game = position(FOUR_NUGGETS, DUEL, hands={GREEN: "duel_new_blue", BLUE: "duel_ew"}, markers=3)
    play(game, "lay duel_new_blue 1,1", "claim 3,1")
    assert asked(game) == ("claim", BLUE)
    assert moves(game) == {"claim 2,2", "claim 2,0"}
    play(game, "claim 2,2")
    assert game.gold == (1, 2)


def test_8_12_as_many_markers_as_claims_are_placed_without_asking() -> None:
    game = position(FOUR_NUGGETS, DUEL, hands={GREEN: "duel_new_blue", BLUE: "duel_ew"}, markers=4)
    facts = play(game, "lay duel_new_blue 1,1")
    assert len(every(facts, Claimed)) == 4
    assert RoundEnded(1, "markers", (), ()) in facts


def test_8_12_markers_come_before_vein_cards() -> None:
    game = position(
        NUGGET_AND_VEIN, DUEL, hands={GREEN: "duel_cross_green", BLUE: "duel_ew"}, goals={"5,0": "duelgoal_dead4_0"}
    )
    facts = play(game, "lay duel_cross_green 4,0")
    assert kinds(facts) == ["laid", "claimed", "revealed", "settled", "drew", "asked"]


def test_8_12_no_marker_left_and_the_round_ends_before_a_vein_card_is_turned_over() -> None:
    game = position(NUGGET_AND_VEIN, DUEL, hands={GREEN: "duel_cross_green", BLUE: "duel_ew"}, markers=1)
    facts = play(game, "lay duel_cross_green 4,0")
    assert kinds(facts) == ["laid", "claimed", "round_ended", "scored", "scored", "asked"]
    assert not any(goal.open for goal in game.view(None).goals)


def test_8_12_of_several_reached_vein_cards_the_active_player_chooses_one() -> None:
    veins = {"5,2": "duelgoal_dead4_0", "5,0": "duelgoal_cross_0"}
    game = position(TWO_VEINS, DUEL, hands={GREEN: "duel_cross_green", BLUE: "duel_ns"}, goals=veins)
    assert kinds(play(game, "lay duel_cross_green 5,1")) == ["laid", "asked"]
    assert asked(game) == ("goal", GREEN)
    assert moves(game) == {"turn 5,2", "turn 5,0"}
    facts = play(game, "turn 5,0")
    assert kinds(facts) == ["revealed", "settled", "revealed", "settled", "drew", "asked"]  # the second without asking
    assert facts[0] == Revealed(GREEN, cell("5,0"), card("duelgoal_cross_0"))
    assert facts[2] == Revealed(GREEN, cell("5,2"), card("duelgoal_dead4_0"))
    mine = """
        ·····╋
        S────a
        ·····┼
        S·····
        a = duel_cross_green
    """
    assert mine_of(game) == picture(mine)
    assert game.actor == BLUE


def test_8_12_and_then_its_face_seen_its_position() -> None:
    veins = {"5,2": "duelgoal_dead4_0", "5,0": "duelgoal_dead_nsw_0"}
    game = position(TWO_VEINS, DUEL, hands={GREEN: "duel_cross_green", BLUE: "duel_ns"}, goals=veins)
    facts = play(game, "lay duel_cross_green 5,1", "turn 5,0")
    assert kinds(facts) == ["revealed", "asked"]
    assert asked(game) == ("position", GREEN)
    assert kinds(play(game, "position turned")) == ["settled", "revealed", "settled", "drew", "asked"]
    assert mine_of(game) == picture("·····╋\nS────a\n·····┣\nS·····\na = duel_cross_green")


def test_8_12_after_each_vein_card_markers_come_first_again() -> None:
    veins = {"5,2": "duelgoal_dead4_0", "5,0": "duelgoal_ns_de_dw_1"}
    game = position(TWO_VEINS, DUEL, hands={GREEN: "duel_cross_green", BLUE: "duel_ns"}, goals=veins)
    facts = play(game, "lay duel_cross_green 5,1", "turn 5,0")
    assert kinds(facts) == ["revealed", "settled", "claimed", "revealed", "settled", "drew", "asked"]


def test_8_12_the_nugget_of_a_vein_card_may_take_the_last_marker_and_the_next_stays_face_down() -> None:
    veins = {"5,2": "duelgoal_dead4_0", "5,0": "duelgoal_ns_de_dw_1"}
    game = position(TWO_VEINS, DUEL, hands={GREEN: "duel_cross_green", BLUE: "duel_ns"}, goals=veins, markers=1)
    facts = play(game, "lay duel_cross_green 5,1", "turn 5,0")
    assert kinds(facts) == ["revealed", "settled", "claimed", "round_ended", "scored", "scored", "asked"]
    assert [goal.open for goal in game.view(None).goals] == [False, True, False, False, False, False]


def test_8_12_a_vein_card_turned_over_may_reach_a_third_and_all_are_asked_for_again() -> None:
    mine = """
        S────···
        ······┐·
        S·····└·
    """  # behind 5,0 a way leads to 7,-1
    veins = {"5,2": "duelgoal_dead4_0", "5,0": "duelgoal_cross_0", "7,-1": "duelgoal_dead_new_0"}
    game = position(mine, DUEL, hands={GREEN: "duel_cross_green", BLUE: "duel_ns"}, goals=veins)
    play(game, "lay duel_cross_green 5,1")
    assert moves(game) == {"turn 5,2", "turn 5,0"}
    play(game, "turn 5,0")
    assert (game.asked, moves(game)) == ("goal", {"turn 5,2", "turn 7,-1"})


def test_8_12_when_none_remains_the_turn_goes_on() -> None:
    game = position(
        NUGGET_AND_VEIN, DUEL, hands={GREEN: "duel_cross_green", BLUE: "duel_ew"}, goals={"5,0": "duelgoal_dead4_0"}
    )
    play(game, "lay duel_cross_green 4,0")
    assert (*asked(game), len(game.view(GREEN).hand)) == ("turn", BLUE, 1)


FIVE_OPEN = """
    ·····╋····
    S┐·····┫··
    ·└──·?···a
    S······┻··
    ·····┼····
    a = duelgoal_nw_2
"""


def test_8_12_if_all_six_are_open_the_round_ends_after_the_markers() -> None:
    game = position(FIVE_OPEN, DUEL, hands={GREEN: "duel_ew", BLUE: "duel_ns"}, goals={"5,0": "duelgoal_ew_dn_ds_2"})
    facts = play(game, "lay duel_ew 4,0")
    assert kinds(facts) == ["laid", "revealed", "settled", "claimed", "round_ended", "scored", "scored", "asked"]
    assert RoundEnded(1, "veins", (), ()) in facts
    assert game.gold == (2, 0)


def test_8_12_the_last_marker_on_the_last_vein_card_is_the_end_by_markers() -> None:
    game = position(
        FIVE_OPEN, DUEL, hands={GREEN: "duel_ew", BLUE: "duel_ns"}, goals={"5,0": "duelgoal_ew_dn_ds_2"}, markers=1
    )
    assert RoundEnded(1, "markers", (), ()) in play(game, "lay duel_ew 4,0")
