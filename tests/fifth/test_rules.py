"""What is new in the fifth game, and the laws that hold for every game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saboteur import Card, Cell, Game, Setup, ruleset
from saboteur.rulesets import GAMES, nearest, register
from tests.fifth.twogold import GOLD, NAME, TWOGOLD
from tests.laws.strategies import Plan, plans
from tests.laws.test_long_runs import LAWS
from tests.laws.test_no_more import check_no_more
from tests.laws.test_sampling import test_a_game_drawn_looks_like_the_one_being_played as check_samples
from tests.laws.test_setups import check_game


@pytest.mark.both
def test_two_of_four_goals_are_gold() -> None:
    game = Game(ruleset(NAME, {}), 4, seed="1")
    assert sorted(game.to_deal.goals) == sorted(TWOGOLD.goals)
    assert [goal.cell for goal in game.view(0).goals] == list(TWOGOLD.goal_cells)
    found = Counter(Setup.of(Game(ruleset(NAME, {}), 4, seed=str(number))).goals.index(GOLD) for number in range(200))  # type: ignore[union-attr]
    assert set(found) == {0, 1, 2}


@pytest.mark.both
def test_goals_not_named_are_filled_in_as_often_as_there_are() -> None:
    setup = Setup(ruleset(NAME, {}), 4, goals={"8,3": GOLD, "8,1": "base_goal_stone_nw"})
    assert Counter(Setup.of(setup.game()).goals) == Counter(TWOGOLD.goals)
    assert any("too many of base_goal_gold" in fault for fault in replace(setup, goals=[GOLD] * 4).faults())


@pytest.mark.both
@pytest.mark.parametrize("goal", range(4))
def test_either_gold_ends_the_round_and_a_stone_does_not(goal: int) -> None:
    goals: list[Card | str] = [GOLD, "base_goal_stone_nw", "base_goal_stone_ne", GOLD]
    cell = TWOGOLD.goal_cells[goal]
    step = 1 if cell.y > 0 else -1
    shaft = dict(zip(range(step, cell.y + step, step), ["base_nesw"] * 3, strict=False))
    drift = dict(enumerate(["base_ew", "base_ew", "base_ew", "base_new", "base_new", "base_new"], start=1))
    mine = {f"0,{y}": card for y, card in shaft.items()} | {f"{x},{cell.y}": card for x, card in drift.items()}
    game = Setup(ruleset(NAME, {}), 4, hands={0: ["base_new"]}, mine=mine, goals=goals, roles={0: "digger"}).game()
    game.apply(f"lay base_new 7,{cell.y}")
    assert (game.asked == "nugget") == (goals[goal] is GOLD)
    shown = [each.face for each in game.view(None).goals]
    assert (shown.count(GOLD) == 2) == (goals[goal] is GOLD)


@pytest.mark.both
@pytest.mark.parametrize("law", LAWS, ids=lambda law: str(law.__name__))
@settings(max_examples=8)
@given(plan=plans(games=(NAME,)))
def test_the_laws_hold(law: Callable[[Plan], None], plan: Plan) -> None:
    law(plan)


@pytest.mark.both
@settings(max_examples=15)
@given(plan=plans(games=(NAME,)), number=st.integers(0, 999))
def test_nobody_is_told_more_than_they_may_know(plan: Plan, number: int) -> None:
    check_no_more(plan, number)


@pytest.mark.both
@pytest.mark.parametrize("seats", [3, 5])
def test_games_drawn_look_like_the_one_being_played(seats: int) -> None:
    check_samples(NAME, seats, {"rounds": 2})


@pytest.mark.both
def test_a_game_rebuilt_before_every_move_goes_on_the_same() -> None:
    asked: Counter[str] = Counter()
    for seed in range(4):
        check_game(ruleset(NAME, {"rounds": 2, "edition": ("classic", "2016", "new", "new")[seed]}), 4, seed, 9, asked)
    assert asked.keys() >= {"turn", "goal", "nugget", "deal", "over"}


def test_options_change_this_game_and_no_other() -> None:
    made = ruleset(NAME, {"edition": "classic", "rounds": 1, "maps": 2})
    assert (made.name, made.goal_cells, made.every_goal, made.rounds) == (NAME, TWOGOLD.goal_cells, True, 1)
    assert ruleset("base", edition="classic").name == "base"


def test_what_cannot_be_registered() -> None:
    assert register(TWOGOLD) is TWOGOLD
    assert nearest(NAME) == nearest(TWOGOLD) == "base"
    for other, says in (
        (replace(TWOGOLD, rounds=2), "there is a game 'twogold' already"),
        (replace(TWOGOLD, name="Two Gold"), "a word of small letters"),
        (replace(TWOGOLD, name="other", options={"rounds": 1}), "without options"),
        (replace(TWOGOLD, name="other", usual=11), "not by 11"),
        (replace(TWOGOLD, name="other", goals=TWOGOLD.goals * 3), "a card for each goal"),
    ):
        with pytest.raises(ValueError, match=says):
            register(other)
    assert "other" not in GAMES


def test_a_game_that_cannot_be_played_is_not_registered() -> None:
    faults = {
        "at least 1 round": replace(TWOGOLD, name="endless", rounds=0),
        "on one cell": replace(TWOGOLD, name="heap", goal_cells=(Cell(0, 0), *TWOGOLD.goal_cells[1:])),
        "too small": replace(TWOGOLD, name="bare", cards={Card.parse("base_ew"): 3}),
    }
    for fault, made in faults.items():
        with pytest.raises(ValueError, match=fault):
            register(made)
        assert made.name not in GAMES


def test_the_cards_of_a_registered_game_are_its_own() -> None:
    cards = dict(TWOGOLD.cards)
    made = replace(TWOGOLD, cards=cards)
    cards[Card.parse("base_map")] = 50
    assert made.cards == TWOGOLD.cards == ruleset(NAME, {}).cards
    with pytest.raises(TypeError, match="does not support item assignment"):
        made.cards[Card.parse("base_map")] = 50  # type: ignore[index]
