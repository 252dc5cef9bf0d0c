"""The people of one table, who play game after game with any legal moves."""

from __future__ import annotations

import asyncio
import random
import time
from collections import deque
from functools import partial

from saboteur.client.visitor import Visitor
from saboteur.lab.load.plan import Plan
from saboteur.lab.load.plug import Heard, Plug


class Party:
    """Some people, each with a connection of their own."""

    def __init__(self, plan: Plan, number: int) -> None:
        self._plan = plan
        self._random = random.Random(f"{plan.seed} {number}")
        self._number = number
        self._people: list[Visitor] = []
        self._plugs: list[Plug] = []
        self._table = ""
        self._seen = [0] * plan.seats  # by everybody: the number of the last event
        self._under_way: deque[tuple[int, float]] = deque()  # moves sent: at which event, and when
        self._over = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self.delays: list[float] = []
        """Seconds from when a move was sent until the last of all seats has seen it, move by move."""
        self.games = 0
        """That were played to their end."""

    async def arrive(self) -> None:
        """Everybody comes to the server, and is known there by another name."""
        names = [f"P{self._number}-{seat}" for seat in range(self._plan.seats)]
        self._people = await asyncio.to_thread(lambda: [Visitor.new(self._plan.url, name) for name in names])

    async def connect(self) -> None:
        """Everybody has a connection, and is at no table yet."""
        for seat, person in enumerate(self._people):
            self._plugs.append(await Plug.connected(person, partial(self._hear, seat)))

    async def begin(self) -> None:
        """The first game begins, and others follow."""
        await self._sit()
        self._task = asyncio.create_task(self._go_on())

    def leave(self) -> None:
        """Everybody hangs up."""
        if self._task is not None:
            self._task.cancel()
        for plug in self._plugs:
            plug.close()

    # -- inside ----------------------------------------------------------------------------------------------------

    async def _go_on(self) -> None:
        while True:
            await self._over.wait()
            self.games += 1
            for plug in self._plugs:
                await plug.ask("close", table=self._table)
            await self._sit()

    async def _sit(self) -> None:
        """Another table, and the game there begins."""
        settings = self._plan.settings
        self._table = await asyncio.to_thread(self._people[0].create, settings)
        self._seen = [0] * self._plan.seats
        self._under_way.clear()
        self._over.clear()
        for seat, plug in enumerate(self._plugs):
            await plug.ask("open", table=self._table)
            await plug.ask("sit", table=self._table, seat=seat, name=f"P{seat}", nonce=f"n{seat}")
        await self._plugs[0].ask("start", table=self._table)

    def _hear(self, seat: int, heard: Heard) -> None:
        """One of the people is told something."""
        if heard.tell not in ("view", "events") or heard.at is None or heard.question is None:
            return
        self._seen[seat] = heard.at
        told = min(self._seen)
        while self._under_way and self._under_way[0][0] < told:
            self.delays.append(time.perf_counter() - self._under_way.popleft()[1])
        if heard.question.what == "over":
            if told == heard.at:
                self._over.set()
        elif heard.moves:
            move = self._random.choice(heard.moves).text
            if self._plan.pace:
                pause = self._plan.pace * self._random.uniform(0.5, 1.5)
                asyncio.get_running_loop().call_later(pause, self._move, seat, move, heard.at)
            else:
                self._move(seat, move, heard.at)

    def _move(self, seat: int, move: str, at: int) -> None:
        self._under_way.append((at, time.perf_counter()))
        self._plugs[seat].send("move", table=self._table, seat=seat, move=move, at=at)
