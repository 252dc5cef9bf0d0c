"""The example of a search, `examples/search/flat.py`: as a program, and as a player of every game."""

import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from saboteur import Table, play, ruleset
from saboteur.bots.uniform import Uniform

FLAT = Path(__file__).parents[2] / "examples" / "search" / "flat.py"


def test_as_a_program_it_beats_who_moves_at_random() -> None:
    done = subprocess.run([sys.executable, str(FLAT), "2"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    games = [line.split() for line in done.stdout.splitlines()]
    assert len(games) == 2
    assert all(int(own) > int(other) for own, other in games)


@pytest.mark.parametrize(("game", "seats"), [("base", 3), ("saboteur2", 4), ("duel", 2), ("solo", 1)])
def test_it_plays_every_game_and_plays_the_same_again(game: str, seats: int) -> None:
    made = runpy.run_path(str(FLAT))
    made["Flat"].choose.__globals__["WORLDS"] = 2
    records = []
    for _ in range(2):
        table = Table(ruleset(game, {"rounds": 1}), seats, seed="8")
        play(table, [made["Flat"](1), *(Uniform(seat) for seat in range(1, seats))])
        assert table.over
        records.append(table.record())
    assert records[0] == records[1]
