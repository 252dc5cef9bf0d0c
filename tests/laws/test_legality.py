"""A move is legal exactly when it is not refused, and the list of legal moves says the same."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings

from saboteur import Game, parse_move
from saboteur.engine import game as game_module
from saboteur.engine.moves import packed_move, unpacked_move
from tests.laws.conceivable import conceivable
from tests.laws.strategies import QUESTIONS, Plan, plans, play_one


def check_legality(plan: Plan) -> None:
    """`refusal` says nothing exactly for the moves that are listed."""
    game = plan.played()
    compare_with_brute_force(game)
    for move in plan.steps(game):
        game.apply(move)
        compare_with_brute_force(game)


def compare_with_brute_force(game: Game) -> None:
    """Among all conceivable moves those not refused are the legal ones."""
    legal = {str(move) for move in game.legal_moves}
    accepted = {str(move) for move in conceivable(game) if game.refusal(move) is None}
    assert accepted - legal == set()
    assert legal - accepted == set()


def check_listing(plan: Plan) -> None:
    """Length, membership and iteration agree; every move prints, parses back, packs and unpacks."""
    game = plan.played()
    moves = game.legal_moves
    listed = list(moves)
    assert len(moves) == len(listed) == len(set(listed))
    assert bool(listed) != (game.actor is None)
    assert [moves[index] for index in range(-len(listed), len(listed))] == [*listed, *listed]
    assert (moves[1::2], list(reversed(moves))) == (listed[1::2], listed[::-1])
    for move in listed:
        assert move in moves
        assert as_anything(str(move)) in moves
        assert parse_move(str(move)) == move
        assert unpacked_move(packed_move(move)) == move
        assert packed_move(unpacked_move(packed_move(move))) == packed_move(move)
    assert len({packed_move(move) for move in listed}) == len(listed)
    assert len({str(move) for move in listed}) == len(listed)


def check_text(plan: Plan) -> None:
    """Absurd moves print and parse back as well, and packing loses nothing of them."""
    game = plan.played()
    for move in conceivable(game):
        assert parse_move(str(move)) == move
        cell = getattr(move, "cell", None) or getattr(move, "on", None)
        if not isinstance(cell, tuple) or max(map(abs, cell)) < 128:
            assert unpacked_move(packed_move(move)) == move


@pytest.mark.both
@settings(max_examples=25)
@given(plans(most_choices=1))
def test_legal_is_what_is_not_refused(plan: Plan) -> None:
    check_legality(plan)


@pytest.mark.parametrize("plan", QUESTIONS, ids=str)
def test_the_options_of_every_question_are_what_is_not_refused(plan: Plan) -> None:
    check_legality(replace(plan, choices=()))


@pytest.mark.parametrize(("game", "players"), [("rich saboteur2", 2), ("rich saboteur2", 7), ("rich duel", 2)])
def test_legal_is_what_is_not_refused_all_through_a_rich_game(game: str, players: int) -> None:
    played = Plan(game, players, (("rounds", 1),), seed=2).begun()
    rng = random.Random(2)
    while not played.over:
        compare_with_brute_force(played)
        for _ in range(3):
            if not played.over:
                play_one(played, 3, rng)


@pytest.mark.both
@settings(max_examples=40)
@given(plans(most_choices=0))
def test_legal_moves_are_a_container_without_doubles(plan: Plan) -> None:
    check_listing(plan)


@settings(max_examples=10)
@given(plans(most_choices=0))
def test_conceivable_moves_print_and_parse_back(plan: Plan) -> None:
    check_text(plan)


def test_legal_moves_are_listed_only_when_somebody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    counted: list[int] = []
    plain = vars(game_module)["list_moves"]

    def counting(*words: Any) -> None:
        counted.append(1)
        plain(*words)

    monkeypatch.setattr(game_module, "list_moves", counting)
    game = Plan("base", 3).begun()
    moves = game.legal_moves
    assert as_anything("discard duel_ns") not in moves
    assert counted == []
    assert len(moves) > 0
    assert counted == [1]


def test_what_is_no_move_is_in_no_list() -> None:
    moves = Plan("base", 3).begun().legal_moves
    assert as_anything(7) not in moves
    assert as_anything(None) not in moves
    assert as_anything("dig deeper") not in moves


def as_anything(value: object) -> Any:
    """A value of a type that a strict reader would not look for among moves."""
    return value
