"""Games end, and a clone is independent of its original."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings

from saboteur import Game
from saboteur.engine.core.packed import ASKED, DISCARD
from tests.laws.strategies import (
    ALL_GAMES,
    MOST_MOVES,
    QUESTIONS,
    UNTIL,
    VARIANTS,
    Option,
    Plan,
    apply_packed,
    listed,
    plans,
    play_one,
)
from tests.laws.test_refused import views


def most_moves(game: Game) -> int:
    """A bound: each turn uses a card; besides there are bribes, choices of goals, nuggets, and robberies."""
    rules = game.ruleset
    choices = 2 * len(rules.goal_cells) + 2 * rules.markers + 2 * game.seats + 9
    return rules.rounds * (sum(rules.cards.values()) + choices)


def check_end(plan: Plan) -> None:
    """From anywhere the game ends within the bound, and somebody is asked until then."""
    game = plan.played()
    rng = random.Random(plan.seed)
    left = most_moves(game) - plan.ahead
    while not game.over:
        assert game.actor is not None
        assert left > 0
        play_one(game, plan.eager, rng)
        left -= 1
    assert game.actor is None
    assert listed(game) == []
    assert game.view(None).final_gold == game.gold


def check_clone(plan: Plan) -> None:
    """Playing on with a clone leaves the original as it was, and the clone goes on like it."""
    game = plan.played()
    clone = game.clone()
    assert views(clone) == views(game)
    assert listed(clone) == listed(game)
    before, moves, told = views(game), [], []
    for move in plan.steps(clone):
        moves.append(move)
        told.append(clone.apply(move, tell=True))
    assert views(game) == before
    for move, facts in zip(moves, told, strict=True):
        assert game.apply(move, tell=True) == facts
    assert views(game) == views(clone)
    assert listed(game) == listed(clone)
    assert game.gold == clone.gold


@pytest.mark.both
@settings(max_examples=25)
@given(plans(most_choices=0))
def test_games_end(plan: Plan) -> None:
    check_end(plan)


@pytest.mark.parametrize(("game", "players", "options"), VARIANTS, ids=str)
def test_whole_games_end(game: str, players: int, options: tuple[Option, ...]) -> None:
    plan = Plan(game, players, options)
    assert most_moves(plan.begun()) < MOST_MOVES
    check_end(plan)


@pytest.mark.both
@settings(max_examples=40)
@given(plans(most_choices=25))
def test_a_clone_is_a_game_of_its_own(plan: Plan) -> None:
    check_clone(plan)


@pytest.mark.parametrize("plan", QUESTIONS, ids=str)
def test_generated_games_come_to_every_question(plan: Plan) -> None:
    assert plan.played().asked == plan.until


def test_every_question_has_such_a_game() -> None:
    found = {(plan.game, plan.until) for plan in QUESTIONS}
    assert found == {(game, until) for game in ALL_GAMES for until in UNTIL[game] if until}
    assert {until for _, until in found} == {*ASKED} - {"turn", "deal", "over"}


@pytest.mark.both
@pytest.mark.parametrize(("game", "players", "options"), VARIANTS[::6], ids=str)
def test_a_clone_made_at_any_moment_ends_alike(game: str, players: int, options: tuple[Option, ...]) -> None:
    """Players who only discard once the deck is empty end a round by passing (4.6)."""
    played = Plan(game, players, (*options, ("rounds", 1)), seed=1).begun()
    rng = random.Random(1)
    clones: list[Game] = []
    while not played.over:
        clones = [*clones[-2 * players :], played.clone()]
        moves = listed(played)
        discards = [move for move in moves if move & 15 == DISCARD]
        move = rng.choice(discards if discards and played.state.left() == 0 else moves)
        apply_packed(played, move)
        for clone in clones:  # each is played on for two turns of everybody
            apply_packed(clone, move)
            assert (clone.asked, clone.actor, clone.gold) == (played.asked, played.actor, played.gold)
            assert clone.view(None) == played.view(None)
