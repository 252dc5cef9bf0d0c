"""Tables with real clients at a real server that is killed again and again; what is wrong afterwards."""

import asyncio
import contextlib
import random
import time
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from http.client import HTTPException
from pathlib import Path
from typing import Any, TypeVar

from saboteur.client.visitor import Unwelcome, Visitor
from saboteur.server.wire.settings import Clock, Settings
from tests.server.crashing.checking import faults_in_the_store, faults_of_table, stored_before
from tests.server.crashing.client import CLOCK, Client, Party
from tests.server.crashing.kept import kept_in
from tests.server.crashing.timing import wrong_times
from tests.server.running import Process

T = TypeVar("T")
GAMES = {"base": (3, 5), "saboteur2": (3, 6), "duel": (2, 2), "solo": (1, 1)}
"""Each with the fewest and most seats."""


@dataclass
class Outcome:
    """How it went."""

    faults: list[str] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)

    def __str__(self) -> str:
        return ", ".join(f"{count} {what}" for what, count in sorted(self.counts.items()))


class Crashes:
    """One database, the server or the nodes that use it, and all who play there."""

    dawdling = False
    """Whether people let their clocks run out now and then."""

    def __init__(
        self,
        database: Path | str,
        seed: str,
        module: Sequence[str] = ("saboteur",),
        life: float = 0.6,
        whole: float = 0.0,
        nodes: int = 1,
        clocks: float = 0.0,
        bot: str = "normal",
        *,
        limits: bool = False,
    ) -> None:
        """`life`: seconds from a start to the next kill, at most; `whole`: how many games have all their rounds.

        `clocks`: how many games are played by the clock; `limits`: whether the server holds back who asks for much.
        """
        self._clocks = clocks
        self._bot = bot
        self._life = life
        self._whole = whole
        self._database = database
        self._began = int(time.time() * 1000)
        self._seed = seed
        self._module = module
        self._words = () if limits else ("--no-limits",)
        self._rng = random.Random(seed)
        with ThreadPoolExecutor() as pool:
            self._nodes = [*pool.map(self._process, range(nodes))]
        self._urls = [node.url for node in self._nodes]
        self._ended = False
        self._starting: set[asyncio.Future[Process]] = set()
        self._clients: list[Client] = []
        self._unanswered: list[tuple[str, str, str, int]] = []
        self.outcome = Outcome()

    def _process(self, which: int, port: int = 0) -> Process:
        """A node."""
        return Process(self._database, *self._words, port=port, module=self._module)

    async def run(self, kills: int, games: int, at_once: int, patience: float = 120.0) -> Outcome:
        """Kills the server so often while at least so many games are played, some at once, and looks at what is left.

        It ends early if somebody notices that something is wrong, or if it takes too long.
        """
        numbers = iter(range(10**6))
        killing = asyncio.create_task(self._trouble(kills))

        async def plays() -> None:
            while not self._ended and ((number := next(numbers)) < games or not killing.done()):
                await self._play(number)

        playing: asyncio.Future[Any] = asyncio.gather(killing, *(plays() for _ in range(at_once)))
        noticing: asyncio.Future[Any] = asyncio.create_task(self._notice())
        try:
            await asyncio.wait([playing, noticing], timeout=patience, return_when=asyncio.FIRST_COMPLETED)
            if playing.done():
                playing.result()
                await self._look()
            elif not noticing.done():
                self.outcome.faults += [f"{client} waits" for client in self._clients if not client.finished]
            self.outcome.faults += self._noticed()
        finally:
            self._ended = True
            for client in self._clients:  # a task that waits for something that comes now may not see that it is ended
                client.ended = True
            for task in (playing, noticing):
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task
            for starting in [*self._starting]:  # the run has ended early
                with contextlib.suppress(AssertionError):
                    (await starting).kill()
            for node in self._nodes:
                node.kill()
        return self.outcome

    def _noticed(self) -> list[str]:
        """What the clients found wrong."""
        streams = [fault for each in self._clients for stream in each.streams.values() for fault in stream.faults]
        return [fault for client in self._clients for fault in client.faults] + streams

    async def _notice(self) -> None:
        while not self._noticed():
            await asyncio.sleep(0.1)

    async def _trouble(self, kills: int) -> None:
        """All that is done to the server while people play."""
        for _ in range(kills):
            await asyncio.sleep(self._rng.uniform(0.05, self._life))
            await self._kill(self._rng.randrange(len(self._nodes)))

    async def _kill(self, which: int) -> None:
        """Kills a node, and starts it again."""
        playing = [client for client in self._clients if not client.finished]
        if len(self._nodes) > 1:
            playing = [client for client in playing if client.visitor.url == self._urls[which]]
        self._nodes[which].kill()
        counts = self.outcome.counts
        counts["kills"] += 1
        counts["tables open at a kill"] += len({client.party.table for client in playing})
        unanswered = [(client, request.id) for client in playing for request in client.pending.values()]
        counts["requests unanswered at a kill"] += len(unanswered)
        self._unanswered += [
            (client.party.table, client.person, sent, int(time.time() * 1000)) for client, sent in unanswered
        ]
        start = time.monotonic()
        self._nodes[which] = await self._start(which)
        counts["milliseconds of starting"] += int(1000 * (time.monotonic() - start))

    async def _start(self, which: int) -> Process:
        """A node at the address where one was."""
        port = int(self._urls[which].rpartition(":")[2])
        starting = asyncio.ensure_future(asyncio.to_thread(self._process, which, port))
        self._starting.add(starting)
        try:
            return await asyncio.shield(starting)
        finally:
            if starting.done():
                self._starting.discard(starting)

    async def _play(self, number: int) -> None:
        """One game from the first person to the last move."""
        rng = random.Random(f"{self._seed} {number}")
        game = [*GAMES][number % len(GAMES)]
        seats = rng.randint(*GAMES[game])
        people = rng.randint(1, min(seats, 3))
        hot = people < seats and rng.random() < 0.3  # one person with two seats
        options: dict[str, bool | int | str | None] = {} if rng.random() < self._whole else {"rounds": 1}
        clock = Clock(kind="turn", seconds=CLOCK) if rng.random() < self._clocks else None
        settings = Settings(game=game, seats=seats, options=options, pace=0, grace=60, clock=clock, bot=self._bot)
        host = await self._arrive(rng, "P0")
        table = await self._insist(lambda: host.create(settings))
        party = Party(table, people + hot, counts=self.outcome.counts)
        late = people + hot < seats and rng.random() < 0.5
        watching = rng.random() < 0.3
        clients: list[Client] = []
        for person in range(people + late + watching):
            visitor = host if person == 0 else await self._arrive(rng, f"P{person}")
            names = [] if person == people + late else [f"P{person}"] + ["Q"] * (hot and person == 0)
            client = Client(
                visitor,
                party,
                names,
                f"{self._seed} {number} {person}",
                doubled=(number + person) % 2 == 0,
                late=person == people and late,
                host=person == 0,
                urls=self._urls if len(self._urls) > 1 else (),
                dawdles=self.dawdling and clock is not None,
            )
            client.person = (await self._insist(lambda visitor=visitor: visitor.ask("GET", "/api/me")))["id"]  # type: ignore[misc]
            clients.append(client)
        self._clients += clients
        await asyncio.gather(*(client.play() for client in clients))
        self.outcome.counts["games"] += 1
        self.outcome.counts[f"games of {game}"] += 1

    async def _arrive(self, rng: random.Random, name: str) -> Visitor:
        """Somebody new, at any of the nodes."""
        return await self._insist(lambda: Visitor.new(rng.choice(self._urls), name))

    async def _insist(self, ask: Callable[[], T]) -> T:
        """Asks over HTTP until there is an answer."""
        while True:
            with contextlib.suppress(Unwelcome, OSError, HTTPException):
                return await asyncio.to_thread(ask)
            await asyncio.sleep(0.05)

    async def _look(self) -> None:
        """Compares what everybody was told with what is kept."""
        outcome = self.outcome
        tables: dict[str, list[Client]] = {}
        for client in self._clients:
            tables.setdefault(client.party.table, []).append(client)
            outcome.counts["acknowledged"] += len(client.done)
            outcome.counts["refused"] += len(client.refused)
            outcome.counts["requests sent"] += sum(
                request.sent for request, _ in [*client.done.values(), *client.refused.values()]
            )
        for table, clients in tables.items():
            outcome.faults += await asyncio.to_thread(faults_of_table, table, clients)
        for node in self._nodes:
            status, _, errors = await asyncio.to_thread(node.stop)
            if status or errors:
                outcome.faults.append(f"the server ended with {status}: {errors}")
        kept = await asyncio.to_thread(kept_in, self._database)
        outcome.faults += faults_in_the_store(kept, self._clients, outcome.counts)
        outcome.faults += wrong_times(kept, self._began, int(time.time() * 1000), outcome.counts)
        outcome.counts["of them stored already"] = stored_before(kept, self._unanswered)
