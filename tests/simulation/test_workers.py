"""The games are the same and come in order with any number of workers; errors come at the right place."""

import os
import signal
import subprocess
import sys
import textwrap
import time
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from saboteur.lab.simulation.measuring import Games, play_game
from saboteur.lab.simulation.plan import Plan
from saboteur.lab.simulation.played import GamePlayed, PlayerFailed
from saboteur.lab.simulation.workers import WorkerDied, Workers
from tests.simulation.casts import BAD_GAME, cast, plan

ROOT = Path(__file__).parents[2]
MIXED = Plan("base rounds=1", (3, 4), ("random", "talkative"), 4, "mixed")


def played(workers: Workers[GamePlayed]) -> Iterator[GamePlayed]:
    """The games without the pauses."""
    return (result[1] for result in workers.results() if result is not None)


@pytest.fixture(scope="module")
def alone() -> list[GamePlayed]:
    """The games of the mixed plan, played one after the other here."""
    return [play_game(MIXED, *MIXED.task(index), cast) for index in range(MIXED.length)]


@pytest.mark.parametrize(("jobs", "ahead"), [(1, 1), (2, 1), (2, 4), (3, 100)])
def test_whatever_the_jobs_and_what_they_get_at_once_games_are_the_same(
    jobs: int, ahead: int, alone: list[GamePlayed]
) -> None:
    with Workers(Games(MIXED, cast), jobs, ahead=ahead) as workers:
        assert list(played(workers)) == alone


@pytest.mark.parametrize("jobs", [1, 2])
def test_pieces_that_are_not_wanted_are_left_out(jobs: int, alone: list[GamePlayed]) -> None:
    with Workers(Games(MIXED, cast), jobs) as workers:
        found = [result for result in workers.results(lambda index: index % 3 != 1) if result is not None]
    assert found == [(index, game) for index, game in enumerate(alone) if index % 3 != 1]


def test_no_more_workers_than_games() -> None:
    with Workers(Games(plan(games=2), cast), 256) as workers:
        assert len(workers.processes) == 2


@pytest.mark.parametrize("count", [0, 1, 7])
def test_games_up_to_where_it_is_stopped_are_those_of_a_shorter_plan(count: int, alone: list[GamePlayed]) -> None:
    with Workers(Games(MIXED, cast), 2) as workers:
        processes = workers.processes
        assert list(islice(played(workers), count)) == alone[:count]
        assert all(process.is_alive() for process in processes)
        numbers = [process.pid for process in processes]
    for number in numbers:
        assert number is not None
        with pytest.raises(ProcessLookupError):
            os.kill(number, 0)


@pytest.mark.parametrize("jobs", [1, 3])
def test_a_bot_that_breaks_down_is_told_after_the_games_before(jobs: int) -> None:
    games: list[GamePlayed] = []
    with (
        Workers(Games(plan(bot="dividing"), cast), jobs) as workers,
        pytest.raises(PlayerFailed, match="ZeroDivisionError"),
    ):
        games.extend(played(workers))
    assert games == [play_game(plan(), 1, number, cast) for number in range(1, BAD_GAME)]


@pytest.mark.parametrize("jobs", [1, 3])
def test_a_worker_that_is_killed_is_noticed(jobs: int) -> None:
    games: list[GamePlayed] = []
    with (
        Workers(Games(plan(bot="vanishing"), cast), jobs) as workers,
        pytest.raises(WorkerDied, match=r"killed \(signal 9"),
    ):
        games.extend(played(workers))
    assert games == [play_game(plan(), 1, number, cast) for number in range(1, BAD_GAME)]


def test_a_worker_ended_from_outside_is_noticed() -> None:
    with Workers(Games(plan("base", (10,), games=1000), cast), 2) as workers:
        number = workers.processes[0].pid
        assert number is not None
        os.kill(number, signal.SIGTERM)
        with pytest.raises(WorkerDied, match="ended by signal 15"):
            list(workers.results())


def test_workers_go_when_the_one_who_asked_is_killed() -> None:
    script = """
        import sys
        from tests.simulation.casts import cast, plan
        from saboteur.lab.simulation.measuring import Games
        from saboteur.lab.simulation.workers import Workers

        if __name__ == "__main__":
            with Workers(Games(plan("base rounds=1", (3,), games=100_000), cast), 2) as workers:
                for game in workers.results():
                    if game is not None:
                        print(*[process.pid for process in workers.processes], flush=True)
        """
    with subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(script)], cwd=ROOT, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        numbers = [int(word) for word in process.stdout.readline().split()]
        process.kill()
    deadline = time.monotonic() + 60
    while any(_runs(number) for number in numbers) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert len(numbers) == 2
    assert not any(_runs(number) for number in numbers)


def _runs(number: int) -> bool:
    try:
        state = Path(f"/proc/{number}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"  # ended, and nobody has asked how
