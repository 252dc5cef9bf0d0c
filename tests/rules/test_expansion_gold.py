"""Rule 7.5 and the printed example: how much gold each gets at the end of a round."""

import pytest

from saboteur import UNKNOWN
from saboteur.engine.values.facts import Asked, Paid, Robbed, RoundEnded
from tests.rules.playing import (
    SABOTEUR2,
    about_to_find,
    about_to_run_out,
    every,
    find_gold,
    mine_of,
    moves,
    only,
    paid,
    picture,
    play,
    position,
    run_out,
    winners,
)

pytestmark = pytest.mark.both

BLUE_DOOR = "S─a┼┼┼┼\na = s2_door_blue_ew"

# -- the distribution example of the rulebook --------------------------------------------------------------------------

PLAYING = "blue green green boss profiteer saboteur saboteur"
"""1 blue and 2 green gold-diggers, 1 boss, 1 profiteer and 2 saboteurs."""
BEFORE_THEM = {5: "theft", 6: "theft trapped"}
"""Each of the saboteurs has a theft in front of them; one of them is trapped."""


def test_7_5_the_printed_example_the_boss_finishes_the_way_through_a_blue_door() -> None:
    game = about_to_find(BLUE_DOOR, SABOTEUR2, roles=PLAYING, finder=3, mats=BEFORE_THEM)
    facts = find_gold(game)
    assert mine_of(game) == "S─a┼┼┼┼─┼\na = s2_door_blue_ew"
    assert winners(facts) == "blue boss profiteer"  # three winners
    assert paid(facts) == {0: 3, 3: 2, 4: 1}  # blue 3, the boss 3 - 1 = 2, the profiteer 3 - 2 = 1
    assert facts[-1] == Asked("rob", 5)  # the saboteur who played a theft takes one from any other player
    assert moves(game) == {"rob 0", "rob 3", "rob 4", "rob nobody"}
    assert play(game, "rob 0") == [Robbed(5, 0, left=True), Asked("deal", None)]
    assert game.gold == (2, 0, 0, 2, 1, 1, 0)  # the second saboteur is trapped and gets nothing


@pytest.mark.parametrize("green", [1, 2])
def test_7_5_the_printed_example_blue_would_win_even_if_a_green_gold_digger_had_finished_the_way(green: int) -> None:
    game = about_to_find(BLUE_DOOR, SABOTEUR2, roles=PLAYING, finder=green, mats=BEFORE_THEM)
    facts = find_gold(game)
    assert winners(facts) == "blue boss profiteer"
    assert paid(facts) == {0: 3, 3: 2, 4: 1}


# -- by the number of winners ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("roles", "each"),
    [
        ("blue green saboteur", 5),
        ("blue green saboteur blue", 4),
        ("blue green saboteur blue blue", 3),
        ("blue green saboteur blue blue blue", 2),
    ],
)
def test_7_5_one_winner_gets_five_two_get_four_three_get_three_four_get_two(roles: str, each: int) -> None:
    facts = find_gold(about_to_find(rules=SABOTEUR2, roles=roles))
    blue = [seat for seat, role in enumerate(roles.split()) if role == "blue"]
    assert paid(facts) == dict.fromkeys(blue, each)


@pytest.mark.parametrize(
    "roles",
    [
        "geologist blue blue blue blue green",
        "geologist blue blue blue green green green",
        "geologist blue blue blue blue green green green green saboteur",
    ],
)
def test_7_5_five_or_more_winners_get_one_each(roles: str) -> None:
    facts = find_gold(about_to_find(rules=SABOTEUR2, roles=roles))  # found by the geologist: both teams win
    teams = [seat for seat, role in enumerate(roles.split()) if role in ("blue", "green")]
    assert len(teams) >= 5
    assert paid(facts) == dict.fromkeys(teams, 1)


@pytest.mark.parametrize(("roles", "each"), [("saboteur", 5), ("saboteur saboteur", 4), ("saboteur " * 3, 3)])
def test_7_5_saboteurs_are_paid_by_their_number_too(roles: str, each: int) -> None:
    facts = run_out(about_to_run_out(rules=SABOTEUR2, roles="blue green " + roles))
    assert paid(facts) == {2 + place: each for place in range(len(roles.split()))}


@pytest.mark.parametrize(
    ("roles", "amounts"),
    [
        ("boss saboteur", {0: 4}),
        ("blue boss", {0: 4, 1: 3}),
        ("blue boss blue", {0: 3, 1: 2, 2: 3}),
        ("blue boss blue blue", {0: 2, 1: 1, 2: 2, 3: 2}),
        ("blue boss blue blue blue", {0: 1, 2: 1, 3: 1, 4: 1}),
    ],
)
def test_7_5_the_boss_gets_one_less(roles: str, amounts: dict[int, int]) -> None:
    facts = find_gold(about_to_find(rules=SABOTEUR2, roles=roles))
    assert "boss" in winners(facts)
    assert paid(facts) == amounts


@pytest.mark.parametrize(
    ("roles", "amounts"),
    [
        ("profiteer geologist", {0: 3}),
        ("blue profiteer", {0: 4, 1: 2}),
        ("blue profiteer blue", {0: 3, 1: 1, 2: 3}),
        ("blue profiteer blue blue", {0: 2, 2: 2, 3: 2}),
    ],
)
def test_7_5_the_profiteer_gets_two_less(roles: str, amounts: dict[int, int]) -> None:
    facts = find_gold(about_to_find(rules=SABOTEUR2, roles=roles))
    assert "profiteer" in winners(facts)
    assert paid(facts) == amounts


def test_7_5_nobody_gets_less_than_nothing() -> None:
    """Five or more winners get one: the boss nothing, the profiteer not minus one."""
    game = about_to_find(rules=SABOTEUR2, roles="blue blue blue blue boss profiteer", coins={4: 1, 5: 1})
    facts = find_gold(game)
    assert paid(facts) == {0: 1, 1: 1, 2: 1, 3: 1}
    assert game.gold == (1, 1, 1, 1, 1, 1)


def test_7_5_the_profiteer_gets_two_less_with_the_saboteurs_too() -> None:
    assert paid(run_out(about_to_run_out(rules=SABOTEUR2, roles="profiteer saboteur blue"))) == {0: 2, 1: 4}


def test_7_5_nobody_wins_and_nobody_is_paid() -> None:
    facts = run_out(about_to_run_out(rules=SABOTEUR2, roles="blue green"))
    assert only(facts, RoundEnded).winners == ()
    assert paid(facts) == {}


def test_7_5_the_gold_of_a_round_comes_to_the_gold_of_earlier_rounds() -> None:
    game = about_to_find(rules=SABOTEUR2, roles="blue green saboteur", coins={0: 2, 1: 3}, round=2)
    find_gold(game)
    assert game.gold == (7, 3, 0)


def test_7_5_the_bank_never_runs_out() -> None:
    """The box holds tokens worth 77; nobody gets less for that."""
    game = about_to_find(rules=SABOTEUR2, roles="blue green saboteur", coins={0: 40, 1: 70, 2: 90}, round=3)
    assert paid(find_gold(game)) == {0: 5}
    assert game.gold == (45, 70, 90)


def test_7_5_how_much_one_is_paid_is_ones_own_secret() -> None:
    facts = find_gold(about_to_find(rules=SABOTEUR2, roles="blue saboteur"))
    wage = only(facts, Paid)
    assert wage.seen_by(0) == Paid(0, 5)
    assert wage.seen_by(1) == wage.seen_by(None) == Paid(0, UNKNOWN)


# -- geologists --------------------------------------------------------------------------------------------------------

CRYSTALS = """
a = s2_crystal_nesw
b = s2_crystal_new
c = s2_crystal_dead_n turned
d = s2_crystal_dead_e turned
"""
FIVE_CRYSTALS = "·c···\nSabbd" + CRYSTALS
CRYSTALS_ON_THE_WAY = "Sabb┼┼┼" + CRYSTALS
CRYSTALS_CUT_OFF = "S··ab" + CRYSTALS


def test_7_5_a_geologist_gets_one_for_every_crystal_in_the_mine() -> None:
    facts = run_out(about_to_run_out(FIVE_CRYSTALS, SABOTEUR2, roles="geologist blue"))
    assert paid(facts) == {0: 5}


def test_7_5_a_geologist_gets_nothing_without_crystals() -> None:
    assert paid(find_gold(about_to_find(rules=SABOTEUR2, roles="blue geologist"))) == {0: 5}


@pytest.mark.parametrize(
    ("finder", "roles", "amounts"),
    [
        (0, "blue geologist green saboteur", {0: 5, 1: 3}),
        (1, "blue geologist green saboteur", {0: 4, 1: 3, 2: 4}),
        (3, "blue geologist green saboteur", {0: 4, 1: 3, 2: 4}),
    ],
)
def test_7_5_a_geologist_is_paid_whoever_won_and_whoever_found_the_gold(
    finder: int, roles: str, amounts: dict[int, int]
) -> None:
    game = about_to_find(CRYSTALS_ON_THE_WAY, SABOTEUR2, roles=roles, finder=finder)
    assert paid(find_gold(game)) == amounts


def test_7_5_a_geologist_is_paid_when_the_saboteurs_win_too() -> None:
    facts = run_out(about_to_run_out(FIVE_CRYSTALS, SABOTEUR2, roles="geologist saboteur"))
    assert winners(facts) == "saboteur"
    assert paid(facts) == {0: 5, 1: 5}


def test_7_5_crystals_on_cut_off_cards_count_too() -> None:
    facts = run_out(about_to_run_out(CRYSTALS_CUT_OFF, SABOTEUR2, roles="geologist blue"))
    assert paid(facts) == {0: 2}


def test_7_5_a_crystal_removed_by_a_rockfall_counts_no_more_but_what_it_cut_off_does() -> None:
    game = position(
        FIVE_CRYSTALS, SABOTEUR2, hands={0: "base_rockfall base_ns"}, rest="discard", roles="geologist blue"
    )
    play(game, "play base_rockfall 1,0")
    assert mine_of(game) == picture("""
        ·a···
        S·bbc
        a = s2_crystal_dead_n turned
        b = s2_crystal_new
        c = s2_crystal_dead_e turned
    """)
    assert paid(run_out(game)) == {0: 4}


def test_7_5_two_geologists_share_rounded_down() -> None:
    facts = run_out(about_to_run_out(FIVE_CRYSTALS, SABOTEUR2, roles="geologist blue geologist"))
    assert paid(facts) == {0: 2, 2: 2}


def test_7_5_two_geologists_share_one_crystal_and_get_nothing() -> None:
    one = "Sa\na = s2_crystal_nesw"
    assert paid(run_out(about_to_run_out(one, SABOTEUR2, roles="geologist blue geologist"))) == {}


@pytest.mark.parametrize(("trapped", "amounts"), [(0, {2: 5}), (2, {0: 5})])
def test_7_5_a_trapped_geologist_is_not_counted_and_the_other_gets_all(trapped: int, amounts: dict[int, int]) -> None:
    game = about_to_run_out(FIVE_CRYSTALS, SABOTEUR2, roles="geologist blue geologist", mats={trapped: "trapped"})
    assert paid(run_out(game)) == amounts


def test_7_5_two_trapped_geologists_get_nothing() -> None:
    mats = {0: "trapped", 2: "trapped"}
    assert paid(run_out(about_to_run_out(FIVE_CRYSTALS, SABOTEUR2, roles="geologist blue geologist", mats=mats))) == {}


@pytest.mark.parametrize("roles", ["geologist blue", "geologist blue saboteur saboteur"])
def test_7_5_a_geologist_left_over_shares_nothing(roles: str) -> None:
    """One is dealt, the other lies face down: all crystals are the first one's."""
    facts = run_out(about_to_run_out(FIVE_CRYSTALS, SABOTEUR2, roles=roles))
    assert paid(facts)[0] == 5


def test_7_5_wages_are_told_in_the_order_of_the_seats() -> None:
    facts = find_gold(about_to_find(rules=SABOTEUR2, roles="green blue boss green saboteur", finder=3))
    assert every(facts, Paid) == [Paid(0, 3), Paid(2, 2), Paid(3, 3)]
