"""Bots keep little memory between their moves, and share no working memory with another search."""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

from saboteur import Game, ruleset
from saboteur.bots.plain.prospect import passing
from saboteur.engine.core.mine import WINDOW
from saboteur.engine.core.rng import Rng
from saboteur.engine.core.tables import ANYONE
from saboteur.engine.search.ground import READY, ground
from saboteur.engine.search.ways import FAR, Ways
from saboteur.lab.footprint import MOST, SEATS, kept


@pytest.mark.parametrize("game", SEATS)
def test_a_plain_bot_keeps_at_most_forty_kilobytes(game: str) -> None:
    assert 1_000 < kept(game, 1) <= MOST["plain"] == 40_000


@pytest.mark.parametrize("game", ["saboteur2", pytest.param("duel", marks=pytest.mark.proof(minutes=0.5))])
def test_a_bot_that_searches_keeps_at_most_a_megabyte(game: str) -> None:
    assert 10_000 < kept(game, 1, "hard") <= MOST["hard"] == 1_000_000


def test_ground_is_lent_to_one_search_at_a_time_and_lent_again() -> None:
    one, other = ground(WINDOW), ground(WINDOW)
    assert one is not other
    one.give_back()
    assert ground(WINDOW) is one
    assert ground(WINDOW + 1).shift == WINDOW + 1
    one.give_back()
    other.give_back()


def measured(number: int) -> list[int]:
    """What the goals cost at some point of some games."""
    rng, game = Rng(number), Game(ruleset("base"), 3, seed=f"{number}")
    ways = Ways(passing(bytes(map(int, game.state.rules.deck)), ANYONE), ANYONE)
    found = []
    for _ in range(25):
        moves = tuple(game.legal_moves)
        game.apply(moves[rng.below(len(moves))])
        ways.measure(game.state.mine, 0, 7, FAR - 1)
        found += [int(ways.cost(goal)) for goal in range(3)]
        ways.forget()
    return found


@pytest.mark.both
def test_bots_in_several_threads_do_not_write_into_the_same_ground() -> None:
    alone = [measured(number) for number in range(12)]
    assert len(set(map(tuple, alone))) == 12
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(4) as threads:
            assert list(threads.map(measured, range(12))) == alone
    finally:
        sys.setswitchinterval(before)
    assert len(READY[WINDOW]) >= 1
