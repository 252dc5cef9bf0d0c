"""What it takes to open tables that were put away."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass

import uvloop

from saboteur.client.visitor import Visitor
from saboteur.lab.load.gauges import open_tables
from saboteur.lab.load.ownserver import OwnServer
from saboteur.lab.load.plug import Heard, Plug

AT_ONE_CONNECTION = 50
"""Tables that the server lets one connection listen to."""
WARM = 50
"""Tables after which the memory is looked at for the first time."""
QUIET = 5.0
"""Seconds of doing nothing."""
PATIENCE = 30.0


@dataclass(frozen=True, slots=True)
class Woken:
    """How it went."""

    delays: list[float]
    """Seconds from asking for a table until its view was there."""
    memory: float
    """Bytes of a table that is open."""
    quiet: float
    """Seconds of the processor a second, while all of them were open and nothing happened."""
    left: int
    """Tables in memory a while after everybody had gone."""


def wake(server: OwnServer, tables: list[str]) -> Woken:
    """Opens stored tables one after the other, watches them for a while, and goes."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(_wake(server, tables))


async def _wake(server: OwnServer, tables: list[str]) -> Woken:
    visitor = await asyncio.to_thread(Visitor.new, server.url, "Watcher")
    shown = asyncio.Event()

    def hear(heard: Heard) -> None:
        if heard.tell == "view":
            shown.set()

    plugs = [await Plug.connected(visitor, hear) for _ in range(0, len(tables), AT_ONE_CONNECTION)]
    delays, before = [], 0
    for number, table in enumerate(tables):
        if number == WARM:
            before = server.gauges.memory
        shown.clear()
        began = time.perf_counter()
        plugs[number // AT_ONE_CONNECTION].send("open", table=table)
        await shown.wait()
        delays.append(time.perf_counter() - began)
    memory = (server.gauges.memory - before) / (len(tables) - WARM) if len(tables) > WARM else 0.0
    processor = server.gauges.processor
    await asyncio.sleep(QUIET)
    quiet = (server.gauges.processor - processor) / QUIET
    for plug in plugs:
        plug.close()
    until = time.monotonic() + PATIENCE
    while (left := await asyncio.to_thread(open_tables, server.url)) and time.monotonic() < until:
        await asyncio.sleep(1)
    return Woken(delays, memory, quiet, left)
