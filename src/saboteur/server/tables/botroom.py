"""The bots of a table: each is told what its seat is told, and nothing else."""

from __future__ import annotations

import hashlib
from typing import Final, Literal

from saboteur.bots.builtin import BUILT_IN
from saboteur.server.tables import thinking
from saboteur.server.tables.thinking import limited
from saboteur.table.seated import Seated
from saboteur.table.table import Table

Cost = Literal["quick", "thinking"]
"""Whether a bot moves at once, or takes the time of a player."""
COSTS: Final[tuple[tuple[str, Cost], ...]] = tuple((name, "quick") for name in BUILT_IN)
"""Every bot that may sit at a table, by its name."""


class Botroom:
    """Bots in this process: quick ones, made when they are first asked."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._seated: dict[int, tuple[str, Seated]] = {}
        self._told: dict[int, int] = {}

    def move(self, seat: int, bot: str, time: int) -> None:
        """A bot makes the move of a seat, after what it has to say; whatever goes wrong in it is raised."""
        with limited(thinking.LONGEST_THOUGHT):
            self._move(seat, bot, time)

    def dismiss(self, seat: int) -> None:
        """Whoever plays there next begins anew."""
        self._seated.pop(seat, None)

    def _move(self, seat: int, bot: str, time: int) -> None:
        place = self._table.seat(seat)
        kind, seated = self._seated.get(seat, ("", None))
        if seated is None or kind != bot:
            player = BUILT_IN[bot](self._seed(seat))
            player.begin(place.first_view)
            seated = Seated(player)
            self._seated[seat], self._told[seat] = (bot, seated), 0
        events = place.events(since=self._told[seat])
        self._told[seat] = place.last
        seated.tell([event.what for event in events])
        seated.answer(place, seated.player.choose(place.legal_moves), time=time)

    def _seed(self, seat: int) -> int:
        """The seed of a bot: the same when the table is opened again, and useless for guessing the cards."""
        digest = hashlib.sha256(f"bot {seat} of {self._table.seed}".encode()).hexdigest()
        return int(digest[:12], 16)
