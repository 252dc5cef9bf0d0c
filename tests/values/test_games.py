"""Games as values: they print, compare, are copied and sent to other processes."""

import copy
import multiprocessing
import os
import pickle
import random
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings

from saboteur import Card, Cell, Game, Lying, SeededDealer, Setup, diagram, ruleset
from saboteur.engine.drawing import LETTERS
from saboteur.engine.picture import drawn_mine
from tests.laws.strategies import QUESTIONS, Plan, listed, plans, play_one

SOURCES = Path(__file__).parents[2] / "src"
USUAL = [("base", 5), ("saboteur2", 3), ("duel", 2), ("solo", 1)]


def middle(name: str, seats: int, moves: int = 60) -> Game:
    """A game in which something has happened."""
    game, rng = Game(ruleset(name, {}), seats, seed="middle"), random.Random(3)
    for _ in range(moves):
        if not game.over:
            play_one(game, 5, rng)
    return game


def check_same(one: Game, other: Game, seed: int) -> None:
    """Two games are played on by the same moves and stay the same."""
    rng = random.Random(seed)
    assert other.dealer == one.dealer
    for number in range(60):
        assert listed(other) == listed(one)  # in the same order
        if one.over or not number % 10:
            assert other == one
            assert other.outcome == one.outcome
        if one.over:
            return
        move = rng.choice(list(one.legal_moves))
        assert other.apply(move, tell=True) == one.apply(move, tell=True)  # the deals, too


@pytest.mark.both
@settings(max_examples=40)
@given(plans(most_choices=0))
def test_a_pickled_game_goes_on_as_it_would_have(plan: Plan) -> None:
    game = plan.played()
    again = pickle.loads(pickle.dumps(game))
    assert isinstance(again, Game)
    assert again is not game
    check_same(game, again, plan.seed)


@pytest.mark.both
@pytest.mark.parametrize("plan", QUESTIONS, ids=str)
def test_a_game_is_pickled_in_the_middle_of_every_choice(plan: Plan) -> None:
    game = plan.played()
    check_same(game, pickle.loads(pickle.dumps(game)), plan.seed)


@pytest.mark.both
@pytest.mark.parametrize(("name", "seats"), USUAL)
@pytest.mark.parametrize("made", [copy.copy, copy.deepcopy, Game.clone])
def test_a_copy_is_equal_and_a_game_of_its_own(name: str, seats: int, made: Callable[[Game], Game]) -> None:
    game = middle(name, seats)
    other = made(game)
    assert other == game
    other.apply(next(iter(other.legal_moves)))
    assert other != game
    assert game == middle(name, seats)


@pytest.mark.parametrize(("name", "seats"), USUAL)
def test_a_game_that_has_not_begun_is_pickled(name: str, seats: int) -> None:
    game = Game(ruleset(name, {}), seats)
    again = pickle.loads(pickle.dumps(game))
    assert again == game
    deal = SeededDealer("1").deal(game.to_deal, 1, seats)
    assert again.deal(deal, tell=True) == game.deal(deal, tell=True)
    assert again == game
    assert Game(game.ruleset, seats).round == 0  # what all games share before their deal is as it was


def test_games_go_to_other_processes_and_come_back() -> None:
    games = [middle(name, seats) for name, seats in USUAL]
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        assert pool.map(copy.copy, games) == games
        assert pool.map(str, games) == list(map(str, games))


def test_the_other_form_of_the_rules_reads_the_pickle() -> None:
    games = [middle(name, seats) for name, seats in USUAL]
    code = """if True:
        import pickle, sys
        games = pickle.load(sys.stdin.buffer)
        pickle.dump([list(game.legal_moves) for game in games], sys.stdout.buffer)
    """
    elsewhere = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    for folder in ({"PYTHONPATH": str(SOURCES)}, {}):
        done = subprocess.run(
            [sys.executable, "-c", code],
            input=pickle.dumps(games),
            stdout=subprocess.PIPE,
            check=True,
            env={**elsewhere, **folder},
        )
        assert pickle.loads(done.stdout) == [list(game.legal_moves) for game in games]


@pytest.mark.both
def test_games_are_equal_where_they_stand_alike() -> None:
    game = middle("base", 5, 20)
    assert game == Setup.of(game).game()  # nobody deals on, and what was before is not known
    assert game == Game.of_state(game.ruleset, game.state.clone(), SeededDealer("another"))
    assert game != Setup.of(game)
    assert game != middle("base", 6, 20)
    assert game != middle("base", 5, 21)
    shorter = replace(Setup.of(game), ruleset=ruleset("base", rounds=2)).game()
    assert game != shorter
    with pytest.raises(TypeError, match="unhashable"):
        hash(game)


@pytest.mark.parametrize(
    ("name", "options", "seats", "moves", "expected"),
    [
        ("base", {}, 5, 20, "<Game base, 5 seats, round 1, seat 3 is asked: turn>"),
        (
            "base",
            {"edition": "classic", "rounds": 1},
            3,
            999,
            "<Game base edition=classic rounds=1, 3 seats, round 1, over>",
        ),
        ("solo", {}, 1, 3, "<Game solo, 1 seat, round 1, seat 0 is asked: turn>"),
    ],
)
def test_a_game_is_named_in_one_line(
    name: str, options: dict[str, object], seats: int, moves: int, expected: str
) -> None:
    game = Game(ruleset(name, options), seats, seed="1")
    for _ in range(moves):
        if not game.over:
            game.apply(next(iter(game.legal_moves)))
    assert repr(game) == expected
    assert repr(Game(ruleset("duel"), 2)) == "<Game duel, 2 seats, round 0, to be dealt>"


def test_a_game_is_drawn_with_everything_in_it() -> None:
    mine = {"1,0": "s2_door_blue_ew", "2,0": "base_nesw"}
    game = Setup(
        ruleset("saboteur2"),
        2,
        hands={0: ["base_ew", "s2_theft"], 1: []},
        mine=mine,
        mats={1: ["lamp", "trapped"]},
        roles={0: "geologist", 1: "boss"},
        coins={1: 4},
        goals={"8,0": "base_goal_gold"},
        rest="discard",
    ).game()
    assert str(game).splitlines() == [
        "saboteur2, 2 seats, round 1, seat 0 is asked: turn",
        "········?",
        "·········",
        "Sa┼·····?",
        "·········",
        "········?",
        "a = s2_door_blue_ew",
        "face down: 8,2 base_goal_stone_nw, 8,0 base_goal_gold, 8,-2 base_goal_stone_ne",
        f"deck: 0, discard: {len(game.view(None).discard)}",
        "seat 0: geologist, gold 0: base_ew s2_theft",
        "seat 1: boss, gold 4, lamp, trapped:",
    ]


@pytest.mark.parametrize(("name", "seats"), USUAL)
def test_the_mine_is_drawn_as_a_diagram_is(name: str, seats: int) -> None:
    game, rng = Game(ruleset(name, {}), seats, seed="drawn"), random.Random(5)
    while not game.over:
        head, _, rest = str(game).partition("\n")
        assert repr(game) == f"<Game {head}>"
        assert rest.startswith(diagram(game) + "\n")
        play_one(game, 6, rng)


def test_a_mine_with_more_cards_to_be_named_than_letters_is_drawn_all_the_same() -> None:
    view, door = Setup(ruleset("duel")).game().view(None), Card.parse("duel_cross_blue")
    many = [Lying(Cell(x, -5), door, turned=x % 2 == 0, opened=x % 3 == 0, marker=x) for x in range(60)]
    drawing = drawn_mine(replace(view, mine=tuple(many)))
    assert drawing.count(" = ") == len(LETTERS)
    assert "┼" in drawing
