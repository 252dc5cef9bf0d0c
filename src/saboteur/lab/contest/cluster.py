"""Work done elsewhere in chunks, such as on a cluster: the results are those of workers here, in the same order.

A chunk takes a second or more, so that sending it costs little; how many pieces that are is measured on the way.
Which pieces are done together changes nothing: each depends on its number alone.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Final, Generic, Protocol, Self

from saboteur.engine.ruleset import Ruleset
from saboteur.lab.simulation.played import PlayerFailed
from saboteur.lab.simulation.workers import (
    InOrder,
    Result,
    Work,
    done_or_failed,
    everything,
    prepare,
    registered_games,
)

CHUNK: Final = 2.0
"""Seconds that a chunk takes on average: the quickest ones still take one."""
MOST: Final = 4096
"""Pieces in a chunk."""
GLANCE: Final = 0.1
"""Seconds after which the caller gets a chance to stop."""
Ticket = Any
"""What an executor gives for a chunk that it was sent."""


@dataclass(frozen=True, slots=True)
class Done(Generic[Result]):
    """A chunk that was done."""

    seconds: float
    results: list[Result | PlayerFailed]


def do_chunk(work: Work[Result], indices: Sequence[int], games: tuple[Ruleset, ...]) -> Done[Result]:
    """What is executed elsewhere."""
    prepare(games)
    return _done(work, indices)


def _done(work: Work[Result], indices: Sequence[int]) -> Done[Result]:
    began = time.perf_counter()
    results = [done_or_failed(work, index) for index in indices]
    return Done(time.perf_counter() - began, results)


class Executor(Protocol):
    """Where chunks are done; `WorkerDied` says that one is lost."""

    @property
    def places(self) -> int:
        """How many chunks are done at once."""

    def submit(self, work: Work[Any], indices: Sequence[int], games: tuple[Ruleset, ...]) -> Ticket:
        """Sends a chunk for `do_chunk`."""

    def finished(self, tickets: Sequence[Ticket], seconds: float) -> list[Ticket]:
        """Those of these chunks that are done; waits at most this long for one."""

    def result(self, ticket: Ticket) -> Done[Any]:
        """What came of a chunk that is done."""

    def close(self) -> None:
        """Gives up what is not done."""


class Cluster(Generic[Result]):
    """Does the pieces of a work by an executor; used like `Workers`."""

    def __init__(self, work: Work[Result], executor: Executor) -> None:
        self.work = work
        self._executor = executor
        self._next = 0
        self._order = InOrder[Result]()
        self._seconds = 0.0
        self._done = 0

    @property
    def size(self) -> int:
        """How many pieces the next chunk has."""
        if not self._done:
            return 1
        return max(1, min(MOST, math.ceil(CHUNK * self._done / max(self._seconds, 1e-6))))

    def results(self, wanted: Callable[[int], bool] = everything) -> Iterator[tuple[int, Result] | None]:
        """What comes of every piece, in order, with its number; `None` from time to time while none is ready.

        The first piece is done here, so that the size of the first chunks is known. A piece that is not wanted when
        its turn comes is left out.
        """
        order = self._order
        if chunk := self._chunk(wanted):
            order.ready |= self._add(chunk, _done(self.work, chunk))
        games = registered_games()
        sent: dict[Ticket, list[int]] = {}
        while order.done < self.work.length:
            while len(sent) < 2 * self._executor.places and (chunk := self._chunk(wanted)):
                sent[self._executor.submit(self.work, chunk, games)] = chunk
            for ticket in self._executor.finished(list(sent), GLANCE) if sent else ():
                order.ready |= self._add(sent.pop(ticket), self._executor.result(ticket))
            yield None
            yield from order.hand_on()

    def _chunk(self, wanted: Callable[[int], bool]) -> list[int]:
        found: list[int] = []
        while len(found) < self.size and self._next < self.work.length:
            if wanted(self._next):
                found.append(self._next)
            else:
                self._order.left_out.add(self._next)
            self._next += 1
        return found

    def _add(self, chunk: Sequence[int], done: Done[Result]) -> dict[int, Result | PlayerFailed]:
        self._seconds += done.seconds
        self._done += len(chunk)
        return dict(zip(chunk, done.results, strict=True))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._executor.close()
