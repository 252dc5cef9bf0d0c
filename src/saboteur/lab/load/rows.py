"""How many steps a PostgreSQL database keeps in a second: nothing but the writers of several nodes."""

from __future__ import annotations

import asyncio
import multiprocessing
import time
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection

import uvloop

from saboteur.lab.load.costs import Meter
from saboteur.lab.load.ground import grounds
from saboteur.lab.load.ownserver import NoServer
from saboteur.lab.load.plan import Plan
from saboteur.server.store.kept import KeptGame, KeptStep

LINES = "117 place base_nsew 3,-1 turned\n118 draw 1\n"
"""Of a usual move."""


@dataclass(frozen=True, slots=True)
class Rows:
    """What the database bore."""

    steps: int
    steps_per_second: float
    database_us: float | None
    """Processor of PostgreSQL a step."""
    logged_bytes: float
    """A step, in the log of PostgreSQL."""
    step_bytes: float


def rows(plan: Plan, tell: Callable[[str], None]) -> Rows:
    """Every table of each node has a step under way at all times; nodes hear of each other's steps."""
    if not plan.databases:
        raise ValueError("rows are written to --database postgresql://…")
    spawning = multiprocessing.get_context("spawn")
    with grounds(plan.databases) as places:
        pipes, processes = [], []
        for place in places:
            for node in range(plan.nodes):
                here, there = spawning.Pipe()
                words = (str(place.database), f"n{node}", plan, there)
                processes.append(spawning.Process(target=_serve, args=words, daemon=True))
                processes[-1].start()
                there.close()
                pipes.append(here)
        try:
            for pipe in pipes:
                _answer(pipe)
            tell(f"steps are written for {plan.seconds:g} s")
            meter = Meter([], places)
            began = time.perf_counter()
            for pipe in pipes:
                pipe.send("go")
            steps = sum(_answer(pipe) for pipe in pipes)
            seconds, costs = time.perf_counter() - began, meter.read()
        finally:
            for process in processes:
                process.kill()
                process.join()
        size = sum(kept.bytes_per_step * kept.steps for kept in (place.kept() for place in places))
    return Rows(
        steps=steps,
        steps_per_second=steps / seconds,
        database_us=None if costs.database_processor is None else 1e6 * costs.database_processor / max(steps, 1),
        logged_bytes=(costs.logged or 0) / max(steps, 1),
        step_bytes=size / max(steps, 1),
    )


def _answer(pipe: Connection) -> int:
    try:
        return int(pipe.recv())
    except EOFError:
        raise NoServer("a process that writes steps ended") from None


def _serve(database: str, node: str, plan: Plan, pipe: Connection) -> None:
    """The main program of a process that writes."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(_write(database, node, plan, pipe))


async def _write(database: str, node: str, plan: Plan, pipe: Connection) -> None:
    from saboteur.server.store.postgres.store import PostgresStore  # noqa: PLC0415  # asyncpg is an extra

    store = await PostgresStore.opened(database)
    games = [f"{node}-{number:012}" for number in range(plan.tables)]
    for game in games:
        await store.create(KeptGame(id=game, head=b"{}"))
    pipe.send(0)
    await asyncio.to_thread(pipe.recv)
    end = time.perf_counter() + plan.seconds

    async def play(game: str) -> int:
        number = 0
        while time.perf_counter() < end:
            number += 1
            step = KeptStep(game=game, number=number, person="abcdefghijkl", id=f"m-{number}", at=0, lines=LINES)
            assert await store.append(step, None)
        return number

    pipe.send(sum(await asyncio.gather(*map(play, games))))
    await asyncio.Event().wait()  # what the database has done for it can be looked at as long as it is there
