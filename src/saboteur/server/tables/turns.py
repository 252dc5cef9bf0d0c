"""The turns of the bots at an open table: they think when they are asked, and one that fails is replaced."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from saboteur.server.bots.botroom import Botroom
from saboteur.server.bots.workers import Workers
from saboteur.server.tables.changes import Changes, SeatBot, StandIn
from saboteur.server.tables.refusals import Refused
from saboteur.table.committed import Committed
from saboteur.table.table import Table

if TYPE_CHECKING:
    from saboteur.server.tables.desk import Desk
    from saboteur.server.tables.job import Job

logger: Final = logging.getLogger("saboteur.desk")
FALLBACK: Final = "plain"
"""The bot that plays when another fails."""


class Turns:
    """The bots of one desk; they sit down when the first of them is asked."""

    def __init__(self, desk: Desk, workers: Workers, move: Job, job: Callable[[Callable[[Desk], None]], Job]) -> None:
        """`move` is the job that makes the move of the bot asked; `job` makes another of something to be done."""
        self._desk = desk
        self._workers = workers
        self._move = move
        self._job = job
        self._room: Botroom | None = None
        self._awaited = False  # the bot has taken the time of a person already

    @property
    def is_thinking(self) -> bool:
        """Whether a bot in another process has been asked and has not answered."""
        return self._room is not None and self._room.is_thinking

    def think(self, seat: int, bot: str) -> None:
        """A bot whose move will be wanted soon may begin to think."""
        self._sitting().think(seat, bot)

    def wait(self) -> None:
        """The bot asked has the time of a person."""
        self._awaited = False

    def dismiss(self, seat: int) -> None:
        """The bot that plays there next begins anew."""
        if self._room is not None:
            self._room.dismiss(seat)

    def close(self) -> None:
        """Nobody plays here any more."""
        if self._room is not None:
            self._room.close()

    def move(self) -> None:
        """The bot asked makes its move; one that fails is replaced."""
        desk, played = self._desk, self._desk.played
        found = played.bot_to_move()
        if found is None:
            return
        seat, bot = found
        room = self._sitting()
        try:
            answer = room.answer(seat, bot)
            if answer is None:
                self._awaited = True
                return

            def act(table: Table, time: int) -> Committed:
                mark = len(table.log.lines)
                room.act(seat, answer, time)
                return table.committed(mark)

            desk.step(self._move, sent=f"bot:{played.number + 1}", act=act)
        except Refused:
            raise
        except Exception:
            logger.exception("a bot failed", extra={"table": played.head.id, "bot": bot})
            if bot == FALLBACK:
                raise
            desk.spoil(self._job(lambda desk: desk.turns.replace(seat, bot)))  # it may have said something before

    def replace(self, seat: int, bot: str) -> None:
        """Another bot plays on where this one failed."""
        place = self._desk.played.seating.places[seat]
        if place.bot != bot:
            return
        change: Changes = (
            SeatBot(seat=seat, bot=FALLBACK, name=place.name)
            if place.owner is None
            else StandIn(seat=seat, bot=FALLBACK, why="failed")
        )
        self._desk.step(self._move, sent=f"bot:{self._desk.played.number + 1}", changes=(change,))

    # -- inside ----------------------------------------------------------------------------------------------------

    def _sitting(self) -> Botroom:
        if self._room is None:
            table = self._desk.played.table
            assert table is not None, "the game has begun"
            self._room = Botroom(table, self._desk.played.head.id, self._workers, self._has_thought)
        return self._room

    def _has_thought(self) -> None:
        if self._awaited and not self._desk.closed:
            self._awaited = False
            self._desk.do(self._move)
