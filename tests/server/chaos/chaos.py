"""Three nodes on one PostgreSQL, and everything that may happen to them while people play."""

import asyncio
import contextlib
import json
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.server.crashing.crashes import Crashes
from tests.server.postgres import Postgres
from tests.server.running import Process

CLOCKS = (0, 60, -60)
"""Seconds by which the clock of each node is wrong."""
HANGING = (45, 50)
"""Seconds for which a node is paused: nodes are taken for dead after 20, connections of people after 40."""
NAPPING = (2.5, 6)
"""And for which others already do what it was about to do."""
DATABASE_HANGS = (11, 13)
"""Seconds: a node waits for 10."""
CUT = """
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name like 'saboteur %' and random() < 0.6"""


@dataclass(frozen=True, slots=True)
class Plan:
    """How often each thing is done in a run of about so many seconds, and how many games are played at least."""

    seconds: float
    games: int
    kills: int = 0
    hangs: int = 0
    """A node is paused past every time-out, and woken."""
    naps: int = 0
    """A node is paused for some seconds."""
    stops: int = 0
    """The database ends without a goodbye, and is started."""
    halts: int = 0
    """The database is paused until nobody waits for it any more, and woken."""
    cuts: int = 0
    """Connections of nodes to the database are cut."""
    drops: int = 0
    """Connections of people to their node are cut."""


class Chaos(Crashes):
    """One database and three nodes with clocks that differ, of which any may be killed or paused."""

    dawdling = True

    def __init__(
        self, postgres: Postgres, plan: Plan, seed: str, folder: Path, fault: str = "none", bot: str = "normal"
    ) -> None:
        """In `folder` is written what the nodes complain of."""
        self._postgres = postgres
        self._plan = plan
        self._folder = folder
        self._fault = fault
        self._complained = len(postgres.log)
        self._busy = [asyncio.Lock() for _ in CLOCKS]  # nodes that are paused, or do not run
        self._database_busy = asyncio.Lock()
        super().__init__(postgres.database(), seed, nodes=len(CLOCKS), whole=0.1, clocks=0.4, bot=bot)

    async def go(self, at_once: int, patience: float = 300.0) -> None:
        """Does all of it."""
        await self.run(self._plan.kills, self._plan.games, at_once, patience)

    def _process(self, which: int, port: int = 0) -> Process:
        module = ("tests.server.chaos.node", str(CLOCKS[which]), self._fault)
        log = self._folder / f"node{which}.log"
        return Process(self._database, *self._words, port=port, module=module, log=log)

    async def _start(self, which: int) -> Process:
        while True:
            try:
                return await super()._start(which)
            except AssertionError:  # while the database is away: it is tried again, as a host would
                self.outcome.counts["starts without a database"] += 1
                await asyncio.sleep(0.2)

    async def _trouble(self, kills: int) -> None:
        plan = self._plan
        await asyncio.gather(
            self._often(kills, self._kill_one),
            self._often(plan.hangs, lambda: self._pause("nodes paused past every time-out", HANGING), HANGING[1]),
            self._often(plan.naps, lambda: self._pause("nodes paused", NAPPING), NAPPING[1]),
            self._often(plan.stops, self._stop_database),
            self._often(plan.halts, self._halt_database, DATABASE_HANGS[1]),
            self._often(plan.cuts, self._cut_nodes),
            self._often(plan.drops, self._drop_people),
        )

    async def _often(self, times: int, do: Callable[[], Awaitable[None]], takes: float = 0.0) -> None:
        """Does something so often, at random moments; something that `takes` long begins before the end."""
        start = time.monotonic()
        last = max(self._plan.seconds - takes, 1.0)
        for moment in sorted(self._rng.uniform(0.05, last) for _ in range(times)):
            await asyncio.sleep(max(start + moment - time.monotonic(), 0.05))
            await do()

    @contextlib.asynccontextmanager
    async def _free_node(self) -> AsyncIterator[int]:
        """One that nothing is done to, for something to be done to it."""
        free = [which for which, busy in enumerate(self._busy) if not busy.locked()]
        which = self._rng.choice(free or [*range(len(self._busy))])
        async with self._busy[which]:
            yield which

    async def _kill_one(self) -> None:
        async with self._free_node() as which:
            await self._in_the_middle(self._urls[which])
            await self._kill(which)

    async def _in_the_middle(self, url: str = "") -> None:
        """Waits a little for somebody, at this node or at any, who has asked for something and has no answer yet."""
        end = time.monotonic() + 1
        while time.monotonic() < end and not any(
            client.pending and client.visitor.url.startswith(url) for client in self._clients
        ):
            await asyncio.sleep(0.001)
        await asyncio.sleep(self._rng.uniform(0, 0.005))

    async def _pause(self, what: str, seconds: tuple[float, float]) -> None:
        async with self._free_node() as which:
            self.outcome.counts[what] += 1
            self._nodes[which].press(signal.SIGSTOP)
            try:
                await asyncio.sleep(self._rng.uniform(*seconds))
            finally:
                self._nodes[which].press(signal.SIGCONT)

    async def _stop_database(self) -> None:
        async with self._database_busy:
            await self._in_the_middle()
            how = self._rng.choice([signal.SIGQUIT, signal.SIGKILL])
            self.outcome.counts["database stopped"] += 1
            await asyncio.to_thread(self._postgres.stop, how)
            try:
                await asyncio.sleep(self._rng.uniform(0.05, 2))
            finally:
                await asyncio.to_thread(self._postgres.start)

    async def _halt_database(self) -> None:
        async with self._database_busy:
            self.outcome.counts["database paused past every time-out"] += 1
            self._postgres.pause(on=True)
            try:
                await asyncio.sleep(self._rng.uniform(*DATABASE_HANGS))
            finally:
                self._postgres.pause(on=False)

    async def _cut_nodes(self) -> None:
        async with self._database_busy:
            await self._in_the_middle()
            self.outcome.counts["times that nodes were cut off from the database"] += 1
            assert await asyncio.to_thread(self._postgres.run, CUT)

    async def _drop_people(self) -> None:
        playing = [client for client in self._clients if not client.finished]
        for client in self._rng.sample(playing, len(playing) // 2):
            self.outcome.counts["connections of people cut"] += client.cut()

    # -- what is found afterwards ----------------------------------------------------------------------------------

    async def _look(self) -> None:
        await super()._look()
        self.outcome.counts.update(f"nodes complained: {said['message']}" for said in self._said() if said)

    def _noticed(self) -> list[str]:
        return [*super()._noticed(), *self._deadlocks(), *self._exceptions()]

    def _deadlocks(self) -> list[str]:
        """Sorted batches never wait for each other in a circle."""
        found = self._postgres.log[self._complained :].count("deadlock detected")
        return [f"batches of two nodes waited for each other {found} times"] if found else []

    def _exceptions(self) -> Iterator[str]:
        """They are no consequence of what is done to a node, as it is one that the database is away."""
        return (f"a node failed: {said}" for said in self._said() if "error" in said)

    def _said(self) -> Iterator[dict[str, Any]]:
        """What the nodes complain of, but not that one could not start; a line that is not whole counts next time."""
        for log in self._folder.glob("node*.log"):
            for line in log.read_text(errors="replace").splitlines():
                if not line.startswith("saboteur serve: "):
                    with contextlib.suppress(ValueError):
                        yield json.loads(line)
