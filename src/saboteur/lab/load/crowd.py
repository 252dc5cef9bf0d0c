"""The clients of a load, spread over processes of their own."""

from __future__ import annotations

import asyncio
import gc
import multiprocessing
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from typing import Any

import uvloop

from saboteur.client.visitor import Unwelcome
from saboteur.lab.load.opening import Opening
from saboteur.lab.load.party import Party
from saboteur.lab.load.plan import Plan
from saboteur.lab.load.plug import Unanswered

AT_ONCE = 20
"""Parties that do something together: a crowd does not come in one moment."""


class CrowdFailed(Exception):
    """What went wrong with the clients."""


class Crowd:
    """Parties in several processes that do as they are told."""

    def __init__(self, pipes: list[Connection]) -> None:
        self._pipes = pipes

    def do(self, what: str) -> list[Any]:
        """All do something; what came of it in each process."""
        for pipe in self._pipes:
            pipe.send(what)
        done = []
        for pipe in self._pipes:
            try:
                fault, found = pipe.recv()
            except EOFError:
                fault, found = "a process of the clients ended", None
            if fault:
                raise CrowdFailed(fault)
            done.append(found)
        return done


@contextmanager
def crowd(plan: Plan) -> Iterator[Crowd]:
    """Everybody of a plan, until this ends."""
    spawning = multiprocessing.get_context("spawn")
    processes, pipes = [], []
    for number in range(plan.processes):
        here, there = spawning.Pipe()
        numbers = range(number, plan.tables, plan.processes)
        process = spawning.Process(target=_serve, args=(plan, numbers, there), daemon=True)
        process.start()
        there.close()
        processes.append(process)
        pipes.append(here)
    try:
        yield Crowd(pipes)
    finally:
        for pipe in pipes:
            pipe.close()
        for process in processes:
            process.join(10)
            process.kill()


def _serve(plan: Plan, numbers: range, pipe: Connection) -> None:
    """The main program of a process of clients."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(_obey([], plan, numbers, pipe))


async def _obey(parties: list[Party], plan: Plan, numbers: range, pipe: Connection) -> None:
    faults: list[str] = []
    asyncio.get_running_loop().set_exception_handler(
        lambda _, context: faults.append(repr(context.get("exception") or context["message"]))
    )
    parties, opening = [Party(plan, number) for number in numbers], Opening(plan, numbers)
    while True:
        try:
            what = await asyncio.to_thread(pipe.recv)
        except EOFError:
            return
        try:
            found = await _done(parties, opening, what)
        except (OSError, Unanswered, Unwelcome) as fault:
            faults.append(f"{what}: {fault}")
            found = None
        pipe.send((faults[0] if faults else "", found))


async def _done(parties: list[Party], opening: Opening, what: str) -> Any:
    match what:
        case "come":
            return await opening.come()
        case "open":
            return await opening.open()
        case "hold":
            await asyncio.gather(*(party.hold() for party in parties))
            return None
        case "storm":
            found = await asyncio.gather(*(party.storm() for party in parties))
            return [seconds for each in found for seconds in each]
        case "arrive" | "connect" | "begin":
            for start in range(0, len(parties), AT_ONCE):
                await asyncio.gather(*(getattr(party, what)() for party in parties[start : start + AT_ONCE]))
            gc.collect()
            gc.freeze()
            return None
        case "count":
            delays = [delay for party in parties for delay in party.delays]
            for party in parties:
                party.delays = []
            return delays, sum(party.games for party in parties), sum(party.received for party in parties)
        case _:
            for party in parties:
                party.leave()
            return None
