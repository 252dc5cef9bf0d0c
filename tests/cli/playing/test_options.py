"""Exactly the legal moves are offered, at every question of every game, and typing one makes this move."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings

from saboteur.table.table import Table
from tests.cli.playing.desks import Silent, anything, played, table_of, typed
from tests.cli.playing.exploring import hand_of, named, ways
from tests.laws.strategies import QUESTIONS, Plan, plans

FEW = settings(max_examples=8)


def asked(plan: Plan) -> Table | None:
    """The table where the plan's choices begin; `None` if the game is over before."""
    game = played(plan)
    return None if game.actor is None else table_of(game)


def check_options(table: Table, rng: random.Random) -> None:
    """Everything shown can be typed and makes the move beside it, and no legal move is missing."""
    words, drawing = anything(rng)
    legal = set(table.game.legal_moves)
    made = set()
    for way, shown in ways(table, words, drawing=drawing).items():
        move, desk = typed(table, words, *way, drawing=drawing, page=Silent)
        assert move is not None, (way, desk.wrongs)
        assert not desk.wrongs
        assert move in legal, way
        assert not shown or shown == named(move, table, words)
        made.add(move)
    assert made == legal
    assert table.number == 0  # asking changes nothing


@pytest.mark.parametrize("plan", QUESTIONS, ids=str)
def test_every_question_offers_the_legal_moves(plan: Plan) -> None:
    table = asked(plan)
    assert table is not None
    assert table.game.asked == plan.until
    check_options(table, random.Random(plan.seed))


@FEW
@given(plans(most_ahead=40, most_choices=0))
def test_any_question_offers_the_legal_moves(plan: Plan) -> None:
    if table := asked(plan):
        check_options(table, random.Random(plan.seed))


@pytest.mark.proof(minutes=0.9)
@given(plans(most_ahead=250, most_choices=0))
def test_any_question_of_many_more_games_offers_the_legal_moves(plan: Plan) -> None:
    game = plan.played()
    if game.actor is not None:
        check_options(table_of(game), random.Random(plan.seed))


@FEW
@given(plans(most_ahead=40, most_choices=0))
def test_a_move_typed_as_records_have_it_is_made_at_any_question(plan: Plan) -> None:
    table = asked(plan)
    if table is None:
        return
    rng = random.Random(plan.seed)
    words, _ = anything(rng)
    before = [(), ("say",), ("say", "1"), ("? 3.3", "log")]
    if table.game.asked == "turn":
        before += [("discard",), *((str(number),) for number in range(1, len(hand_of(table)) + 1))]
    moves = list(table.game.legal_moves)
    for number, move in enumerate(rng.sample(moves, min(20, len(moves)))):
        made, desk = typed(table, words, *before[number % len(before)], str(move), page=Silent)
        assert made == move, desk.text
