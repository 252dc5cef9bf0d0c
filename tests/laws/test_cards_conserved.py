"""No card is lost and none comes twice: each lies in exactly one place at every moment."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given, settings

from saboteur.engine.core.duel import DuelState
from saboteur.engine.moves import Discard
from saboteur.engine.values import facts
from tests.laws.places import VEINS, check_places
from tests.laws.strategies import VARIANTS, Option, Plan, plans, play_one


def check_conserved(plan: Plan) -> None:
    """Before and after every move; gold appears and goes only by facts."""
    game = plan.played()
    check_places(game)
    for move in plan.steps(game):
        gold, goals, rounds = sum(game.gold), list(game.state.goals), game.round
        told = game.apply(move, tell=True)
        check_places(game)
        earned = sum(earned_by(fact) for fact in told)
        assert sum(game.gold) == gold + earned, move
        if isinstance(game.state, DuelState) and game.round > rounds:
            assert Counter(game.state.goals) == Counter(goals[VEINS:])  # 8.13: veins of a round never come back


def earned_by(fact: facts.Fact) -> int:
    """What a fact adds to all the gold that players have."""
    match fact:
        case facts.Took(_, int(value)) | facts.Paid(_, int(value)):
            return value
        case facts.PutBack(_, values):
            return -sum(value for value in values if isinstance(value, int))
        case facts.Scored(_, cards):
            return sum(card.nuggets for card in cards)
        case facts.Toll(_, value):
            return -value
        case _:
            return 0


@pytest.mark.both
@settings(max_examples=50)
@given(plans())
def test_every_card_lies_in_exactly_one_place(plan: Plan) -> None:
    check_conserved(plan)


@pytest.mark.parametrize(("game", "players", "options"), VARIANTS, ids=str)
def test_no_card_is_lost_in_a_whole_game(game: str, players: int, options: tuple[Option, ...]) -> None:
    played = Plan(game, players, options, seed=players).begun()
    rng = random.Random(players)
    while not played.over:
        check_places(played)
        play_one(played, 8, rng)
    check_places(played)


def test_no_nugget_is_lost_when_they_run_out() -> None:
    """Saboteurs win again and again until a sum does not come out (5.4)."""
    game = Plan("base", 7, (("rounds", 20),)).begun()
    told: set[str] = set()
    while not game.over:
        move = min(game.legal_moves, key=lambda move: (not isinstance(move, Discard), str(move)))
        told |= {fact.name() for fact in game.apply(move, tell=True)}
        if game.state.passes == 0:
            check_places(game)
    assert {"returned", "put_back"} <= told
