"""Rule 7.6: theft at the end of a round."""

import pytest

from saboteur import UNKNOWN, Game, Refusal
from saboteur.engine.values.facts import Asked, Robbed
from tests.rules.playing import (
    SABOTEUR2,
    STRAIGHT,
    about_to_find,
    about_to_run_out,
    asked,
    every,
    find_gold,
    moves,
    only,
    paid,
    play,
    position,
    run_out,
)

pytestmark = pytest.mark.both

SEVEN = "blue saboteur green saboteur green saboteur green"
"""Seat 0 finds the gold and is paid 5; thieves sit anywhere."""


def asked_in_turn(game: Game) -> list[int]:
    """Finds the gold, and every thief robs nobody; returns who was asked, in order."""
    find_gold(game)
    asked = []
    while game.asked == "rob":
        assert game.actor is not None
        asked.append(game.actor)
        play(game, "rob nobody")
    return asked


# -- in which order --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("laid", "order"),
    [
        ([1, 3], [3, 1]),
        ([3, 1], [1, 3]),
        ([1, 2, 3], [3, 1, 2]),
        ([3, 2, 1], [1, 2, 3]),
        ([5, 1, 6, 3], [3, 5, 6, 1]),
        ([1, 3, 5, 0], [0, 1, 3, 5]),
    ],
)
def test_7_6_the_one_who_laid_theirs_last_steals_first_then_the_others_clockwise(
    laid: list[int], order: list[int]
) -> None:
    game = about_to_find(rules=SABOTEUR2, roles=SEVEN, mats=dict.fromkeys(laid, "theft"), thefts=laid, coins={4: 1})
    assert asked_in_turn(game) == order


def test_7_6_who_laid_theirs_last_is_seen_in_play() -> None:
    game = position(
        STRAIGHT,
        SABOTEUR2,
        turn=2,
        hands={0: "base_ew base_map", 1: "s2_theft base_ns", 2: "s2_theft base_nw"},
        goals={"8,0": "base_goal_gold"},
        roles="blue saboteur saboteur",
    )
    play(game, "play s2_theft")  # seat 2
    play(game, "discard base_map")
    play(game, "play s2_theft")  # seat 1
    play(game, "discard base_nw")
    assert game.view(None).thefts == (2, 1)
    assert asked_in_turn(game) == [1, 2]


def test_7_6_a_trapped_thief_steals_nothing() -> None:
    mats = {1: "theft", 3: "theft trapped", 5: "theft"}
    game = about_to_find(rules=SABOTEUR2, roles=SEVEN, mats=mats, thefts=[3, 5, 1])
    assert asked_in_turn(game) == [1, 5]


def test_7_6_if_the_last_thief_is_trapped_the_one_who_laid_theirs_last_of_the_others_begins() -> None:
    """Not the next clockwise from the trapped one."""
    mats = {1: "theft", 3: "theft trapped", 5: "theft"}
    game = about_to_find(rules=SABOTEUR2, roles=SEVEN, mats=mats, thefts=[5, 1, 3])
    assert asked_in_turn(game) == [1, 5]


def test_7_6_if_the_last_theft_was_removed_the_one_laid_before_it_counts() -> None:
    game = about_to_find(rules=SABOTEUR2, roles=SEVEN, mats={1: "theft", 5: "theft"}, thefts=[5, 1, 3])
    assert asked_in_turn(game) == [1, 5]


def test_7_6_a_theft_laid_again_counts_from_when_it_was_laid_again() -> None:
    game = about_to_find(rules=SABOTEUR2, roles=SEVEN, mats={1: "theft", 5: "theft"}, thefts=[1, 5, 1])
    assert asked_in_turn(game) == [1, 5]
    first_time_only = about_to_find(rules=SABOTEUR2, roles=SEVEN, mats={1: "theft", 5: "theft"}, thefts=[1, 5])
    assert asked_in_turn(first_time_only) == [5, 1]


def test_7_6_a_theft_removed_by_hands_off_in_play_is_not_used() -> None:
    game = position(
        STRAIGHT,
        SABOTEUR2,
        turn=1,
        hands={0: "base_ew", 1: "s2_theft", 2: "s2_hands_off"},
        goals={"8,0": "base_goal_gold"},
        roles="blue saboteur saboteur",
    )
    play(game, "play s2_theft")
    play(game, "play s2_hands_off 1")
    assert asked_in_turn(game) == []


def test_7_6_theft_comes_after_the_gold_is_shared_out() -> None:
    game = about_to_find(rules=SABOTEUR2, roles="blue saboteur", mats={1: "theft"})
    facts = find_gold(game)
    assert paid(facts) == {0: 5}
    assert facts[-1] == Asked("rob", 1)
    assert play(game, "rob 0") == [Robbed(1, 0, left=True), Asked("deal", None)]
    assert game.gold == (4, 1)


def test_7_6_theft_comes_also_when_the_saboteurs_win() -> None:
    game = about_to_run_out(rules=SABOTEUR2, roles="blue saboteur", mats={0: "theft"})
    assert paid(run_out(game)) == {1: 5}
    assert asked(game) == ("rob", 0)
    play(game, "rob 1")
    assert game.gold == (1, 4)


# -- from whom -------------------------------------------------------------------------------------------------------


def test_7_6_from_any_other_player_who_has_some_or_from_nobody() -> None:
    game = about_to_find(
        rules=SABOTEUR2, roles="blue saboteur blue green saboteur", mats={1: "theft"}, coins={1: 3, 4: 1}
    )
    find_gold(game)
    assert moves(game) == {"rob 0", "rob 2", "rob 4", "rob nobody"}
    assert game.refusal("rob 3") is Refusal.NOT_AN_OPTION  # has none
    assert game.refusal("rob 1") is Refusal.NOT_AN_OPTION  # the thief
    refusal = game.refusal("discard base_ew")
    assert refusal is Refusal.ANOTHER_QUESTION


def test_7_6_robbing_nobody_changes_nothing() -> None:
    game = about_to_find(rules=SABOTEUR2, roles="blue saboteur", mats={1: "theft"})
    find_gold(game)
    assert play(game, "rob nobody") == [Robbed(1, None, None), Asked("deal", None)]
    assert game.gold == (5, 0)


def test_7_6_one_gold_of_any_round() -> None:
    """Seat 2 is paid nothing now and robbed of what it won before."""
    game = about_to_find(rules=SABOTEUR2, roles="blue saboteur green", mats={1: "theft"}, coins={2: 2}, round=2)
    find_gold(game)
    assert only(play(game, "rob 2"), Robbed) == Robbed(1, 2, left=True)
    assert game.gold == (5, 1, 1)


def test_7_6_a_trapped_player_can_be_robbed() -> None:
    mats = {1: "theft", 2: "trapped"}
    game = about_to_find(rules=SABOTEUR2, roles="blue saboteur green", mats=mats, coins={2: 1}, round=2)
    find_gold(game)
    assert only(play(game, "rob 2"), Robbed) == Robbed(1, 2, left=False)
    assert game.gold == (5, 1, 0)


def test_7_6_whoever_was_robbed_of_the_last_gold_cannot_be_robbed_again() -> None:
    mats = {1: "theft", 2: "theft"}
    game = about_to_find(rules=SABOTEUR2, roles="green saboteur saboteur blue", mats=mats, thefts=[2, 1], coins={3: 1})
    find_gold(game)
    assert (game.actor, moves(game)) == (1, {"rob 0", "rob 3", "rob nobody"})
    assert play(game, "rob 3") == [Robbed(1, 3, left=False), Asked("rob", 2)]
    assert moves(game) == {"rob 0", "rob 1", "rob nobody"}  # the first thief has some now
    assert play(game, "rob 1") == [Robbed(2, 1, left=False), Asked("deal", None)]
    assert game.gold == (5, 0, 1, 0)


def test_7_6_a_thief_is_not_asked_when_nobody_else_has_gold() -> None:
    """A choice with one option is made without asking (1.10)."""
    game = about_to_run_out(rules=SABOTEUR2, roles="blue green", mats={0: "theft", 1: "theft"}, coins={0: 2})
    facts = run_out(game)
    assert every(facts, Robbed) == []
    assert asked(game) == ("rob", 1)  # seat 0 laid first; seat 1 may rob it
    assert play(game, "rob 0") == [Robbed(1, 0, left=True), Asked("rob", 0)]
    assert play(game, "rob nobody")[-1] == Asked("deal", None)
    nothing_to_take = about_to_run_out(rules=SABOTEUR2, roles="blue green", mats={0: "theft"}, coins={0: 2})
    assert run_out(nothing_to_take)[-2:] == [Robbed(0, None, None), Asked("deal", None)]


def test_7_6_a_dwarf_of_any_kind_may_steal() -> None:
    for thief, role in enumerate("green boss profiteer geologist saboteur".split(), start=1):
        game = about_to_find(
            rules=SABOTEUR2, roles="blue green boss profiteer geologist saboteur", mats={thief: "theft"}, coins={}
        )
        assert find_gold(game)[-1] == Asked("rob", thief), role


def test_7_6_the_winner_may_steal_too() -> None:
    game = about_to_find(rules=SABOTEUR2, roles="blue blue", mats={0: "theft"})
    find_gold(game)
    play(game, "rob 1")
    assert game.gold == (5, 3)


# -- what is seen ----------------------------------------------------------------------------------------------------


def test_7_6_that_someone_has_gold_is_open_how_much_is_secret() -> None:
    game = about_to_find(rules=SABOTEUR2, roles="blue saboteur green", mats={1: "theft"}, coins={1: 3}, round=2)
    assert game.view(0).coins == (0, UNKNOWN, 0)
    assert game.view(1).coins == (0, 3, 0)
    find_gold(game)
    assert game.view(0).coins == (5, UNKNOWN, 0)
    assert game.view(1).coins == (UNKNOWN, 3, 0)
    assert game.view(2).coins == game.view(None).coins == (UNKNOWN, UNKNOWN, 0)


@pytest.mark.parametrize(("coins", "left"), [(1, False), (2, True), (9, True)])
def test_7_6_everybody_sees_who_was_robbed_and_whether_they_have_gold_left(coins: int, left: bool) -> None:
    game = about_to_run_out(rules=SABOTEUR2, roles="blue green saboteur", mats={2: "theft"}, coins={0: coins})
    run_out(game)
    theft = only(play(game, "rob 0"), Robbed)
    for observer in (0, 1, 2, None):
        assert theft.seen_by(observer) == Robbed(2, 0, left=left)
        assert (game.view(observer).coins[0] == 0) is not left


def test_7_6_whose_turn_it_was_is_known_while_a_thief_is_asked() -> None:
    game = about_to_find(rules=SABOTEUR2, roles=SEVEN, mats={3: "theft"}, thefts=[3])
    find_gold(game)
    for observer in (0, 3, 5, None):
        view = game.view(observer)
        assert (view.asked, view.actor, view.turn) == ("rob", 3, 0)
