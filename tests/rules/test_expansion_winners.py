"""Rules 7.1-7.4: how a round of the expansion ends, and who has won it."""

import pytest

from saboteur import Game
from saboteur.engine.values.facts import Asked, RoundEnded, Settled
from tests.rules.playing import (
    SABOTEUR2,
    STRAIGHT,
    about_to_find,
    about_to_run_out,
    every,
    find_gold,
    hand,
    mine_of,
    only,
    paid,
    picture,
    play,
    position,
    run_out,
    winners,
)

pytestmark = pytest.mark.both

EVERYONE = "blue green boss profiteer geologist saboteur"
"""One of each: the seat of a dwarf is its place in this list."""

BLUE_DOOR = "S─a┼┼┼┼\na = s2_door_blue_ew"
GREEN_DOOR = "S─a┼┼┼┼\na = s2_door_green_ew"
BOTH_DOORS = "S─ab┼┼┼\na = s2_door_blue_ew\nb = s2_door_green_ew"
A_WAY_FOR_EACH = """
    ┌a┐····
    S·├┼┼┼┼
    └b┘····
    a = s2_door_blue_ew
    b = s2_door_green_ew
"""


MINES = ["no door", "blue door", "green door", "a way for each"]


def found_by(dwarf: str, mine_text: str) -> Game:
    """One of each dwarf plays, and this one is about to find the gold."""
    return about_to_find(mine_text, SABOTEUR2, roles=EVERYONE, finder=EVERYONE.split().index(dwarf))


# -- 7.1: the end ----------------------------------------------------------------------------------------------------


def test_7_1_the_round_ends_when_the_gold_is_turned_over() -> None:
    game = about_to_find(rules=SABOTEUR2, roles="blue saboteur")
    facts = find_gold(game)
    assert only(facts, RoundEnded) == RoundEnded(1, "gold", (0,), ("blue", "saboteur"))
    assert facts[-1] == Asked("deal", None)
    assert mine_of(game) == "S─┼┼┼┼┼─┼"


def test_7_1_a_stone_does_not_end_the_round() -> None:
    game = position(STRAIGHT, SABOTEUR2, hands={0: "base_ew"}, goals={"8,0": "base_goal_stone_nw"})
    facts = play(game, "lay base_ew 7,0")
    assert len(every(facts, Settled)) == 1
    assert facts[-1] == Asked("turn", 1)
    assert mine_of(game) == "S─┼┼┼┼┼─┘"


def test_7_1_the_round_ends_when_no_card_is_left() -> None:
    game = about_to_run_out(rules=SABOTEUR2, roles="blue saboteur")
    assert only(run_out(game), RoundEnded) == RoundEnded(1, "exhausted", (1,), ("blue", "saboteur"))


def test_7_1_the_round_ends_when_every_player_in_turn_has_passed_on_an_empty_deck() -> None:
    game = position(
        rules=SABOTEUR2,
        hands={0: "base_ew base_ns", 1: "base_nw base_ne", 2: "base_map s2_free"},
        rest="discard",
        roles="blue saboteur green",
    )
    play(game, "discard base_ew")
    play(game, "discard base_nw base_ne")
    assert game.asked == "turn"
    facts = play(game, "discard base_map")
    assert only(facts, RoundEnded).cause == "exhausted"
    assert winners(facts) == "saboteur"
    assert hand(game, 0) == ["base_ns"]


# -- 7.2: which team -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mine_text", "winning"),
    [
        (STRAIGHT, "blue boss profiteer"),
        (BLUE_DOOR, "blue boss profiteer"),
        (GREEN_DOOR, "green boss profiteer"),
        (A_WAY_FOR_EACH, "blue boss profiteer"),
    ],
    ids=MINES,
)
def test_7_2_found_by_a_blue_dwarf_blue_wins_if_it_has_a_way_else_green(mine_text: str, winning: str) -> None:
    assert winners(find_gold(found_by("blue", mine_text))) == winning


@pytest.mark.parametrize(
    ("mine_text", "winning"),
    [
        (STRAIGHT, "green boss profiteer"),
        (BLUE_DOOR, "blue boss profiteer"),
        (GREEN_DOOR, "green boss profiteer"),
        (A_WAY_FOR_EACH, "green boss profiteer"),
    ],
    ids=MINES,
)
def test_7_2_found_by_a_green_dwarf_green_wins_if_it_has_a_way_else_blue(mine_text: str, winning: str) -> None:
    assert winners(find_gold(found_by("green", mine_text))) == winning


@pytest.mark.parametrize("finder", ["boss", "profiteer", "geologist", "saboteur"])
@pytest.mark.parametrize(
    ("mine_text", "winning"),
    [
        (STRAIGHT, "blue green boss profiteer"),
        (BLUE_DOOR, "blue boss profiteer"),
        (GREEN_DOOR, "green boss profiteer"),
        (A_WAY_FOR_EACH, "blue green boss profiteer"),
    ],
    ids=MINES,
)
def test_7_2_found_by_anyone_else_saboteurs_included_every_team_that_has_a_way_wins(
    finder: str, mine_text: str, winning: str
) -> None:
    assert winners(find_gold(found_by(finder, mine_text))) == winning


@pytest.mark.parametrize("finder", EVERYONE.split())
def test_7_2_if_neither_has_a_way_the_saboteurs_win(finder: str) -> None:
    """Two doors of different colours in one way: the path is interrupted, though the gold lies open."""
    game = found_by(finder, BOTH_DOORS)
    facts = find_gold(game)
    assert only(facts, RoundEnded).cause == "gold"
    assert winners(facts) == "profiteer saboteur"
    assert mine_of(game) == "S─ab┼┼┼─┼\na = s2_door_blue_ew\nb = s2_door_green_ew"


@pytest.mark.parametrize("finder", ["blue", "green", "boss"])
def test_7_2_two_doors_of_one_colour_are_no_more_than_one(finder: str) -> None:
    two_blue_doors = """
        ┌─┐····
        a·│····
        S·b┼┼┼┼
        a = s2_door_blue_ns
        b = s2_door_blue_ne
    """
    assert winners(find_gold(found_by(finder, two_blue_doors))) == "blue boss profiteer"


@pytest.mark.parametrize(
    ("finder", "winning"),
    [("green", "green boss profiteer"), ("boss", "blue green boss profiteer")],
)
def test_7_2_a_door_beside_the_way_hinders_nobody(finder: str, winning: str) -> None:
    beside_the_way = """
        ··a····
        S─┼┼┼┼┼
        a = s2_door_blue_ns
    """
    assert winners(find_gold(found_by(finder, beside_the_way))) == winning


def test_7_2_a_way_round_the_door_is_a_way() -> None:
    round_the_door = """
        ┌─┐····
        S·├┼┼┼┼
        └a┘····
        a = s2_door_blue_ew
    """
    assert winners(find_gold(found_by("green", round_the_door))) == "green boss profiteer"


@pytest.mark.parametrize(
    ("finder", "winning"), [("green", "green boss profiteer"), ("saboteur", "blue green boss profiteer")]
)
def test_7_2_a_ladder_behind_the_door_is_a_way(finder: str, winning: str) -> None:
    """The ladder is joined to the start (6.3)."""
    behind_the_door = """
        S─a┼┼┼┼
        ···b···
        a = s2_door_blue_ew
        b = s2_ladder_n
    """
    assert winners(find_gold(found_by(finder, behind_the_door))) == winning


@pytest.mark.parametrize(
    ("door", "winning"),
    [("s2_door_blue_ew", "blue boss profiteer"), ("s2_door_green_ew", "green boss profiteer")],
)
@pytest.mark.parametrize("finder", ["blue", "green", "boss"])
def test_7_2_a_door_that_is_itself_the_last_card_counts(finder: str, door: str, winning: str) -> None:
    game = about_to_find(rules=SABOTEUR2, roles=EVERYONE, finder=EVERYONE.split().index(finder), last=door)
    assert winners(play(game, f"lay {door} 7,0")) == winning
    assert mine_of(game) == f"S─┼┼┼┼┼a┼\na = {door}"


def test_7_2_the_dwarf_that_counts_is_the_one_held_when_the_gold_is_turned() -> None:
    """Green on the first turn, blue by a swap of hats on the second."""
    game = position(
        STRAIGHT,
        SABOTEUR2,
        turn=3,
        hands={0: "base_ew", 3: "s2_swap_hats"},
        goals={"8,0": "base_goal_gold"},
        roles="green green blue saboteur",
        spare="blue blue blue green green boss profiteer geologist geologist saboteur saboteur".split(),
    )
    play(game, "play s2_swap_hats 0")
    facts = find_gold(game)
    assert only(facts, RoundEnded).winners == (0, 2)
    assert only(facts, RoundEnded).roles == ("blue", "green", "blue", "saboteur")


def test_7_2_the_finder_is_whoever_laid_the_card_after_which_the_gold_is_turned() -> None:
    """Green reaches two goals and turns the stone over; any card of the next player, blue, finds the gold (4.2)."""
    between_two_goals = """
        ┌─┼┼┼┼┼─
        S·······
    """
    game = position(
        between_two_goals,
        SABOTEUR2,
        hands={0: "base_nes", 1: "base_ns"},
        goals={"8,0": "base_goal_gold"},
        roles="green blue",
    )
    play(game, "lay base_nes 8,1 turned")
    play(game, "turn 8,2")
    assert winners(play(game, "lay base_ns 0,-1")) == "blue"


def test_7_2_a_way_cut_by_a_rockfall_counts_no_more() -> None:
    """The way without a door falls in; what is left leads through the blue one."""
    two_ways = """
        ┌─┐····
        S·├┼┼┼┼
        └a┘····
        a = s2_door_blue_ew
    """
    game = position(
        two_ways,
        SABOTEUR2,
        hands={0: "base_rockfall", 1: "base_ew"},
        goals={"8,0": "base_goal_gold"},
        roles="saboteur green",
    )
    play(game, "play base_rockfall 1,1")
    facts = find_gold(game)
    assert only(facts, RoundEnded).winners == ()  # blue wins, and nobody is blue
    assert mine_of(game) == picture("""
        ┌·┐······
        S·├┼┼┼┼─┼
        └a┘······
        a = s2_door_blue_ew
    """)


# -- 7.3: boss, profiteer, saboteurs, geologists -----------------------------------------------------------------------


@pytest.mark.parametrize("finder", [0, 1])
def test_7_3_the_boss_wins_when_a_team_wins(finder: int) -> None:
    facts = find_gold(about_to_find(rules=SABOTEUR2, roles="blue green boss", finder=finder))
    assert only(facts, RoundEnded).winners == (finder, 2)


def test_7_3_the_boss_wins_also_with_a_team_nobody_was_dealt() -> None:
    facts = find_gold(about_to_find(rules=SABOTEUR2, roles="boss saboteur"))
    assert winners(facts) == "boss"
    assert paid(facts) == {0: 4}
    behind_a_blue_door = find_gold(about_to_find(BLUE_DOOR, SABOTEUR2, roles="green boss saboteur"))
    assert winners(behind_a_blue_door) == "boss"


def test_7_3_the_boss_does_not_win_when_no_team_does() -> None:
    assert winners(run_out(about_to_run_out(rules=SABOTEUR2, roles="boss saboteur"))) == "saboteur"
    assert winners(find_gold(about_to_find(BOTH_DOORS, SABOTEUR2, roles="boss saboteur"))) == "saboteur"


def test_7_3_the_profiteer_always_wins() -> None:
    assert winners(find_gold(about_to_find(rules=SABOTEUR2, roles="blue profiteer saboteur"))) == "blue profiteer"
    assert winners(find_gold(about_to_find(BLUE_DOOR, SABOTEUR2, roles="green profiteer saboteur"))) == "profiteer"
    assert winners(run_out(about_to_run_out(rules=SABOTEUR2, roles="blue profiteer saboteur"))) == "profiteer saboteur"
    assert winners(run_out(about_to_run_out(rules=SABOTEUR2, roles="blue profiteer"))) == "profiteer"


def test_7_3_saboteurs_win_when_no_team_does() -> None:
    facts = run_out(about_to_run_out(rules=SABOTEUR2, roles="blue green saboteur saboteur saboteur"))
    assert winners(facts) == "saboteur saboteur saboteur"
    assert paid(facts) == {2: 3, 3: 3, 4: 3}


def test_7_3_saboteurs_do_not_win_when_a_team_does_though_nobody_was_dealt_it() -> None:
    facts = find_gold(about_to_find(BLUE_DOOR, SABOTEUR2, roles="green saboteur"))
    assert only(facts, RoundEnded).winners == ()
    assert paid(facts) == {}


def test_7_3_geologists_are_not_counted_as_winners() -> None:
    """They would make four winners of these two, who would get 2 and not 4."""
    shining = "S─┼┼a┼┼\na = s2_crystal_nesw"
    facts = find_gold(about_to_find(shining, SABOTEUR2, roles="geologist geologist blue green"))
    assert winners(facts) == "blue green"
    assert paid(facts) == {2: 4, 3: 4}


# -- 7.4: trapped ----------------------------------------------------------------------------------------------------


def test_7_4_trapped_players_are_not_winners_and_are_not_counted() -> None:
    facts = find_gold(about_to_find(rules=SABOTEUR2, roles="blue blue blue saboteur", mats={1: "trapped"}))
    assert only(facts, RoundEnded).winners == (0, 2)
    assert paid(facts) == {0: 4, 2: 4}


@pytest.mark.parametrize("dwarf", ["blue", "boss", "profiteer"])
def test_7_4_whoever_is_trapped_gets_nothing_when_a_team_wins(dwarf: str) -> None:
    facts = find_gold(about_to_find(rules=SABOTEUR2, roles=f"blue {dwarf} saboteur", mats={1: "trapped"}))
    assert winners(facts) == "blue"
    assert paid(facts) == {0: 5}


@pytest.mark.parametrize("dwarf", ["saboteur", "profiteer"])
def test_7_4_whoever_is_trapped_gets_nothing_when_the_saboteurs_win(dwarf: str) -> None:
    facts = run_out(about_to_run_out(rules=SABOTEUR2, roles=f"saboteur {dwarf} blue", mats={1: "trapped"}))
    assert winners(facts) == "saboteur"
    assert paid(facts) == {0: 5}


def test_7_4_a_trapped_geologist_gets_nothing() -> None:
    facts = run_out(
        about_to_run_out("S─a\na = s2_crystal_nesw", SABOTEUR2, roles="geologist blue", mats={0: "trapped"})
    )
    assert paid(facts) == {}


def test_7_4_a_team_wins_though_all_of_it_are_trapped() -> None:
    """The boss wins with them, the saboteur does not; only the boss is counted."""
    facts = find_gold(about_to_find(BLUE_DOOR, SABOTEUR2, roles="boss blue saboteur", mats={1: "trapped"}))
    assert winners(facts) == "boss"
    assert paid(facts) == {0: 4}


def test_7_4_trapped_is_what_lies_there_at_the_end_of_the_round_not_before() -> None:
    game = position(
        STRAIGHT,
        SABOTEUR2,
        turn=2,
        hands={0: "base_ew", 2: "s2_free"},
        goals={"8,0": "base_goal_gold"},
        roles="blue blue saboteur",
        mats={1: "trapped"},
    )
    play(game, "play s2_free 1")
    assert only(find_gold(game), RoundEnded).winners == (0, 1)


def test_7_4_a_broken_tool_is_no_trap() -> None:
    facts = find_gold(about_to_find(rules=SABOTEUR2, roles="blue blue saboteur", mats={1: "pick lamp cart"}))
    assert paid(facts) == {0: 4, 1: 4}
