"""Work sent elsewhere in chunks gives what workers here give; chunks grow until they take long enough."""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from saboteur.lab.contest import cluster
from saboteur.lab.contest.cluster import Cluster
from saboteur.lab.contest.contest import Contest
from saboteur.lab.contest.lineup import lineups
from saboteur.lab.contest.run import Run, places
from saboteur.lab.simulation.played import PlayerFailed
from saboteur.lab.simulation.workers import Work
from tests.arena.executors import Threads


@dataclass(frozen=True)
class Sleeping:
    """Pieces that take a known time; one of them may fail."""

    length: int
    seconds: float
    bad: int = -1

    def do(self, index: int) -> int:
        time.sleep(self.seconds)
        if index == self.bad:
            raise PlayerFailed(0, "sleeping", "woke up")
        return index * index


def found(work: Work[Any], executor: Threads, wanted: Callable[[int], bool] = lambda _: True) -> Iterator[Any]:
    """What comes of it, without the pauses."""
    with Cluster(work, executor) as doing:
        for result in doing.results(wanted):
            if result is not None:
                yield result


def test_a_run_is_the_same_in_chunks() -> None:
    contest = Contest("solo rounds=1", 1, ("random", "plain"), lineups("all", 2))
    run = Run((contest,), places(1, 5))
    executor = Threads()
    assert [result for _, result in found(run, executor)] == [run.do(index) for index in range(5)]
    assert executor.closed


def test_chunks_grow_to_the_time_they_should_take(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "CHUNK", 0.05)
    executor = Threads(2)
    assert [index for index, _ in found(Sleeping(200, 0.001), executor)] == list(range(200))
    assert max(executor.chunks) > 10
    assert len(executor.chunks) < 40
    slow = Threads(2)
    assert len(list(found(Sleeping(3, 0.06), slow))) == 3
    assert slow.chunks == [1, 1], "the first piece was done here"


def test_pieces_that_are_not_wanted_are_left_out() -> None:
    assert list(found(Sleeping(9, 0.0), Threads(), lambda index: index % 3 > 0)) == [
        (index, index * index) for index in range(9) if index % 3
    ]
    assert list(found(Sleeping(4, 0.0), Threads(), lambda _: False)) == []


def test_a_failure_comes_after_the_pieces_before_it() -> None:
    coming = found(Sleeping(9, 0.0, bad=5), Threads())
    assert [next(coming)[0] for _ in range(5)] == [0, 1, 2, 3, 4]
    with pytest.raises(PlayerFailed, match="woke up"):
        next(coming)
