"""What is made is freed again: no array is left behind by whoever makes games, in either form of the rules."""

import gc
import pickle
import sys
from collections.abc import Callable

import pytest

from saboteur import Game, Knowledge, Rng, Setup, ruleset
from saboteur.rulesets import GAMES

TIMES = 20
TRIES = 40


def left_behind(make: Callable[[], object]) -> int:
    """Blocks of memory that are still there after it was made so many times; the fewest of some tries.

    Python keeps some memory at first, to use it again.
    """
    fewest = sys.maxsize
    gc.collect()
    gc.freeze()  # what was there before is not looked through again and again
    try:
        for _ in range(TRIES):
            if fewest < TIMES:
                break
            gc.collect()
            before = sys.getallocatedblocks()
            for _ in range(TIMES):
                make()
            gc.collect()
            fewest = min(fewest, sys.getallocatedblocks() - before)
    finally:
        gc.unfreeze()
    return fewest


def middle(name: str) -> Game:
    """A game in its second round, if it has one."""
    rules = ruleset(name, {})
    game = Game(rules, rules.usual_seats, seed="7")
    while game.round == 1 and not game.over:
        game.apply(next(iter(game.legal_moves)))
    return game


def test_what_is_kept_is_found() -> None:
    kept: list[object] = []
    assert left_behind(lambda: kept.append(object())) >= TIMES


@pytest.mark.both
@pytest.mark.parametrize("name", GAMES)
def test_a_game_that_was_unpickled_is_freed(name: str) -> None:
    pickled = pickle.dumps(middle(name))
    assert left_behind(lambda: pickle.loads(pickled)) < TIMES


@pytest.mark.both
@pytest.mark.parametrize("name", GAMES)
def test_a_game_that_was_dealt_is_freed(name: str) -> None:
    rules = ruleset(name, {})
    assert left_behind(lambda: Game(rules, rules.usual_seats, seed="7")) < TIMES


@pytest.mark.both
@pytest.mark.parametrize("name", GAMES)
def test_games_and_knowledge_made_from_others_are_freed(name: str) -> None:
    game = middle(name)
    setup, view = Setup.of(game), game.view(0)
    first = Knowledge(Game(game.ruleset, game.seats, seed="7").view(0))
    assert left_behind(setup.game) < TIMES
    assert left_behind(lambda: Knowledge(view)) < TIMES
    assert left_behind(lambda: first.sample(Rng(1))) < TIMES
