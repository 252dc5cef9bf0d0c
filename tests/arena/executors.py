"""Executors for tests: where a cluster would do chunks of work, threads or the test itself do them."""

import pickle
from argparse import Namespace
from collections.abc import Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from typing import Any

from saboteur.engine.ruleset import Ruleset
from saboteur.lab.contest.cluster import Cluster, Done, do_chunk
from saboteur.lab.simulation.workers import Work


class Threads:
    """Like a cluster, it is sent pickled work and answers in any order."""

    def __init__(self, threads: int = 3) -> None:
        self.places = threads
        self.chunks: list[int] = []
        self.closed = False
        self._pool = ThreadPoolExecutor(threads)

    def submit(self, work: Work[Any], indices: Sequence[int], games: tuple[Ruleset, ...]) -> "Future[Done[Any]]":
        self.chunks.append(len(indices))
        return self._pool.submit(do_chunk, pickle.loads(pickle.dumps(work)), indices, games)

    def finished(self, tickets: Sequence["Future[Done[Any]]"], seconds: float) -> list["Future[Done[Any]]"]:
        return list(wait(tickets, seconds, FIRST_COMPLETED).done)

    def result(self, ticket: "Future[Done[Any]]") -> Done[Any]:
        return ticket.result()

    def close(self) -> None:
        self._pool.shutdown(cancel_futures=True)
        self.closed = True


class Inline:
    """Does a chunk when it is asked whether it is done: no process is started."""

    places = 1

    def __init__(self) -> None:
        self._sent: dict[int, tuple[Work[Any], Sequence[int]]] = {}

    def submit(self, work: Work[Any], indices: Sequence[int], games: tuple[Ruleset, ...]) -> int:
        self._sent[indices[0]] = work, indices
        return indices[0]

    def finished(self, tickets: Sequence[int], seconds: float) -> list[int]:
        return [tickets[0]]

    def result(self, ticket: int) -> Done[Any]:
        work, indices = self._sent.pop(ticket)
        return Done(1.0, [work.do(index) for index in indices])

    def close(self) -> None:
        self._sent.clear()


def inline(work: Work[Any], args: Namespace) -> Cluster[Any]:
    """In place of `doing` of the command line."""
    return Cluster(work, Inline())
