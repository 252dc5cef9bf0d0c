"""Processes that play the games of a plan. The games are returned in order.

Workers are spawned, not forked: they inherit no pipe of another worker, so each notices at once when the main process
has ended. They ignore Ctrl-C: the main process decides whether and when to stop.
"""

from __future__ import annotations

import gc
import multiprocessing
import signal
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from types import TracebackType
from typing import Final, Self

from saboteur.engine.ruleset import Ruleset
from saboteur.lab.simulation.measuring import play_game
from saboteur.lab.simulation.plan import Casting, Plan
from saboteur.lab.simulation.played import GamePlayed, PlayerFailed
from saboteur.rulesets import GAMES, PRINTED, register

AHEAD: Final = 4  # games a worker is given at once, so that it need not wait for the next
RARELY: Final = 20_000  # objects created before a garbage collection: nearly all objects of a game are freed without it
GLANCE: Final = 0.1  # seconds after which the caller gets a chance to stop


class WorkerDied(Exception):
    """A worker ended unexpectedly."""


@dataclass(slots=True)
class _Worker:
    process: SpawnProcess
    pipe: Connection
    given: set[int] = field(default_factory=set)
    """Games it has not returned yet."""


class Workers:
    """Processes for one plan; the end of `with` stops them, also in the middle of games."""

    def __init__(self, plan: Plan, jobs: int, casting: Casting, *, ahead: int = AHEAD) -> None:
        self.plan = plan
        self._ahead = ahead
        self._next = 0
        self._lost: dict[int, str] = {}
        self._workers: list[_Worker] = []
        # A blocked signal stays blocked in a new process, so they ignore Ctrl-C even while they start. The
        # process that multiprocessing starts besides is started first: doing so unblocks it.
        resource_tracker.ensure_running()
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            for _ in range(min(jobs, plan.length)):
                self._start(casting)
        except BaseException:
            self._end()
            raise
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)

    def _start(self, casting: Casting) -> None:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=work, args=(self.plan, casting, theirs, _registered()), daemon=True)
        process.start()
        theirs.close()
        self._workers.append(_Worker(process, ours))

    @property
    def processes(self) -> list[SpawnProcess]:
        """Those that play."""
        return [worker.process for worker in self._workers]

    def games(self) -> Iterator[GamePlayed | None]:
        """Every game of the plan in order; `None` from time to time while no game is ready.

        Raises `PlayerFailed` in place of a game in which a bot failed, `WorkerDied` if a worker has ended.
        """
        ready: dict[int, GamePlayed | PlayerFailed] = {}
        done = 0
        for worker in self._workers:
            self._give(worker)
        while done < self.plan.length:
            for worker in self._workers_with_news():
                try:
                    index, result = worker.pipe.recv()
                except (EOFError, ConnectionResetError):
                    self._lose(worker)
                    continue
                ready[index] = result
                worker.given.remove(index)
                self._give(worker)
            yield None
            while (result := ready.pop(done, None)) is not None:
                if isinstance(result, PlayerFailed):
                    raise result
                yield result
                done += 1
            if done in self._lost:
                raise WorkerDied(self._lost[done])

    def _workers_with_news(self) -> list[_Worker]:
        pipes = {worker.pipe: worker for worker in self._workers if worker.given}
        return [pipes[pipe] for pipe in wait(list(pipes), GLANCE) if isinstance(pipe, Connection)]

    def _give(self, worker: _Worker) -> None:
        """Sends a worker as many games as it may have at once; reading results notices a worker that has ended."""
        while len(worker.given) < self._ahead and self._next < self.plan.length:
            with suppress(BrokenPipeError):
                worker.pipe.send(self._next)
            worker.given.add(self._next)
            self._next += 1

    def _lose(self, worker: _Worker) -> None:
        """A worker has ended; the others still play the games before its first one."""
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
        self._next = self.plan.length

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


def _registered() -> tuple[Ruleset, ...]:
    """The games that a worker, which begins with the printed ones, has to be told of."""
    return tuple(made for name, made in GAMES.items() if name not in PRINTED)


def work(plan: Plan, casting: Casting, pipe: Connection, games: tuple[Ruleset, ...] = ()) -> None:
    """What a worker does: plays the games it is given until nobody asks any more."""
    for made in games:
        register(made)
    gc.freeze()  # what was loaded is not searched for garbage again and again
    gc.set_threshold(RARELY)
    with suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            index: int = pipe.recv()
            try:
                result: GamePlayed | PlayerFailed = play_game(plan, *plan.task(index), casting)
            except PlayerFailed as failed:
                result = failed
            pipe.send((index, result))
