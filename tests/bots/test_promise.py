"""What positions of a duel and of solo promise: nuggets near and far, claimed, the opponent's, cards and tools."""

from __future__ import annotations

import random

import pytest

from saboteur import Game, ruleset
from saboteur.engine.core.listing import list_moves
from saboteur.engine.core.packed import Moves
from saboteur.engine.moves import unpacked_move
from saboteur.engine.search.promise import BROKEN, BROKEN_MORE, ENVY, Promise, broken
from tests.laws.worlds import other_world

EXPECTED = 1.5


def promised(game: Game, seat: int = 0) -> float:
    """What a game promises a seat."""
    return Promise(game.state.rules, EXPECTED).value(game.state, seat)


@pytest.mark.parametrize(("name", "seats"), [("duel", 2), ("solo", 1)])
def test_what_a_seat_does_not_know_does_not_count(name: str, seats: int) -> None:
    game, dice = Game(ruleset(name, {"rounds": 1}), seats, seed="hidden"), random.Random(1)
    for _ in range(4):
        world = other_world(game, 0, dice)
        promise = Promise(game.state.rules, EXPECTED)
        assert promise.hopes(world.state, 0) == promise.hopes(game.state, 0)
        assert promise.cards(world.state, 0) == promise.cards(game.state, 0)


def test_in_a_duel_what_one_may_hope_for_counts_against_the_other() -> None:
    state = Game(ruleset("duel", rounds=1), 2, seed="1").state
    promise = Promise(state.rules, EXPECTED)
    own, other = promise.promised(state, 0, 0), promise.promised(state, 1, 0)
    assert own > 0
    assert promise.hopes(state, 0) == pytest.approx(own - ENVY * other)


def test_a_card_towards_the_veins_promises_more_than_one_thrown_away() -> None:
    state = Game(ruleset("solo", rounds=1), 1, seed="4").state
    promise, moves = Promise(state.rules, EXPECTED), Moves()
    list_moves(state, moves)
    best = int(promise.best(state, moves))
    assert str(unpacked_move(best)).startswith("lay")
    later, thrown = state.clone(), state.clone()
    later.apply(best)
    thrown.apply(next(move for move in moves.numbers() if str(unpacked_move(move)).startswith("discard")))
    assert promise.value(later, 0) > promise.value(thrown, 0)


def test_broken_tools_cost_and_the_opponents_bring() -> None:
    state = Game(ruleset("duel", rounds=1), 2, seed="1").state
    promise = Promise(state.rules, EXPECTED)
    whole = promise.cards(state, 0)
    state.set_mat(0, 1)
    assert promise.cards(state, 0) == pytest.approx(whole - BROKEN)
    state.set_mat(0, 3)
    assert promise.cards(state, 0) == pytest.approx(whole - BROKEN - BROKEN_MORE)
    state.set_mat(0, 0)
    state.set_mat(1, 1)
    assert promise.cards(state, 0) > whole
    assert [broken(mat) for mat in (0, 1, 3, 7)] == [0, 1, 2, 3]


def test_it_is_played_on_for_as_many_turns_as_were_asked_for() -> None:
    state = Game(ruleset("duel", rounds=1, maps=0), 2, seed="5").state
    promise = Promise(state.rules, EXPECTED)
    seat, left = int(state.actor), int(state.left())
    later = state.clone()
    promise.play_on(later, seat, 0)
    assert int(later.left()) == left, "it is its turn: nothing was played"
    promise.play_on(later, seat, 1)
    assert later.actor == seat
    assert int(later.left()) < left
