"""Many tables that are set up and opened, one after the other, at an even pace."""

from __future__ import annotations

import asyncio
import time

from saboteur.client.visitor import Visitor
from saboteur.lab.load.plan import Plan
from saboteur.lab.load.plug import Plug

AT_ONE_HOST = 50
"""Tables that the server lets one connection listen to."""


async def opened(plan: Plan, numbers: range) -> list[tuple[float, float]]:
    """Opens tables at their times: seconds from its time until each was set up, and until it was seen."""
    hosts = [_Host(plan, number) for number in range((len(numbers) + AT_ONE_HOST - 1) // AT_ONE_HOST)]
    await asyncio.gather(*(host.come() for host in hosts))
    began, apart = time.perf_counter(), plan.seconds / plan.tables
    waits = [hosts[place % len(hosts)].open(began + apart * number) for place, number in enumerate(numbers)]
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

    async def open(self, due: float) -> tuple[float, float]:
        """One table."""
        await asyncio.sleep(due - time.perf_counter())
        async with self._one:
            table = await asyncio.to_thread(self._visitor.create, self._plan.settings)
            made = time.perf_counter() - due
            await self._plug.ask("open", table=table)
        return made, time.perf_counter() - due
