"""The people of one table, who play game after game with any legal moves."""

from __future__ import annotations

import asyncio
import random
import time
from collections import deque
from functools import partial

from saboteur.client.visitor import Visitor
from saboteur.lab.load.plan import Plan
from saboteur.lab.load.plug import Heard, Plug, Unanswered

AGAIN = 0.1
"""Seconds until somebody whom no server answers tries again."""


class Party:
    """Some people, each with a connection of their own."""

    def __init__(self, plan: Plan, number: int) -> None:
        self._plan = plan
        self._random = random.Random(f"{plan.seed} {number}")
        self._number = number
        self._people: list[Visitor] = []
        self._plugs: list[Plug] = []
        self._table = ""
        self._seen = [0] * (plan.seats + plan.watchers)  # by everybody: the number of the last event
        self._under_way: deque[tuple[int, float]] = deque()  # moves sent: at which event, and when
        self._held = False
        self._sitting = False
        self._over = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self.delays: list[float] = []
        """Seconds from when a move was sent until the last of all seats has seen it, move by move."""
        self.games = 0
        """That were played to their end."""
        self._received = 0  # bytes, by connections that are closed

    @property
    def received(self) -> int:
        """Bytes that came to everybody."""
        return self._received + sum(plug.received for plug in self._plugs)

    async def arrive(self) -> None:
        """Everybody comes to the server, and is known there by another name."""
        numbers = range(len(self._seen))
        self._people = await asyncio.to_thread(
            lambda: [Visitor.new(self._url(number), f"P{self._number}-{number}") for number in numbers]
        )

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
        self._held = True
        if self._task is not None:
            self._task.cancel()
        for plug in self._plugs:
            plug.close()

    async def hold(self) -> None:
        """Nobody moves any more; done when everybody has seen the last move."""
        self._held = True
        while self._sitting or self._under_way:
            await asyncio.sleep(0.02)

    async def storm(self) -> list[float]:
        """All connections are cut, and everybody comes back at once: after how many seconds each sees the position."""
        at, began = max(self._seen), time.perf_counter()
        for plug in self._plugs:
            plug.cut()
            self._received += plug.received
        self._seen = [-1] * len(self._seen)
        return await asyncio.gather(*(self._again(number, at, began) for number in range(len(self._people))))

    # -- inside ----------------------------------------------------------------------------------------------------

    def _url(self, number: int) -> str:
        return self._plan.url(self._number, number)

    async def _again(self, number: int, at: int, began: float) -> float:
        while True:
            try:
                plug = await Plug.connected(self._people[number], partial(self._hear, number))
                self._plugs[number] = plug
                await plug.ask("open", table=self._table)
                break
            except (OSError, Unanswered):
                await asyncio.sleep(AGAIN)
        while self._seen[number] < at:
            await asyncio.sleep(0.005)
        return time.perf_counter() - began

    async def _go_on(self) -> None:
        while True:
            await self._over.wait()
            self.games += 1
            for plug in self._plugs:
                await plug.ask("close", table=self._table)
            await self._sit()

    async def _sit(self) -> None:
        """Another table, and the game there begins."""
        self._sitting = True
        settings = self._plan.settings
        self._table = await asyncio.to_thread(self._people[0].create, settings)
        self._seen = [0] * len(self._seen)
        self._under_way.clear()
        self._over.clear()
        for seat, plug in enumerate(self._plugs):
            await plug.ask("open", table=self._table)
            if seat < self._plan.seats:
                await plug.ask("sit", table=self._table, seat=seat, name=f"P{seat}", nonce=f"n{seat}")
        await self._plugs[0].ask("start", table=self._table)
        self._sitting = False

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
        elif heard.moves and seat < self._plan.seats:
            move = self._random.choice(heard.moves).text
            if self._plan.pace:
                pause = self._plan.pace * self._random.uniform(0.5, 1.5)
                asyncio.get_running_loop().call_later(pause, self._move, seat, move, heard.at)
            else:
                self._move(seat, move, heard.at)

    def _move(self, seat: int, move: str, at: int) -> None:
        if self._held:
            return
        self._under_way.append((at, time.perf_counter()))
        self._plugs[seat].send("move", table=self._table, seat=seat, move=move, at=at)
