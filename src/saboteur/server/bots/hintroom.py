"""Hints for the people of a table: a bot that is told what their seat is told says what it would do there."""

from __future__ import annotations

from asyncio import Future
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from typing import Final

from saboteur.bots.builtin import ADVISING
from saboteur.notation.advice import Advice
from saboteur.server.bots.thought import Advised, Forgotten, Question, Reply
from saboteur.server.bots.workers import Workers
from saboteur.table.seat import Seat

SEED: Final = 0
"""The same at every table: what is suggested depends on what the seat was told, and on nothing else."""
Done = Callable[[Advice | None], None]
_numbers: Final = count(1)


@dataclass(slots=True, eq=False)
class _Adviser:
    """Somebody in another process who looks over the shoulder of one seat."""

    player: str
    told: int | None = None
    """The number of the last event it was told; `None`: nothing yet."""
    at: int = -1
    """When it was last asked."""
    advice: Advice | None = None
    """What it answered then."""
    waiting: list[tuple[int, Done]] = field(default_factory=list)
    """Those who asked since then, and when."""
    reply: Future[Reply] | None = None


class Hintroom:
    """Those who advise the seats of a table; each comes when a person first asks."""

    def __init__(self, name: str, workers: Workers) -> None:
        self._name = name
        self._workers = workers
        self._advisers: dict[int, _Adviser] = {}
        self._closed = False

    def ask(self, place: Seat, done: Done) -> None:
        """What to do at a seat that is asked for a move; `done` is told later, `None` if nobody knows.

        A player who asks again before anything has happened gets the same answer, and nobody thinks twice.
        """
        adviser = self._advisers.get(place.number)
        if adviser is None:
            adviser = self._advisers[place.number] = self._newcomer()
        if adviser.at == place.last and adviser.reply is None and adviser.advice is not None:
            done(adviser.advice)
            return
        adviser.waiting.append((place.last, done))
        if adviser.reply is None:
            self._ask(place, adviser)

    def close(self) -> None:
        """Nobody asks here any more."""
        self._closed = True
        for adviser in self._advisers.values():
            if adviser.reply is not None:
                adviser.reply.cancel()
        advisers, self._advisers = self._advisers, {}
        for adviser in advisers.values():
            waiting, adviser.waiting = adviser.waiting, []
            for _, done in waiting:
                done(None)

    # -- inside ----------------------------------------------------------------------------------------------------

    def _newcomer(self) -> _Adviser:
        return _Adviser(f"{self._name}/hint {next(_numbers)}")

    def _ask(self, place: Seat, adviser: _Adviser) -> None:
        is_new = adviser.told is None
        question = Question(
            player=adviser.player,
            bot=ADVISING,
            seed=SEED,
            first=place.first_view if is_new else None,
            told=tuple(event.what for event in place.events(adviser.told or 0)),
            unheard=(),
            moves=tuple(place.legal_moves),
            advice=True,
        )
        adviser.told = adviser.at = place.last
        adviser.advice = None
        adviser.reply = self._workers.ask(self._name, question)
        adviser.reply.add_done_callback(lambda reply: self._replied(place, adviser, reply, again=not is_new))

    def _replied(self, place: Seat, adviser: _Adviser, reply: Future[Reply], *, again: bool) -> None:
        """One who was forgotten is told everything, once; if that fails too, nobody knows."""
        if self._closed or reply.cancelled():
            return
        adviser.reply = None
        found = None if reply.exception() is not None else reply.result()
        if isinstance(found, Forgotten) and again and place.legal_moves:
            adviser.told = None
            self._ask(place, adviser)
            return
        if isinstance(found, Advised):
            adviser.advice = found.advice
        else:
            self._advisers.pop(place.number, None)
        waiting, adviser.waiting, asked = adviser.waiting, [], adviser.at
        for at, done in waiting:
            if at > asked and place.legal_moves:  # something had happened before they asked: another question
                self.ask(place, done)
            else:
                done(found.advice if isinstance(found, Advised) and at <= asked else None)
