"""Many tables that are set up and opened, one after the other, at an even pace."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass

from saboteur.client.visitor import Visitor
from saboteur.lab.load.plan import Plan
from saboteur.lab.load.plug import Plug

AT_ONE_HOST = 50
"""Tables that the server lets one connection listen to."""


@dataclass(frozen=True, slots=True)
class Seen:
    """A table that was opened; times are those of the machine's clock that all processes share."""

    due: float
    """When it was to be set up."""
    made: float
    seen: float
    """When somebody saw it."""


class Opening:
    """Those who set up tables, in one process of clients."""

    def __init__(self, plan: Plan, numbers: range) -> None:
        self._plan = plan
        self._numbers = numbers
        hosts = (len(numbers) + AT_ONE_HOST - 1) // AT_ONE_HOST
        self._hosts = [_Host(plan, number) for number in range(hosts)]

    async def come(self) -> None:
        """Everybody is known, and connected."""
        await asyncio.gather(*(host.come() for host in self._hosts))

    async def open(self) -> list[Seen]:
        """Opens the tables, each at its time."""
        began, apart = time.perf_counter(), self._plan.seconds / self._plan.tables
        waits = [
            self._hosts[place % len(self._hosts)].open(began + apart * number)
            for place, number in enumerate(self._numbers)
        ]
        return await asyncio.gather(*waits)


class _Host:
    """Somebody who sets up tables at one node and looks at them at another."""

    def __init__(self, plan: Plan, number: int) -> None:
        self._plan = plan
        self._number = number
        self._one = asyncio.Lock()

    async def come(self) -> None:
        """Is known, and connected."""
        self._visitor = await asyncio.to_thread(Visitor.new, self._plan.url(self._number, 0), f"H{self._number}")
        there = Visitor(self._plan.url(self._number, 1), cookie=self._visitor.cookie)
        self._plug = await Plug.connected(there, lambda _: None)

    async def open(self, due: float) -> Seen:
        """One table."""
        await asyncio.sleep(due - time.perf_counter())
        async with self._one:
            table = await asyncio.to_thread(self._visitor.create, self._plan.settings)
            made = time.perf_counter()
            await self._plug.ask("open", table=table)
        return Seen(due, made, time.perf_counter())
