"""A player that is a program sits at a server's table until the game is over."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from typing import Any, Final

from saboteur.client.line import FIRST_WAIT, LONGEST_WAIT, Line
from saboteur.client.remoteseat import RemoteSeat, reason_of
from saboteur.engine.worlds.history import Player
from saboteur.notation.statements import Statement
from saboteur.table.refusals import TableRefusal
from saboteur.table.seated import Seated

FAILED: Final = ("not_kept", "failed")
"""Refusals that have nothing to do with the move: the same move may be taken a little later."""


class NotSeated(Exception):
    """The server, or the table, does not give this program a seat."""


class Program:
    """A player, and the seat it has been given."""

    def __init__(self, line: Line, player: Player, tell: Callable[[str], None] = lambda _: None) -> None:
        self._line = line
        self._player = player
        self._seated = Seated(player)
        self._tell = tell
        self._seat: RemoteSeat | None = None

    def sit(self, name: str, seat: int | None = None) -> None:
        """Takes a free seat, or a bot's; gives a nonce for the deal, for which the others would have to wait."""
        wanted = {} if seat is None else {"seat": seat}
        answer = self._line.ask("sit", name=name, nonce=secrets.token_hex(8), **wanted)
        if answer["tell"] != "done":
            raise NotSeated(answer["detail"] or answer["name"])

    def play(self) -> None:
        """Answers whatever is asked until the game is over; raises what the player raises."""
        while True:
            message = self._line.next()
            assert message is not None
            match message["tell"]:
                case "view" | "events" if message["seat"] is not None:
                    self._hear(message)
                    if self._seat is not None and self._seat.over:
                        return
                    self._answer()
                case "refused" if message["name"] == "no_such_table":
                    raise NotSeated("no_such_table")
                case "gone":
                    raise NotSeated("the host has removed this program")
                case _:
                    pass

    def _hear(self, message: dict[str, Any]) -> None:
        if self._seat is None:
            self._seat = RemoteSeat(self._line, message["seat"])
            self._tell(f"seat {message['seat']}")
        events = self._seat.hear(message)
        if message["tell"] == "view":
            self._player.begin(self._seat.view)
        self._seated.tell([event.what for event in events])

    def _answer(self) -> None:
        """Chooses and moves.

        A move that came too late is forgotten: the next message says what is asked now. What else is refused (the
        server could not keep it) is tried again after a pause, as a table without a clock would wait for ever.
        """
        seat = self._seat
        if seat is None or not seat.legal_moves:
            return
        move = self._player.choose(seat.legal_moves)
        for statement in self._seated.statements():
            if (answer := seat.say(statement))["tell"] == "refused":
                self._unheard(statement, answer)
        wait = FIRST_WAIT
        while (answer := seat.submit(move))["tell"] == "refused":
            self._tell(f"{move}: {answer['name']}")
            if answer["name"] not in FAILED:
                return
            time.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)

    def _unheard(self, statement: Statement, answer: dict[str, Any]) -> None:
        """The player is told why nobody heard it, if the reason is one of the table's."""
        reason = reason_of(answer)
        if isinstance(reason, TableRefusal):
            self._seated.unheard([(statement, reason)])
