"""What people give for the deal of a game that is about to begin (docs/fair-deal.md), and who waits for it."""

from __future__ import annotations

from asyncio import AbstractEventLoop, TimerHandle
from collections.abc import Callable
from typing import Generic, TypeVar

Waiting = TypeVar("Waiting")


class Nonces(Generic[Waiting]):
    """The nonces of one table; they are not stored, but asked for again."""

    def __init__(self, loop: AbstractEventLoop, begin: Callable[[Waiting], None]) -> None:
        """`begin` is given all that waited, one after the other, when the waiting is over."""
        self._loop = loop
        self._begin = begin
        self._waiting: list[Waiting] = []
        self._until: TimerHandle | None = None
        self.given: dict[tuple[int, str], str] = {}
        """By seat and person."""
        self.asked = False

    @property
    def is_awaited(self) -> bool:
        """Whether the game is about to begin."""
        return bool(self._waiting)

    def wait(self, what: Waiting, seconds: float) -> None:
        """Goes on with this when all nonces are there, or after some seconds."""
        if not self._waiting:
            self._until = self._loop.call_later(seconds, self.go_on)
        self._waiting.append(what)

    def go_on(self) -> None:
        """The waiting is over."""
        waiting, self._waiting = self._waiting, []
        if self._until is not None:
            self._until.cancel()
        for each in waiting:  # the first begins, the others were the same request
            self._begin(each)
        self.asked = False  # if it did not begin, they are asked again
