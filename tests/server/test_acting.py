"""What a player does from a seat, and what the host's store gets of it."""

import random

import pytest

from saboteur import Committed, Move, Table, TableRefusal, parse_statement, ruleset
from saboteur.server.tables.acting import Act, from_seat

GAMES = {"base": 3, "saboteur2": 4, "duel": 2, "solo": 1}


def moved(seat: int, move: Move, at: int) -> Act:
    """A player makes a move."""
    return from_seat(seat, lambda own, time: own.submit(move, at, time=time))


@pytest.mark.parametrize("game", GAMES)
def test_a_move_from_a_seat_commits_what_the_same_move_at_the_table_does(game: str) -> None:
    rng = random.Random(game)
    here, there = (Table(ruleset(game, {"rounds": 1}), GAMES[game], seed="1") for _ in range(2))
    here.begin()
    there.begin()
    while not here.over:
        seat, at = here.game.actor, here.number
        assert seat is not None
        move = rng.choice(list(here.game.legal_moves))
        done = moved(seat, move, at)(here, 10)
        assert isinstance(done, Committed)
        assert done == there.submit(seat, move, at, time=10)
    assert here.record() == there.record()


def test_what_a_seat_may_not_do_leaves_no_line() -> None:
    table = Table(ruleset("base"), 3, seed="7")
    table.begin()
    before = table.record()
    late = from_seat(0, lambda own, time: own.submit("discard base_ns", time=time))(table, 10)
    assert late is TableRefusal.NOT_ASKED
    assert table.record() == before
    said = from_seat(0, lambda own, time: own.say(parse_statement("trust 1"), time=time))(table, 10)
    assert isinstance(said, Committed)
    assert said.lines == ("@0.01 0 says trust 1",)
