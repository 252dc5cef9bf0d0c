"""Clocks: what a seat has left, whatever its person does."""

import pytest

from saboteur.server.tables.clocks import LITTLE, Clocks
from saboteur.server.wire.settings import Clock

TURN = Clock(kind="turn", seconds=30)
BANK = Clock(kind="bank", seconds=30, increment=5)


@pytest.mark.parametrize("clock", [TURN, BANK], ids=["turn", "bank"])
def test_nobody_gains_time_by_standing_up(clock: Clock) -> None:
    clocks = Clocks(clock, 2)
    clocks.turn(0, 0, new=True, bot=False)
    for now in (10_000, 20_000):
        clocks.turn(0, now, new=False, bot=True)
        clocks.back(0, now + 1000, late=False)
        clocks.turn(0, now + 1000, new=False, bot=False)
    assert clocks.left_at(0, 25_000) == 5_000
    assert clocks.runs_out == 30_000


@pytest.mark.parametrize("clock", [TURN, BANK], ids=["turn", "bank"])
def test_a_little_time_is_given_once_a_turn(clock: Clock) -> None:
    clocks = Clocks(clock, 2)
    clocks.turn(0, 0, new=True, bot=False)
    left = []
    for now in (30_000, 50_000):
        clocks.turn(0, now, new=False, bot=True)
        clocks.back(0, now, late=True)
        clocks.turn(0, now, new=False, bot=False)
        left.append(clocks.left_at(0, now))
    assert left == [LITTLE, 0]
    clocks.turn(1, 60_000, new=True, bot=False)
    assert clocks.left[0] == (30_000 if clock is TURN else 5_000)
    clocks.back(0, 61_000, late=True)
    assert clocks.left[0] == (30_000 if clock is TURN else LITTLE), "in another turn it is given again"


def test_a_bot_s_turn_brings_its_seat_no_time() -> None:
    clocks = Clocks(BANK, 2)
    for now in (0, 10_000):
        clocks.turn(0, now, new=True, bot=True)
        clocks.turn(1, now + 1000, new=True, bot=False)
    clocks.turn(0, 20_000, new=True, bot=True)
    assert clocks.left == [30_000, 30_000 - 9_000 + 5_000 - 9_000 + 5_000]
    clocks.back(0, 25_000, late=False)
    assert clocks.left[0] == 30_000, "the bot's time is not theirs"
