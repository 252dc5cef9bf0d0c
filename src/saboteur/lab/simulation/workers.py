"""Processes that do pieces of work, such as the games of a plan. What comes of them is returned in order.

Workers are spawned, not forked: they inherit no pipe of another worker, so each notices at once when the main process
has ended. They ignore Ctrl-C: the main process decides whether and when to stop.
"""

from __future__ import annotations

import gc
import multiprocessing
import signal
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from types import TracebackType
from typing import Final, Generic, Protocol, Self, TypeVar

from saboteur.engine.ruleset import Ruleset
from saboteur.lab.simulation.played import PlayerFailed
from saboteur.rulesets import GAMES, PRINTED, register

AHEAD: Final = 4  # pieces a worker is given at once, so that it need not wait for the next
RARELY: Final = 20_000  # objects created before a garbage collection: nearly all objects of a game are freed without it
GLANCE: Final = 0.1  # seconds after which the caller gets a chance to stop


Result = TypeVar("Result")
Result_co = TypeVar("Result_co", covariant=True)


class Work(Protocol[Result_co]):
    """Pieces with numbers from 0, each of them independent of all others; it can be sent to another process."""

    @property
    def length(self) -> int:
        """The number of pieces."""

    def do(self, index: int) -> Result_co:
        """Does one; raises `PlayerFailed` if a bot fails."""


def everything(_index: int) -> bool:
    """Nothing is left out."""
    return True


class InOrder(Generic[Result]):
    """Pieces that are done in any order, handed on in the order of their numbers."""

    def __init__(self) -> None:
        self.ready: dict[int, Result | PlayerFailed] = {}
        self.left_out: set[int] = set()
        self.done = 0
        """All pieces before this one have been handed on or left out."""

    def hand_on(self) -> Iterator[tuple[int, Result]]:
        """Those whose turn has come; raises `PlayerFailed` in place of a piece in which a bot failed."""
        while self.done in self.ready or self.done in self.left_out:
            if self.done in self.ready:
                result = self.ready.pop(self.done)
                if isinstance(result, PlayerFailed):
                    raise result
                yield self.done, result
            self.done += 1


class WorkerDied(Exception):
    """A worker ended unexpectedly."""


@dataclass(slots=True)
class _Worker:
    process: SpawnProcess
    pipe: Connection
    given: set[int] = field(default_factory=set)
    """Pieces it has not returned yet."""


class Workers(Generic[Result]):
    """Processes for one piece of work each; the end of `with` stops them, also in the middle of games."""

    def __init__(self, work: Work[Result], jobs: int, *, ahead: int = AHEAD) -> None:
        self.work = work
        self._length = work.length
        self._ahead = ahead
        self._next = 0
        self._order = InOrder[Result]()
        self._lost: dict[int, str] = {}
        self._workers: list[_Worker] = []
        # A blocked signal stays blocked in a new process, so they ignore Ctrl-C even while they start. The
        # process that multiprocessing starts besides is started first: doing so unblocks it.
        resource_tracker.ensure_running()
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            for _ in range(min(jobs, self._length)):
                self._start()
        except BaseException:
            self._end()
            raise
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=serve, args=(self.work, theirs, registered_games()), daemon=True)
        process.start()
        theirs.close()
        self._workers.append(_Worker(process, ours))

    @property
    def processes(self) -> list[SpawnProcess]:
        """Those that play."""
        return [worker.process for worker in self._workers]

    def results(self, wanted: Callable[[int], bool] = everything) -> Iterator[tuple[int, Result] | None]:
        """What comes of every piece, in order, with its number; `None` from time to time while none is ready.

        A piece that is not wanted when its turn comes is left out. Raises `PlayerFailed` in place of a piece in which
        a bot failed, `WorkerDied` if a worker has ended.
        """
        order = self._order
        for worker in self._workers:
            self._give(worker, wanted)
        while order.done < self._length:
            for worker in self._workers_with_news():
                try:
                    index, result = worker.pipe.recv()
                except (EOFError, ConnectionResetError):
                    self._lose(worker)
                    continue
                order.ready[index] = result
                worker.given.remove(index)
                self._give(worker, wanted)
            yield None
            yield from order.hand_on()
            if order.done in self._lost:
                raise WorkerDied(self._lost[order.done])

    def _workers_with_news(self) -> list[_Worker]:
        pipes = {worker.pipe: worker for worker in self._workers if worker.given}
        return [pipes[pipe] for pipe in wait(list(pipes), GLANCE) if isinstance(pipe, Connection)]

    def _give(self, worker: _Worker, wanted: Callable[[int], bool]) -> None:
        """Sends a worker as much as it may have at once; reading results notices a worker that has ended."""
        while len(worker.given) < self._ahead and self._next < self._length:
            if wanted(self._next):
                with suppress(BrokenPipeError):
                    worker.pipe.send(self._next)
                worker.given.add(self._next)
            else:
                self._order.left_out.add(self._next)
            self._next += 1

    def _lose(self, worker: _Worker) -> None:
        """A worker has ended; the others still do what comes before its first piece."""
        worker.process.join(1)
        match worker.process.exitcode:
            case -9:
                how = "was killed (signal 9; perhaps the memory is full: try fewer --jobs)"
            case int(code) if code < 0:
                how = f"was ended by signal {-code}"
            case code:
                how = f"ended by itself, with exit status {code}"
        self._lost |= dict.fromkeys(worker.given, f"a worker {how}")
        worker.given.clear()
        self._next = self._length

    def _end(self) -> None:
        for worker in self._workers:
            worker.pipe.close()
            worker.process.kill()
        for worker in self._workers:
            worker.process.join()
            worker.process.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._end()


def registered_games() -> tuple[Ruleset, ...]:
    """The games that another process, which begins with the printed ones, has to be told of."""
    return tuple(made for name, made in GAMES.items() if name not in PRINTED)


def prepare(games: tuple[Ruleset, ...]) -> None:
    """What a process does before its first game."""
    for made in games:
        register(made)
    gc.freeze()  # what was loaded is not searched for garbage again and again
    gc.set_threshold(RARELY)


def done_or_failed(work: Work[Result], index: int) -> Result | PlayerFailed:
    """What comes of a piece, to be sent to the one who asked."""
    try:
        return work.do(index)
    except PlayerFailed as failed:
        return failed


def serve(work: Work[object], pipe: Connection, games: tuple[Ruleset, ...] = ()) -> None:
    """What a worker does: the pieces it is given, until nobody asks any more."""
    prepare(games)
    with suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            index: int = pipe.recv()
            pipe.send((index, done_or_failed(work, index)))
